"""From what was read to a quantity: one exact number in one unit."""

from __future__ import annotations

import numpy as np

from cleanlib.column_types.quantity.forms import GLUED, NUMBERS, RATIO, UNITS
from cleanlib.column_types.quantity.options import QuantityOptions
from cleanlib.core.fields import Fields
from cleanlib.core.text_buffer import Ints
from cleanlib.shared.numbers.decimals import Decimals
from cleanlib.shared.numbers.default_unit import fill_unit
from cleanlib.shared.numbers.groups import groups
from cleanlib.shared.numbers.limits import check_size
from cleanlib.shared.numbers.scientific import apply_power
from cleanlib.shared.numbers.separators import settle_marks
from cleanlib.shared.units.cells import Measured
from cleanlib.shared.units.compound import Compound, add_parts
from cleanlib.shared.units.unit import Dimension, Unit, parse_unit

MOST_PLACES = 12  # of a converted number whose decimals do not end
_ANGLE_MARKS = {"ft": "arcmin", "in": "arcsec"}  # behind degrees ' and " are no feet and inches


def validate_quantity(
    fields: Fields, options: QuantityOptions, dimension: Dimension | None = None
) -> Fields:
    """Look up the units, add up the parts, and check the dimension."""
    settle_marks(fields, options, NUMBERS)
    apply_power(fields)
    measured = Measured()
    for name in UNITS:
        fields[f"{name}_number"] = measured.look_up(fields, name, options.unit)
    _read_angle_marks(fields, measured)
    _refuse_ordinals(fields, measured)
    default = options.unit(options.default_unit) if options.default_unit else None
    fill_unit(fields, "unit_number", measured.number(default) if default else None)
    _check_dimension(fields, measured, dimension)
    add_parts(fields, measured, Compound(NUMBERS, UNITS, RATIO))
    check_size(fields)
    fields.extra["units"] = measured.units
    return fields


def _read_angle_marks(fields: Fields, measured: Measured) -> None:
    """12 degrees, 30' 15": minutes and seconds."""
    degrees = _rows_in(fields, measured, "unit", "deg")
    if not degrees.any():
        return
    for name in UNITS[1:]:
        for mark, meant in _ANGLE_MARKS.items():
            rows = degrees & _rows_in(fields, measured, name, mark)
            if rows.any():
                unit = parse_unit(meant)
                assert unit is not None, "the table of units has it"
                fields[f"{name}_number"][rows] = measured.number(unit)


def _refuse_ordinals(fields: Fields, measured: Measured) -> None:
    """1st, 21st: an ordinal as likely as stones; 1 st and 11st are stones."""
    if GLUED in fields:
        rows = np.flatnonzero(fields.has(GLUED) & _rows_in(fields, measured, "unit", "st"))
        ending = np.array([int(number) % 100 for number in fields["n"][rows]], np.int64)
        ordinal = (ending % 10 == 1) & (ending != 11)
        fields.fail(rows[ordinal], "ambiguous", "an ordinal, or stones?")


def _rows_in(fields: Fields, measured: Measured, name: str, symbol: str) -> np.ndarray:
    numbers = [i for i, unit in enumerate(measured.units) if unit.symbol == symbol]
    return np.isin(fields[f"{name}_number"], numbers)


def _check_dimension(fields: Fields, measured: Measured, dimension: Dimension | None) -> None:
    """The dimension of the type, and that of the unit the target format writes."""
    wanted = [dimension] if dimension is not None else []
    target = _target(fields)
    wanted += [target.dimension] if target is not None else []
    units = measured.units
    unfit = np.array([any(unit.dimension != one for one in wanted) for unit in units], bool)
    good = np.flatnonzero(fields.good)
    numbers = fields["unit_number"][good]
    for places in groups(np.where(unfit[numbers], numbers, -1)):
        number = numbers[places[0]]
        if unfit[number]:
            why = f"{units[number].symbol} measures something else"
            fields.fail(good[places], "dimension", why)


def _target(fields: Fields) -> Unit | None:
    named = [need.removeprefix("unit:") for need in fields.run.needs if need.startswith("unit:")]
    return parse_unit(named[0], fields.run.options.gallon == "imperial") if named else None


def in_unit(fields: Fields, target: Unit, places: int = MOST_PLACES) -> Decimals:
    """The good rows in another unit of the same dimension."""
    factors = [unit.factor / target.factor for unit in fields.extra["units"]]
    offsets = [(unit.offset - target.offset) / target.factor for unit in fields.extra["units"]]
    which: Ints = fields["unit_number"][fields.good]
    return Decimals.of(fields).linear(factors, offsets, which, places)
