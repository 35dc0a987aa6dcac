"""Telephone numbers: what is read, what is refused, and how they are written."""

import time

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import BadOption, Invalid, UnknownColumn, UnknownFormat, clean_value

OURS = "+14155550123"


def refusal(value, **options):
    with pytest.raises(Invalid) as raised:
        clean_value(value, "phone", **options)
    return raised.value.reason


def notes_of(cells, target_format="e164", **options):
    with cl.reports() as log:
        cl.clean_phone(cells, target_format=target_format, errors="coerce", **options)
    return log[0].notes


@pytest.mark.parametrize(
    "text",
    [
        "(415) 555-0123", "415-555-0123", "415.555.0123", "415 555 0123", "4155550123",
        "1-415-555-0123", "+1 415 555 0123", "+1(415)555-0123", "+1.415.555.0123",
        "415) 555-0123", "415/555-0123", "[415] 555-0123", "+1 415 555 0123.", "(415)5550123--",
        "Tel.: 415-555-0123", "Phone 415 555 0123", "M: (415) 555-0123", "T+14155550123",
        "fax +1-415-555-0123", "#4155550123", "415-555-0123 (home)", "415-555-0123 cell",
        "☎ 415-555-0123", "<415-555-0123>", '"(415) 555-0123"', "'4155550123",
        "tel:+1-415-555-0123", "callto:+14155550123", "tel:415-555-0123;phone-context=+1",
        "4155550123.0",
        "4.155550123E+09", "1.4155550123e10", "４１５－５５５－０１２３", "٤١٥٥٥٥٠١٢٣",
        "\u202a+1 415 555 0123\u202c", "415\u200b555\u00a00123", "415–555–0123", 4155550123,
        4155550123.0,
    ],
)  # fmt: skip
def test_usual_spellings_of_one_number(text):
    assert clean_value(text, "phone") == OURS


@pytest.mark.parametrize(
    ("text", "region", "expected"),
    [
        ("020 7946 0958", "GB", "+442079460958"),
        ("442079460958", "GB", "+442079460958"),
        ("0044 20 7946 0958", "DE", "+442079460958"),
        ("011 44 20 7946 0958", "US", "+442079460958"),
        ("+44 (0)20 7946 0958", "US", "+442079460958"),
        ("+48 (0)512 345 678", "US", "+48512345678"),
        ("+39 (0)6 1234 5678", "US", "+390612345678"),
        ("06 1234 5678", "IT", "+390612345678"),
        ("030/1234567", "DE", "+49301234567"),
        ("+49 38231/12345", "DE", "+493823112345"),
        ("8 (495) 555-01-23", "RU", "+74955550123"),
        ("06 1 234 5678", "HU", "+3612345678"),
        ("0 11 91234-5678", "BR", "+5511912345678"),
        ("01.23.45.67.89", "FR", "+33123456789"),
        ("011 15-2345-6789", "AR", "+5491123456789"),
        ("0351 15 455-0123", "AR", "+5493514550123"),
        ("0351-455-0123", "AR", "+543514550123"),
        ("+52 1 55 1234 5678", "US", "+525512345678"),
        ("044 55 1234 5678", "MX", "+525512345678"),
        ("045 55 1234 5678", "MX", "+525512345678"),
        ("01 55 1234 5678", "MX", "+525512345678"),
        ("+800 1234 5678", "US", "+80012345678"),
        ("+66 81 555 0123", None, "+66815550123"),
    ],
)
def test_prefixes_of_countries(text, region, expected):
    assert clean_value(text, "phone", region=region) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("1-800-555-TEST", "+18005558378"),
        ("1-800-FLOWERS", "+18003569377"),
        ("(800) call-now", "+18002255669"),
        ("800 GO FEDEX", "+18004633339"),
    ],
)
def test_letters_of_a_keypad_in_the_last_seven_places(text, expected):
    assert clean_value(text, "phone") == expected
    assert notes_of([text]) == {"letters_dialled": 1}


