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
        ("W4", "missing_part"),
        ("week 4", "missing_part"),
    ],
)
def test_what_is_no_week_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "iso_week") == reason


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
