"""Countries: names, codes, flags, and what is none."""

import pandas as pd
import pycountry
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import clean_value
from cleanlib.column_types.country.type import COUNTRY
from cleanlib.core.settings import settings
from cleanlib.shared.countries import countries, names, withdrawn
from tests.column_types.reading import reason_of

CURRENT = [code for code, row in countries().items() if not row.is_withdrawn]


@pytest.mark.parametrize("country", list(pycountry.countries), ids=lambda one: one.alpha_2)
def test_the_list_is_that_of_iso_3166_1(country):
    row = countries()[country.alpha_2]
    assert (row.alpha_3, row.numeric) == (country.alpha_3, country.numeric)
    for attribute in ("name", "official_name", "common_name", "alpha_2", "alpha_3", "numeric"):
        text = getattr(country, attribute, country.alpha_2)
        assert clean_value(text, "country", "alpha-2") == country.alpha_2


def test_only_kosovo_is_in_addition():
    assert {*CURRENT} - {country.alpha_2 for country in pycountry.countries} == {"XK"}


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("de", "DE"),
        ("NA", "NA"),
        ("no", "NO"),
        ("UK", "GB"),
        ("EL", "GR"),
        ("gbr", "GB"),
        ("840", "US"),
        ("840.0", "US"),
        ("🇩🇪", "DE"),
        ("Ｊａｐａｎ", "JP"),
        (" \ufeffGermany\u200b ", "DE"),
        ("U.S.", "US"),
        ("U. S. A.", "US"),
        ("the Netherlands", "NL"),
        ("Gambia, The", "GM"),
        ("Bahamas (the)", "BS"),
        ("united_states", "US"),
        ("Cote d`Ivoire", "CI"),
        ("Korea (Republic of)", "KR"),
        ("KOREA, DEM. PEOPLE’S REP.", "KP"),
        ("Egypt, Arab Rep.", "EG"),
        ("Yemen, Rep.", "YE"),
        ("Hong Kong SAR, China", "HK"),
        ("Virgin Islands (U.S.)", "VI"),
        ("Cocos (Keeling) Islands", "CC"),
        ("W. Sahara", "EH"),
        ("St. Vin. and Gren.", "VC"),
        ("Trinidad &amp; Tobago", "TT"),
        ("TÃ¼rkiye", "TR"),
        ("Myanmar (Burma)", "MM"),
        ("Germany (DE)", "DE"),
        ("USA - United States", "US"),
        ("Georgia", "GE"),
        ("Zaire", "CD"),
        ("Czech Republic", "CZ"),
        ("Kosovo", "XK"),
        ('"Germany"', "DE"),
    ],
)
def test_names_and_codes_in_many_spellings(text, code):
    assert clean_value(text, "country", "alpha-2") == code


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Narnia", "unknown"),
        ("Europe", "unknown"),
        ("EU", "unknown"),
        ("New Mexico", "unknown"),
        ("Paris", "unknown"),
        ("England", "unknown"),
        ("Northern Ireland", "unknown"),
        ("Yugoslavia", "unknown"),
        ("USSR", "unknown"),
        ("Deutschland", "unknown"),
        ("Kanada", "unknown"),
        ("Germany?", "unknown"),
        ("G\u0435rmany", "unknown"),  # a Cyrillic letter
        ("+49", "unknown"),
        ("999", "unknown"),
        ("US and Canada", "unknown"),
        ("Korea", "ambiguous"),
        ("Virgin Islands", "ambiguous"),
        ("Iran, Iraq", "component"),
        ("Georgia (US)", "component"),
        ("49", "length"),
        ("a" * 1_000_000, "length"),
        ("(" * 100, "unknown"),
    ],
)
def test_what_is_no_country_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "country") == reason


@pytest.mark.parametrize(
    ("spec", "text"),
    [
        ("name", "South Korea"),
        ("official", "Republic of Korea"),
        ("alpha-2", "KR"),
        ("alpha-3", "KOR"),
        ("numeric", "410"),
        ("common", "South Korea"),
        ("flag", "🇰🇷"),
        ("calling_code", "+82"),
        ("continent", "Asia"),
        ("currency", "KRW"),
    ],
)
def test_formats(spec, text):
    assert clean_value("Korea, Rep.", "country", spec) == text


def test_parts():
    assert clean_value("us", "country", "parts") == {
        "alpha_2": "US",
        "alpha_3": "USA",
        "numeric": "840",
        "name": "United States",
    }


@pytest.mark.parametrize("spec", [name for name, one in COUNTRY.formats.items() if one.lossless])
def test_what_is_written_is_read_again(spec):
    if spec == "parts":
        return
    codes = [code for code in CURRENT if spec != "numeric" or code != "XK"]
    written = cl.clean_country(codes, target_format=spec)
    assert cl.clean_country(written, target_format="alpha-2") == codes
    assert cl.clean_country(written, target_format=spec) == written


