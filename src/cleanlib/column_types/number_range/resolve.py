"""From what was read to a range: its ends in order, and the unit of both."""

from __future__ import annotations

import numpy as np

from cleanlib.column_types.number_range.forms import BOTH, ENDS, UNITS
from cleanlib.column_types.number_range.options import NumberRangeOptions
from cleanlib.core.fields import Fields
from cleanlib.core.text_buffer import Ints
from cleanlib.shared.numbers.decimals import Decimals, Whole, times_ten
from cleanlib.shared.numbers.limits import check_size
from cleanlib.shared.numbers.separators import settle_marks
from cleanlib.shared.units.cells import Measured
from cleanlib.shared.units.unit import parse_unit

_THOUSANDS = frozenset("KBT")  # behind the ends of a range thousands, billions as well as units


def validate(fields: Fields, options: NumberRangeOptions) -> Fields:
    """Settle the marks, find the unit, and check that the lower end comes first."""
    settle_marks(fields, options, ENDS)
    for end in ENDS:
        check_size(fields, end)
    if not options.open_ended:
        fields.fail(fields["ends"] != BOTH, "missing_part", "a range with one end")
    _find_units(fields)
    _check_order(fields)
    return fields


def _find_units(fields: Fields) -> None:
    measured = Measured()
    low, unit = (measured.look_up(fields, name, parse_unit) for name in UNITS)
    only_low = (low >= 0) & (unit < 0)
    both = fields["ends"] == BOTH
    fields.fail(only_low & both, "missing_part", "only the lower end has a unit")
    fields.fail((low >= 0) & (unit >= 0) & (low != unit), "component", "the units differ")
    fields["unit_number"] = np.where(only_low, low, unit)
    fields.extra["units"] = measured.units
    for number, one in enumerate(measured.units):
        if one.symbol in _THOUSANDS:
            why = f"{one.symbol} may be a unit, or thousands and the like"
            fields.fail(fields["unit_number"] == number, "ambiguous", why)


def _check_order(fields: Fields) -> None:
    rows = np.flatnonzero(fields.good & (fields["ends"] == BOTH))
    low, high, _ = aligned(fields, rows)
    fields.fail(rows[low > high], "range", "the lower end comes first")
    outside = (fields["low_excluded"][rows] == 1) | (fields["high_excluded"][rows] == 1)
    fields.fail(rows[(low == high) & outside], "range", "nothing lies between the ends")


def aligned(fields: Fields, rows: Ints) -> tuple[Whole, Whole, Ints]:
    """Both ends of rows as whole numbers with their sign, of one power of ten."""
    low, high = (end_of(fields, end, rows) for end in ENDS)
    exponent = np.minimum(low.exponent, high.exponent)
    signed = []
    for end in (low, high):
        whole = times_ten(end.coefficient, end.exponent - exponent)
        signed.append(np.where(end.negative, -whole, whole))
    return signed[0], signed[1], exponent


def end_of(fields: Fields, end: str, rows: Ints) -> Decimals:
    """One end of some rows."""
    negative = fields[f"{end}_negative"][rows] == 1
    return Decimals(negative, fields[end][rows], fields[f"{end}_exponent"][rows])
