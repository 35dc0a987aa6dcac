"""Turns cells that are not text into text, by one set of rules for every type and frame."""

from __future__ import annotations

import datetime as dt
import decimal
import math
import numbers
from typing import Any

from cleanlib.core.exact_json import write_json

_EXACT_WHOLE = 2**53  # floats from here on may lack the last digits
_MOST_BITS = 14_000
EXACT_POINT = "\ue000"  # private: the point of a number that was no text; it never groups digits


def cell_text(value: Any) -> str | None:
    """The text that a cell stands for; None when it is missing.

    Whole floats lose their ``.0`` (spreadsheets and gaps put it there), datetimes become ISO
    8601, bytes are read as UTF-8, dicts, lists, sets and arrays become JSON, lone surrogates
    U+FFFD.

    >>> cell_text(4155550132.0), cell_text(float("nan")), cell_text(b"abc"), cell_text({"a": [1]})
    ('4155550132', None, 'abc', '{"a":[1]}')
    """
    if isinstance(value, str):
        return _encodable(value)
    if isinstance(value, (dict, list, set, frozenset)) or getattr(value, "ndim", False):
        return _encodable(_json(value))
    if value is None or is_missing(value):
        return None
    if isinstance(value, bytes):
        return value.decode("utf-8", "replace")
    if isinstance(value, bool):
        return str(value)
    if isinstance(value, dt.datetime):
        return value.isoformat(" ")
    if isinstance(value, numbers.Real) and not isinstance(value, numbers.Rational):
        return _float_text(value)
    if isinstance(value, decimal.Decimal):
        return format(value, "f") if value.is_finite() else str(value)
    if isinstance(value, int) and value.bit_length() > _MOST_BITS:
        return hex(value)  # Python writes no longer number in decimal
    return _encodable(str(value))


def exact_cell_text(value: Any) -> str | None:
    """The text of a cell for types whose digits must all be there, such as digests.

    A float too large to hold every digit is written with its exponent, which such types refuse.

    >>> exact_cell_text(1.5e31), exact_cell_text(1234567.0)
    ('1.5e+31', '1234567')
    """
    is_float = isinstance(value, numbers.Real) and not isinstance(value, numbers.Rational)
    if is_float and abs(float(value)) >= _EXACT_WHOLE:
        return repr(float(value))
    return cell_text(value)


def _json(value: Any) -> str:
    try:
        return write_json(value)
    except RecursionError:  # a list that holds itself
        return repr(value)


def shown(text: str) -> str:
    """The text of a cell as people see it."""
    return text.replace(EXACT_POINT, ".")


def _encodable(text: str) -> str:
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _float_text(value: Any) -> str:
    if math.isfinite(value) and value == int(value):
        return str(int(value))
    return str(value)


def is_missing(value: Any) -> bool:
    """Whether a scalar is one of the missing values: NaN, NaT, NA (they differ from themselves)."""
    try:
        return bool(value != value)  # noqa: PLR0124
    except ArithmeticError:  # a signalling NaN
        return True
    except (TypeError, ValueError):
        return type(value).__name__ == "NAType"
