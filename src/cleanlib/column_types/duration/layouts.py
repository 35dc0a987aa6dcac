"""From what the forms captured to a layout: fields, signs, and what the cell says about marks."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cleanlib.column_types.duration.forms import CLOCK_UNITS, DATE_UNITS, Form
from cleanlib.column_types.duration.units import NAMES
from cleanlib.core.errors import Invalid
from cleanlib.core.forms import NANO_DIGITS, captured, fraction_take
from cleanlib.core.grammar import Layout, Take
from cleanlib.core.lexer import VALUE_DIGITS

DECIMAL_MARKS = ".,"
_MOST_DIGITS = 18
_MARKS = ("sign", "mark", "group", "comma")

Found = tuple[tuple[Form, re.Match[str]], ...]
Captured = dict[str, int]


def make_layout(found: Found, sign: str, template: str) -> Layout:
    """The layout of a template that was explained by forms, one after the other."""
    tokens = {name: token for _, match in found for name, token in captured(match)}
    _check_fraction(tokens)
    constants = {name: value for form, _ in found for name, value in form.constants}
    constants |= _signs(sign, tokens, template) | _decimal_mark(tokens, template)
    if len(found) == 1:
        constants |= _open_mark(tokens, template)
    takes = [
        take
        for name, token in tokens.items()
        if name not in _MARKS and not name.endswith("_sign")
        for take in _takes(name, token, ord(template[token]))
    ]
    notes = ("clock_forward",) if _is_pythons(sign, tokens) else ()
    return Layout(tuple(takes), tuple(constants.items()), notes)


def _is_pythons(sign: str, tokens: Captured) -> bool:
    """Whether a cell is written like Python's -5 minutes: ``-1 day, 23:55:00``."""
    return sign == "-" and "comma" in tokens and "clock_sign" not in tokens


def units_of(names: Captured) -> list[str]:
    """The units that captured groups belong to, from the largest."""
    present = {name.partition("_")[0] for name in names}
    return [unit for unit in NAMES if unit in present]


def _check_fraction(tokens: Captured) -> None:
    present = units_of(tokens)
    for unit in present:
        if f"{unit}_fraction" in tokens or f"{unit}_numerator" in tokens:
            if unit != present[-1]:
                raise Invalid("component", "only the smallest unit may have a fraction")
            if unit in ("year", "month"):
                raise Invalid("component", "a part of a year or month has no fixed length")


def _signs(sign: str, tokens: Captured, template: str) -> dict[str, int]:
    """The sign before a duration holds for all of it, unless its clock has one of its own.

    ``-1 days +23:55:00`` is how pandas writes -5 minutes.
    """
    minus = {n: -1 for n, token in tokens.items() if n.endswith("_sign") and template[token] == "-"}
    if "clock_sign" not in tokens and not _is_pythons(sign, tokens):
        return minus | ({"sign": -1} if sign == "-" else {})
    negative = (*(DATE_UNITS if sign == "-" else ()), *(CLOCK_UNITS if minus else ()))
    return {f"{unit}_sign": -1 for unit in negative}


def _decimal_mark(tokens: Captured, template: str) -> dict[str, int]:
    """Which mark is the decimal one by this cell."""
    if "mark" in tokens:
        return {"decimal": DECIMAL_MARKS.index(template[tokens["mark"]])}
    if "group" in tokens:
        return {"decimal": 1 - DECIMAL_MARKS.index(template[tokens["group"]])}
    return {}


def _open_mark(tokens: Captured, template: str) -> dict[str, int]:
    """Whether the one mark of a cell might group thousands, as in ``1,500 ms``."""
    at = tokens.get("mark", 0)
    if not at or "group" in tokens:
        return {}
    digits_before, digits_after = ord(template[at - 1]), ord(template[at + 1])
    if digits_before > 3 or digits_after != 3:
        return {}
    return {f"{unit}_open": 1 for unit in units_of(tokens)}


def _takes(name: str, token: int, digits: int) -> Iterator[Take]:
    """What a run of digits fills: of a fraction, billionths and then billionths of those."""
    if not name.endswith("_fraction"):
        if digits > _MOST_DIGITS:
            raise Invalid("range", f"a number of more than {_MOST_DIGITS} digits")
        yield Take(name, token)
        return
    yield fraction_take(name, token, digits)
    if digits > NANO_DIGITS:
        kept = min(digits, _MOST_DIGITS)
        divide = 10 ** (min(digits, VALUE_DIGITS) - kept)
        scale = 10 ** (2 * NANO_DIGITS - kept)
        yield Take(f"{name}_low", token, "", divide, 10 ** (kept - NANO_DIGITS), scale)
