"""Proleptic Gregorian calendar on arrays of whole numbers; no floats, no epoch in nanoseconds.

Days are counted from 1970-01-01. The arithmetic moves the start of the year to March, which puts
the leap day last, and works for every year, negative ones included.
"""

from __future__ import annotations

import numpy as np

from cleanlib.core.text_buffer import Ints, Mask

DAY = 86_400
SOME_LEAP_YEAR = 2000  # stands in for an unknown year: 29 February may be right
_DAYS_BEFORE_1970 = 719_468  # from 0000-03-01
_ERA = 146_097  # days in 400 years
_MONTH_LENGTHS = np.array([0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])

_LONGEST = np.array([0, 31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])


def is_leap(year: Ints) -> Mask:
    """Whether years have a 29 February."""
    leap: Mask = (year % 4 == 0) & ((year % 100 != 0) | (year % 400 == 0))
    return leap


def is_date(year: Ints, month: Ints, day: Ints) -> Mask:
    """Whether three numbers are a day of the calendar."""
    in_year = (month >= 1) & (month <= 12)
    good: Mask = in_year & (day >= 1) & (day <= _LONGEST[np.where(in_year, month, 0)])
    leap_days = np.flatnonzero(good & (month == 2) & (day == 29))
    if len(leap_days):
        good[leap_days] = is_leap(year[leap_days])
    return good


def days_in_month(year: Ints, month: Ints) -> Ints:
    """The length of months; months must lie in 1..12."""
    lengths: Ints = _MONTH_LENGTHS[month] + ((month == 2) & is_leap(year))
    return lengths


def days_from_date(year: Ints, month: Ints, day: Ints) -> Ints:
    """Days since 1970-01-01."""
    march_year = year - (month <= 2)
    era, year_of_era = np.divmod(march_year, 400)
    day_of_year = (153 * ((month + 9) % 12) + 2) // 5 + day - 1
    day_of_era = year_of_era * 365 + year_of_era // 4 - year_of_era // 100 + day_of_year
    days: Ints = era * _ERA + day_of_era - _DAYS_BEFORE_1970
    return days


def date_from_days(days: Ints) -> tuple[Ints, Ints, Ints]:
    """Year, month and day of days since 1970-01-01."""
    era, day_of_era = np.divmod(days + _DAYS_BEFORE_1970, _ERA)
    leaps = day_of_era // 1460 - day_of_era // 36_524 + day_of_era // (_ERA - 1)
    year_of_era = (day_of_era - leaps) // 365
    before_year = 365 * year_of_era + year_of_era // 4 - year_of_era // 100
    day_of_year = day_of_era - before_year
    shifted = (5 * day_of_year + 2) // 153
    month = (shifted + 2) % 12 + 1
    day = day_of_year - (153 * shifted + 2) // 5 + 1
    return year_of_era + era * 400 + (month <= 2), month, day


def iso_weekday(days: Ints) -> Ints:
    """1 for Monday to 7 for Sunday (ISO 8601)."""
    weekday: Ints = (days + 3) % 7 + 1
    return weekday


def day_of_year(year: Ints, month: Ints, day: Ints) -> Ints:
    """1 for 1 January."""
    first = np.ones_like(year)
    ordinal: Ints = days_from_date(year, month, day) - days_from_date(year, first, first) + 1
    return ordinal


def days_from_iso_week(year: Ints, week: Ints, weekday: Ints) -> Ints:
    """Days since 1970-01-01 of an ISO 8601 week date."""
    fourth = days_from_date(year, np.ones_like(year), np.full_like(year, 4))
    days: Ints = fourth - iso_weekday(fourth) + 1 + (week - 1) * 7 + weekday - 1
    return days


def iso_weeks_in_year(year: Ints) -> Ints:
    """52 or 53."""
    last = days_from_date(year, np.full_like(year, 12), np.full_like(year, 28))
    week, _ = iso_week(last)
    return week


def iso_week(days: Ints) -> tuple[Ints, Ints]:
    """ISO 8601 week number and the year it belongs to."""
    thursday = days - iso_weekday(days) + 4
    year, _, _ = date_from_days(thursday)
    first = days_from_date(year, np.ones_like(year), np.ones_like(year))
    return (thursday - first) // 7 + 1, year