@pytest.mark.parametrize(
    "text",
    [
        "415-555-0123 ext. 89", "415-555-0123 x89", "415-555-0123x89", "415-555-0123 Extension: 89",
        "(415) 555-0123 #89", "415-555-0123,,89#", "415-555-0123, 89", "415-555-0123;ext=89",
        "415-555-0123 (ext. 89)", "tel:+1-415-555-0123;ext=89", "415-555-0123 extn 89",
    ],
)  # fmt: skip
def test_extensions(text):
    assert clean_value(text, "phone", "nanp") == "415-555-0123 ext. 89"
    assert notes_of([text]) == {"extension_dropped": 1}
    assert notes_of([text], "nanp") == {}


@pytest.mark.parametrize(
    ("text", "options", "reason"),
    [
        ("555-0123", {}, "missing_part"),
        ("15 2345 6789", {"region": "AR"}, "missing_part"),
        ("020 7946 0958", {"region": None}, "missing_part"),
        ("911", {}, "length"),
        ("112", {"region": "DE"}, "length"),
        ("116117", {"region": "DE"}, "length"),
        ("03432640000", {}, "length"),
        ("+1 415 555 01234", {}, "length"),
        ("tel:911", {}, "length"),
        ("9" * 300, {}, "length"),
        ("155-555-0123", {}, "component"),
        ("415-155-0123", {}, "component"),
        ("0000000000", {}, "component"),
        ("7777777777", {}, "component"),
        ("+44 7777777777", {}, "component"),
        ("0.0098 51.4934", {"region": "DE"}, "component"),
        ("00000000010", {"region": "IT"}, "component"),
        ("0000006000", {"region": "MX"}, "component"),
        ("+1 0086-592-5550191", {}, "component"),
        ("+49 0049 30 123456", {}, "component"),
        ("+91 91 98765 43210", {}, "component"),
        ("+999 1234567", {}, "unknown"),
        ("4.16E+09", {}, "lost_digits"),
        (1e20, {}, "lost_digits"),
        ("415-555-0123 / 415-555-0199", {}, "ambiguous"),
        ("415-555-0123; 415-555-0199", {}, "ambiguous"),
        ("415-555-0123\n415-555-0199", {}, "ambiguous"),
        ("415-555-0123 or 415-555-0199", {}, "ambiguous"),
        ("415-555-0123 415-555-0199", {}, "ambiguous"),
        ("415-555-0123 - 415-555-0199", {}, "ambiguous"),
        ("+14155550123+14155550199", {}, "ambiguous"),
        ("415-555-0123 & 415-555-0199", {}, "ambiguous"),
        ("+49 30 1234567.0", {}, "ambiguous"),
        ("(415) 555-0123.0", {}, "ambiguous"),
        ("2025-01-03", {"region": "DE"}, "ambiguous"),
        ("03.01.2025", {"region": "DE"}, "ambiguous"),
        ("123 ABC COMPANY", {}, "syntax"),
        ("+353ks.123456789", {}, "syntax"),
        ("200 Main Str", {}, "syntax"),
        ("1-800-MATTRESS", {}, "syntax"),
        ("+44 800 FLOWERS", {}, "syntax"),
        ("415 555 O123", {}, "syntax"),
        ("415-555-O123", {}, "syntax"),
        ("415-OOO-0123", {}, "syntax"),
        ("415-555-Ol23", {}, "syntax"),
        ("+1201594031L", {}, "syntax"),
        ("415-5O5-OlOS", {}, "syntax"),
        ("1-800-FL0WERS", {}, "syntax"),
        ("O6 1234 5678", {"region": "IT"}, "syntax"),
        ("call 415-555-0123", {}, "syntax"),
        ("415-555-0123 ask for Bob", {}, "syntax"),
        ("++14155550123", {}, "syntax"),
        ("+1+4155550123", {}, "syntax"),
        ("-4155550123", {}, "syntax"),
        ("tel:+14155550123;foo=1", {}, "syntax"),
        ("tel:+14155550123;ext=a", {}, "syntax"),
        ("4155550123\x00", {}, "syntax"),
        (415555012.3, {}, "syntax"),
        (-4155550123, {}, "syntax"),
        (True, {}, "syntax"),
    ],
)
def test_refused(text, options, reason):
    assert refusal(text, **options) == reason


