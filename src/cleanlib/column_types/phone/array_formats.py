"""Writes many numbers at once in the named formats."""

from __future__ import annotations

from typing import Any

import numpy as np

from cleanlib.column_types.phone.kernel import Numbers
from cleanlib.core.text_buffer import text_array


def e164(numbers: Numbers) -> Any:
    """``+12025550143``."""
    rows, width = numbers.digits.shape
    cells = np.empty((rows, width + 1), np.uint8)
    cells[:, 0] = ord("+")
    cells[:, 1:] = numbers.digits
    lengths = numbers.lengths + 1
    return text_array(cells[np.arange(width + 1) < lengths[:, None]], lengths)


def digits(numbers: Numbers) -> Any:
    """``12025550143``."""
    used = np.arange(numbers.digits.shape[1]) < numbers.lengths[:, None]
    return text_array(numbers.digits[used], numbers.lengths)
