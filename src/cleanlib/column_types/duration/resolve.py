"""From what a cell says to one length of time: the steps of validation, in order.

The value of a row is ``total_months``, ``total_seconds`` and ``total_nanos``, all of them
positive, and ``negative``. Months have no fixed length, so they stay apart.
"""

from __future__ import annotations

import numpy as np

from cleanlib.column_types.duration.options import DurationOptions
from cleanlib.column_types.duration.questions import settle_decimal, settle_pair
from cleanlib.column_types.duration.units import DAY, UNITS, Unit
from cleanlib.core.column_type import NoOptions
from cleanlib.core.fields import Fields
from cleanlib.core.forms import NANO, NANO_DIGITS
from cleanlib.core.text_buffer import Ints, Mask

MOST_DAYS = 106_751_991  # what 64 bits of microseconds hold
_MOST_SECONDS = MOST_DAYS * DAY
_MOST_MONTHS = 12 * 10**9
_TOO_LONG = f"longer than {MOST_DAYS:,} days"
_WHOLE = {"": 1, "_thousands": 1000, "_millions": 10**6}


def validate_duration(fields: Fields, options: DurationOptions) -> Fields:
    """Check a block of cells and fill their values; rows that fail carry a reason."""
    settle_decimal(fields, options)
    _check_limits(fields)
    settle_pair(fields, options)
    _set_value(fields, *_add_up(fields))
    _check_size(fields)
    _check_months(fields)
    _cut_fraction(fields)
    return fields


def validate_iso(fields: Fields, options: NoOptions) -> Fields:
    """As `validate_duration`, for cells in ISO 8601."""
    return validate_duration(fields, DurationOptions())


def _number(fields: Fields, name: str, default: int = 0) -> Ints:
    """A field's numbers, with ``default`` where a row has none."""
    return np.where(fields.has(name), fields[name], default)


def _check_limits(fields: Fields) -> None:
    for unit in UNITS:
        name = f"{unit.name}_limit"
        if name in fields:
            wrong = fields.has(name) & (_number(fields, unit.name) >= fields[name])
            fields.fail(wrong, "range", f"no such {unit.name}")


def _add_up(fields: Fields) -> tuple[Ints, Ints, Ints]:
    """Months, seconds and nanoseconds of all parts, each with its sign."""
    months, seconds, nanos = (np.zeros(fields.rows, np.int64) for _ in range(3))
    for unit in UNITS:
        if not any(name.partition("_")[0] == unit.name for name in fields.names()):
            continue
        sign = _number(fields, f"{unit.name}_sign", 1) * _number(fields, "sign", 1)
        whole = _whole(fields, unit) * sign
        if unit.months:
            months += whole * unit.months
            continue
        per_second = max(NANO // unit.nanos, 1)
        seconds += whole // per_second * max(unit.nanos // NANO, 1)
        nanos += whole % per_second * unit.nanos + sign * _part(fields, unit)
    return months, seconds, nanos


def _whole(fields: Fields, unit: Unit) -> Ints:
    """The whole number of a unit; too large ones fail and count as none."""
    number = np.zeros(fields.rows, np.int64)
    for ending, scale in _WHOLE.items():
        if unit.name + ending in fields:
            number += _number(fields, unit.name + ending) * scale
    most = _MOST_MONTHS // unit.months if unit.months else _MOST_SECONDS * NANO // unit.nanos
    too_large = number > min(most, np.iinfo(np.int64).max)
    fields.fail(too_large, "range", _TOO_LONG)
    return np.where(too_large, 0, number)


def _part(fields: Fields, unit: Unit) -> Ints:
    """Nanoseconds of the fraction of a unit; what is smaller is cut and counted."""
    nanos = np.zeros(fields.rows, np.int64)
    cut = np.zeros(fields.rows, dtype=bool)
    if f"{unit.name}_fraction" in fields:
        high = _number(fields, f"{unit.name}_fraction")
        low = _number(fields, f"{unit.name}_fraction_low")
        nanos, cut = _of_decimals(high, low, unit.nanos)
    if f"{unit.name}_numerator" in fields:
        numerator = _number(fields, f"{unit.name}_numerator")
        denominator = _number(fields, f"{unit.name}_denominator", 1)
        fields.fail(denominator == 0, "range", "a division by zero")
        ratio, rest = np.divmod(numerator * unit.nanos, np.maximum(denominator, 1))
        nanos, cut = nanos + ratio, cut | (rest > 0)
    fields.note(cut & fields.good, "fraction_cut")
    return nanos


def _of_decimals(high: Ints, low: Ints, unit_nanos: int) -> tuple[Ints, Mask]:
    """``high`` billionths and ``low`` billionths of those, of a unit, in nanoseconds."""
    if unit_nanos >= NANO:
        per_billionth = unit_nanos // NANO
        extra, rest = np.divmod(low * per_billionth, NANO)
        return high * per_billionth + extra, rest > 0
    nanos, rest = np.divmod(high * unit_nanos, NANO)
    return nanos, (rest > 0) | (low > 0)


def _set_value(fields: Fields, months: Ints, seconds: Ints, nanos: Ints) -> None:
    """Carry nanoseconds into seconds and take the sign apart."""
    seconds, nanos = seconds + nanos // NANO, nanos % NANO
    positive = (seconds > 0) | ((seconds == 0) & (nanos > 0))
    mixed = ((months < 0) & positive) | ((months > 0) & (seconds < 0))
    fields.fail(mixed, "component", "months and days of opposite signs")
    borrow = (seconds < 0) & (nanos > 0)
    fields["negative"] = ((seconds < 0) | (months < 0)).astype(np.int64)
    fields["total_months"] = np.abs(months)
    fields["total_seconds"] = np.abs(seconds + borrow)
    fields["total_nanos"] = np.where(borrow, NANO - nanos, nanos)


def _check_size(fields: Fields) -> None:
    fields.fail(fields["total_seconds"] >= _MOST_SECONDS, "range", _TOO_LONG)
    fields.fail(fields["total_months"] > _MOST_MONTHS, "range", _TOO_LONG)


def _check_months(fields: Fields) -> None:
    if "length" in fields.run.needs:
        fields.fail(fields["total_months"] > 0, "component", "a month or year has no fixed length")


def _cut_fraction(fields: Fields) -> None:
    """Drop what is smaller than the target format shows."""
    shown = (int(need[8:]) for need in fields.run.needs if need.startswith("fraction"))
    rest = fields["total_nanos"] % 10 ** (NANO_DIGITS - max(shown, default=NANO_DIGITS))
    fields.note((rest > 0) & fields.good, "fraction_cut")
    fields["total_nanos"] = fields["total_nanos"] - rest