def test_numbers_are_numeric_codes_that_lost_their_zeros_and_texts_are_not():
    for dtype in ("int64", "float64", "Int64", "object"):
        frame = pd.DataFrame({"x": pd.Series([4, 840], dtype=dtype)})
        assert cl.clean_country(frame, "x", "alpha-2")["x"].tolist() == ["AF", "US"]
    assert reason_of("4", "country") == "length"
    assert clean_value("4", "country", "alpha-2", input="numeric") == "AF"


@pytest.mark.parametrize(
    ("text", "options", "code"),
    [
        ("England", {"constituents": True}, "GB"),
        ("Zanzibar", {"constituents": True}, "TZ"),
        ("España", {"aliases": ["endonym"]}, "ES"),
        ("日本", {"aliases": "endonym"}, "JP"),
        ("Yugoslavia", {"historic": True}, "YUCS"),
        ("DDR", {"historic": True}, "DDDE"),
        ("SUHH", {"historic": True}, "SUHH"),
        ("Burma", {"historic": True}, "MM"),
        ("Germny", {"fuzzy": True}, "DE"),
        ("Grmany", {"fuzzy": True}, "DE"),
        ("Swedan", {"fuzzy": True, "threshold": 2}, "SE"),
    ],
)
def test_options_read_more(text, options, code):
    assert clean_value(text, "country", "alpha-2", **options) == code
    assert clean_value(code, "country", "alpha-2", **options) == code


@pytest.mark.parametrize(
    ("text", "options", "reason"),
    [
        ("Kosovo", {"user_assigned": False}, "unknown"),
        ("CS", {"historic": True}, "ambiguous"),
        ("Nigeri", {"fuzzy": True}, "ambiguous"),
        ("ZZ", {"fuzzy": True, "threshold": 5}, "unknown"),
        ("Xyz", {"fuzzy": True, "threshold": 5}, "unknown"),
        ("Indiana", {"fuzzy": True, "threshold": 2}, "unknown"),
        ("Koreaa", {"fuzzy": True}, "unknown"),
        ("Euope", {"fuzzy": True}, "unknown"),
        ("Germny", {}, "unknown"),
    ],
)
def test_options_never_guess_between_two(text, options, reason):
    assert reason_of(text, "country", **options) == reason


def test_null_tokens_are_missing_unless_they_are_codes():
    column = ["None", "N/A", "nan", "", "NA", "no"]
    options = {"fuzzy": True, "threshold": 5}
    result = cl.clean(pd.DataFrame({"x": column}), "x", "country", "alpha-2", **options)
    assert result.df["x"].isna().tolist() == [True] * 4 + [False] * 2
    assert result.report.invalid == 0


def test_the_report_lists_misspellings_with_their_distance():
    frame = pd.DataFrame({"x": ["Germny", "Germny", "Swedan"]})
    report = cl.clean(frame, "x", "country", fuzzy=True, threshold=2, errors="coerce").report
    assert report.notes["fuzzy_match"] == 3
    assert [(m.text, m.value, m.distance) for m in report.matches] == [
        ("Germny", "Germany", 1),
        ("Swedan", "Sweden", 1),
    ]


@pytest.mark.parametrize(
    "options",
    [{"threshold": 0}, {"threshold": True}, {"threshold": 9}, {"aliases": ["exonym"]},
     {"input": "fips"}, {"fuzzy": 1}],
)  # fmt: skip
def test_impossible_options_are_refused_at_once(options):
    with pytest.raises(cl.BadOption):
        clean_value("DE", "country", **options)


def test_a_hint_names_the_option_that_reads_it():
    with pytest.raises(cl.Invalid, match="historic=True reads it as YUCS"):
        clean_value("Yugoslavia", "country")
    with pytest.raises(cl.Invalid, match="endonym"):
        clean_value("Deutschland", "country")


def test_no_name_means_two_things():
    assert not {*names()} & {*withdrawn()}


DECORATED = st.builds(
    lambda name, case, before, after, joint: before + case(name).replace(" ", joint) + after,
    st.sampled_from([*names(), *CURRENT, *(r.name for r in countries().values()), "korea", "x"]),
    st.sampled_from([str.lower, str.upper, str.title, str.swapcase]),
    st.sampled_from(["", " ", "the ", "The ", "_", ".", "(", "\u00a0", "'"]),
    st.sampled_from(["", " ", ".", ",", ";", ")", " -", "_", "\n", " (the)"]),
    st.sampled_from([" ", "  ", "_", "-", ".", ". ", ", ", " - ", "/", "\u2009", "'"]),
)


@given(st.lists(DECORATED, min_size=1, max_size=40))
def test_plain_spellings_are_read_as_one_by_one(cells):
    frame = pd.DataFrame({"x": pd.Series(cells, dtype="str")})
    outcomes = []
    for fast in (True, False):
        settings.fast_path = fast
        try:
            outcomes.append(cl.clean(frame, "x", "country", "alpha-2", errors="coerce"))
        finally:
            settings.fast_path = True
    assert outcomes[0].df.equals(outcomes[1].df)
    assert outcomes[0].report.reasons == outcomes[1].report.reasons