@pytest.mark.parametrize(
    "text", ["1" * 1_000_000, "+ " * 500_000, "(" * 250, "ext " * 60, "tel: " * 50, "x1" * 100,
             "((" * 100 + "1", "1 " * 124, ",1" * 120, "no. " * 60 + "1", "<" * 120 + ">" * 120]
)  # fmt: skip
def test_hostile_texts_are_refused_at_once(text):
    clean_value(OURS, "phone")
    started = time.perf_counter()
    refusal(text)
    assert time.perf_counter() - started < 0.5


@pytest.mark.parametrize(
    ("target_format", "domestic", "foreign"),
    [
        ("e164", "+14155550123", "+442079460958"),
        ("international", "+1 415-555-0123 ext. 89", "+44 20 7946 0958 ext. 89"),
        ("national", "(415) 555-0123 ext. 89", "020 7946 0958 ext. 89"),
        ("nanp", "415-555-0123 ext. 89", None),
        ("rfc3966", "tel:+1-415-555-0123;ext=89", "tel:+44-20-7946-0958;ext=89"),
        ("digits", "14155550123", "442079460958"),
        ("masked", "+1 ***-***-0123", "+44 ** **** 0958"),
        ("region", "US", "GB"),
        ("(NNN) NNN-NNNN", "(415) 555-0123", "(207) 946-0958"),
        ("NNN NNN NNNN", "415 555 0123", "207 946 0958"),
        ("+country_code national_number", "+1 4155550123", "+44 2079460958"),
        ("area_code.exchange.line[ x]extension", "415.555.0123 x89", None),
        ("NNNNNNN", None, None),
    ],
)
def test_formats(target_format, domestic, foreign):
    cells = ["415-555-0123 x89", "+44 20 7946 0958 ext 89"]
    cleaned = cl.clean_phone(cells, target_format=target_format, errors="coerce")
    assert cleaned == [domestic, foreign]


def test_kinds_of_numbers():
    cells = ["800-555-0123", "+44 7400 123456", "+44 20 7946 0958", "+1 202 555 0143"]
    assert cl.clean_phone(cells, target_format="type") == [
        "toll_free", "mobile", "fixed_line", "fixed_line_or_mobile",
    ]  # fmt: skip


def test_parts():
    assert clean_value("415-555-0123 ext. 89", "phone", "parts") == {
        "country_code": "1", "area_code": "415", "exchange": "555", "line": "0123",
        "national_number": None, "extension": "89",
    }  # fmt: skip
    assert clean_value("06 1234 5678", "phone", "parts", region="IT") == {
        "country_code": "39", "area_code": None, "exchange": None, "line": None,
        "national_number": "0612345678", "extension": None,
    }  # fmt: skip


def test_an_absent_extension_takes_the_text_before_it_along():
    spec = "NNN-NNN-NNNN[ ext. ]extension"
    assert clean_value(OURS, "phone", spec) == "415-555-0123"
    assert clean_value(f"{OURS}x7", "phone", spec) == "415-555-0123 ext. 7"
    assert clean_value(OURS, "phone", "(extension)NNNNNNNNNN") == ")4155550123"


@pytest.mark.parametrize("spec", ["e146", "INTERNATIONAL", "local", "---", "area_cod line", ""])
def test_what_is_no_format(spec):
    with pytest.raises(UnknownFormat, match="phone: "):
        clean_value(OURS, "phone", spec)


