"""Turns cells that are not text into text, by one set of rules for every type and frame."""

from __future__ import annotations

import datetime as dt
import decimal
import math
import numbers
from typing import Any

_MOST_BITS = 14_000


def cell_text(value: Any) -> str | None:
    """The text that a cell stands for; None when it is missing.

    Whole floats lose their ``.0`` (spreadsheets and gaps put it there), datetimes become ISO
    8601, bytes are read as UTF-8, lone surrogates become U+FFFD.

    >>> cell_text(4155550132.0), cell_text(float("nan")), cell_text(b"abc")
    ('4155550132', None, 'abc')
    """
    if isinstance(value, str):
        return _encodable(value)
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


def _encodable(text: str) -> str:
    return text.encode("utf-16", "surrogatepass").decode("utf-16", "replace")


def _float_text(value: Any) -> str:
    if math.isfinite(value) and value == int(value):
        return str(int(value))
    return str(value)


def typed_cell(value: Any, dtype: str) -> Any:
    """A value of an Arrow array as a cell holds it: decimals travel as text, digit by digit.

    >>> typed_cell("2.500", "decimal"), typed_cell(None, "decimal"), typed_cell("2.500", "text")
    (Decimal('2.500'), None, '2.500')
    """
    return decimal.Decimal(value) if dtype == "decimal" and value is not None else value


def is_missing(value: Any) -> bool:
    """Whether a scalar is one of the missing values: NaN, NaT, NA (they differ from themselves)."""
    try:
        return bool(value != value)  # noqa: PLR0124
    except ArithmeticError:  # a signalling NaN
        return True
    except (TypeError, ValueError):
        return type(value).__name__ == "NAType"
