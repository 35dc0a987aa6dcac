"""Weeks of the ISO 8601 calendar."""

import datetime as dt

import pytest

from cleanlib import clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    "text",
    [
        "2021-W04",
        "2021w4",
        "2021W04",
        "2021-W04-3",
        "2021W043",
        "KW 4/2021",
        "KW04/21",
        "4. KW 2021",
        "CW04 2021",
        "W4 2021",
        "4W2021",
        "W042021",
        "week 4 of 2021",
        "2021 week 4",
        "Week 04, 2021",
        "semaine 4 2021",
        "the 4th week of 2021",
        "ISO week 4, 2021",
        "W04 (2021)",
        "v 4 2021",
        "V04-2021",
        "S04/2021",
        "2021年第4週",
    ],
)
def test_week_and_year_come_in_many_forms(text):
    assert clean_value(text, "iso_week") == "2021-W04"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("2021-W54", "range"),
        ("2021-W53", "range"),
        ("2021-W00", "range"),
        ("2021-W04-8", "range"),
        ("2021-W04-0", "range"),
        ("202104", "syntax"),
        ("2021-04", "syntax"),
        ("week 2021", "syntax"),
        ("2021-W04-W05", "syntax"),
        ("Q4 2021", "syntax"),
        ("-2021W04", "syntax"),
        ("2021W04-", "syntax"),
        ("2021--W04", "syntax"),
        ("2021W04 )", "syntax"),
        ("2021W04 2021W05", "syntax"),
        ("W4", "missing_part"),
        ("W04-3", "missing_part"),
        ("week 4", "missing_part"),
    ],
)
def test_what_is_no_week_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "iso_week") == reason


@pytest.mark.parametrize("text", ["21-W04", "21W04", "21 W04", "21-w04", "'21 week 04"])
def test_between_two_numbers_of_two_digits_the_year_stands_first(text):
    assert clean_value(text, "iso_week") == "2021-W04"


@pytest.mark.parametrize(
    "text",
    ["W04/21", "KW 4-21", "W04 '21", "week 04 of 21", "week 4 21", "4. KW 21", "04. KW 21",
     "4th week '21", "V04/21"],
)  # fmt: skip
def test_a_short_year_behind_the_week_is_told_by_a_mark_an_ordinal_or_one_digit(text):
    assert clean_value(text, "iso_week") == "2021-W04"


@pytest.mark.parametrize("text", ["week 21 04", "W04 21", "KW 04.21", "1-W04", "4W21", "21.W04"])
def test_where_either_number_may_be_the_week_it_is_ambiguous(text):
    assert reason_of(text, "iso_week") == "ambiguous"


@pytest.mark.parametrize(
    "text", ["v12.21", "S01E21", "v1.2", "v 12.2021", "2021S04", "2021V12", "S1 2021", "2021-S2"]
)
def test_versions_episodes_and_halves_of_a_year_are_no_weeks(text):
    assert reason_of(text, "iso_week") == "syntax"


def test_week_53_exists_in_long_years_only():
    for year in (2004, 2009, 2015, 2020, 2026):
        assert clean_value(f"{year}-W53", "iso_week") == f"{year}-W53"
        assert reason_of(f"{year + 1}-W53", "iso_week") == "range"


def test_the_formats():
    assert clean_value("2021W043", "iso_week", "YYYY-Www-D") == "2021-W04-3"
    assert clean_value("2021W04", "iso_week", "YYYY-Www-D") == "2021-W04-1"
    assert clean_value("2021W043", "iso_week", "start_date") == "2021-01-25"
    assert clean_value("2021W043", "iso_week", "parts") == {"year": 2021, "week": 4, "day": 3}
    assert clean_value("2021W04", "iso_week", "parts") == {"year": 2021, "week": 4, "day": None}


def test_the_first_and_the_last_week_of_the_calendar():
    assert clean_value("0001-W01", "iso_week", "start_date") == "0001-01-01"
    assert clean_value("9999-W52", "iso_week", "start_date") == "9999-12-27"


def test_start_date_is_the_monday_that_the_calendar_gives():
    for year in range(1995, 2030):
        monday = dt.date.fromisocalendar(year, 10, 1).isoformat()
        assert clean_value(f"W10 {year}", "iso_week", "start_date") == monday


def test_two_digit_year_base_moves_the_hundred_years():
    assert clean_value("KW 4/68", "iso_week") == "2068-W04"
    assert clean_value("KW 4/68", "iso_week", two_digit_year_base=1930) == "1968-W04"
