"""What a colour is once it is read, and how its channels are rounded."""

from __future__ import annotations

import math
from typing import NamedTuple

OPAQUE = 255
_ALMOST = 1e-9  # a half that arithmetic in binary put just below


class Color(NamedTuple):
    """Channels of sRGB and the opacity, each 0 to 255; whether the opacity was written.

    ``near`` lets a colour that has no name be called by that of its neighbour.
    """

    red: int
    green: int
    blue: int
    alpha: int = OPAQUE
    alpha_given: bool = False
    near: bool = False

    @property
    def channels(self) -> tuple[int, int, int]:
        """Red, green and blue."""
        return self.red, self.green, self.blue


def round_half_up(number: float) -> int:
    """The nearest whole number; a half goes up.

    >>> round_half_up(127.5), round_half_up(127.49), round_half_up(-0.5)
    (128, 127, 0)
    """
    return math.floor(number + 0.5 + _ALMOST)
