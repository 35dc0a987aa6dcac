"""Numbers that mean dates: YYYYMMDD always, the others when an option says so."""

from __future__ import annotations

import datetime as dt

import numpy as np

from cleanlib.column_types.date.options import AUTO, DateOptions
from cleanlib.core.fields import MISSING, Fields
from cleanlib.core.forms import NANO
from cleanlib.core.text_buffer import Ints, Mask
from cleanlib.shared.calendar import DAY, date_from_days, days_from_date, is_date

LAST_SERIAL = 2_958_465  # 9999-12-31
_EXCEL_1900 = (dt.date(1899, 12, 30) - dt.date(1970, 1, 1)).days
_EXCEL_1904 = (dt.date(1904, 1, 1) - dt.date(1970, 1, 1)).days
_UNITS = {"s": 1, "ms": 10**3, "us": 10**6, "ns": 10**9}
BUDDHIST_YEARS = 543


def read_numbers(fields: Fields, options: DateOptions) -> None:
    """Turn digit runs and relative words into dates and clock times."""
    if "digits8" in fields:
        _eight_digits(fields, options)
    if "serial" in fields:
        _serials(fields, options)
    if "epoch" in fields:
        _epochs(fields, options)
    if "compact" in fields:
        _compact_times(fields)
    if "relative" in fields:
        rows = fields.has("relative")
        today = dt.date(*options.now_parts[:3]).toordinal() - dt.date(1970, 1, 1).toordinal()
        set_days(fields, rows, today + fields["relative"][rows])
        fields.note(rows & fields.good, "relative_resolved")


def set_days(fields: Fields, rows: Mask | Ints, days: Ints) -> None:
    """Fill year, month and day of rows from their days since 1970-01-01."""
    parts = date_from_days(days)
    for name, values in zip(("year", "month", "day"), parts, strict=True):
        fields[name][rows] = values


def set_seconds(fields: Fields, rows: Mask, seconds: Ints) -> None:
    """Fill hour, minute and second of rows from seconds since midnight."""
    of_day = seconds[rows]
    fields["hour"][rows] = of_day // 3600
    fields["minute"][rows] = of_day // 60 % 60
    fields["second"][rows] = of_day % 60


def _eight_digits(fields: Fields, options: DateOptions) -> None:
    rows = np.flatnonzero(fields.has("digits8"))
    number = fields["digits8"][rows]
    ahead = BUDDHIST_YEARS if options.calendar == "buddhist" else 0
    orders = [(number // 10_000, number // 100 % 100, number % 100)]
    if isinstance(options.day_first, bool):
        pair = (number // 10**6, number // 10**4 % 100)
        day, month = pair if options.day_first else pair[::-1]
        orders.append((number % 10_000, month, day))
    left = np.ones(len(rows), dtype=bool)
    for year, month, day in orders:
        fits = left & (year >= 1000) & (year <= 2999) & is_date(year - ahead, month, day)
        for name, values in (("year", year), ("month", month), ("day", day)):
            fields[name][rows[fits]] = values[fits]
        left &= ~fits
    refused = np.zeros(fields.rows, dtype=bool)
    refused[rows[left]] = True
    fields.fail(refused, "syntax", "eight digits that are no date")


def _serials(fields: Fields, options: DateOptions) -> None:
    rows = fields.has("serial") & fields.good
    serial = fields["serial"]
    part = np.where(fields.has("serial_fraction"), fields["serial_fraction"], 0)
    seconds = (part * DAY + NANO // 2) // NANO
    if options.serial == "excel1904":
        days = serial + _EXCEL_1904
    else:
        days = serial + _EXCEL_1900 + (serial < 60)
        fields.fail(rows & (serial == 60), "range", "29 February 1900 never was")
    days = days + seconds // DAY
    clock_only = rows & (serial == 0) & ("year" not in fields.run.needs)
    too_low = serial < (0 if options.serial == "excel1904" else 1)
    outside = rows & ((serial > LAST_SERIAL) | too_low) & ~clock_only
    fields.fail(outside, "range", "no spreadsheet day")
    rows &= fields.good
    dated = rows & ~clock_only
    set_days(fields, dated, days[dated])
    set_seconds(fields, rows, seconds % DAY)
    fields.note(rows, "serial_converted")


def _epochs(fields: Fields, options: DateOptions) -> None:
    fields.fail(fields.has("epoch") & (fields["epoch"] < 0), "range", "too many digits")
    rows = fields.has("epoch") & fields.good
    sign = np.where(fields.has("negative"), -1, 1)
    for unit, per_second in _UNITS.items():
        of_unit = rows & _has_unit(fields["epoch"] * sign, unit, options)
        if of_unit.any():
            _epoch(fields, of_unit, sign, unit, per_second)
            rows &= ~of_unit
    fields["negative"][fields.has("epoch")] = MISSING
    fields.fail(rows, "range", "no epoch up to 2100 of 10, 13, 16 or 19 digits")


def _has_unit(number: Ints, unit: str, options: DateOptions) -> Mask:
    if options.epoch != AUTO:
        return np.full(len(number), options.epoch == unit)
    per_second = _UNITS[unit]
    last = days_from_date(*(np.array([v]) for v in (2101, 1, 1)))[0] * DAY
    plausible: Mask = (number >= 10**9 * per_second) & (number // per_second < last)
    return plausible


def _epoch(fields: Fields, rows: Mask, sign: Ints, unit: str, per_second: int) -> None:
    number = fields["epoch"] * sign
    seconds, rest = np.divmod(number, per_second)
    nanos = rest * (NANO // per_second)
    if unit == "s" and "epoch_fraction" in fields:
        nanos = np.where(fields.has("epoch_fraction"), fields["epoch_fraction"], nanos)
    set_days(fields, rows, seconds[rows] // DAY)
    set_seconds(fields, rows, seconds % DAY)
    fields["nanos"][rows] = nanos[rows]
    fields["offset"][rows] = 0
    fields.note(rows, f"epoch_{unit}")


def _compact_times(fields: Fields) -> None:
    rows, number = fields.has("compact"), fields["compact"]
    fields.fail(rows & fields.has("zero") & (fields["zero"] != 0), "syntax", "no whole HHMM number")
    fields["hour"][rows] = number[rows] // 100
    fields["minute"][rows] = number[rows] % 100
