"""Dates as spreadsheets count them."""

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import BadOption, clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "date"),
    [
        ("37889.5", "2003-09-25 12:00:00"),
        ("37889.499999999993", "2003-09-25 12:00:00"),
        ("3.78895E+04", "2003-09-25 12:00:00"),
        (37889.5, "2003-09-25 12:00:00"),
        ("44197.0", "2021-01-01 00:00:00"),
        ("1", "1900-01-01 00:00:00"),
        ("59", "1900-02-28 00:00:00"),
        ("61", "1900-03-01 00:00:00"),
        ("59.999999", "1900-03-01 00:00:00"),
        ("2958465", "9999-12-31 00:00:00"),
    ],
)
def test_a_number_is_a_day_and_its_fraction_a_time_to_the_second(text, date):
    assert clean_value(text, "excel_date") == date


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("-5", "range"),
        ("0", "range"),
        ("0.5", "range"),
        ("60", "range"),
        ("60.5", "range"),
        ("2958466", "range"),
        (2**70, "range"),
        ("2958465.9999999", "range"),
        ("4.4E+4", "lost_digits"),
        ("2003-09-25", "syntax"),
        ("37,889", "syntax"),
        ("nan1", "syntax"),
    ],
)
def test_what_is_no_spreadsheet_date_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "excel_date") == reason


def test_date1904_counts_from_1904():
    numbers = ("0", "0.5", "60", "2957003")
    assert [clean_value(n, "excel_date", date1904=True) for n in numbers] == [
        "1904-01-01 00:00:00",
        "1904-01-01 12:00:00",
        "1904-03-01 00:00:00",
        "9999-12-31 00:00:00",
    ]
    assert reason_of("2957004", "excel_date", date1904=True) == "range"
    with pytest.raises(BadOption):
        clean_value("1", "excel_date", date1904="yes")


def test_the_formats():
    assert clean_value("37889.50", "excel_date", "serial") == "37889.5"
    assert clean_value("37889.0", "excel_date", "serial") == "37889"
    assert clean_value("37889.25", "excel_date", "parts") == {"serial": 37889, "fraction": "0.25"}


@given(st.integers(61, 2_958_465), st.integers(0, 86_399))
def test_every_second_is_found_again(day, second):
    fraction = f"{second * 10**10 // 86_400:010}"
    moment = dt.datetime(1899, 12, 30) + dt.timedelta(days=day, seconds=second)
    assert clean_value(f"{day}.{fraction}", "excel_date") == moment.isoformat(" ")
