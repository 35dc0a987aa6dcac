"""Reads plain dotted addresses of a whole block at once."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa

from cleanlib.column_types.ip.options import IpOptions
from cleanlib.core.kernel import Answers
from cleanlib.core.text_buffer import Bytes, Ints, Mask, Texts

_DOT, _ZERO = ord("."), ord("0")
_SHORTEST, _LONGEST = len("0.0.0.0"), len("255.255.255.255")


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


def kernel(texts: Texts, options: IpOptions) -> Answers | None:
    """The rows that hold four octets without leading zeros, and nothing else."""
    if options.version == 6:
        return None
    rows = np.flatnonzero(_candidates(texts))
    marks = _marks(texts, rows)
    good = np.ones(len(rows), dtype=bool)
    octets = []
    for at in range(4):
        octet, fits = _octet(texts.data, marks[:, at] + 1, marks[:, at + 1])
        octets.append(octet)
        good &= fits
    rows = rows[good]
    kept = texts.array if len(rows) == len(texts) else texts.array.take(pa.array(rows))
    return Answers(rows, Dotted(kept, tuple(octet[good] for octet in octets)))


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


def _octet(data: Bytes, starts: Ints, ends: Ints) -> tuple[Ints, Mask]:
    """The numbers from ``starts`` to ``ends``, and which of them are octets."""
    lengths = ends - starts
    number = np.zeros(len(starts), np.int64)
    for place in range(3):
        digit = data.take(starts + place, mode="clip") - np.uint8(_ZERO)
        number = np.where(place < lengths, number * 10 + digit, number)
    least = np.array([0, 0, 10, 100]).take(lengths, mode="clip")
    return number, (lengths > 0) & (lengths <= 3) & (number >= least) & (number <= 255)
