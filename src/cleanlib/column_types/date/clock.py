"""The time of day: twelve-hour markers, ranges, midnight as 24:00, leap seconds, fractions."""

from __future__ import annotations

import numpy as np

from cleanlib.column_types.date.numbers import set_days, set_seconds
from cleanlib.column_types.date.options import DateOptions
from cleanlib.column_types.date.vocabulary import AM, EVENING
from cleanlib.core.fields import MISSING, Fields
from cleanlib.core.forms import NANO, NANO_DIGITS
from cleanlib.core.text_buffer import Ints, Mask
from cleanlib.shared.calendar import DAY, date_from_days, days_from_date


def read_clock(fields: Fields, options: DateOptions) -> None:
    """Turn what the clock says into hour 0..24, minute, second and billionths, or fail."""
    rows = fields.has("hour")
    for name in ("minute", "second", "nanos"):
        fields[name] = np.where(rows & (fields[name] == MISSING), 0, fields[name])
    for unit, seconds in (("minute", 60), ("hour", 3600)):
        if f"{unit}_fraction" in fields:
            _split(fields, f"{unit}_fraction", seconds)
    if "meridiem" in fields:
        _apply_meridiem(fields, options)
    if "noon" in fields:
        _apply_noon(fields)
    _check_ranges(fields, rows)


def _split(fields: Fields, name: str, unit: int) -> None:
    """A decimal fraction of a minute or an hour to the smaller units."""
    rows = np.flatnonzero(fields.has(name))
    seconds, nanos = np.divmod(fields[name][rows] * unit, NANO)
    if unit > 60:
        fields["minute"][rows] = seconds // 60
    fields["second"][rows] = seconds % 60
    fields["nanos"][rows] = nanos


def _apply_meridiem(fields: Fields, options: DateOptions) -> None:
    rows, hour, afternoon = fields.has("meridiem"), fields["hour"], fields["meridiem"] != AM
    off_dial = rows & ((hour == 0) | (hour > 12))
    contradicts = off_dial & ((hour > 12) ^ afternoon)
    fields.fail(contradicts, "component", "the hour contradicts AM or PM")
    if options.meridiem_24h == "reject":
        fields.fail(off_dial, "component", "an hour of the 24-hour clock with AM or PM")
    night = (fields["meridiem"] == EVENING) & ((hour < 5) | (hour == 12))
    fields.fail(rows & night, "component", "the hour is none of an evening")
    on_dial = np.flatnonzero(rows & ~off_dial)
    hour[on_dial] = hour[on_dial] % 12 + 12 * afternoon[on_dial]


def _apply_noon(fields: Fields) -> None:
    rows, at_noon, hour = fields.has("noon"), fields["noon"] == 1, fields["hour"]
    even = (fields["minute"] == 0) & ((hour == 12) | (~at_noon & (hour == 0)))
    fields.fail(rows & ~even, "component", "noon and midnight are at twelve")
    fields["hour"] = np.where(rows, 12 * at_noon, hour)


def _check_ranges(fields: Fields, rows: Mask) -> None:
    hour, minute, second = fields["hour"], fields["minute"], fields["second"]
    past_midnight = (hour == 24) & ((minute > 0) | (second > 0) | (fields["nanos"] > 0))
    fields.fail(rows & ((hour > 24) | past_midnight), "range", "no such hour")
    fields.fail(rows & (minute > 59), "range", "no such minute")
    fields.fail(rows & (second > 60), "range", "no such second")


def roll_midnight(fields: Fields, options: DateOptions) -> None:
    """24:00 becomes the start of the next day."""
    rows = (fields["hour"] == 24) & fields.good
    if not rows.any():
        return
    if options.hour_24 == "reject":
        fields.fail(rows, "range", "24:00")
        return
    fields["hour"][rows] = 0
    dated = rows & fields.has("day") & fields.has("year")
    set_days(fields, dated, _days(fields)[dated] + 1)
    fields.note(rows, "rolled_24h")


def settle_leap_second(fields: Fields, options: DateOptions) -> None:
    """Second 60 is real only at the end of June or December in UTC."""
    rows = (fields["second"] == 60) & fields.good
    if not rows.any():
        return
    dated = rows & fields.has("day") & fields.has("year")
    fields.fail(rows & ~dated, "leap_second", "second 60 needs a date")
    offset = np.where(fields.has("offset"), fields["offset"], 0)
    after = np.where(dated, local_seconds(fields) - offset, 1)  # the midnight that follows
    real = _is_half_year_start(after // DAY) & (after % DAY == 0)
    fields.fail(dated & ~real, "leap_second", "no leap second can fall here")
    rows = dated & real
    if options.leap_second == "reject":
        fields.fail(rows, "leap_second", "a leap second; leap_second='roll' or 'clamp' keeps it")
        return
    fields.note(rows, "leap_second")
    if options.leap_second == "roll":
        shift_to(fields, rows, local_seconds(fields))
    else:
        fields["second"][rows] = 59


def _is_half_year_start(days: Ints) -> Mask:
    _, month, day = date_from_days(days)
    start: Mask = (day == 1) & ((month == 1) | (month == 7))
    return start


def settle_fraction(fields: Fields, options: DateOptions) -> None:
    """Cut or round the fraction to what the target format shows."""
    shown = max((int(n[8:]) for n in fields.run.needs if n[:8] == "fraction" and n[8:]), default=0)
    step = 10 ** (NANO_DIGITS - shown)
    rows = fields.good & fields.has("nanos") & (fields["nanos"] % step != 0)
    if not rows.any() or "second" not in fields.run.needs:
        return
    nanos = fields["nanos"]
    if options.fraction == "round":
        rounded = (nanos + step // 2) // step * step
        carry = rows & (rounded >= NANO)
        fields["nanos"] = np.where(rows, rounded % NANO, nanos)
        shift_to(fields, carry, local_seconds(fields) + 1)
    else:
        fields["nanos"] = np.where(rows, nanos - nanos % step, nanos)
    fields.note(rows, "fraction_cut")


def _days(fields: Fields) -> Ints:
    return days_from_date(fields["year"], fields["month"], fields["day"])


def local_seconds(fields: Fields) -> Ints:
    """Seconds since 1970-01-01 00:00 on the row's own clock; within the day where undated."""
    clock = fields["hour"] * 3600 + fields["minute"] * 60 + fields["second"]
    dated = fields.has("day") & fields.has("year") & fields.has("month")
    safe = [np.where(dated, fields[name], 1) for name in ("year", "month", "day")]
    seconds: Ints = np.where(dated, days_from_date(*safe) * DAY, 0) + clock
    return seconds


def shift_to(fields: Fields, rows: Mask, seconds: Ints) -> None:
    """Set date and clock of rows from seconds since 1970-01-01 00:00."""
    dated = rows & fields.has("day") & fields.has("year")
    set_days(fields, dated, seconds[dated] // DAY)
    set_seconds(fields, rows, seconds % DAY)
