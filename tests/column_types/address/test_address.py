"""Postal addresses: their parts, templates, letter case, and what is none."""

import pandas as pd
import pytest

import cleanlib as cl
from cleanlib import clean_value
from cleanlib.core.settings import settings
from tests.column_types.address.invented import Inventor
from tests.column_types.reading import reason_of


def parts(text, **options):
    found = clean_value(text, "address", "parts", **options)
    return {name: part for name, part in found.items() if part is not None}


PLACE = {"city": "Reno", "state": "NV", "zip": "89501"}
MAIN = {"house_number": "10", "street": "Main St"}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("10 Main St, Reno, NV 89501", {}),
        ("  10   Main   St ,, Reno ,NV   89501. ", {}),
        ("10 Main St\nReno NV 89501", {}),
        ("10 Main St|Reno|NV|89501", {}),
        ("１０ Main St, Reno, NV 89501", {}),
        ("10 Main St, nan, Reno, NV, 89501, None", {}),
        ("Suite 200, 10 Main St, Reno, NV 89501", {"apt": "200"}),
        ("10 Main St, Apt #5, Reno, NV 89501", {"apt": "5"}),
        ("10 Main St # 5 Reno NV 89501", {"apt": "5"}),
        ("10 Main St 2nd Floor, Reno, NV 89501", {"apt": "2nd Floor"}),
        ("10 Main St Floor 2, Reno, NV 89501", {"apt": "2"}),
        ("10 Main St Bldg M Apt 12, Reno, NV 89501", {"apt": "Bldg M Apt 12"}),
        ("10 Main St, PO Box 12, Reno, NV 89501", {"po_box": "PO Box 12"}),
        ("PO Box 12, 10 Main St, Reno, NV 89501", {"po_box": "PO Box 12"}),
        ("10 Main St, Reno, NV 89501, USA", {"country": "USA"}),
        ("10 Main St, Reno, NV, United States 89501", {"country": "United States"}),
        ("Oak Tower, 10 Main St, Reno, NV 89501", {"building": "Oak Tower"}),
        ("10 Main St, Oak Tower, Reno, NV 89501", {"building": "Oak Tower"}),
        ("Attn: Jane Doe, 10 Main St, Reno, NV 89501", {}),
    ],
)
def test_parts_around_a_street(text, expected):
    assert parts(text) == {**MAIN, **PLACE, **expected}


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("12 & 14 Oak Ave, Reno, NV", {"house_number": "12 & 14", "street": "Oak Ave"}),
        ("12 - 14 Oak Ave, Reno, NV", {"house_number": "12-14", "street": "Oak Ave"}),
        ("12½ Oak Ave, Reno, NV", {"house_number": "12½", "street": "Oak Ave"}),
        ("One Oak Way, Reno, NV", {"house_number": "One", "street": "Oak Way"}),
        ("US-50, Reno, NV", {"street": "US-50"}),
        ("Main St & Oak Ave, Reno, NV", {"street": "Main St & Oak Ave"}),
        ("Calle 5 B-12, Reno, NV", {"street": "Calle 5 B-12"}),
        ("HC 1 Box 12, Reno, NV", {"po_box": "HC 1 Box 12"}),
        ("10 Oak Ave, Reno, NV, US", {"house_number": "10", "street": "Oak Ave", "country": "US"}),
    ],
)
def test_numbers_and_streets(text, expected):
    assert parts(text) == {"city": "Reno", "state": "NV", **expected}


@pytest.mark.parametrize(
    ("text", "city", "state"),
    [
        ("10 Main St New York New York 10001", "New York", "New York"),
        ("10 Main St, Washington, D.C. 20500", "Washington", "D.C."),
        ("10 MAIN ST WASHINGTON DISTRICT OF COLUMBIA 20500", "Washington", "District of Columbia"),
        ("10 Main St, Virginia Beach, Virginia 23451", "Virginia Beach", "Virginia"),
        ("10 Main St, Kansas City Kansas 66101", "Kansas City", "Kansas"),
        ("10 Main St, Charleston, West Virginia 25301", "Charleston", "West Virginia"),
        ("10 Main St, Reno, Nev. 89501", "Reno", "Nev."),
        (" 10  Main St , Lesa ,Ohio,44123", "Lesa", "Ohio"),
        ("10 Gocuthuson Way Lesa Ohio 44123", "Lesa", "Ohio"),
    ],
)
def test_names_of_states(text, city, state):
    found = parts(text)
    assert (found["city"], found["state"]) == (city, state)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("Reno NV", {"city": "Reno", "state": "NV"}),
        ("10 Main St, Reno, Nevada, United States of America",
         {**MAIN, "city": "Reno", "state": "Nevada", "country": "United States of America"}),
    ],
)  # fmt: skip
def test_words_of_a_place_are_no_recipient(text, expected):
    assert parts(text) == expected


