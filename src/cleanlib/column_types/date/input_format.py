"""Reading by a format the caller states: nothing else is accepted then."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import groupby

from cleanlib.column_types.date.forms import MERIDIEM, Form
from cleanlib.column_types.date.tokens import parse_format
from cleanlib.core.errors import BadOption, UnknownFormat
from cleanlib.core.lexer import VALUE_DIGITS
from cleanlib.shared.format_tokens import FRACTION, Item

_FIELDS = {
    "YYYY": ("year", 4), "YY": ("short_year", 2), "MM": ("month", 2), "M": ("month", 2),
    "DD": ("day", 2), "D": ("day", 2), "HH": ("hour", 2), "H": ("hour", 2), "hh": ("hour", 2),
    "h": ("hour", 2), "hh12": ("hour", 2), "h12": ("hour", 2), "mm": ("minute", 2),
    "m": ("minute", 2), "ss": ("second", 2), "s": ("second", 2), "DDDD": ("ordinal_day", 3),
    "GGGG": ("year", 4), "WW": ("week", 2), "E": ("weekday_number", 1),
}  # fmt: skip
_SHORT_PIECES = {"minute": "<minute_>", "second": "<second1>"}
_OFFSET = r"(?:<utc_word>|<zed_word>|(?P<sign>[+-])(?:<zone_hour>(?::?<zone_minute>)?|<zone_hhmm>))"
_WORDS = {
    "MMMM": r"<name>\.?", "MMM": r"<name>\.?", "dddd": r"<weekday>\.?", "ddd": r"<weekday>\.?",
    "A": MERIDIEM, "a": MERIDIEM, "Z": _OFFSET, "ZZ": _OFFSET, "z": rf"(?:<zone>|{_OFFSET})",
}  # fmt: skip


_WORD = r"[^\W\d_]+(?:[/_][^\W\d_]+)*"  # as the lexer sees words


def literal_words(literals: Iterable[str]) -> tuple[tuple[str, str], ...]:
    """The words that stand in literal texts, each with its role in the lexicon."""
    words = {word for text in literals for word in re.findall(_WORD, text.casefold())}
    return tuple((word, _role(word)) for word in sorted(words))


def _role(word: str) -> str:
    return "literal_" + re.sub(r"\W", "_", word)


def literals_of(specs: tuple[str, ...]) -> tuple[str, ...]:
    """The literal texts of input formats."""
    return tuple(item.literal for spec in specs for item in _items(spec) if item.literal)


def input_form(spec: str) -> Form:
    """A form that reads exactly what a format writes, padded or not."""
    parts: list[str] = []
    slices: list[tuple[str, tuple[tuple[str, int, int], ...]]] = []
    for numeric, group in groupby(_items(spec), key=_is_numeric):
        items = list(group)
        if numeric and len(items) > 1:
            name = f"run{len(slices)}"
            width = _width(items, spec)
            parts.append(f"(?P<{name}>{re.escape(chr(width))})")
            slices.append((name, _cuts([item.token for item in items])))
        else:
            parts += [_piece(item) for item in items]
    return Form("date", "".join(parts), slices=tuple(slices))


def _is_numeric(item: Item) -> bool:
    return item.token in _FIELDS or item.token[:1] == FRACTION


def _field(token: str) -> tuple[str, int]:
    """The field of a numeric token and how many digits it has in a run."""
    return _FIELDS.get(token) or (token, len(token))


def _width(items: list[Item], spec: str) -> int:
    width = sum(_field(item.token)[1] for item in items)
    if width > VALUE_DIGITS:
        raise BadOption(
            f"input_format {spec!r} reads {width} digits in a row; {VALUE_DIGITS} are the most"
        )
    return width


def _items(spec: str) -> tuple[Item, ...]:
    try:
        return parse_format(spec)
    except UnknownFormat as error:
        raise BadOption(str(error).replace("target format", "input_format")) from None


def _cuts(tokens: list[str]) -> tuple[tuple[str, int, int], ...]:
    """Where in a run of digits each field stands: field, divide, modulo."""
    cuts = []
    divide = 1
    for token in reversed(tokens):
        field, width = _field(token)
        cuts.append((field, divide, 10**width))
        divide *= 10**width
    return tuple(cuts)


def _piece(item: Item) -> str:
    if item.token in _FIELDS:
        name = _FIELDS[item.token][0]
        return _SHORT_PIECES.get(name, f"<{name}>")
    if item.token[:1] == "S":
        return "<fraction>"
    if item.token:
        return _WORDS[item.token]
    return literal_pattern(item.literal, blank=" ?")


def literal_pattern(text: str, blank: str = " ") -> str:
    """A literal text as a pattern over tokens."""
    pieces = re.findall(rf"\s+|{_WORD}|.", text.casefold())
    return "".join(
        f"<:{_role(piece)}>"
        if piece[0].isalpha()
        else blank
        if piece.isspace()
        else re.escape(piece)
        for piece in pieces
    )
