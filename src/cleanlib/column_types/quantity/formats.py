"""The target formats of quantities: numbers in a unit, and the number with its unit."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import numpy as np
import pyarrow as pa

from cleanlib.column_types.quantity.resolve import in_unit
from cleanlib.column_types.quantity.units import Dimension, Unit, parse_unit
from cleanlib.core.column_type import TargetFormat
from cleanlib.core.errors import UnknownFormat, did_you_mean
from cleanlib.core.fields import Fields
from cleanlib.core.text_buffer import TEXT, concat
from cleanlib.shared.numbers.decimals import Decimals
from cleanlib.shared.numbers.formats import NumberFormat, rounded, values
from cleanlib.shared.numbers.writing import Style, write


def unit_format(text: str, *, imperial: bool = False) -> NumberFormat:
    """Plain numbers, all in one unit."""
    unit = parse_unit(text, imperial)
    if unit is None:
        raise UnknownFormat(f"{text!r} is no unit that is known")
    return TargetFormat(
        lambda fields: write(converted(fields, unit), fields.good),
        f"numbers in {text}, as text",
        needs=frozenset({f"unit:{text}"}),
        lossless=False,
    )


def converted(fields: Fields, unit: Unit) -> Decimals:
    """The good rows in a unit, rounded as the option ``decimals`` says."""
    return rounded(fields, in_unit(fields, unit), fields.run.options.decimals)


def with_unit(unit: str, doc: str, style: Style | None = None) -> NumberFormat:
    """Numbers in one unit, the unit behind each."""

    def render(fields: Fields) -> Any:
        target = parse_unit(unit)
        assert target is not None, "the rows of the types name units that pint has"
        written = style or Style(suffix=f" {target.symbol}")
        return write(converted(fields, target), fields.good, written)

    return TargetFormat(render, doc, needs=frozenset({f"unit:{unit}"}))


def _symbols(fields: Fields) -> Any:
    symbols = pa.array([unit.symbol for unit in fields.extra["units"]], TEXT)
    numbers = np.where(fields.good, fields["unit_number"], 0)
    return symbols.take(pa.array(numbers, mask=~fields.good))


def _own_unit(fields: Fields) -> Any:
    return concat(write(values(fields), fields.good), " ", _symbols(fields))


def _parts(fields: Fields) -> tuple[Any, ...]:
    return write(values(fields), fields.good), _symbols(fields)


def _dimension_parts(fields: Fields) -> tuple[Any, ...]:
    names = [_dimension_name(unit.dimension) for unit in fields.extra["units"]]
    numbers = np.where(fields.good, fields["unit_number"], 0)
    dimensions = pa.array(names, TEXT).take(pa.array(numbers, mask=~fields.good))
    return (*_parts(fields), dimensions)


def _dimension_name(dimension: Dimension) -> str:
    powers = [f"{base.strip('[]')}{power if power != 1 else ''}" for base, power in dimension]
    return " ".join(powers) or "1"


def _base_units(fields: Fields) -> Any:
    """Each cell in the base unit of its own dimension."""
    texts = np.full(fields.rows, None, object)
    for number, unit in enumerate(fields.extra["units"]):
        mask = fields.good & (fields["unit_number"] == number)
        base = _base_unit(unit.dimension)
        suffix = f" {base.symbol}".rstrip()
        written = write(_of_rows(fields, base, mask), mask, Style(suffix=suffix))
        texts[mask] = np.array(written.to_pylist(), object)[mask]
    return pa.array(texts, TEXT)


def _of_rows(fields: Fields, base: Unit, mask: Any) -> Decimals:
    numbers = in_unit(fields, base)[mask[fields.good]]
    places = fields.run.options.decimals
    return numbers if places is None else numbers.rounded(places)


def _base_unit(dimension: Dimension) -> Unit:
    """The product of SI base units."""
    above = [_power(base, power) for base, power in dimension if power > 0]
    below = [_power(base, -power) for base, power in dimension if power < 0]
    symbol = "/".join(["*".join(above) or "1", *below])
    return Unit(symbol if dimension else "", Fraction(1), dimension)


_SI = {
    "[length]": "m", "[mass]": "kg", "[time]": "s", "[current]": "A", "[temperature]": "K",
    "[substance]": "mol", "[luminosity]": "cd",
}  # fmt: skip


def _power(base: str, power: int) -> str:
    return _SI.get(base, base.strip("[]")) + (str(power) if power != 1 else "")


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
BASE_UNITS: NumberFormat = TargetFormat(
    _base_units, "in SI base units: 1.5 km as 1500 m", lossless=False
)


def quantity_pattern(spec: str, known: tuple[str, ...], *, imperial: bool) -> NumberFormat:
    """A unit as target format; the dimension of a cell must fit."""
    if parse_unit(spec, imperial) is None:
        hint = did_you_mean(spec, known)
        listing = ", ".join(map(repr, known))
        raise UnknownFormat(f"{spec!r} is no unit and no target format{hint} There are: {listing}")
    return unit_format(spec, imperial=imperial)
