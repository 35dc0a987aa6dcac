"""From what a cell says to one moment: the steps of validation, in order."""

from __future__ import annotations

import numpy as np

from cleanlib.column_types.date.clock import (
    read_clock,
    roll_midnight,
    settle_fraction,
    settle_leap_second,
)
from cleanlib.column_types.date.numbers import BUDDHIST_YEARS, read_numbers, set_days
from cleanlib.column_types.date.options import DateOptions
from cleanlib.column_types.date.order import put_year_first, settle_order
from cleanlib.column_types.date.zoning import read_zone
from cleanlib.core.fields import MISSING, Fields
from cleanlib.core.text_buffer import Ints, Mask
from cleanlib.shared.calendar import (
    SOME_LEAP_YEAR,
    days_from_date,
    days_from_iso_week,
    days_in_month,
    is_date,
    is_leap,
    iso_weekday,
    iso_weeks_in_year,
)

DATE_PARTS = ("year", "month", "day")


def validate_date(fields: Fields, options: DateOptions) -> Fields:
    """Check a block of cells and fill year to offset; rows that fail carry a reason."""
    read_numbers(fields, options)
    if options.year_first and "triple" in fields:
        put_year_first(fields)
    _widen_years(fields, options)
    _count_years(fields, options)
    settle_order(fields, options)
    _turn_weeks(fields, options)
    _need_day_of_weekday(fields, options)
    _fill_year(fields, options)
    if "hour" in fields:
        read_clock(fields, options)
    _fill_date(fields, options)
    _check_date(fields)
    _check_weekday(fields, options)
    _fill_clock(fields, options)
    if "hour" in fields:
        roll_midnight(fields, options)
        read_zone(fields, options)
        settle_leap_second(fields, options)
        settle_fraction(fields, options)
    _check_years(fields, options)
    return fields


def validate_time(fields: Fields, options: DateOptions) -> Fields:
    """As `validate_date`, for columns whose cells must state a time of day."""
    if "serial" not in fields and "epoch" not in fields and "compact" not in fields:
        fields.fail(~fields.has("hour"), "missing_part", "no time of day")
    return validate_date(fields, options)


def _widen_years(fields: Fields, options: DateOptions) -> None:
    if "short" not in fields:
        return
    base = options.two_digit_year_base
    rows = np.flatnonzero(fields.has("short") & ~fields.has("era") & fields.good)
    fields["year"][rows] = base + (fields["year"][rows] - base) % 100
    fields.note(rows, "century_assumed")


def _count_years(fields: Fields, options: DateOptions) -> None:
    """Eras and calendars to astronomical years; a lone number is a year only from 1000 to 2999."""
    year = fields["year"]
    if "bare" in fields:
        bare = fields.has("bare") & ((year < 1000) | (year > 2999))
        fields.fail(bare, "range", "a number is a year from 1000 to 2999 only")
    fields.fail(fields.has("year") & (year == 0), "range", "there is no year 0")
    if options.calendar == "buddhist":
        year = np.where(fields.has("year"), year - BUDDHIST_YEARS, year)
    if "era" in fields:
        year = np.where(fields["era"] == 1, 1 - year, year)
    if "negative" in fields:
        year = np.where(fields["negative"] == 1, -year, year)
    if "era_year" in fields:
        fields.fail(fields["era_count"] == 0, "range", "eras begin with year 1")
        year = np.where(fields.has("era_year"), fields["era_year"] + fields["era_count"], year)
    fields["year"] = year


def _turn_weeks(fields: Fields, options: DateOptions) -> None:
    """Week dates and ordinal dates (ISO 8601) to month and day."""
    if "week" in fields:
        rows = np.flatnonzero(fields.has("week") & fields.good)
        year, week, weekday = (fields[n][rows] for n in ("year", "week", "weekday_number"))
        given = weekday != MISSING
        fields.fail(rows[(week < 1) | (week > iso_weeks_in_year(year))], "range", "no such week")
        fields.fail(rows[given & ((weekday < 1) | (weekday > 7))], "range", "no such weekday")
        _fill_weekday(fields, options, rows[~given])
        days = days_from_iso_week(year, week, np.where(given, weekday, 1))
        known = np.flatnonzero(given | (options.missing in ("minimum", "current")))
        set_days(fields, rows[known], days[known])
    if "ordinal_day" in fields:
        rows = np.flatnonzero(fields.has("ordinal_day") & fields.good)
        year, ordinal = fields["year"][rows], fields["ordinal_day"][rows]
        fields.fail(rows[(ordinal < 1) | (ordinal > 365 + is_leap(year))], "range", "no such day")
        first = np.ones_like(year)
        set_days(fields, rows, days_from_date(year, first, first) + ordinal - 1)


def _fill_weekday(fields: Fields, options: DateOptions, rows: Ints) -> None:
    """A week without its day begins on Monday, where absent parts may be filled."""
    if options.missing == "reject":
        fields.fail(rows, "missing_part", "no day of the week")
    elif options.missing in ("minimum", "current"):
        fields.note(rows[fields.good[rows]], "filled_day")


