"""The target formats of quantities: numbers in a unit, and the number with its unit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyarrow as pa

from cleanlib.column_types.quantity.options import QuantityOptions
from cleanlib.column_types.quantity.resolve import MOST_PLACES, in_unit
from cleanlib.core.column_type import TargetFormat
from cleanlib.core.errors import UnknownFormat, did_you_mean
from cleanlib.core.fields import Fields
from cleanlib.core.text_buffer import TEXT, Mask, concat, text_or
from cleanlib.shared.numbers.decimals import Decimals
from cleanlib.shared.numbers.formats import NumberFormat, rounded, values
from cleanlib.shared.numbers.writing import Style, write
from cleanlib.shared.units.unit import Dimension, Unit, parse_unit, written_powers


def unit_format(text: str) -> NumberFormat:
    """Plain numbers, all in one unit."""
    return TargetFormat(
        lambda fields: write(_converted(fields, _wanted(fields, text)), fields.good),
        f"numbers in {text}, as text",
        needs=frozenset({f"unit:{text}"}),
        lossless=False,
    )


def with_unit(text: str, doc: str) -> NumberFormat:
    """Numbers in one unit, the unit behind each."""

    def render(fields: Fields) -> Any:
        unit = _wanted(fields, text)
        return write(_converted(fields, unit), fields.good, Style(suffix=f" {unit.symbol}"))

    return TargetFormat(render, doc, needs=frozenset({f"unit:{text}"}))


def _wanted(fields: Fields, text: str) -> Unit:
    """The unit of a format, which may be a US or an imperial one."""
    unit = parse_unit(text, fields.run.options.gallon == "imperial")
    assert unit is not None, "formats are made of units that are known"
    return unit


def _converted(fields: Fields, unit: Unit) -> Decimals:
    """The good rows in a unit, rounded as the option ``decimals`` says."""
    return rounded(fields, in_unit(fields, unit), fields.run.options.decimals)


def of_units(fields: Fields, say: Callable[[Unit], str]) -> Any:
    """What is to be said about the unit of each good row."""
    texts = pa.array([say(unit) for unit in fields.extra["units"]], TEXT)
    numbers = np.where(fields.good, fields["unit_number"], 0)
    return texts.take(pa.array(numbers, mask=~fields.good))


def _symbols(fields: Fields) -> Any:
    return of_units(fields, lambda unit: unit.symbol)


def _own_unit(fields: Fields) -> Any:
    return concat(write(values(fields), fields.good), " ", _symbols(fields))


def _parts(fields: Fields) -> tuple[Any, ...]:
    return write(values(fields), fields.good), _symbols(fields)


def _dimension_parts(fields: Fields) -> tuple[Any, ...]:
    return (*_parts(fields), of_units(fields, lambda unit: _dimension_name(unit.dimension)))


def _dimension_name(dimension: Dimension) -> str:
    return " ".join(written_powers([pair]) for pair in dimension) or "1"


def _base_units(fields: Fields) -> Any:
    """Each cell in the base unit of its own dimension."""
    units = fields.extra["units"]
    factors, offsets = [unit.factor for unit in units], [unit.offset for unit in units]
    which = fields["unit_number"][fields.good]
    numbers = Decimals.of(fields).linear(factors, offsets, which, MOST_PLACES)
    written = write(rounded(fields, numbers, fields.run.options.decimals), fields.good)
    return concat(written, of_units(fields, lambda unit: _base_symbol(unit.dimension)))


def _base_symbol(dimension: Dimension) -> str:
    """The product of SI base units, with a blank before it."""
    powers = [(_SI.get(base, base), power) for base, power in dimension]
    return f" {written_powers(powers)}" if powers else ""


def _degrees_minutes_seconds(fields: Fields) -> Any:
    """Seconds have two decimals at most, unless ``decimals`` says otherwise."""
    stated = fields.run.options.decimals
    places = _SECONDS_PLACES if stated is None else stated
    angles = rounded(fields, in_unit(fields, _wanted(fields, "arcsec")), places)
    step = 60 * 10**places
    minutes, seconds = angles.coefficient // step, angles.coefficient % step
    pieces: list[Any] = [text_or(_spread(angles.negative, fields), "-", "")]
    for number, mark in ((minutes // 60, "\u00b0 "), (minutes % 60, "\u2032 ")):
        pieces += [write(_positive(number, 0), fields.good), mark]
    last = _positive(seconds, places)
    return concat(*pieces, write(last.trimmed() if stated is None else last, fields.good), "\u2033")


_SECONDS_PLACES = 2


def _positive(numbers: Any, places: int) -> Decimals:
    return Decimals(np.zeros(len(numbers), bool), numbers, np.full(len(numbers), -places))


def _spread(flags: Mask, fields: Fields) -> Mask:
    """Flags of the good rows for all rows."""
    spread = np.zeros(fields.rows, bool)
    spread[fields.good] = flags
    return spread


_SI = {
    "length": "m", "mass": "kg", "time": "s", "current": "A", "temperature": "K",
    "substance": "mol", "luminosity": "cd", "angle": "rad", "information": "bit",
    "decibel": "dB", "decibelmilliwatt": "dBm",
}  # fmt: skip


OWN_UNIT: NumberFormat = TargetFormat(_own_unit, "the number and the unit of the cell: 1.5 kg")
VALUE: NumberFormat = TargetFormat(
    lambda fields: write(values(fields), fields.good),
    "the number in the unit of the cell, as text",
    lossless=False,
)
PARTS: NumberFormat = TargetFormat(
    _parts, "number and unit of the cell as text columns", fields=("value", "unit"), lossless=False
)
QUANTITY_PARTS: NumberFormat = TargetFormat(
    _dimension_parts,
    "number, unit and dimension of the cell as text columns",
    fields=("value", "unit", "dimension"),
    lossless=False,
)
DMS: NumberFormat = TargetFormat(
    _degrees_minutes_seconds,
    "degrees, minutes and seconds: 12\u00b0 30\u2032 15\u2033",
    lossless=False,
)
BASE_UNITS: NumberFormat = TargetFormat(
    _base_units, "in SI base units: 1.5 km as 1500 m", lossless=False
)


def quantity_pattern(known: tuple[str, ...], spec: str, options: QuantityOptions) -> NumberFormat:
    """A unit as target format; the dimension of a cell must fit."""
    if parse_unit(spec, options.gallon == "imperial") is None:
        hint = did_you_mean(spec, known)
        listing = ", ".join(map(repr, known))
        raise UnknownFormat(f"{spec!r} is no unit and no target format{hint} There are: {listing}")
    return unit_format(spec)
