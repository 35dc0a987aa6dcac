"""The target formats of dimensions."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyarrow as pa

from cleanlib.column_types.dimensions.resolve import FIRST, side_of
from cleanlib.core.column_type import TargetFormat
from cleanlib.core.fields import Fields
from cleanlib.core.text_buffer import TEXT, Mask, concat
from cleanlib.shared.numbers.decimals import Decimals, narrow
from cleanlib.shared.numbers.formats import NumberFormat, rounded
from cleanlib.shared.numbers.writing import write


def _side(fields: Fields, name: str, rows: Mask) -> Any:
    """The numbers of a side as text; null in other rows."""
    numbers = side_of(fields, name, np.flatnonzero(rows))
    return write(rounded(fields, numbers, fields.run.options.decimals, rows), rows)


def _joined(fields: Fields, sep: str) -> Any:
    three = fields.good & (fields["sides"] == 3)
    first, second = (_side(fields, name, fields.good) for name in FIRST[:2])
    third = concat(sep, _side(fields, FIRST[2], three)).fill_null("")
    return concat(first, sep, second, third)


def _unit(fields: Fields, before: str = "", behind: str = "") -> Any:
    """The units with something around them; nothing where there is none."""
    symbols = [unit.symbol for unit in fields.extra["units"]]
    return _of_units(fields, [f"{before}{symbol}{behind}" if symbol else "" for symbol in symbols])


def _of_units(fields: Fields, texts: list[Any]) -> Any:
    numbers = np.where(fields.good, fields["unit_number"], 0)
    return pa.array(texts, TEXT).take(pa.array(numbers, mask=~fields.good))


def _whole(fields: Fields) -> Any:
    return concat(_joined(fields, fields.run.options.sep), _unit(fields, " "))


def _list(fields: Fields) -> Any:
    return concat("[", _joined(fields, ", "), "]")


def _volume(fields: Fields) -> Any:
    """The product of three sides; null where there are two."""
    three = fields.good & (fields["sides"] == 3)
    rows = np.flatnonzero(three)
    sides = [side_of(fields, name, rows) for name in FIRST]
    product = np.ones(len(rows), object)
    for side in sides:
        product = product * side.coefficient.astype(object)
    exponent = sum((side.exponent for side in sides), np.zeros(len(rows), np.int64))
    numbers = Decimals(np.zeros(len(rows), bool), narrow(product), exponent).trimmed()
    written = write(rounded(fields, numbers, fields.run.options.decimals, three), three)
    return concat(written, _unit(fields, " ", "3"))


def _parts(fields: Fields) -> tuple[Any, ...]:
    """Each side in the column of what it measures."""
    columns = []
    for role in range(3):
        cells = pa.nulls(fields.rows, TEXT)
        for at, name in enumerate(FIRST):
            here = fields.good & (fields["sides"] > at) & (fields[f"role_{name}"] == role)
            cells = cells.fill_null(_side(fields, name, here)) if here.any() else cells
        columns.append(cells)
    symbols = [unit.symbol or None for unit in fields.extra["units"]]
    return (*columns, _of_units(fields, symbols))


FORMATS: dict[str, NumberFormat] = {
    "AxBxC unit": TargetFormat(_whole, "the sides with sep= between them, and the unit: 10x20 cm"),
    "list": TargetFormat(_list, "the sides in brackets, without unit: [10, 20]", lossless=False),
    "volume": TargetFormat(
        _volume, "the product of three sides, with its unit: 1000 cm3", lossless=False
    ),
    "parts": TargetFormat(
        _parts,
        "length, width, height and unit as text columns",
        fields=("length", "width", "height", "unit"),
        lossless=False,
    ),
}
