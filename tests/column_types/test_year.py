"""Years: bare, of two digits, with an era, and out of dates."""

import pandas as pd
import pytest

import cleanlib as cl
from cleanlib import BadOption, clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "year"),
    [
        ("1998", "1998"),
        (" 1998 ", "1998"),
        ("1998.0", "1998"),
        (1998.0, "1998"),
        ("2238", "2238"),
        ("１９９８", "1998"),
        ("١٩٩٨", "1998"),
        ("1998年", "1998"),
    ],
)
def test_a_number_of_four_digits_is_a_year(text, year):
    assert clean_value(text, "year") == year


@pytest.mark.parametrize(
    ("text", "year"),
    [("'98", "1998"), ("’98", "1998"), ("98", "1998"), ("69", "1969"), ("68", "2068")],
)
def test_two_digits_fall_into_the_hundred_years_from_1969(text, year):
    assert clean_value(text, "year") == year


@pytest.mark.parametrize("text", ["2021.5", "2021.1", "2021.05", "2021.50", 2021.5])
def test_a_decimal_number_is_no_year(text):
    assert reason_of(text, "year") == "syntax"


def test_two_digit_year_base_moves_the_hundred_years():
    assert clean_value("30", "year", two_digit_year_base=1930) == "1930"
    assert clean_value("29", "year", two_digit_year_base=1930) == "2029"


@pytest.mark.parametrize(
    ("text", "year"),
    [
        ("AD 1066", "1066"),
        ("1066 A.D.", "1066"),
        ("1066 CE", "1066"),
        ("AD 14", "0014"),
        ("1 BC", "0000"),
        ("44 BC", "-0043"),
        ("343 B.C.E.", "-0342"),
        ("-0043", "-0043"),
    ],
)
def test_an_era_makes_any_year_plain_and_years_before_christ_astronomical(text, year):
    assert clean_value(text, "year") == year


def test_eras_and_months_are_read_in_the_languages_asked_for():
    assert clean_value("44 v. Chr.", "year", languages=["de"]) == "-0043"
    assert clean_value("12. März 1933", "year", languages="de") == "1933"
    assert reason_of("44 v. Chr.", "year") == "syntax"
    assert reason_of("12. März 1933", "year") == "unknown"


@pytest.mark.parametrize(
    "text",
    [
        "12 March 1933",
        "March 12, 1933",
        "12-Mar-1933",
        "12th of March 1933",
        "Sunday, 12 March 1933",
        "March 1933",
        "1933 Mar",
        "1933-03-12",
        "1933/3/12",
        "12.03.1933",
        "12/03/1933",
        "1933-03",
        "03/1933",
        "19330312",
        "1933-03-12 00:00:00",
        "1933-03-12T10:30:00.5Z",
        "12 March 1933 10:30 pm",
        "1933年3月12日",
    ],
)
def test_a_date_gives_its_year(text):
    assert clean_value(text, "year") == "1933"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("20a5", "syntax"),
        ("1030s", "syntax"),
        ("c. 1850", "syntax"),
        ("1998?", "syntax"),
        ("FY98", "syntax"),
        ("1998-1999", "syntax"),
        ("2,001", "syntax"),
        ("03/05/98", "syntax"),
        ("1998 10:30", "syntax"),
        ("unknown", "unknown"),
        ("12 Smarch 1933", "unknown"),
        ("31 April 2001", "range"),
        ("29 Feb 2001", "range"),
        ("13/13/2001", "range"),
        ("2001-13-01", "range"),
        ("0 BC", "range"),
        ("999", "range"),
        ("5", "range"),
        ("3000", "range"),
        ("25 December", "missing_part"),
        ("Monday, 12 March 1933", "weekday_mismatch"),
    ],
)
def test_what_is_no_year_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "year") == reason


def test_min_year_and_max_year_bound_every_kind_of_year():
    assert clean_value("987", "year", min_year=900) == "0987"
    assert reason_of("44 BC", "year", min_year=1) == "range"
    assert reason_of("12 March 1933", "year", min_year=1950) == "range"
    assert reason_of("2101", "year", max_year=2100) == "range"
    assert clean_value("9999", "year", max_year=9999) == "9999"


def test_the_formats():
    assert clean_value("12 March 1933", "year", "YY") == "33"
    assert clean_value("44 BC", "year", "parts") == {"year": 44, "era": "BC"}
    assert clean_value("1998", "year", "parts") == {"year": 1998, "era": "AD"}


@pytest.mark.parametrize("text", ["1850", "2238", "'98", "44 BC", "343 BC"])
def test_a_cleaned_year_stays_as_it_is(text):
    once = clean_value(text, "year")
    assert clean_value(once, "year") == once


def test_0000_is_missing():
    assert clean_value("0000", "year") is None


def test_a_column_keeps_its_rows_and_gives_parts():
    frame = pd.DataFrame({"y": ["1756", "Unknown", None, "12 March 1933"]}, index=[4, 3, 2, 1])
    cleaned = cl.clean_year(frame, "y", errors="coerce")
    assert cleaned["y"].tolist()[::3] == ["1756", "1933"]
    assert cleaned["y"].isna().tolist() == [False, True, True, False]
    parts = cl.clean_year(frame, "y", "parts", errors="coerce")
    assert list(parts) == ["y_year", "y_era"]
    assert parts["y_year"].tolist()[::3] == [1756, 1933]
    assert list(parts.index) == [4, 3, 2, 1]


@pytest.mark.parametrize(
    "options",
    [
        {"two_digit_year_base": "1969"},
        {"two_digit_year_base": -1},
        {"two_digit_year_base": None},
        {"min_year": 2000.5},
        {"max_year": None},
        {"min_year": 2000, "max_year": 1990},
        {"languages": ["xx"]},
    ],
)
def test_impossible_options_are_refused_before_any_row_is_read(options):
    with pytest.raises(BadOption):
        clean_value("1998", "year", **options)