def test_military_boxes_hold_their_unit():
    assert parts("Unit 2050 Box 4190, APO AP 96278") == {
        "po_box": "Unit 2050 Box 4190", "city": "APO", "state": "AP", "zip": "96278",
    }  # fmt: skip


@pytest.mark.parametrize(
    ("region", "text", "expected", "written"),
    [
        ("CA", "4 Clover Rd, Oakville ON L8E5X1", "4|Clover Rd|Oakville|L8E 5X1",
         "4 Clover Rd, Oakville, ON L8E 5X1"),
        ("DE", "Hauptstr. 5a 10115 Berlin Deutschland", "5a|Hauptstr.|Berlin|10115",
         "Hauptstr. 5a, 10115 Berlin"),
        ("DE", "Straße des 17. Juni 135, D-10623 Berlin", "135|Straße des 17. Juni|Berlin|10623",
         "Straße des 17. Juni 135, 10623 Berlin"),
        ("FR", "12 bis, rue de la Paix, 75002 Paris", "12 bis|rue de la Paix|Paris|75002",
         "12 bis rue de la Paix, 75002 Paris"),
        ("NL", "Damrak 1-A, 1012LG Amsterdam", "1-A|Damrak|Amsterdam|1012 LG",
         "Damrak 1-A, 1012 LG Amsterdam"),
        ("GB", "10 Downing Street London sw1a2aa", "10|Downing Street|London|SW1A 2AA",
         "10 Downing Street, London, SW1A 2AA"),
        ("GB", "Flat 2, 10 High St, Oxford, OX3 7LE", "10|High St|Oxford|OX3 7LE",
         "10 High St, Flat 2, Oxford, OX3 7LE"),
        ("IE", "1 Oak Street, Dublin 2, D02 X285", "1|Oak Street|Dublin 2|D02 X285",
         "1 Oak Street, Dublin 2, D02 X285"),
        ("AU", "Unit 3/12 George St, Sydney NSW 2000", "12|George St|Sydney|2000",
         "12 George St, Unit 3, Sydney, NSW 2000"),
        ("CH", "Bahnhofstrasse 1, 8001 Zürich", "1|Bahnhofstrasse|Zürich|8001",
         "Bahnhofstrasse 1, 8001 Zürich"),
    ],
)  # fmt: skip
def test_a_region_has_its_order(region, text, expected, written):
    found = parts(text, region=region)
    names = ("house_number", "street", "city", "zip")
    assert "|".join(found[name] for name in names) == expected
    assert clean_value(text, "address", region=region) == written
    assert clean_value(written, "address", region=region) == written


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("hello", "missing_part"),
        ("PO Box, Reno, NV 89501", "component"),
        ("main street", "missing_part"),
        ("Paris, France", "missing_part"),
        ("10 Main St, Reno, XX 89501", "component"),
        ("10 Main St, Reno, NV 00000", "component"),
        ("10 Main St, Reno, NV 8950", "length"),
        ("10 Main St, Reno, NV 89501; 20 Oak St, Boise, ID 83701", "component"),
        ("10 Downing Street, London SW1A 2AA", "component"),
        ("10 Main St (rear), Reno, NV 89501", "syntax"),
        ("10 Main St @ Oak, Reno, NV", "syntax"),
        ("jane@example.com", "syntax"),
        ("(555) 555-0100", "syntax"),
        ("2024-01-05", "syntax"),
        ("1 " * 1_000, "length"),
        ("x" * 1_000_000, "length"),
        ("10 Main St, Spring#field, IL 62701", "syntax"),
        ("PO Box 77#, Boise, ID 83701", "syntax"),
        ("10_Main_St, Springfield, IL 62701", "syntax"),
        ("10 Main St, #Springfield, IL 62701", "component"),
        ("PO BBox 77, Boise ID 83701", "component"),
        ("PO Box 77, Boise ID 8370 1", "component"),
        ("10 W MAIN STREET APT 5, SPRINGFIELD ILLINOIS 6270, 1", "component"),
        ("118-120.8th.St, Clarkston, WA 99403", "component"),
    ],
)
def test_what_is_no_address_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "address") == reason


TEXT = "1234 WEST MAIN STREET APT 5, SPRINGFIELD ILLINOIS 62701, USA"


