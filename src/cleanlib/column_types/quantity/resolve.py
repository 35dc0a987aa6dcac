"""From what was read to a quantity: one exact number in the unit of the cell."""

from __future__ import annotations

from fractions import Fraction

import numpy as np

from cleanlib.column_types.quantity.forms import NUMBERS, UNITS, phrases_of
from cleanlib.column_types.quantity.options import QuantityOptions
from cleanlib.column_types.quantity.units import Dimension, Unit, parse_unit
from cleanlib.core.fields import MISSING, Fields
from cleanlib.core.text_buffer import Ints
from cleanlib.shared.numbers.decimals import Decimals, whole_array
from cleanlib.shared.numbers.limits import check_size
from cleanlib.shared.numbers.separators import settle_marks

PLACES = 30  # to which the parts of a compound quantity are added up
MOST_PLACES = 12  # of a converted number that has more of them, or no end
Units = list[Unit]


class Measured:
    """The units that a block's quantities have, and which each row has."""

    def __init__(self) -> None:
        self.units: Units = []

    def number(self, unit: Unit) -> int:
        """The number of a unit, given out when it is first met."""
        if unit not in self.units:
            self.units.append(unit)
        return self.units.index(unit)


def validate_quantity(
    fields: Fields, options: QuantityOptions, dimension: Dimension | None = None
) -> Fields:
    """Look up the units, add up the parts, and check the dimension."""
    settle_marks(fields, options, NUMBERS)
    measured = Measured()
    for name in UNITS:
        _look_up(fields, options, measured, name)
    _fill_bare(fields, options, measured)
    _check_dimension(fields, measured, dimension)
    _add_parts(fields, measured)
    check_size(fields)
    fields.extra["units"] = measured.units
    return fields


def _look_up(fields: Fields, options: QuantityOptions, measured: Measured, name: str) -> None:
    which, texts = phrases_of(options).distinct(fields, name)
    numbers = np.full(fields.rows, MISSING)
    for number, text in enumerate(texts):
        rows = which == number
        unit = options.unit(text)
        if isinstance(unit, Unit):
            numbers[rows] = measured.number(unit)
        else:
            fields.fail(rows, "unknown", f"{text!r} is no unit that is known")
    fields[f"{name}_number"] = numbers


def _fill_bare(fields: Fields, options: QuantityOptions, measured: Measured) -> None:
    bare = fields.good & ~fields.has("unit_number")
    if bare.any() and options.default_unit is not None:
        unit = options.unit(options.default_unit)
        assert isinstance(unit, Unit), "options were checked"
        fields["unit_number"][bare] = measured.number(unit)
        fields.note(bare, "unit_assumed")


def _check_dimension(fields: Fields, measured: Measured, dimension: Dimension | None) -> None:
    """The dimension of the type, and that of the unit the target format writes."""
    wanted = [dimension] if dimension is not None else []
    target = _target(fields)
    wanted += [target.dimension] if target is not None else []
    for number, unit in enumerate(measured.units):
        if any(unit.dimension != one for one in wanted):
            rows = fields.good & (fields["unit_number"] == number)
            fields.fail(rows, "dimension", f"{unit.symbol} measures something else")


def _target(fields: Fields) -> Unit | None:
    named = [need.removeprefix("unit:") for need in fields.run.needs if need.startswith("unit:")]
    return parse_unit(named[0], fields.run.options.gallon == "imperial") if named else None


def _add_parts(fields: Fields, measured: Measured) -> None:
    """5 ft 7 in as feet, 7 19/64 in as inches; a smaller part is less than one of the larger."""
    if not any(name in fields for name in ("m", "numerator")):
        return
    rows = np.flatnonzero(fields.good & (fields.has("m") | fields.has("numerator")))
    sums: list[Fraction] = []
    for row in rows.tolist():
        total = _sum(fields, measured.units, row)
        if isinstance(total, str):
            fields.fail(np.array([row]), "range" if total == "range" else "component", _WHY[total])
            total = Fraction(0)
        sums.append(total)
    scaled = [_nearest(total) for total in sums]
    numbers = Decimals(np.zeros(len(rows), bool), whole_array(scaled), np.full(len(rows), -PLACES))
    numbers = numbers.trimmed()
    fields.fill("n", rows, numbers.coefficient)
    fields["n_exponent"][rows] = numbers.exponent


_WHY = {
    "range": "the smaller part is not less than one of the larger unit",
    "units": "the parts measure different things, or the smaller unit comes first",
    "zero": "a fraction with 0 below the line",
    "decimals": "only the last part may have decimals",
}


def _nearest(number: Fraction) -> int:
    scaled = number * 10**PLACES
    return int((2 * scaled.numerator + scaled.denominator) // (2 * scaled.denominator))


def _sum(fields: Fields, units: Units, row: int) -> Fraction | str:
    """The parts of one row in the unit of the first, or what is wrong with them."""
    total = Fraction(0)
    first = units[int(fields["unit_number"][row])]
    larger = None
    for name, unit_name in zip(NUMBERS, UNITS, strict=True):
        number = fields[f"{unit_name}_number"][row]
        if number == MISSING:
            break
        unit = units[int(number)]
        value = _value(fields, name, row, last=not _has_next(fields, unit_name, row))
        if isinstance(value, str):
            return value
        if larger is not None:
            if unit.dimension != larger.dimension or unit.factor >= larger.factor:
                return "units"
            if value * unit.factor >= larger.factor:
                return "range"
        total += value * unit.factor / first.factor
        larger = unit
    return total


def _has_next(fields: Fields, unit_name: str, row: int) -> bool:
    following = UNITS[UNITS.index(unit_name) + 1 :]
    return any(fields[f"{name}_number"][row] != MISSING for name in following)


def _value(fields: Fields, name: str, row: int, *, last: bool) -> Fraction | str:
    value = Fraction(0)
    if name in fields and fields[name][row] != MISSING:
        exponent = int(fields[f"{name}_exponent"][row])
        if exponent < 0 and (not last or ("numerator" in fields and _has_ratio(fields, row))):
            return "decimals"
        value = int(fields[name][row]) * Fraction(10) ** exponent
    if last and _has_ratio(fields, row):
        below = int(fields["denominator"][row])
        if not below:
            return "zero"
        value += Fraction(int(fields["numerator"][row]), below)
    return value


def _has_ratio(fields: Fields, row: int) -> bool:
    return "numerator" in fields and bool(fields["numerator"][row] != MISSING)


def in_unit(fields: Fields, target: Unit, places: int = MOST_PLACES) -> Decimals:
    """The good rows in another unit of the same dimension."""
    units: Units = fields.extra["units"]
    which: Ints = fields["unit_number"][fields.good]
    numbers = Decimals.of(fields)
    if all((unit.factor, unit.offset) == (target.factor, target.offset) for unit in units):
        return numbers
    factors = [unit.factor / target.factor for unit in units]
    offsets = [(unit.offset - target.offset) / target.factor for unit in units]
    powers = [_power_of_ten(factor) for factor in factors]
    if None not in powers and not any(offsets):
        return numbers.shifted(np.array([int(power or 0) for power in powers])[which]).trimmed()
    return numbers.linear(factors, offsets, which, places)


def _power_of_ten(factor: Fraction) -> int | None:
    """How many places a factor moves the point; None when it does more than that."""
    for number, other, sign in (
        (factor.numerator, factor.denominator, 1),
        (factor.denominator, factor.numerator, -1),
    ):
        if other == 1 and str(number).rstrip("0") == "1":
            return sign * (len(str(number)) - 1)
    return None
