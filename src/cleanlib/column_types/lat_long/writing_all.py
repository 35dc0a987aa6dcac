"""Writes the places that the kernel read, as arrays."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pyarrow as pa

from cleanlib.column_types.lat_long.kernel import DEGREE, Places
from cleanlib.core.byte_matrix import Piece, digits, join, literal, whole_number, words
from cleanlib.core.text_buffer import Ints, concat
from cleanlib.shared.coordinates.tokens import LATITUDE, LONGITUDE
from cleanlib.shared.coordinates.writing import letters
from cleanlib.shared.numbers.decimals import Decimals
from cleanlib.shared.numbers.writing import write


def decimals(places: Places) -> tuple[Any, Any]:
    """Decimal degrees as text."""
    latitude, longitude = map(_text, _rounded(places))
    return latitude, longitude


def floats(places: Places) -> tuple[Any, Any]:
    """Decimal degrees as floats."""
    latitude, longitude = (pa.array(numbers.floats()) for numbers in _rounded(places))
    return latitude, longitude


def _rounded(places: Places) -> tuple[Decimals, Decimals]:
    precision = places.options.precision
    return _round(places.latitude, precision), _round(places.longitude, precision)


def _round(steps: Ints, precision: int) -> Decimals:
    unit = DEGREE // 10**precision
    numbers = (np.abs(steps) + unit // 2) // unit
    return Decimals((steps < 0) & (numbers > 0), numbers, np.full(len(steps), -precision))


def _text(numbers: Decimals) -> Any:
    return write(numbers.trimmed(), np.ones(len(numbers), dtype=bool))


def with_hemispheres(places: Places) -> Any:
    """Decimal degrees with hemispheres."""
    pieces: list[Any] = []
    for numbers, axis in zip(_rounded(places), (LATITUDE, LONGITUDE), strict=True):
        side = pa.array(list(letters(axis))).cast(pa.large_string())
        size = replace(numbers, negative=np.zeros(len(numbers), dtype=bool))
        pieces += [_text(size), "° ", side.take(pa.array(numbers.negative.astype(int))), ", "]
    return concat(*pieces[:-1])


def degrees_minutes(places: Places) -> Any:
    """Degrees and minutes with hemispheres."""
    return _sexagesimal(places, 1, places.options.minutes_precision)


def degrees_minutes_seconds(places: Places) -> Any:
    """Degrees, minutes and seconds with hemispheres."""
    return _sexagesimal(places, 2, places.options.seconds_precision)


def _sexagesimal(places: Places, smaller: int, precision: int) -> Any:
    latitude = _pieces(places.latitude, LATITUDE, smaller, precision)
    longitude = _pieces(places.longitude, LONGITUDE, smaller, precision)
    return join([*latitude, literal(", "), *longitude], len(places))


def _pieces(steps: Ints, axis: str, smaller: int, precision: int) -> list[Piece]:
    """An angle in degrees and one or two smaller units, the last one with decimals."""
    unit = DEGREE // 60**smaller // 10**precision
    total = (np.abs(steps) + unit // 2) // unit
    whole, fraction = np.divmod(total, 10**precision)
    pieces = [literal("′ " if smaller == 1 else "″ "), words(letters(axis), _side(steps, total))]
    if precision:
        pieces = [literal("."), *digits(fraction, precision), *pieces]
    for mark in ("° ", "′ ")[:smaller][::-1]:
        whole, part = np.divmod(whole, 60)
        pieces = [literal(mark), *whole_number(part), *pieces]
    return [*whole_number(whole), *pieces]


def _side(steps: Ints, total: Ints) -> Ints:
    return ((steps < 0) & (total > 0)).astype(np.int64)


def joined(before: str, between: str, after: str, turned: bool, places: Places) -> Any:
    """Both numbers with text around them; ``turned`` puts the longitude first."""
    first, second = decimals(places)
    if turned:
        first, second = second, first
    return concat(before, first, between, second, after)
