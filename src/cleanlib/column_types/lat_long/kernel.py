"""Reads plain pairs of decimal degrees of a whole block at once, exactly."""

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
DEGREE = 10**DECIMALS
_NUMBER = rf"[+-]?[0-9]{{1,3}}(\.[0-9]{{1,{DECIMALS}}})?"
_PAIR = rf"{_NUMBER}([,;] ?| ){_NUMBER}"
_SHAPE = rf"^({_PAIR}|\({_PAIR}\))$"
_WIDEST = 3 + 1 + DECIMALS
_SEPARATORS = np.isin(np.arange(256), list(b",; "))
_OPEN, _POINT, _PLUS, _MINUS, _ZERO = b"(.+-0"


class Places(NamedTuple):
    """Latitudes and longitudes in steps of 10**-12 degrees, and how they are written."""

    latitude: Ints
    longitude: Ints
    options: LatLongOptions

    def __len__(self) -> int:
        return len(self.latitude)


def kernel(texts: Texts, options: LatLongOptions) -> Answers | None:
    """The rows of two plain numbers; those within range are good."""
    if options.decimal != ".":
        return None
    found = pc.match_substring_regex(texts.array, _SHAPE)
    rows = np.flatnonzero(found.to_numpy(zero_copy_only=False))
    pair = _numbers(texts if len(rows) == len(texts) else Texts(texts.array.take(pa.array(rows))))
    latitude, longitude = pair if options.order == "latlon" else pair[::-1]
    north, east = _out_of_range(latitude, LATITUDE), _out_of_range(longitude, LONGITUDE)
    refused = {beyond(LATITUDE): rows[north], beyond(LONGITUDE): rows[east & ~north]}
    good = ~(north | east)
    places = Places(latitude[good], longitude[good], options)
    zero = (places.latitude == 0) & (places.longitude == 0)
    return Answers(rows[good], places, {"placeholder": zero} if zero.any() else {}, refused)


def _out_of_range(steps: Ints, axis: str) -> Mask:
    beyond_it: Mask = np.abs(steps) > MOST_DEGREES[axis] * DEGREE
    return beyond_it


def _numbers(texts: Texts) -> tuple[Ints, Ints]:
    """The first and the second number of each row."""
    starts, ends = texts.offsets[:-1].copy(), texts.offsets[1:].copy()
    if not len(starts):
        return starts, ends
    bracket = texts.data[starts] == _OPEN
    separators = np.flatnonzero(_SEPARATORS[texts.data])
    first = separators[np.searchsorted(separators, starts)]
    last = separators[np.searchsorted(separators, ends) - 1]
    data = texts.data
    return _steps(data, starts + bracket, first), _steps(data, last + 1, ends - bracket)


def _steps(data: Bytes, starts: Ints, ends: Ints) -> Ints:
    """The numbers from ``starts`` to ``ends``."""
    sign = data[starts]
    starts = starts + ((sign == _PLUS) | (sign == _MINUS))
    number, decimals = np.zeros(len(starts), np.int64), np.zeros(len(starts), np.int64)
    fraction: Mask = np.zeros(len(starts), dtype=bool)
    for place in range(min(_WIDEST, int((ends - starts).max()))):
        byte = data.take(starts + place, mode="clip")
        inside = starts + place < ends
        fraction |= inside & (byte == _POINT)
        digit = inside & (byte != _POINT)
        number = np.where(digit, number * 10 + (byte - np.uint8(_ZERO)), number)
        decimals += digit & fraction
    number *= 10 ** (DECIMALS - decimals)
    return np.where(sign == _MINUS, -number, number)
