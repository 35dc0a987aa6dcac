"""Quantities of several parts, 5 ft 7 in, and with fractions, 7 19/64 in, as one number."""

from __future__ import annotations

import math
from collections.abc import Iterator
from fractions import Fraction
from itertools import pairwise
from typing import Any, NamedTuple

import numpy as np

from cleanlib.core.errors import Invalid
from cleanlib.core.fields import MISSING, Fields
from cleanlib.core.text_buffer import Ints
from cleanlib.shared.numbers.decimals import Decimals, Whole, places_of, whole_array
from cleanlib.shared.numbers.groups import groups
from cleanlib.shared.numbers.phrases import distinct_rows
from cleanlib.shared.units.cells import Measured
from cleanlib.shared.units.unit import Unit

_PLACES = 30  # to which parts are added up
_RATIO_PLACES = 12  # and fractions such as 1/3


class Part(NamedTuple):
    """One number of a compound and its unit, for the rows that are written alike.

    Attributes
    ----------
    numbers : ndarray of Python integers, or of fractions
        Times ``step``, they are in ``unit``.
    """

    numbers: Whole
    step: Fraction
    unit: Unit


_SHORT = r"(?=[\x01-\x09])"  # runs of digits that are read in full


def fraction_pattern(ratio: tuple[str, str]) -> str:
    """A fraction such as 19/64, in the patterns of a grammar with these two digit fields."""
    return rf"{_SHORT}<{ratio[0]}>/{_SHORT}<{ratio[1]}>"


class Compound(NamedTuple):
    """The fields of one compound: its numbers, their units, and the fraction behind the last.

    The unit called ``unit`` has its number in the field ``unit_number``.
    """

    numbers: tuple[str, ...]
    units: tuple[str, ...]
    ratio: tuple[str, str]

    @property
    def alike(self) -> tuple[str, ...]:
        """The fields that rows must share to be added up together."""
        units = (f"{name}_number" for name in self.units)
        return (*units, *(f"{name}_exponent" for name in self.numbers))


def add_parts(fields: Fields, measured: Measured, names: Compound) -> None:
    """Add the parts up in the first unit, or in the last where decimals would not end.

    The sum becomes the first number. A part is less than one of the unit before it, and only the
    last has decimals.
    """
    several = fields.has(names.ratio[0])
    for name in names.numbers[1:]:
        several |= fields.has(name)
    rows = np.flatnonzero(fields.good & several)
    if not len(rows):
        return
    columns = [fields[name][rows] for name in names.alike]
    codes, _ = distinct_rows([*columns, fields.has(names.ratio[0])[rows].astype(np.int64)])
    for group in (rows[places] for places in groups(codes)):
        try:
            _add_group(fields, measured, names, group)
        except Invalid as refused:
            fields.fail(group, refused.reason, refused.detail)


def _add_group(fields: Fields, measured: Measured, names: Compound, rows: Ints) -> None:
    parts = list(_parts(fields, measured, names, rows))
    unit = _unit_of_sum(parts)
    for larger, smaller in pairwise(parts):
        too_many = smaller.numbers * (smaller.step * smaller.unit.factor) >= larger.unit.factor
        fields.fail(rows[too_many.astype(bool)], "range", _TOO_MANY)
    places = _PLACES if fields[names.ratio[0]][rows[0]] == MISSING else _RATIO_PLACES
    total = _sum(parts, unit, places)
    numbers = Decimals(np.zeros(len(rows), bool), total, np.full(len(rows), -places)).trimmed()
    fields.fill(names.numbers[0], rows, numbers.coefficient)
    fields[f"{names.numbers[0]}_exponent"][rows] = numbers.exponent
    fields[f"{names.units[0]}_number"][rows] = measured.number(unit)


_TOO_MANY = "the smaller part is not less than one of the larger unit"


def _parts(fields: Fields, measured: Measured, names: Compound, rows: Ints) -> Iterator[Part]:
    """The numbers that the rows have, and their fraction, which is of the last unit."""
    first = rows[0]
    found = [int(fields[f"{name}_number"][first]) for name in names.units]
    every = measured.units
    units = [every[number] for number in found if number != MISSING]
    _check_units(units)
    ratio = bool(fields[names.ratio[0]][first] != MISSING)
    for at, (name, unit) in enumerate(zip(names.numbers, units, strict=False)):
        exponent = int(fields[f"{name}_exponent"][first])
        if exponent == MISSING:
            continue
        if exponent < 0 and (ratio or at < len(units) - 1):
            raise Invalid("component", "only the last part may have decimals")
        yield Part(fields[name][rows].astype(object), Fraction(10) ** exponent, unit)
    if ratio:
        yield _fraction(fields, names.ratio, rows, units[-1])


def _fraction(fields: Fields, ratio: tuple[str, str], rows: Ints, unit: Unit) -> Part:
    above, below = (fields[name][rows].tolist() for name in ratio)
    fields.fail(rows[fields[ratio[1]][rows] == 0], "component", "a fraction with 0 below the line")
    numbers = np.empty(len(rows), object)
    numbers[:] = [Fraction(a, b or 1) for a, b in zip(above, below, strict=True)]
    return Part(numbers, Fraction(1), unit)


def _check_units(units: list[Unit]) -> None:
    for larger, smaller in pairwise(units):
        alike = smaller.dimension == larger.dimension and not (smaller.offset or larger.offset)
        if not alike or smaller.factor >= larger.factor:
            raise Invalid("component", "the parts measure different things, or come in disorder")


def _unit_of_sum(parts: list[Part]) -> Unit:
    first, last = parts[0].unit, parts[-1].unit
    steps = [(part.unit.factor / first.factor).denominator for part in parts]
    return last if None in map(places_of, steps) else first


def _sum(parts: list[Part], unit: Unit, places: int) -> Whole:
    """The sum in a unit, as whole numbers of its ``10**-places``; halves go up."""
    scales = [part.step * part.unit.factor / unit.factor * 10**places for part in parts]
    below = math.lcm(*(scale.denominator for scale in scales))
    total: Any = sum(
        part.numbers * int(scale * below) for part, scale in zip(parts, scales, strict=True)
    )
    return whole_array(((2 * total + below) // (2 * below)).tolist())
