"""The Gregorian calendar on arrays, against Python's own and against itself."""

import datetime as dt

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib.core.fields import MISSING
from cleanlib.shared.calendar import (
    date_from_days,
    day_of_year,
    days_from_date,
    days_from_iso_week,
    days_in_month,
    is_date,
    is_leap,
    iso_week,
    iso_weekday,
    iso_weeks_in_year,
)

EPOCH = dt.date(1970, 1, 1).toordinal()
DATES = st.lists(st.dates(), min_size=1, max_size=50)
YEARS = st.integers(-1_000_000, 1_000_000)
ERA_DAYS = 146_097  # in 400 years


def arrays(*rows):
    return tuple(np.array(column, np.int64) for column in zip(*rows, strict=True))


def one(*numbers):
    return tuple(np.array([number], np.int64) for number in numbers)


@given(DATES)
def test_days_are_counted_from_1970(dates):
    ymd = arrays(*[(date.year, date.month, date.day) for date in dates])
    days = days_from_date(*ymd)
    assert days.tolist() == [date.toordinal() - EPOCH for date in dates]
    assert [column.tolist() for column in date_from_days(days)] == [c.tolist() for c in ymd]


@given(DATES)
def test_weeks_and_weekdays_are_those_of_iso_8601(dates):
    days = np.array([date.toordinal() - EPOCH for date in dates])
    week, year = iso_week(days)
    calendar = [date.isocalendar() for date in dates]
    assert (
        list(zip(year.tolist(), week.tolist(), iso_weekday(days).tolist(), strict=True)) == calendar
    )
    assert days_from_iso_week(year, week, iso_weekday(days)).tolist() == days.tolist()


@given(DATES)
def test_the_day_of_the_year_starts_at_1(dates):
    ymd = arrays(*[(date.year, date.month, date.day) for date in dates])
    assert day_of_year(*ymd).tolist() == [date.timetuple().tm_yday for date in dates]


@pytest.mark.parametrize("year", [-800, -400, 0, 1600, 2000, 9600])
def test_every_day_of_four_centuries_follows_the_one_before(year):
    start = days_from_date(*one(year, 1, 1))[0]
    days = np.arange(start, start + ERA_DAYS)
    years, months, day = date_from_days(days)
    assert days_from_date(years, months, day).tolist() == days.tolist()
    assert is_date(years, months, day).all()
    next_day = day[1:] - day[:-1] == 1
    next_month = (day[1:] == 1) & ((months[1:] - months[:-1]) % 12 == 1)
    next_month &= day[:-1] == days_in_month(years[:-1], months[:-1])
    assert (next_day | next_month).all()
    assert (years[-1], months[-1], day[-1]) == (year + 399, 12, 31)


@given(YEARS, st.integers(1, 12), st.integers(1, 28), st.integers(-3_000, 3_000))
def test_the_calendar_repeats_every_four_centuries(year, month, day, eras):
    here = days_from_date(*one(year, month, day))
    there = days_from_date(*one(year + 400 * eras, month, day))
    assert there - here == ERA_DAYS * eras
    assert iso_weekday(there) == iso_weekday(here)
    assert iso_week(there)[0] == iso_week(here)[0]
    assert iso_week(there)[1] - iso_week(here)[1] == 400 * eras


@pytest.mark.parametrize(
    ("year", "leap"),
    [(2000, True), (1900, False), (2024, True), (2023, False), (0, True), (-4, True), (-100, False),
     (-400, True), (-1, False)],
)  # fmt: skip
def test_leap_years(year, leap):
    assert is_leap(np.array([year])).tolist() == [leap]
    assert days_in_month(*one(year, 2)).tolist() == [28 + leap]
    assert is_date(*one(year, 2, 29)).tolist() == [leap]
    assert day_of_year(*one(year, 12, 31)).tolist() == [365 + leap]


def test_month_lengths():
    months = np.arange(1, 13)
    assert days_in_month(np.full(12, 2023), months).tolist() == [
        31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31,
    ]  # fmt: skip


def exists(year, month, day):
    try:
        dt.date(year, month, day)
    except ValueError:
        return False
    return True


@given(st.integers(1, 9999), st.integers(-1, 14), st.integers(-1, 33))
def test_a_date_is_a_day_of_the_calendar(year, month, day):
    assert is_date(*one(year, month, day)).tolist() == [exists(year, month, day)]


@pytest.mark.parametrize("row", [(2020, MISSING, 1), (2020, 1, MISSING), (2020, 2**62, 2**62)])
def test_absurd_numbers_are_no_date(row):
    assert not is_date(*one(*row))[0]


@given(st.integers(1, 9999))
def test_a_year_has_52_or_53_weeks(year):
    assert iso_weeks_in_year(np.array([year])).tolist() == [
        dt.date(year, 12, 28).isocalendar().week
    ]


def test_week_53_may_lie_in_the_next_year():
    assert [part.tolist() for part in iso_week(days_from_date(*one(2021, 1, 3)))] == [[53], [2020]]
    assert [part.tolist() for part in iso_week(days_from_date(*one(2024, 12, 30)))] == [[1], [2025]]


def test_no_rows_give_no_rows():
    none = np.array([], np.int64)
    assert days_from_date(none, none, none).tolist() == []
    assert [part.tolist() for part in date_from_days(none)] == [[], [], []]
    assert is_date(none, none, none).tolist() == []
