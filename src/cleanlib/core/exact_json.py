"""JSON read strictly by RFC 8259 and written with every number as it was; no floats between."""

from __future__ import annotations

import json
import math
import re
from collections import Counter
from collections.abc import Callable, Mapping
from decimal import Decimal
from typing import Any

from cleanlib.core.errors import Invalid, shorten

MOST_NESTED = 250  # Python allows about a thousand calls within calls
_BLANKS = " \t\n\r"
_STRING_OR_BRACKET = re.compile(r'"[^"\\]*(?:\\.[^"\\]*)*"?|[\[{]|[\]}]', re.DOTALL)
_SURROGATE = re.compile("[\ud800-\udfff]")


class Number(str):
    """A number as it was written."""

    __slots__ = ()


def read_json(text: str, max_depth: int = MOST_NESTED) -> Any:
    """The value of a JSON text: dict, list, str, `Number`, bool or None.

    Raises
    ------
    Invalid
        ``syntax`` for what is no JSON, ``component`` for a key that is there twice, ``range`` for
        brackets that are nested too deeply.

    Examples
    --------
    >>> read_json('{"a": [0.10, 1e400]}')
    {'a': ['0.10', '1e400']}
    """
    _check_depth(text, max_depth)
    try:
        value = _DECODER.decode(text)
    except json.JSONDecodeError as error:
        raise Invalid("syntax", _what_is_wrong(text, error.pos)) from None
    if "\\u" in text:
        _check_surrogates(value)
    return value


def _check_depth(text: str, most: int) -> None:
    if text.count("[") + text.count("{") <= most:
        return
    depth = 0
    for match in _STRING_OR_BRACKET.finditer(text):
        depth += (match[0] in "[{") - (match[0] in "]}")
        if depth > most:
            raise Invalid("range", f"brackets are nested more than {most} deep")


def _what_is_wrong(text: str, at: int) -> str:
    rest = text[at:].lstrip(_BLANKS)
    if not rest:
        return "the text ends too early"
    at = len(text) - len(rest)
    before = text[:at].rstrip(_BLANKS)
    if before and _is_json(before):
        return f"there is more text after the value, from character {at + 1}: {shorten(rest, 20)}"
    return f"no JSON from character {at + 1}: {shorten(rest, 20)}"


def _is_json(text: str) -> bool:
    try:
        _DECODER.decode(text)
    except (json.JSONDecodeError, Invalid):
        return False
    return True


def _check_surrogates(value: Any) -> None:
    """Half a character (an escape such as ``\\ud83d`` alone) stands for nothing."""
    if isinstance(value, dict):
        for key, item in value.items():
            _check_surrogates(key)
            _check_surrogates(item)
    elif isinstance(value, list):
        for item in value:
            _check_surrogates(item)
    elif isinstance(value, str) and (lone := _SURROGATE.search(value)):
        raise Invalid("syntax", f"the escape \\u{ord(lone[0]):04x} is half a character")


def _unique(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found = dict(pairs)
    if len(found) < len(pairs):
        (twice, _), *_ = Counter(key for key, _ in pairs).most_common(1)
        raise Invalid("component", f"the key {shorten(twice, 30)} is there twice")
    return found


def _refuse_constant(name: str) -> Any:
    raise Invalid("syntax", f"{name} is no JSON")


_DECODER = json.JSONDecoder(
    parse_int=Number, parse_float=Number, parse_constant=_refuse_constant, object_pairs_hook=_unique
)


def write_json(
    value: Any,
    indent: int | None = None,
    number: Callable[[str], str] = str,
    sort: Callable[[str], Any] | None = None,
    separators: tuple[str, str] = (",", ":"),
) -> str:
    """JSON text of a value.

    Parameters
    ----------
    value : object
        What `read_json` returns; Python's and NumPy's numbers, arrays and sets, too. Anything
        else is written as its text.
    indent : int, optional
        Blanks per level; everything in one line otherwise.
    number : callable
        From a number as it was written to the number to write.
    sort : callable, optional
        What keys are sorted by; they keep their order otherwise.
    separators : tuple of str
        After an item, and after a key.

    Examples
    --------
    >>> write_json({"b": Number("0.10"), "a": [True, None]}, sort=str)
    '{"a":[true,null],"b":0.10}'
    """
    comma, colon = separators
    line = "" if indent is None else "\n"

    def write(value: Any, level: int) -> str:
        value = _plain(value)
        if isinstance(value, Mapping):
            keys = value if sort is None else sorted(value, key=sort)
            pairs = [f"{_string(str(k))}{colon}{write(value[k], level + 1)}" for k in keys]
            return wrap("{", pairs, "}", level)
        if isinstance(value, (list, tuple)):
            return wrap("[", [write(item, level + 1) for item in value], "]", level)
        return number(value) if isinstance(value, Number) else _scalar(value)

    def wrap(start: str, items: list[str], end: str, level: int) -> str:
        if not items:
            return start + end
        here = line + " " * (indent or 0) * level
        inner = line + " " * (indent or 0) * (level + 1)
        return f"{start}{inner}{f'{comma}{inner}'.join(items)}{here}{end}"

    return write(value, 0)


def _plain(value: Any) -> Any:
    """Arrays and scalars of NumPy as Python has them, sets as lists in an order of their own."""
    if isinstance(value, (set, frozenset)):
        return sorted(value, key=repr)
    return value.tolist() if hasattr(value, "tolist") else value


def _scalar(value: Any) -> str:
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if type(value).__name__ in ("NAType", "NaTType"):
        return "null"
    if isinstance(value, bytes):
        return _string(value.decode("utf-8", "replace"))
    if isinstance(value, (int, float)):
        return json.dumps(value)
    if isinstance(value, Decimal) and value.is_finite():
        return str(value)
    return _string(str(value))


def _string(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)


def python_value(value: Any) -> Any:
    """A value with Python's numbers: int; float where it is exact, else Decimal.

    >>> python_value([Number("7"), Number("0.10"), Number("1e400")])
    [7, 0.1, Decimal('1E+400')]
    """
    if isinstance(value, dict):
        return {key: python_value(item) for key, item in value.items()}
    if isinstance(value, list):
        return [python_value(item) for item in value]
    return _python_number(value) if isinstance(value, Number) else value


def _python_number(text: Number) -> int | float | Decimal:
    try:
        exact = Decimal(text)
        if text.lstrip("-").isdecimal():
            return int(text)
    except (ArithmeticError, ValueError):
        raise Invalid("range", f"{shorten(str(text), 20)} is too long for a number") from None
    near = float(text)
    return near if math.isfinite(near) and Decimal(repr(near)) == exact else exact
