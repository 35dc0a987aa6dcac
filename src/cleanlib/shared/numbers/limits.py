"""How large and how small a number may be."""

from __future__ import annotations

import numpy as np

from cleanlib.core.fields import Fields
from cleanlib.core.grammar import MOST_DIGITS
from cleanlib.shared.numbers.decimals import POWERS_OF_TEN, Decimals

MOST_POWER = 308  # as a double can hold


def check_size(fields: Fields, name: str = "n") -> None:
    """Refuse numbers from 10**309 on, smaller than 10**-308, and with thousands of digits."""
    rows = np.flatnonzero(fields.good)
    numbers = Decimals.of(fields, name)
    if numbers.coefficient.dtype != object:
        if (np.abs(numbers.exponent) <= MOST_POWER - MOST_DIGITS).all():
            return
        lengths = np.searchsorted(POWERS_OF_TEN[1:], numbers.coefficient, "right")
    else:
        fields.fail(rows[numbers.coefficient < 0], "length", "thousands of digits")
        lengths = np.array([len(str(number)) - 1 for number in numbers.coefficient], np.int64)
    power = lengths + numbers.exponent
    outside = np.abs(power) > MOST_POWER
    fields.fail(rows[outside], "range", "larger or smaller than any measured value")