def _dated(fields: Fields) -> Mask:
    return fields.has("year") | fields.has("month")


def _fill_year(fields: Fields, options: DateOptions) -> None:
    if not fields.run.needs.intersection(DATE_PARTS):
        return
    dated = _dated(fields)
    waits = fields.has("order") & ~fields.good
    fields.fail(~dated & ~waits, "missing_part", "no date")
    if "year" not in fields.run.needs:
        return
    rows = ~fields.has("year") & fields.good
    if options.default_year is None:
        fields.fail(rows, "missing_part", "no year; default_year= would supply one")
    elif rows.any():
        where = np.flatnonzero(rows)
        fields["year"][where] = options.default_year
        fields["year_filled"][where] = 1
        fields.note(where, "filled_year")


def _fill_date(fields: Fields, options: DateOptions) -> None:
    """Absent months and days, as ``missing=`` says, where the target format writes them."""
    if "edtf" in fields.run.needs:
        return
    for part, now in (("month", 1), ("day", 2)):
        if part not in fields.run.needs:
            continue
        rows = fields.good & ~fields.has(part) & fields.has("year")
        if not rows.any():
            continue
        if options.missing == "reject":
            fields.fail(rows, "missing_part", f"no {part}")
        elif options.missing == "current":
            fields[part][rows] = options.now_parts[now]
        elif options.missing == "minimum" or "complete" in fields.run.needs:
            fields[part][rows] = 1
        else:
            continue
        fields[f"{part}_filled"][rows] = 1
        fields.note(rows & fields.good, f"filled_{part}")
    if options.missing == "current" and "day_filled" in fields:
        _clamp_day(fields)


def _clamp_day(fields: Fields) -> None:
    rows = fields.has("day_filled") & fields.good
    length = days_in_month(fields["year"], np.where(rows, fields["month"], 1))
    fields["day"] = np.where(rows, np.minimum(fields["day"], length), fields["day"])


def _check_date(fields: Fields) -> None:
    if "month" not in fields:
        return
    month, day = fields["month"], fields["day"]
    rows = fields.has("month")
    fields.fail(rows & ((month < 1) | (month > 12)), "range", "no such month")
    shown = np.where(fields.has("day"), day, 1)
    year = np.where(fields.has("year"), fields["year"], SOME_LEAP_YEAR)
    real = is_date(year, np.where(rows, month, 1), shown)
    fields.fail(rows & ~real, "range", "no such day in that month")


def _need_day_of_weekday(fields: Fields, options: DateOptions) -> None:
    """A weekday beside a mere month or year cannot be held against anything."""
    if "weekday" in fields and options.weekday_mismatch == "reject":
        dayless = fields.has("weekday") & _dated(fields) & ~fields.has("day")
        fields.fail(dayless, "missing_part", "a weekday, but no day")


def _check_weekday(fields: Fields, options: DateOptions) -> None:
    if "weekday" not in fields:
        return
    rows = fields.has("weekday") & fields.good & fields.has("year") & fields.has("day")
    for filled in ("year_filled", "month_filled", "day_filled"):
        if filled in fields:
            rows &= ~fields.has(filled)
    where = np.flatnonzero(rows)
    parts = [fields[name][where] for name in DATE_PARTS]
    rows[where] = iso_weekday(days_from_date(*parts)) != fields["weekday"][where]
    if options.weekday_mismatch == "ignore":
        fields.note(rows, "weekday_mismatch")
    else:
        fields.fail(rows, "weekday_mismatch", "the weekday is not that of the date")


def _fill_clock(fields: Fields, options: DateOptions) -> None:
    if not fields.run.needs.intersection(("hour", "minute", "second")):
        return
    rows = fields.good & ~fields.has("hour")
    if not rows.any():
        return
    if options.missing == "reject":
        fields.fail(rows, "missing_part", "no time of day")
        return
    if options.missing in ("keep", "empty") and "complete" not in fields.run.needs:
        return
    now = options.now_parts[3:6] if options.missing == "current" else (0, 0, 0)
    where = np.flatnonzero(rows)
    for name, value in zip(("hour", "minute", "second", "nanos"), (*now, 0), strict=True):
        fields[name][where] = value
    fields.note(rows, "filled_time")


def _check_years(fields: Fields, options: DateOptions) -> None:
    rows, year = fields.has("year"), fields["year"]
    before_christ = fields.has("era") | fields.has("negative")
    outside = (year > 9999) | (year < -9999) | ((year < 1) & ~before_christ)
    fields.fail(rows & outside, "range", "outside the years 1 to 9999")
    if options.min_year is not None:
        fields.fail(rows & (year < options.min_year), "range", f"before {options.min_year}")
    if options.max_year is not None:
        fields.fail(rows & (year > options.max_year), "range", f"after {options.max_year}")
