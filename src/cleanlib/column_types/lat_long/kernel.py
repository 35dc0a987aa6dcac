"""Reads plain places of a whole block at once, exactly: numbers, or degrees with hemispheres."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from cleanlib.column_types.lat_long.reading import LatLongOptions
from cleanlib.core.kernel import Answers
from cleanlib.core.text_buffer import Bytes, Ints, Mask, Texts
from cleanlib.shared.coordinates.angle import MOST_DEGREES, beyond
from cleanlib.shared.coordinates.tokens import LATITUDE, LONGITUDE

DECIMALS = 12
SECOND = 10**DECIMALS  # steps of which all numbers are made
DEGREE = 3600 * SECOND
_UNITS = (DEGREE, 60 * SECOND, SECOND)
_FRACTION = rf"(\.[0-9]{{1,{DECIMALS}}})?"
_NUMBER = rf"[+-]?[0-9]{{1,3}}{_FRACTION}"
_PAIR = rf"{_NUMBER}([,;] ?| ){_NUMBER}"
_PLAIN = rf"^({_PAIR}|\({_PAIR}\))$"
_MARKS = ("[\u00b0\u00ba]", "['\u2032\u2019]", '["\u2033\u201d]')
_WIDEST = 3 + 1 + DECIMALS
_SEPARATORS = np.isin(np.arange(256), list(b",; "))
_IN_NUMBER = np.isin(np.arange(256), list(b"0123456789."))
_SIDES = np.isin(np.arange(256), list(b"NSEWnsew"))
_NEGATIVE_SIDES = np.isin(np.arange(256), list(b"SWsw"))
_OPEN, _POINT, _PLUS, _MINUS, _ZERO = b"(.+-0"


def _marked(units: int) -> str:
    """Two angles of so many units, each with its hemisphere behind."""
    widths = ("{1,3}", "{1,2}", "{1,2}")[:units]
    pieces = [f"[0-9]{width} ?{mark} ?" for width, mark in zip(widths, _MARKS, strict=False)]
    pieces[-1] = pieces[-1].replace("} ?", f"}}{_FRACTION} ?", 1)
    angle = "".join(pieces)
    return f"^{angle}[NSns],? ?{angle}[EWew]$"


_MARKED = {units: _marked(units) for units in (3, 2, 1)}


class Places(NamedTuple):
    """Latitudes and longitudes in steps of 10**-12 seconds, and how they are written."""

    latitude: Ints
    longitude: Ints
    options: LatLongOptions

    def __len__(self) -> int:
        return len(self.latitude)


def kernel(texts: Texts, options: LatLongOptions) -> Answers | None:
    """The rows of two plain numbers, or of two angles with unit signs and hemispheres."""
    if options.decimal != ".":
        return None
    found = np.zeros((2, len(texts)), np.int64)
    read = _plain_pairs(texts, options, found)
    if len(texts.data) and texts.data.max() >= 0x80:
        read |= _marked_pairs(texts, found)
    north, east = (
        read & _out_of_range(found[0], LATITUDE),
        read & _out_of_range(found[1], LONGITUDE),
    )
    refused = {
        beyond(LATITUDE): np.flatnonzero(north),
        beyond(LONGITUDE): np.flatnonzero(east & ~north),
    }
    rows = np.flatnonzero(read & ~north & ~east)
    places = Places(found[0, rows], found[1, rows], options)
    zero = (places.latitude == 0) & (places.longitude == 0)
    return Answers(rows, places, {"placeholder": zero} if zero.any() else {}, refused)


def _out_of_range(steps: Ints, axis: str) -> Mask:
    outside: Mask = np.abs(steps) > MOST_DEGREES[axis] * DEGREE
    return outside


def _matching(texts: Texts, shape: str) -> tuple[Ints, Texts]:
    """The rows of a shape, and their texts."""
    found = pc.match_substring_regex(texts.array, shape)
    rows = np.flatnonzero(found.to_numpy(zero_copy_only=False))
    return rows, texts if len(rows) == len(texts) else Texts(texts.array.take(pa.array(rows)))


def _mask(rows: Ints, size: int) -> Mask:
    mask = np.zeros(size, dtype=bool)
    mask[rows] = True
    return mask


def _plain_pairs(texts: Texts, options: LatLongOptions, found: Ints) -> Mask:
    """Fill in the pairs of plain numbers; which rows are such."""
    rows, matching = _matching(texts, _PLAIN)
    if len(rows):
        pair = _numbers(matching)
        found[:, rows] = pair if options.order == "latlon" else pair[::-1]
    return _mask(rows, len(texts))


def _marked_pairs(texts: Texts, found: Ints) -> Mask:
    """Fill in the pairs of angles with hemispheres; which rows are such."""
    read = np.zeros(len(texts), dtype=bool)
    for units, shape in _MARKED.items():
        rows, matching = _matching(texts, shape)
        if len(rows):
            steps, fits = _angles(matching, units)
            found[:, rows[fits]] = steps[:, fits]
            read[rows[fits]] = True
    return read


def _angles(texts: Texts, units: int) -> tuple[Ints, Mask]:
    """The angles of rows of 2 * ``units`` numbers, and which rows have no 60 minutes or seconds."""
    inside = _IN_NUMBER[texts.data]
    edges = np.flatnonzero(np.diff(inside, prepend=False, append=False))
    starts, ends = edges[::2].reshape(-1, 2 * units), edges[1::2].reshape(-1, 2 * units)
    sides = texts.data[np.flatnonzero(_SIDES[texts.data])].reshape(-1, 2)
    angles, fits = np.zeros((2, len(starts)), np.int64), np.ones(len(starts), dtype=bool)
    for at in range(2 * units):
        number = _unsigned(texts.data, starts[:, at], ends[:, at])
        angles[at // units] += number * (_UNITS[at % units] // SECOND)
        fits &= (number < 60 * SECOND) | (at % units == 0)
    steps: Ints = np.where(_NEGATIVE_SIDES[sides.T], -angles, angles)
    return steps, fits


def _numbers(texts: Texts) -> tuple[Ints, Ints]:
    """The first and the second number of each row."""
    starts, ends, data = texts.offsets[:-1], texts.offsets[1:], texts.data
    bracket = data[starts] == _OPEN
    separators = np.flatnonzero(_SEPARATORS[data])
    first = separators[np.searchsorted(separators, starts)]
    last = separators[np.searchsorted(separators, ends) - 1]
    return _signed(data, starts + bracket, first), _signed(data, last + 1, ends - bracket)


def _signed(data: Bytes, starts: Ints, ends: Ints) -> Ints:
    """The degrees from ``starts`` to ``ends``."""
    sign = data[starts]
    number = _unsigned(data, starts + ((sign == _PLUS) | (sign == _MINUS)), ends)
    steps: Ints = np.where(sign == _MINUS, -number, number) * (DEGREE // SECOND)
    return steps


def _unsigned(data: Bytes, starts: Ints, ends: Ints) -> Ints:
    """Numbers without sign, times 10 to the power of their most decimals."""
    number, decimals = np.zeros(len(starts), np.int64), np.zeros(len(starts), np.int64)
    fraction: Mask = np.zeros(len(starts), dtype=bool)
    for place in range(min(_WIDEST, int((ends - starts).max()))):
        byte = data.take(starts + place, mode="clip")
        inside = starts + place < ends
        fraction |= inside & (byte == _POINT)
        digit = inside & (byte != _POINT)
        number = np.where(digit, number * 10 + (byte - np.uint8(_ZERO)), number)
        decimals += digit & fraction
    scaled: Ints = number * 10 ** (DECIMALS - decimals)
    return scaled