def test_a_misspelt_format_has_a_hint():
    with pytest.raises(UnknownFormat, match="did you mean 'international'"):
        clean_value(OURS, "phone", "internationl")
    with pytest.raises(UnknownFormat, match="did you mean 'area_code'"):
        clean_value(OURS, "phone", "area_cod line")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"region": "UK"}, "did you mean 'GB'"),
        ({"region": "Germany"}, "did you mean 'DE'"),
        ({"region": "us"}, "did you mean 'US'"),
        ({"region": "ZZ"}, "ISO 3166"),
        ({"region": 1}, "ISO 3166"),
        ({"validity": "valid"}, "possible, .*assigned|'possible', 'assigned'"),
        ({"on_multiple": "last"}, "reject"),
        ({"default_area_code": "1"}, "three digits"),
        ({"default_area_code": "112"}, "three digits"),
        ({"default_area_code": 415}, "three digits"),
    ],
)
def test_impossible_options_are_refused(given, message):
    with pytest.raises(BadOption, match=message):
        cl.clean_phone([], **given)


def test_validity():
    assert clean_value("555-234-5678", "phone", "nanp") == "555-234-5678"
    assert refusal("555-234-5678", validity="assigned") == "unknown"
    assert refusal("+225 89 00 00 91", validity="assigned") == "length"
    assert clean_value("+1 242 359 1234", "phone", validity="assigned") == "+12423591234"


def test_the_first_of_several_numbers_on_request():
    cells = ["415-555-0123 / 415-555-0199 (cell)", "(415) 555-0123 (415) 555-0199"]
    cleaned = cl.clean_phone(cells, on_multiple="first")
    assert cleaned == [OURS, OURS]
    assert notes_of(cells[1:], on_multiple="first") == {"first_taken": 1}


def test_an_area_code_for_numbers_without_one():
    assert clean_value("555-0123", "phone", default_area_code="415") == OURS
    assert clean_value("555-0123 x5", "phone", "nanp", default_area_code="415").endswith("ext. 5")
    assert notes_of(["555-0123"], default_area_code="415") == {"area_code_assumed": 1}
    assert clean_value("4155-0123", "phone", region="DE", default_area_code="415") == "+4941550123"


def test_columns_of_numbers_lose_no_digit_and_gain_none():
    floats = pd.Series([4155550123.0, float("nan")])
    assert cl.clean_phone(floats).tolist()[0] == OURS
    assert cl.clean_phone(pd.Series([4155550123])).tolist() == [OURS]
    fractions = pd.Series([4155550123.0, 415555012.5])
    assert cl.clean_phone(fractions, errors="coerce").isna().tolist() == [False, True]


def test_the_region_may_stand_in_another_column():
    frame = pd.DataFrame(
        {
            "phone": ["020 7946 0958", "06 1234 5678", "415-555-0123", "415-555-0123", "x"],
            "country": ["United Kingdom", "ITA", "us", "Atlantis", None],
        }
    )
    with cl.reports() as log:
        cleaned = cl.clean_phone(frame, "phone", region_from="country", errors="coerce")
    assert cleaned["phone"].tolist()[:4] == ["+442079460958", "+390612345678", OURS, OURS]
    assert log[0].notes == {"region_assumed": 1}
    assert log[0].reasons == {"syntax": 1}
    strict = cl.clean_phone(frame, "phone", region_from="country", region=None, errors="coerce")
    assert strict["phone"].isna().tolist() == [False, False, False, True, True]
    with pytest.raises(UnknownColumn, match="region_from: there is no column 'land'"):
        cl.clean_phone(frame, "phone", region_from="land")


@given(
    st.from_regex(r"[2-9][0-9]{2}[2-9][0-9]{6}", fullmatch=True).filter(lambda n: len(set(n)) > 1),
    st.sampled_from(["", "7", "0123"]),
    st.sampled_from(["international", "rfc3966", "e164", "nanp", "national"]),
)
def test_what_is_written_is_read_again(number, extension, target_format):
    once = clean_value(f"{number} x{extension}" if extension else number, "phone", target_format)
    assert clean_value(once, "phone", target_format) == once
    assert clean_value(once, "phone") == f"+1{number}"