@pytest.mark.parametrize(
    ("target", "written"),
    [
        (None, "1234 West Main Street, Apt 5, Springfield, Illinois 62701"),
        ("usps", "1234 W MAIN ST APT 5, SPRINGFIELD IL 62701"),
        ("paper", "Apt 5, 1234, West Main Street, Springfield, IL, USA, 62701"),
        ("(apt) house_number street", "(5) 1234 West Main Street"),
        ("[po_box] city/state_abbr", "Springfield/IL"),
        ("city (building), zipcode - country_code", "Springfield 62701 - US"),
        ("zip street_name state_name", "62701 West Main Street Illinois"),
    ],
)
def test_templates(target, written):
    assert clean_value(TEXT, "address", target) == written


def test_a_template_without_a_place_for_box_or_building_writes_them_all_the_same():
    assert clean_value("PO Box 12, Reno, NV", "address", "house_number street, city") == (
        "PO Box 12, Reno"
    )
    text = "Oak Tower, 10 Main St #3, PO Box 12, Reno, NV"
    assert clean_value(text, "address") == "10 Main St, #3, Oak Tower, PO Box 12, Reno, NV"


def test_an_unknown_part_of_a_template_is_named():
    with pytest.raises(cl.UnknownFormat, match="'stret' is no part; did you mean 'street'"):
        clean_value(TEXT, "address", "house_number stret")
    with pytest.raises(cl.UnknownFormat, match="names no part"):
        clean_value(TEXT, "address", "--")


@pytest.mark.parametrize(
    ("case", "written"),
    [
        ("auto", "10 SW McKay Rd, Unit 9B, St. Louis, MO 63101"),
        ("title", "10 SW McKay Rd, Unit 9B, St. Louis, MO 63101"),
        ("keep", "10 SW MCKAY RD, UNIT 9B, ST. LOUIS, MO 63101"),
        ("upper", "10 SW MCKAY RD, UNIT 9B, ST. LOUIS, MO 63101"),
    ],
)
def test_letter_case(case, written):
    text = "10 SW MCKAY RD UNIT 9B, ST. LOUIS MO 63101"
    assert clean_value(text, "address", case=case) == written


def test_mixed_and_small_letters_stay_unless_asked():
    text = "10 van Buren st, reno, nv"
    assert clean_value(text, "address") == text
    assert clean_value(text, "address", case="title") == "10 Van Buren St, Reno, NV"


def test_abbreviations():
    text = "10 North Oak Street Northwest Suite 5, Reno, Nevada 89501"
    state = "10 North Oak Street Northwest, Suite 5, Reno, NV 89501"
    assert clean_value(text, "address", abbreviate="state") == state
    full = clean_value(text, "address", abbreviate="full")
    assert full == "10 N Oak St NW, Ste 5, Reno, NV 89501"


def test_parts_can_be_demanded():
    assert reason_of("10 Main St", "address", must_contain=["zip"]) == "missing_part"
    assert clean_value("10 Main St", "address", must_contain="street") == "10 Main St"
    with pytest.raises(cl.BadOption, match="'zipp' is no part"):
        clean_value("10 Main St", "address", must_contain=["zipp"])


def test_what_was_left_out_is_told():
    frame = pd.DataFrame(
        {"x": ["c/o Jane Doe 10 Main St, Reno NV 89501", "nan, 5 Oak Rd, Reno, NV"]}
    )
    report = cl.clean(frame, "x", "address").report
    assert report.notes == {"recipient_dropped": 1, "null_part_dropped": 1}


@pytest.fixture
def invented():
    inventor = Inventor(2)
    texts = [inventor.address() for _ in range(1_000)]
    return pd.DataFrame({"x": texts + [inventor.corrupted(text) for text in texts[:500]]})


def test_a_column_reads_as_its_cells_do(invented, monkeypatch):
    together = cl.clean_address(invented, "x", "parts", errors="coerce")
    monkeypatch.setattr(settings, "fast_path", False)
    pd.testing.assert_frame_equal(
        together, cl.clean_address(invented, "x", "parts", errors="coerce")
    )


def test_cleaning_twice_changes_nothing(invented):
    once = cl.clean_address(invented.head(1_000), "x")
    assert once["x"].notna().all()
    twice = cl.clean_address(once, "x")
    assert (once["x"] == twice["x"]).mean() == 1


def test_another_column_may_name_the_country_of_each_row():
    frame = pd.DataFrame(
        {
            "a": ["10 Main St, Reno, NV 89501", "Hauptstr. 5, 10115 Berlin", "Av. Brasil 5, Lima"],
            "c": ["USA", "Germany", "Peru"],
        }
    )
    result = cl.clean(frame, "a", "address", "parts", region_from="c", errors="coerce")
    assert result.df["a_city"].iloc[:2].tolist() == ["Reno", "Berlin"]
    assert result.report.reasons == {"unknown": 1}
