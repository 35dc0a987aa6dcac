"""Decimal numbers as exact as they were written; nothing here passes through a float."""

from __future__ import annotations

import decimal
import re
from decimal import Decimal

from cleanlib.core.errors import Invalid
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
