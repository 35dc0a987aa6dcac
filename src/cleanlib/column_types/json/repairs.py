"""What turns texts that are nearly JSON into JSON; nothing is ever evaluated."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from typing import Any

from cleanlib.core.errors import Invalid
from cleanlib.core.exact_json import read_json
from cleanlib.core.notes import note
from cleanlib.shared.json_tokens import json_from_python, json_tokens, without_trailing_commas

_NOT_FINITE = frozenset(sign + name for sign in ("", "-") for name in ("nan", "inf", "infinity"))


def read_repaired(text: str, repair: Sequence[str], max_depth: int) -> Any:
    """The value of a text after as few repairs as it needs.

    >>> read_repaired("{'a': (1, None,)}", ("python_literal",), 9)
    {'a': ['1', None]}
    """
    try:
        value, repaired = read_json(text, max_depth), False
    except Invalid as refusal:
        value, repaired = _read_changed(text, repair, max_depth, refusal), True
    inner = _inner(value, repair, max_depth)
    if repaired or inner is not value:
        note("json_repaired")
    return inner


def _read_changed(text: str, repair: Sequence[str], max_depth: int, refusal: Invalid) -> Any:
    """The value after the first repairs that make JSON; the first refusal when none does."""
    if refusal.reason != "syntax":
        raise refusal
    for name, change in REPAIRS.items():
        if name not in repair:
            continue
        changed = change(text)
        if changed is None:
            continue
        try:
            return read_json(changed, max_depth)
        except Invalid as other:
            if other.reason != "syntax":
                raise
        if name != "double_encoded":
            text = changed
    raise refusal


def _inner(value: Any, repair: Sequence[str], max_depth: int) -> Any:
    """What a JSON text in a JSON string holds, if it is an object or a list."""
    if "double_encoded" not in repair or type(value) is not str:
        return value
    if value.lstrip()[:1] not in ("{", "[", '"'):
        return value
    try:
        inner = read_json(value.strip(), max_depth)
    except Invalid as refusal:
        try:
            inner = _read_changed(value.strip(), repair, max_depth, refusal)
        except Invalid:
            return value
    inner = _inner(inner, repair, max_depth)
    return inner if isinstance(inner, (dict, list)) else value


def _undouble_quotes(text: str) -> str | None:
    """Quotes as CSV writes them: each twice, and perhaps one around all."""
    if '""' not in text:
        return None
    if len(text) > 1 and text[0] == text[-1] == '"' and text[1] != '"':
        text = text[1:-1]
    return text.replace('""', '"')


def _unescape_quotes(text: str) -> str | None:
    """The inside of a JSON string, its own quotes lost."""
    if '\\"' not in text:
        return None
    try:
        inner = json.loads(f'"{text}"')
    except ValueError:
        return None
    return inner if isinstance(inner, str) else None


def _nan_to_null(text: str) -> str:
    """NaN and infinities, as JavaScript and Python write them."""
    return "".join(
        "null" if kind == "name" and token.lower() in _NOT_FINITE else token
        for kind, token in json_tokens(text)
    )


REPAIRS: dict[str, Callable[[str], str | None]] = {  # in the order in which they are tried
    "double_encoded": _unescape_quotes,
    "csv_quotes": _undouble_quotes,
    "python_literal": json_from_python,
    "nan_to_null": _nan_to_null,
    "trailing_comma": without_trailing_commas,
}
