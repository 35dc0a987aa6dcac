"""The target formats of plain numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyarrow as pa

from cleanlib.column_types.number.options import NumberOptions, PercentOptions
from cleanlib.core.column_type import TargetFormat
from cleanlib.core.fields import Fields
from cleanlib.core.text_buffer import TEXT
from cleanlib.shared.numbers.decimals import Decimals
from cleanlib.shared.numbers.formats import (
    NumberFormat,
    Values,
    decimal_format,
    float_format,
    integer_format,
    pattern_format,
    rounded,
    text_format,
    values,
)
from cleanlib.shared.numbers.scientific import POWER_OF_TEN
from cleanlib.shared.numbers.writing import PLAIN, THOUSANDS, Style, write, write_one


def _parts(fields: Fields) -> tuple[Any, ...]:
    """What the cell writes: its digits before a power of ten is applied, and that power."""
    scaled = fields.has(POWER_OF_TEN)
    power = np.where(scaled, fields[POWER_OF_TEN], 0)[fields.good]
    typed = Decimals.of(fields).shifted(-power).whole_coefficients()
    exponents = [str(p) if has else None for p, has in zip(power, scaled[fields.good], strict=True)]
    columns = zip(*map(_take_apart, typed.rows()), strict=True)
    signs, whole, fractions = list(columns) or [(), (), ()]
    return tuple(_texts(cells, fields) for cells in (signs, whole, fractions, exponents))


def _take_apart(number: tuple[bool, int, int]) -> tuple[str, str, str | None]:
    negative, coefficient, exponent = number
    whole, _, fraction = write_one(False, coefficient, exponent, PLAIN).partition(".")
    return "-" if negative and coefficient else "+", whole, fraction or None


def _texts(column: Any, fields: Fields) -> Any:
    """Texts of the good rows as an Arrow array of all rows."""
    cells = np.full(fields.rows, None, object)
    cells[fields.good] = list(column)
    return pa.array(cells, TEXT)


FLOAT = float_format("a float column; the nearest double of each number")
INTEGER = integer_format("a nullable integer column; a fraction is invalid unless decimals=0")
DECIMAL = decimal_format("a column of Python decimals, every digit kept")
STRING = text_format(PLAIN, "text, every digit kept: -1234.50")
_THOUSANDS = text_format(THOUSANDS, "text with grouped digits: -1,234.50")
_PARTS = TargetFormat(
    _parts,
    "one column for each part, as text; exponent is that of scientific notation",
    fields=("sign", "integer_part", "fraction", "exponent"),
    lossless=False,
)
NUMBER_FORMATS: dict[str, NumberFormat] = {
    "float": FLOAT,
    "integer": INTEGER,
    "decimal": DECIMAL,
    "string": STRING,
    "thousands": _THOUSANDS,
    "parts": _PARTS,
}
DECIMAL_FORMATS: dict[str, NumberFormat] = {"decimal": DECIMAL, "string": STRING, "float": FLOAT}


def _times(places: int) -> Values:
    """The numbers times a power of ten, rounded as the option ``decimals`` says."""

    def numbers(fields: Fields) -> Decimals:
        shifted = Decimals.of(fields).shifted(places)
        return rounded(fields, shifted, fields.run.options.decimals)

    return numbers


def _as_the_pattern_says(spec: str) -> Values:
    """Hundredths where a pattern has a percent sign, thousandths for per mille."""
    return _times(2 if "%" in spec else 3 if "\u2030" in spec else 0)


def number_pattern(spec: str, options: NumberOptions) -> NumberFormat:
    """An open format such as ``#,##0.00``; a percent sign in it writes hundredths."""
    points = options.percent == "points"
    return pattern_format(spec, values if points else _as_the_pattern_says(spec), NUMBER_FORMATS)


def _padded(fields: Fields) -> Any:
    return write(values(fields), fields.good, Style(least=fields.run.options.width))


INTEGER_FORMATS: dict[str, NumberFormat] = {
    "integer": INTEGER,
    "string": STRING,
    "thousands": _THOUSANDS,
    "padded": TargetFormat(_padded, "text with zeros in front up to width= digits: 0042"),
}


def _e_notation(fields: Fields) -> Any:
    return _texts([_scientific(*row) for row in values(fields).rows()], fields)


def _scientific(negative: bool, coefficient: int, exponent: int) -> str:
    spelt = str(coefficient)
    power = len(spelt) - 1 + exponent if coefficient else 0
    digits = spelt.rstrip("0") or "0"
    sign = "-" if negative and coefficient else ""
    point = "." if len(digits) > 1 else ""
    return f"{sign}{digits[0]}{point}{digits[1:]}e{power}"


def _scientific_parts(fields: Fields) -> tuple[Any, ...]:
    texts = _e_notation(fields)
    pairs = [text.split("e") if text else (None, None) for text in texts.to_pylist()]
    mantissa, exponent = zip(*pairs, strict=True) if pairs else ((), ())
    return pa.array(mantissa, TEXT), pa.array(exponent, TEXT)


SCIENTIFIC_FORMATS: dict[str, NumberFormat] = {
    "float": FLOAT,
    "e_notation": TargetFormat(_e_notation, "text, every digit kept: -1.2345e3", lossless=False),
    "string": STRING,
    "parts": TargetFormat(
        _scientific_parts,
        "the mantissa, with one digit before the point, and the exponent",
        fields=("mantissa", "exponent"),
    ),
}


PERCENT_FORMATS: dict[str, NumberFormat] = {
    "fraction": text_format(PLAIN, "text, 12.5 % as 0.125"),
    "percent": text_format(Style(suffix="%"), "text with the sign: 12.5%", _times(2)),
    "number": text_format(PLAIN, "text, 12.5 % as 12.5", _times(2), lossless=False),
    "basis_points": text_format(PLAIN, "text, 12.5 % as 1250", _times(4), lossless=False),
    "float": float_format("a float column, 12.5 % as 0.125"),
}


def percent_pattern(spec: str, options: PercentOptions) -> NumberFormat:
    """An open format such as ``0.0%``; a percent sign in it writes hundredths."""
    return pattern_format(spec, _as_the_pattern_says(spec), PERCENT_FORMATS, "percent")
