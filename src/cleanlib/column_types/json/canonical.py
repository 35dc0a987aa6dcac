"""Canonical JSON, as RFC 8785 writes it."""

from __future__ import annotations

import re
from typing import Any

from cleanlib.core.errors import Invalid
from cleanlib.core.exact_json import write_json

_NUMBER = re.compile(r"(-?)(\d+)(?:\.(\d+))?(?:[eE]([+-]?\d+))?")
_LONGEST_EXPONENT = 18
_MOST_PLACES, _MOST_ZEROS = 21, 6  # before and after the point, in ECMAScript


def canonical_json(value: Any) -> str:
    """JSON in one line, keys sorted, every number in the one form that ECMAScript gives it.

    RFC 8785 knows only the numbers that a double holds; the others are written in the same form,
    with all their digits.
    """
    return write_json(value, number=canonical_number, sort=_utf16)


def _utf16(key: str) -> bytes:
    return key.encode("utf-16-be")


def canonical_number(text: str) -> str:
    """A number without needless zeros, with an exponent only if it is very large or small.

    >>> [canonical_number(n) for n in ("1.0", "0.10", "-0", "1E21", "123e-9", "1e400")]
    ['1', '0.1', '0', '1e+21', '1.23e-7', '1e+400']
    """
    match = _NUMBER.fullmatch(text)
    assert match is not None, "JSON has no other numbers"
    sign, whole, fraction, exponent = match.groups(default="")
    digits = (whole + fraction).lstrip("0")
    point = len(digits) - len(fraction) + _exponent(exponent)  # places before the point
    digits = digits.rstrip("0")
    return sign + _written(digits, point) if digits else "0"


def _exponent(text: str) -> int:
    if len(text.lstrip("+-0")) > _LONGEST_EXPONENT:
        raise Invalid("range", "the exponent of a number is too long")
    return int(re.sub(r"(?<![1-9\d])0+(?=\d)", "", text) or 0)


def _written(digits: str, point: int) -> str:
    if len(digits) <= point <= _MOST_PLACES:
        return digits.ljust(point, "0")
    if 0 < point <= _MOST_PLACES:
        return f"{digits[:point]}.{digits[point:]}"
    if -_MOST_ZEROS < point <= 0:
        return f"0.{'0' * -point}{digits}"
    mantissa = digits[0] + ("." + digits[1:] if len(digits) > 1 else "")
    return f"{mantissa}e{point - 1:+d}"
