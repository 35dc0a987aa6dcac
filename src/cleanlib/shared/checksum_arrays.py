"""Check digits of many numbers at once: matrices of ASCII bytes, one number a row."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from cleanlib.core.text_buffer import Bytes, Ints, Mask

_DOUBLED = np.array([0, 2, 4, 6, 8, 1, 3, 5, 7, 9], np.int16)
_VALUES = np.zeros(256, np.int16)
_VALUES[48:58] = range(10)
_VALUES[65:91] = range(10, 36)
_DOUBLED_VALUES = np.zeros(256, np.int16)
_DOUBLED_VALUES[48:58] = _DOUBLED
_X = 10


def are_digits(cells: Bytes) -> Mask:
    """The rows of which every byte is a digit."""
    return np.asarray(((cells - np.uint8(48)) < 10).all(axis=1))


def values(cells: Bytes) -> NDArray[np.int16]:
    """0 to 9 for digits, 10 to 35 for letters."""
    return _VALUES[cells]


def weighted_sum(cells: Bytes, weights: Sequence[int], *, x_is_ten: bool = False) -> Ints:
    """The sum of digits times weights; a final ``X`` may count ten."""
    digits = (cells - np.uint8(48)).astype(np.int32)
    if x_is_ten:
        digits[:, -1][cells[:, -1] == ord("X")] = _X
    total: Ints = (digits @ np.array(weights, np.int32)).astype(np.int64)
    return total


def gs1(cells: Bytes) -> Mask:
    """The rows that keep the formula of GTIN: weights 3 and 1 in turn, from the right."""
    width = cells.shape[1]
    weights = [3 if (width - at) % 2 == 0 else 1 for at in range(width)]
    passed: Mask = weighted_sum(cells, weights) % 10 == 0
    return passed


def gs1_digit(cells: Bytes) -> Bytes:
    """The check digits of rows that lack them."""
    width = cells.shape[1]
    weights = [3 if (width - at) % 2 else 1 for at in range(width)]
    digits: Bytes = (-weighted_sum(cells, weights) % 10 + 48).astype(np.uint8)
    return digits


def luhn(cells: Bytes) -> Mask:
    """The rows of digits that keep the Luhn formula."""
    backwards = cells[:, ::-1]
    total = _VALUES[backwards[:, ::2]].sum(axis=1, dtype=np.int32)
    total += _DOUBLED_VALUES[backwards[:, 1::2]].sum(axis=1, dtype=np.int32)
    passed: Mask = total % 10 == 0
    return passed


def luhn_of_letters(cells: Bytes) -> Mask:
    """The rows that keep the Luhn formula when letters are written as 10 to 35, as in ISIN."""
    numbers = values(cells)
    total = np.zeros(len(cells), np.int32)
    doubled = np.zeros(len(cells), bool)
    for column in numbers.T[::-1]:
        tens, ones = np.divmod(column, 10)
        total += np.where(doubled, _DOUBLED[ones], ones)
        wide = column >= 10
        total += np.where(wide, np.where(doubled, tens, _DOUBLED[tens]), 0)
        doubled ^= ~wide
    passed: Mask = total % 10 == 0
    return passed


def rest_of_97(cells: Bytes) -> Ints:
    """Numbers modulo 97, letters written as 10 to 35 (ISO 7064 MOD 97-10)."""
    rest = np.zeros(len(cells), np.int32)
    for column in values(cells).T:
        rest = (rest * np.where(column >= 10, 100, 10) + column) % 97
    return rest.astype(np.int64)


def mod_11_2(cells: Bytes) -> Mask:
    """The rows that keep ISO 7064 MOD 11-2; the last byte may be ``X``."""
    width = cells.shape[1]
    weights = [pow(2, width - 1 - at, 11) for at in range(width)]
    passed: Mask = weighted_sum(cells, weights, x_is_ten=True) % 11 == 1
    return passed


def mod_11_10(cells: Bytes) -> Mask:
    """The rows of digits that keep ISO 7064 MOD 11,10."""
    check = np.full(len(cells), 5, np.int32)
    for column in (cells - np.uint8(48)).T:
        check = np.where(check == 0, 10, check) * 2 % 11
        check = (check + column) % 10
    passed: Mask = check == 1
    return passed
