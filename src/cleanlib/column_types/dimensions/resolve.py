"""From what was read to two or three sides in one unit, in the order length, width, height."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

import numpy as np

from cleanlib.column_types.dimensions.forms import LABELS, NUMBERS, SIDES, UNITS
from cleanlib.column_types.dimensions.options import LENGTHS, DimensionsOptions
from cleanlib.core.fields import MISSING, Fields
from cleanlib.core.text_buffer import Ints, Mask
from cleanlib.shared.numbers.decimals import Decimals
from cleanlib.shared.numbers.limits import check_size
from cleanlib.shared.numbers.separators import settle_marks
from cleanlib.shared.units.cells import Measured
from cleanlib.shared.units.compound import add_parts
from cleanlib.shared.units.unit import Unit, parse_unit

FIRST = tuple(side.numbers[0] for side in SIDES)
_UNIT_NUMBERS = tuple(f"{side.units[0]}_number" for side in SIDES)
_NO_UNIT = Unit("", Fraction(1), ())
_PLACES = 12


def validate(fields: Fields, options: DimensionsOptions) -> Fields:
    """Find the units, add up feet and inches, and put the sides in order."""
    settle_marks(fields, options, NUMBERS)
    measured = Measured()
    for name in UNITS:
        fields[f"{name}_number"] = measured.look_up(fields, name, parse_unit)
    _share_units(fields, options, measured)
    _check_units(fields, measured)
    for at, side in enumerate(SIDES):
        add_parts(fields, measured, side)
        check_size(fields, FIRST[at])
        fields.fail(_there(fields, at) & (fields[FIRST[at]] == 0), "range", "a side of no length")
    _convert(fields, measured)
    _put_in_order(fields)
    fields.extra["units"] = measured.units
    return fields


def _there(fields: Fields, at: int) -> Mask:
    """The rows that have a side."""
    there: Mask = fields["sides"] > at
    return there


def _share_units(fields: Fields, options: DimensionsOptions, measured: Measured) -> None:
    """A unit behind the last side is that of all; otherwise each has one, or none has."""
    for side in SIDES:
        first, more = (f"{name}_number" for name in side.units)
        alone = ~fields.has(first) & fields.has(more)
        fields[first][alone] = fields[more][alone]
        fields[more][alone] = MISSING
    third = _there(fields, 2)
    has_a, has_b, has_c = (fields.has(name) for name in _UNIT_NUMBERS)
    last = np.where(third, has_c, has_b)
    some: Mask = has_a | (has_b & third)
    every: Mask = has_a & (has_b | ~third) & last
    fields.fail(some & ~every, "component", "some sides have a unit, others do not")
    shared = np.where(third, fields[_UNIT_NUMBERS[2]], fields[_UNIT_NUMBERS[1]])
    shared = np.where(last, shared, _number_of_default(fields, options, measured, ~last))
    for name in _UNIT_NUMBERS:
        fields[name] = np.where(some, fields[name], shared)


def _number_of_default(
    fields: Fields, options: DimensionsOptions, measured: Measured, bare: Mask
) -> int:
    """The number of the unit that rows without one have."""
    if options.default_unit is None:
        return measured.number(_NO_UNIT)
    unit = parse_unit(options.default_unit)
    assert unit is not None, "options were checked"
    fields.note(fields.good & bare, "unit_assumed")
    return measured.number(unit)


def _check_units(fields: Fields, measured: Measured) -> None:
    """Lengths, or pixels, and the same in all sides."""
    no_unit = measured.number(_NO_UNIT)
    kinds = [LENGTHS.index(u.dimension) if u.dimension in LENGTHS else -1 for u in measured.units]
    kinds[no_unit] = len(LENGTHS)
    found = np.array([fields[name] for name in _UNIT_NUMBERS])
    found[2] = np.where(_there(fields, 2), found[2], found[0])
    kind = np.array(kinds).take(found, mode="clip")
    other, mixed = (np.flatnonzero(rows.any(axis=0)) for rows in (kind < 0, kind != kind[0]))
    fields.fail(other, "dimension", "the unit measures no length")
    fields.fail(mixed, "component", "the sides measure different things")


def _convert(fields: Fields, measured: Measured) -> None:
    """All sides of a row in its smallest unit."""
    sizes = np.array([float(unit.factor) for unit in measured.units])
    found = np.array([fields[name] for name in _UNIT_NUMBERS])
    found[2] = np.where(_there(fields, 2), found[2], found[0])
    smallest = found[sizes.take(found, mode="clip").argmin(axis=0), np.arange(fields.rows)]
    fields["unit_number"] = smallest
    rows = np.flatnonzero(fields.good & (found != smallest).any(axis=0))
    units = [unit.factor for unit in measured.units]
    for name, numbered in zip(FIRST, found, strict=True):
        pairs, which = np.unique(numbered[rows] * len(units) + smallest[rows], return_inverse=True)
        factors = [units[pair // len(units)] / units[pair % len(units)] for pair in pairs.tolist()]
        zeros = [Fraction(0)] * len(factors)
        numbers = side_of(fields, name, rows).linear(factors, zeros, which, _PLACES)
        fields.fill(name, rows, numbers.coefficient)
        fields[f"{name}_exponent"][rows] = numbers.exponent


def side_of(fields: Fields, name: str, rows: Ints) -> Decimals:
    """One side of some rows."""
    exponent = fields[f"{name}_exponent"][rows]
    return Decimals(np.zeros(len(rows), bool), fields[name][rows], exponent)


def _put_in_order(fields: Fields) -> None:
    """Labelled sides as length, width, height; ``role_a`` and so on say which is which."""
    for at, name in enumerate(FIRST):
        fields[f"role_{name}"] = np.full(fields.rows, at)
    if LABELS[0] not in fields:
        return
    rows = np.flatnonzero(fields.has(LABELS[0]) & fields.good)
    labels = np.array([fields[name][rows] for name in LABELS])
    labels[2] = np.where(_there(fields, 2)[rows], labels[2], len(SIDES))
    order = labels.argsort(axis=0, kind="stable")
    _reorder(fields, rows, order, FIRST)
    _reorder(fields, rows, order, [f"{name}_exponent" for name in FIRST])
    labels = np.take_along_axis(labels, order, axis=0)
    for name, role in zip(FIRST, labels, strict=True):
        fields[f"role_{name}"][rows] = role
    twice = (np.diff(labels, axis=0) == 0).any(axis=0)
    fields.fail(rows[twice], "component", "two sides have the same label")


def _reorder(fields: Fields, rows: Ints, order: Ints, names: Sequence[str]) -> None:
    """Give each of some fields what the one in its place had."""
    found = np.take_along_axis(np.array([fields[name][rows] for name in names]), order, axis=0)
    for name, numbers in zip(names, found, strict=True):
        fields.fill(name, rows, numbers)
