"""Decimal numbers as exact as they were written; nothing here passes through a float."""

from __future__ import annotations

import decimal
import re
from decimal import Decimal
from fractions import Fraction

from cleanlib.core.errors import BadOption, Invalid
from cleanlib.shared.calendar_words import plain

EXACT = decimal.Context(prec=120)  # more digits than `read_exact` lets through
_NUMBER = re.compile(r"[+-]?\d{1,40}(?:\.\d{0,40})?(?:[eE][+-]?\d{1,2})?")


def read_exact(text: str) -> Decimal:
    """The number that a text spells, with a decimal point and an exponent if it likes.

    Raises
    ------
    Invalid
        ``syntax`` for anything else.

    Examples
    --------
    >>> read_exact("1.064486188e9")
    Decimal('1064486188')
    """
    text = plain(text)
    if not _NUMBER.fullmatch(text):
        raise Invalid("syntax")
    return Decimal(text)


def check_digits(number: Decimal) -> None:
    """Refuse a number whose exponent hides the digits before the point, as ``1.06E+12`` does."""
    if int(number.as_tuple().exponent) > 0:
        raise Invalid("lost_digits", "an exponent stands for digits that are not there")


def digits(number: Decimal) -> str:
    """A number without exponent and without zeros at the end of its fraction.

    >>> digits(Decimal("1.50")), digits(Decimal("2E+3"))
    ('1.5', '2000')
    """
    text = f"{number:f}"
    return text.rstrip("0").rstrip(".") if "." in text else text


def whole_and_rest(number: Decimal) -> tuple[int, Decimal]:
    """The whole number below a number, and what is left of it: at least 0, less than 1.

    >>> whole_and_rest(Decimal("-1.25"))
    (-2, Decimal('0.75'))
    """
    whole = number.to_integral_value(decimal.ROUND_FLOOR)
    return int(whole), EXACT.subtract(number, whole)


_LARGEST = 2**63 - 1
_CELL = Decimal(10) ** 38  # a decimal cell has this many digits before the point and behind it


def whole_cell(number: Decimal | Fraction | int) -> int:
    """A number as a cell of integers.

    Raises
    ------
    Invalid
        ``range`` for a number that is not whole, or too large for 64 bits.

    Examples
    --------
    >>> whole_cell(Decimal("12.0"))
    12
    """
    if number != int(number):
        raise Invalid("range", "not a whole number")
    if not -_LARGEST <= number <= _LARGEST:
        raise Invalid("range", "too large for a column of integers (64 bits)")
    return int(number)


def decimal_of(value: Fraction, decimals: int | None = None) -> Decimal:
    """A fraction as a decimal number, exact or rounded half up to so many decimals.

    Raises
    ------
    Invalid
        ``range`` for a fraction whose decimals never end where none are stated, or for more
        digits than a cell of decimals has.

    Examples
    --------
    >>> decimal_of(Fraction(3, 4)), decimal_of(Fraction(2, 3), 2)
    (Decimal('0.75'), Decimal('0.67'))
    """
    return decimal_cell(_exact(value) if decimals is None else _rounded(value, decimals))


def decimal_cell(number: Decimal) -> Decimal:
    """A number as a cell of decimals; `Invalid` (``range``) where it has too many digits.

    >>> decimal_cell(Decimal("12.50"))
    Decimal('12.5')
    """
    number = Decimal(digits(number))
    if number.copy_abs() >= _CELL or -int(number.as_tuple().exponent) > 38:
        raise Invalid("range", "more than 38 digits before or behind the point")
    return number


def _exact(value: Fraction) -> Decimal:
    shift = next((n for n in range(130) if 10**n % value.denominator == 0), None)
    if shift is None:
        raise Invalid("range", "its decimals never end; decimals= rounds them")
    return Decimal(int(value * 10**shift)).scaleb(-shift, EXACT)


def _rounded(value: Fraction, decimals: int) -> Decimal:
    shifted = abs(value) * 10**decimals
    number = int(shifted + Fraction(1, 2))
    return Decimal(-number if value < 0 else number).scaleb(-decimals, EXACT)


def check_decimals(decimals: object) -> None:
    """Refuse a ``decimals=`` option that is no count of digits."""
    if decimals is None:
        return
    if isinstance(decimals, bool) or not isinstance(decimals, int) or not 0 <= decimals <= 30:
        raise BadOption(f"decimals={decimals!r} must be a whole number from 0 to 30")
