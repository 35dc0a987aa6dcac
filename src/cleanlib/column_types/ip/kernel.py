"""Reads dotted addresses of a whole block at once."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa

from cleanlib.column_types.ip.options import IpOptions
from cleanlib.core.kernel import Answers
from cleanlib.core.text_buffer import Bytes, Ints, Mask, Texts
from cleanlib.shared.ip_addresses import MOST_DIGITS, PADDED, TOO_LARGE

_DOT, _ZERO = ord("."), ord("0")
_SHORTEST, _LONGEST = len("0.0.0.0"), len("255.255.255.255")
_LARGEST = 255
_LEAST = np.array([0, 0, 10, 100])  # of a number of so many digits


class Dotted(NamedTuple):
    """Addresses in their only dotted form: their texts, and the four octets of all."""

    texts: Any
    octets: tuple[Ints, ...]

    def __len__(self) -> int:
        return len(self.texts)

    def numbers(self) -> Ints:
        """Each address as a number."""
        first, second, third, fourth = self.octets
        return first << 24 | second << 16 | third << 8 | fourth


def kernel(texts: Texts, options: IpOptions) -> Answers:
    """The rows that hold four octets and nothing else; they are good where nothing is padded."""
    rows = np.flatnonzero(_candidates(texts))
    marks = _marks(texts, rows)
    lengths = np.diff(marks, axis=1) - 1
    numbers = [_number(texts.data, marks[:, at] + 1, lengths[:, at]) for at in range(4)]
    short = ((lengths > 0) & (lengths <= MOST_DIGITS)).all(axis=1)
    large = np.max(numbers, axis=0, initial=0) > _LARGEST
    padded = np.any([_LEAST.take(lengths[:, at], mode="clip") > numbers[at] for at in range(4)], 0)
    refused = {TOO_LARGE: rows[short & large]}
    if options.leading_zeros == "reject":
        refused[PADDED] = rows[short & padded & ~large]
    good = short & ~large & ~padded
    if options.version == 6:
        good[:] = False
    rows = rows[good]
    kept = texts.array if len(rows) == len(texts) else texts.array.take(pa.array(rows))
    return Answers(rows, Dotted(kept, tuple(n[good] for n in numbers)), refused=refused)


def _candidates(texts: Texts) -> Mask:
    """The rows of digits and three dots."""
    data = texts.data
    dots, digits = data == _DOT, data - np.uint8(_ZERO) < 10
    fits: Mask = (texts.lengths >= _SHORTEST) & (texts.lengths <= _LONGEST)
    fits &= _counted(dots, texts) == 3
    fits &= _counted(dots | digits, texts) == texts.lengths
    return fits


def _counted(marked: Mask, texts: Texts) -> Ints:
    """How many marked bytes each row has."""
    totals = np.zeros(len(marked) + 1, np.int32)
    np.cumsum(marked, out=totals[1:])
    counted: Ints = np.diff(totals[texts.offsets])
    return counted


def _marks(texts: Texts, rows: Ints) -> Ints:
    """For each row: the place before it, those of its dots, and the one behind it."""
    dots = np.flatnonzero(texts.data == _DOT)
    first = np.searchsorted(dots, texts.offsets[rows])
    inner = dots[first[:, None] + np.arange(3)] if len(rows) else np.zeros((0, 3), np.int64)
    starts, ends = texts.offsets[rows], texts.offsets[rows + 1]
    return np.column_stack([starts - 1, inner, ends])


def _number(data: Bytes, starts: Ints, lengths: Ints) -> Ints:
    """The numbers that up to three digits from ``starts`` on spell."""
    number = np.zeros(len(starts), np.int64)
    for place in range(MOST_DIGITS):
        digit = data.take(starts + place, mode="clip") - np.uint8(_ZERO)
        number = np.where(place < lengths, number * 10 + digit, number)
    return number
