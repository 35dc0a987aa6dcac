"""The components of an identifier, as its row says where they are."""

from __future__ import annotations

import datetime as dt
import re
from typing import Any

from cleanlib.column_types.identifier.reader import Identifier, stdnum_module
from cleanlib.column_types.identifier.row import Row
from cleanlib.core.errors import Invalid

_SLICE = re.compile(r"(-?\d*):(-?\d*)")


def parts_of(row: Row, value: Identifier) -> tuple[str | None, ...]:
    """The components of a number, in the order of the row; None where it has none."""
    return tuple(_part(row, value.number, where) for _, where in row.parts)


def _part(row: Row, number: str, where: str) -> str | None:
    """One component.

    ``a:b`` is a slice, ``dash.1`` the second of the pieces between hyphens, ``after_dash`` all
    behind the first hyphen, ``split.1`` and ``info.key`` ask functions of python-stdnum, and so
    does any other name.
    """
    if match := _SLICE.fullmatch(where):
        start, end = (int(edge) if edge else None for edge in match.groups())
        return number[start:end] or None
    name, _, key = where.partition(".")
    if name == "dash":
        return number.split("-")[int(key)]
    if name in ("before_dash", "after_dash"):
        return number.partition("-")[0 if name == "before_dash" else 2] or None
    return as_text(_asked(row, number, name, key))


def _asked(row: Row, number: str, name: str, key: str) -> Any:
    found = _call(row, name, number)
    if not key or found is None:
        return found
    if not key.isdecimal():
        return found.get(key)
    return found[int(key)] if int(key) < len(found) else None


def _call(row: Row, name: str, number: str) -> Any:
    """What a function finds; None where it has no answer for the number."""
    from cleanlib.column_types.identifier.reader import ask

    try:
        return ask(getattr(stdnum_module(row.module), name), number)
    except Invalid:
        return None


def as_text(value: Any) -> str | None:
    """A component as text: dates in ISO form, several values with commas between them."""
    if value is None or value == "":
        return None
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, (list, tuple)):
        return ", ".join(map(str, value)) or None
    if isinstance(value, dt.date):
        return value.isoformat()
    return str(value)
