"""The lengths of time of a block's good rows, and their pieces of text."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from cleanlib.core.byte_matrix import Piece, digits, first_bytes, literal, where
from cleanlib.core.fields import Fields
from cleanlib.core.forms import NANO_DIGITS
from cleanlib.core.text_buffer import Ints, Mask

_POWERS = 10 ** np.arange(19)


@dataclass(frozen=True)
class Values:
    """Lengths of time, one a row.

    Attributes
    ----------
    negative : ndarray of bool
        The sign of the whole.
    months, seconds, nanos : ndarray of int64
        Without a sign; fewer than 10**9 nanoseconds.
    """

    negative: Mask
    months: Ints
    seconds: Ints
    nanos: Ints

    @classmethod
    def of(cls, fields: Fields) -> Values:
        """The good rows of a block."""
        good = fields.good
        names = ("total_months", "total_seconds", "total_nanos")
        months, seconds, nanos = (fields[name][good] for name in names)
        some = (months > 0) | (seconds > 0) | (nanos > 0)
        return cls((fields["negative"][good] == 1) & some, months, seconds, nanos)

    def __len__(self) -> int:
        return len(self.seconds)

    @property
    def sign(self) -> Ints:
        """-1 or 1."""
        return np.where(self.negative, -1, 1)

    def minus(self) -> Piece:
        """The sign in front of negative rows."""
        return where(self.negative, literal("-"))


def fraction(nanos: Ints) -> list[Piece]:
    """A decimal point and billionths without trailing zeros; nothing for 0."""
    if not nanos.any():
        return []
    lengths = sum((nanos % power != 0).astype(np.int64) for power in _POWERS[1 : NANO_DIGITS + 1])
    point = where(nanos > 0, literal("."))
    return [point, *first_bytes(digits(nanos, NANO_DIGITS), np.asarray(lengths))]
