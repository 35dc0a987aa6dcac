"""Target formats that write exact numbers, for every type that has them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import numpy as np
import pyarrow as pa

from cleanlib.core.column_type import TargetFormat
from cleanlib.core.errors import UnknownFormat, did_you_mean
from cleanlib.core.fields import Fields
from cleanlib.core.text_buffer import Mask
from cleanlib.shared.numbers.decimals import Decimals, times_ten
from cleanlib.shared.numbers.pattern import read_pattern
from cleanlib.shared.numbers.writing import Style, write

Values = Callable[[Fields], Decimals]
NumberFormat = TargetFormat[Fields]


def values(fields: Fields, name: str = "n") -> Decimals:
    """The numbers of the good rows, rounded as the option ``decimals`` says."""
    return rounded(fields, Decimals.of(fields, name), fields.run.options.decimals)


def rounded(
    fields: Fields, numbers: Decimals, places: int | None, rows: Mask | None = None
) -> Decimals:
    """With ``places`` digits after the point; rows that lose some are noted.

    The numbers are those of ``rows``, or of all good rows.
    """
    if places is None:
        return numbers
    short = numbers.rounded(places)
    fine = numbers.exponent < -places
    if fine.any():
        lost = np.zeros(len(numbers), dtype=bool)
        lost[fine] = ~numbers[fine].shifted(places).is_whole()
        fields.note(np.flatnonzero(fields.good if rows is None else rows)[lost], "fraction_cut")
    return short


def text_format(
    style: Style, doc: str, numbers: Values = values, *, lossless: bool = True
) -> NumberFormat:
    """Numbers as text, every digit kept."""
    return TargetFormat(
        lambda fields: write(numbers(fields), fields.good, style), doc, lossless=lossless
    )


def float_format(doc: str, numbers: Values = values) -> NumberFormat:
    """The nearest double; a row that is larger than the largest of them fails."""

    def render(fields: Fields) -> Any:
        found = numbers(fields).floats()
        finite = np.isfinite(found)
        fields.fail(np.flatnonzero(fields.good)[~finite], "range", "more than a double holds")
        return spread(found[finite], fields.good, pa.float64())

    return TargetFormat(render, doc, dtype="float", lossless=False)


def decimal_format(doc: str, numbers: Values = values, *, lossless: bool = True) -> NumberFormat:
    """Python decimals, every digit kept."""
    return TargetFormat(
        lambda fields: write(numbers(fields), fields.good), doc, dtype="decimal", lossless=lossless
    )


def integer_format(doc: str, numbers: Values = values) -> NumberFormat:
    """64-bit whole numbers; a row that has a fraction, or more digits than fit, fails."""

    def render(fields: Fields) -> Any:
        found = numbers(fields)
        rows = np.flatnonzero(fields.good)
        whole, fits = found.integers()
        fields.fail(rows[~found.is_whole()], "not_whole")
        fields.fail(rows[~fits], "range", "more than a 64-bit integer holds")
        array = np.zeros(fields.rows, np.int64)
        array[rows] = whole
        return pa.array(array, mask=~fields.good)

    return TargetFormat(render, doc, dtype="integer", lossless=False)


def pattern_format(
    spec: str, numbers: Values = values, known: Iterable[str] = (), name: str = "number"
) -> NumberFormat:
    """An open format such as ``#,##0.00``; numbers are rounded to the digits it has."""
    found = read_pattern(spec)
    if found is None:
        hint = did_you_mean(spec, known)
        listing = ", ".join(map(repr, known))
        raise UnknownFormat(
            f"{name} has no target format {spec!r}{hint} It has: {listing}, and number patterns "
            "such as '#,##0.00'"
        )

    def render(fields: Fields) -> Any:
        short = numbers(fields).at_most(found.most_decimals).trimmed()
        up = np.maximum(found.least_decimals + short.exponent, 0)
        padded = Decimals(short.negative, times_ten(short.coefficient, up), short.exponent - up)
        return write(padded, fields.good, found.style)

    return TargetFormat(render, f"numbers written like {spec}", lossless=False)


def spread(numbers: Any, good: Mask, arrow_type: Any) -> Any:
    """Values of the good rows as an Arrow array of all rows."""
    array = np.zeros(len(good), numbers.dtype)
    array[good] = numbers
    return pa.array(array, arrow_type, mask=~good)
