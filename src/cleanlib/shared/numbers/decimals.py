"""Columns of exact decimal numbers: a sign, a whole coefficient and a power of ten a row."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from fractions import Fraction
from typing import Any

import numpy as np
from numpy.typing import NDArray

from cleanlib.core.fields import Fields
from cleanlib.core.grammar import MOST_DIGITS
from cleanlib.core.text_buffer import Ints, Mask
from cleanlib.shared.numbers.groups import groups

POWERS_OF_TEN = 10 ** np.arange(MOST_DIGITS + 1)
_FLOAT_POWERS = 10.0 ** np.arange(23)  # the powers of ten that a double holds exactly
_EXACT_FLOAT = 2**53
Whole = NDArray[Any]  # int64, or Python integers where one of them does not fit


@dataclass(frozen=True)
class Decimals:
    """Decimal numbers, one a row: ``coefficient * 10**exponent``, with a sign.

    Attributes
    ----------
    negative : ndarray of bool
    coefficient : ndarray of int64 or of Python integers
        At least 0. All of them are Python integers once one of them needs more than 18 digits.
    exponent : ndarray of int64
    """

    negative: Mask
    coefficient: Whole
    exponent: Ints

    @classmethod
    def of(cls, fields: Fields, name: str = "n") -> Decimals:
        """The numbers of a field in the good rows of a block."""
        good = fields.good
        negative = fields[f"{name}_negative"][good] == 1
        return cls(negative, fields[name][good], fields[f"{name}_exponent"][good])

    def __len__(self) -> int:
        return len(self.coefficient)

    def __getitem__(self, rows: Any) -> Decimals:
        return Decimals(self.negative[rows], self.coefficient[rows], self.exponent[rows])

    def shifted(self, places: int | Ints) -> Decimals:
        """Times a power of ten."""
        return replace(self, exponent=self.exponent + places)

    def whole_coefficients(self) -> Decimals:
        """The same numbers with no exponent above 0."""
        up = np.maximum(self.exponent, 0)
        return Decimals(self.negative, times_ten(self.coefficient, up), self.exponent - up)

    def rounded(self, places: int) -> Decimals:
        """With exactly ``places`` digits after the point; halves go away from zero."""
        up = np.maximum(self.exponent + places, 0)
        coefficient = times_ten(self.coefficient, up)
        down = np.maximum(-places - self.exponent, 0)
        if down.any():
            coefficient = _divided(coefficient, down)
        return Decimals(self.negative, coefficient, np.full(len(self), -places))

    def at_most(self, places: int) -> Decimals:
        """Rounded where there are more than ``places`` digits after the point."""
        long = self.exponent < -places
        if not long.any():
            return self
        coefficient, exponent = self.coefficient.copy(), self.exponent.copy()
        coefficient[long] = self[long].rounded(places).coefficient
        exponent[long] = -places
        return Decimals(self.negative, coefficient, exponent)

    def trimmed(self) -> Decimals:
        """Without zeros at the end of the fraction."""
        coefficient, exponent = self.coefficient.copy(), self.exponent.copy()
        rows = np.flatnonzero(exponent < 0)
        while len(rows):
            rest = coefficient[rows] % 10
            rows = rows[(rest == 0) & (exponent[rows] < 0)]
            coefficient[rows] //= 10
            exponent[rows] += 1
        return Decimals(self.negative, coefficient, exponent)

    def is_whole(self) -> Mask:
        """Which numbers have no fraction."""
        down = np.maximum(-self.exponent, 0)
        whole: Mask = self.coefficient % power_of_ten(down, self.coefficient) == 0
        return whole

    def integers(self) -> tuple[Whole, Mask]:
        """The whole numbers, with their sign, and which of them fit 64 bits."""
        whole = self.rounded(0)
        signed = np.where(self.negative, -whole.coefficient, whole.coefficient)
        if signed.dtype != object:
            return signed, np.ones(len(self), dtype=bool)
        fits = np.array([-(2**63) <= number < 2**63 for number in signed], dtype=bool)
        return np.where(fits, signed, 0).astype(np.int64), fits

    def floats(self) -> NDArray[np.float64]:
        """The nearest double of each number."""
        quick = (self.coefficient < _EXACT_FLOAT) & (np.abs(self.exponent) < len(_FLOAT_POWERS))
        values = np.where(quick, self.coefficient, 0).astype(np.float64)
        power = _FLOAT_POWERS.take(np.abs(self.exponent), mode="clip")
        values = np.where(self.exponent < 0, values / power, values * power)
        for row in np.flatnonzero(~quick):
            values[row] = float(f"{self.coefficient[row]}e{self.exponent[row]}")
        return np.where(self.negative & (values != 0), -values, values)

    def rows(self) -> Iterator[tuple[bool, int, int]]:
        """Sign, coefficient and exponent of each number, as Python has them."""
        columns = (self.negative, self.coefficient, self.exponent)
        return zip(*(column.tolist() for column in columns), strict=True)

    def linear(
        self, factors: Sequence[Fraction], offsets: Sequence[Fraction], which: Ints, places: int,
        *, fixed: bool = False,
    ) -> Decimals:  # fmt: skip
        """Times a factor plus an offset; ``which`` says which of them each row takes.

        Rows that this does not change keep their digits. The others lose zeros at the end; they
        are exact where their decimals end, and have ``places`` of them where they do not, more
        for factors below 0.1; halves go away from zero. When ``fixed`` they never have more than
        ``places``.
        """
        pairs = list(zip(factors, offsets, strict=True))
        same: Mask = np.array([f == 1 and not shift for f, shift in pairs], np.bool_)[which]
        if same.all():
            return self
        changed = self[~same]._changed(pairs, which[~same], places, fixed)
        kind = np.result_type(self.coefficient, changed.coefficient)
        both = Decimals(self.negative.copy(), self.coefficient.astype(kind), self.exponent.copy())
        both.negative[~same] = changed.negative
        both.coefficient[~same] = changed.coefficient
        both.exponent[~same] = changed.exponent
        return both

    def _changed(
        self, pairs: Sequence[tuple[Fraction, Fraction]], which: Ints, places: int, fixed: bool
    ) -> Decimals:
        signed = np.where(self.negative, -self.coefficient, self.coefficient)
        exponent = np.zeros(len(self), np.int64)
        found: list[tuple[Ints, Whole]] = []
        for rows, choice, power in _alike(which, self.exponent):
            factor, offset = pairs[choice]
            scale = Fraction(10) ** power * factor
            exact = places_of(math.lcm(scale.denominator, offset.denominator))
            endless = places + _zeros_after_point(factor)
            after = places if fixed else endless if exact is None else exact
            found.append((rows, _linear(signed[rows], scale * 10**after, offset * 10**after)))
            exponent[rows] = -after
        result = np.zeros(len(self), np.result_type(*(numbers for _, numbers in found)))
        for rows, numbers in found:
            result[rows] = numbers
        return Decimals((result < 0).astype(bool), narrow(abs(result)), exponent).trimmed()


def _alike(which: Ints, exponents: Ints) -> Iterator[tuple[Ints, int, int]]:
    """The rows that share a choice and an exponent."""
    if not len(which):
        return
    least = int(exponents.min())
    codes = which * (int(exponents.max()) - least + 1) + (exponents - least)
    for rows in groups(codes):
        yield rows, int(which[rows[0]]), int(exponents[rows[0]])


_MOST_PLACES = 30


def places_of(denominator: int) -> int | None:
    """How many decimals a fraction needs; None where they do not end, or are more than 30.

    >>> places_of(8), places_of(1), places_of(12)
    (3, 0, None)
    """
    for places in range(_MOST_PLACES + 1):
        if 10**places % denominator == 0:
            return places
    return None


def _zeros_after_point(factor: Fraction) -> int:
    factor, zeros = abs(factor), 0
    while 0 < factor * 10 ** (zeros + 1) < 1:
        zeros += 1
    return zeros


def _linear(numbers: Whole, scale: Fraction, shift: Fraction) -> Whole:
    """``numbers * scale + shift`` to the nearest whole number, in whole numbers all the way."""
    below = math.lcm(scale.denominator, shift.denominator)
    above, more = int(scale * below), int(shift * below)
    largest = int(abs(numbers).max(initial=1))
    if 2 * (largest * abs(above) + abs(more)) + below >= _FITS:
        numbers = numbers.astype(object)
    total = numbers * above + more
    if below == 1:
        return total
    nearest: Whole = (2 * abs(total) + below) // (2 * below)
    return np.where(total < 0, -nearest, nearest)


_FITS = 2**63


def narrow(numbers: Whole) -> Whole:
    """Python integers from 0 on as 64-bit ones where all of them have 18 digits at most."""
    if len(numbers) and max(numbers) >= 10**MOST_DIGITS:
        return numbers
    return numbers.astype(np.int64)


def whole_array(numbers: list[int]) -> Whole:
    """Whole numbers from 0 on as an array."""
    array = np.empty(len(numbers), object)
    array[:] = numbers
    return narrow(array)


def power_of_ten(exponents: Ints, like: Whole) -> Whole:
    """Powers of ten, as Python integers where ``like`` holds those or they are too big."""
    if like.dtype != object and exponents.max(initial=0) <= MOST_DIGITS:
        return POWERS_OF_TEN.take(exponents)
    powers = np.empty(len(exponents), object)
    powers[:] = [10**exponent for exponent in exponents.tolist()]
    return powers


def times_ten(numbers: Whole, exponents: Ints) -> Whole:
    """``numbers * 10**exponents``, as Python integers where the product is too big."""
    most = int(exponents.max(initial=0))
    if not most:
        return numbers
    if numbers.dtype != object and int(numbers.max(initial=0)) * 10**most >= 10**MOST_DIGITS:
        numbers = numbers.astype(object)
    return numbers * power_of_ten(exponents, numbers)


def _divided(numbers: Whole, exponents: Ints) -> Whole:
    """``numbers / 10**exponents`` to the nearest whole number; halves go up."""
    power = power_of_ten(exponents, numbers)
    rest = numbers % power
    whole: Whole = numbers // power + (rest >= power - rest).astype(np.int64)
    return whole
