"""Cells that hold several items: tags, keywords, choices."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import BadOption, Invalid
from cleanlib.core.exact_json import read_json, write_json
from cleanlib.core.notes import note
from cleanlib.core.unicode import without_invisible
from cleanlib.shared.json_tokens import json_from_python

_ANY = r"[,;|\n\t，；、]"
_OUTSIDE_NUMBERS = r"(?:[;|\n\t，；、]|,(?!\d)|(?<!\d),)"  # a comma between digits is none
_QUOTED = re.compile(r'"(?:[^"]|"")*"')
_COMMA_IN_NUMBER = re.compile(r"\d,\d")
_NOT_COMMA = re.compile(r"[;|\n\t，；、]")
_NEEDS_QUOTES = re.compile(rf'{_ANY}|"|^[\[{{(\']|[\]}}\']$|^\s|\s$|^$')
_BRACKETS = ("[]", "{}", "()")
_SINGLE_QUOTED = re.compile(r"'.*'", re.DOTALL)
_BROKEN_LITERAL = re.compile(
    r"^[\[{]\s*['\"]|['\"]\s*[\]}]$|^(?:\[[^\]]*|[^\[]*\]|\{[^}]*|[^{]*\})$", re.DOTALL
)


class Items(NamedTuple):
    """The items of a cell, in their order."""

    items: tuple[str, ...]


@dataclass(frozen=True)
class ListOptions:
    """How items are told apart, and what becomes of them."""

    sep: str = option(
        "auto",
        "what stands between items; 'auto': comma, semicolon, bar, tab or a new line",
        tries=(",", ";", "|"),
    )
    dedupe: bool = option(False, "leave out an item that was there before", (True, False))
    sort: bool = option(False, "sort the items", (True, False))


def check_options(options: ListOptions) -> None:
    """Refuse a separator that separates nothing."""
    if not isinstance(options.sep, str) or not options.sep or '"' in options.sep:
        raise BadOption(f"sep={options.sep!r} must be a text without quotes, or 'auto'")


def split(text: str, options: ListOptions) -> Items:
    """Take the items apart: those of a JSON or Python list, or those between separators."""
    text = without_invisible(text).strip()
    literal = _literal(f"[{text}]" if _SINGLE_QUOTED.fullmatch(text) else text)
    if literal is not None:
        return Items(literal)
    if _BROKEN_LITERAL.search(text):
        raise Invalid("syntax", "a list that is cut or written wrongly")
    return Items(tuple(_separated(_without_brackets(text), options.sep)))


def _without_brackets(text: str) -> str:
    """The text within brackets around all of it; round ones around a single item belong to it."""
    inner, around = text[1:-1], text[:1] + text[-1:]
    if around == "()":
        return inner if re.search(_ANY, inner) and not re.search("[()]", inner) else text
    return inner if around in _BRACKETS and not re.search(r"[\[\]{}]", inner) else text


def _literal(text: str) -> tuple[str, ...] | None:
    """The items of a list as JSON, Python or a set of Python writes it."""
    if text[:1] + text[-1:] not in _BRACKETS:
        return None
    python = json_from_python(text)
    for candidate in (text, python, json_from_python(f"[{text[1:-1]}]")):
        try:
            value = read_json(candidate)
        except Invalid as refusal:
            if refusal.reason != "syntax":
                raise
            continue
        if isinstance(value, dict):
            raise Invalid("component", "an object is no list")
        return tuple(map(_item, value)) if isinstance(value, list) else None
    return None


def _item(value: Any) -> str:
    if isinstance(value, (dict, list)):
        raise Invalid("component", "an item of the list is itself a list or an object")
    if value is None:
        return ""
    return value if type(value) is str else write_json(value)


def _separated(text: str, sep: str) -> Iterator[str]:
    """The items between separators; one in double quotes may hold separators."""
    found = _separator(text) if sep == "auto" else re.escape(sep)
    item = re.compile(
        rf'[^\S\n\t]*(?:"(?P<quoted>(?:[^"]|"")*)"\s*?|(?P<bare>(?:(?!{found}).)*))'
        rf"(?:(?P<more>{found})|$)",
        re.DOTALL,
    )
    at = 0
    while (match := item.match(text, at)) is not None:
        quoted = match["quoted"]
        yield match["bare"].strip() if quoted is None else quoted.replace('""', '"')
        if match["more"] is None:
            return
        at = match.end()


def _separator(text: str) -> str:
    """The pattern of separators; commas within numbers are none where there are others."""
    text = _QUOTED.sub("", text)
    if not _COMMA_IN_NUMBER.search(text):
        return _ANY
    if _NOT_COMMA.search(text):
        return _OUTSIDE_NUMBERS
    if ", " in text:
        raise Invalid("ambiguous", "a comma between digits may separate items or not; state sep=")
    return _ANY


def validate(value: Items, options: ListOptions) -> Items:
    """Leave out empty items; sort and leave out repetitions if asked to."""
    items = [item for item in map(without_invisible, value.items) if item]
    if len(items) < len(value.items):
        note("empty_items_dropped")
    if value.items and not items:
        raise Invalid("syntax", "no items")
    if options.dedupe:
        items = list(dict.fromkeys(items))
    if options.sort:
        items.sort(key=lambda item: (item.casefold(), item))
    return Items(tuple(items))


def _joined(items: tuple[str, ...], separator: str) -> str:
    if not items:
        raise Invalid("missing_part", "the list is empty")
    return separator.join(
        '"' + item.replace('"', '""') + '"' if _NEEDS_QUOTES.search(item) else item
        for item in items
    )


LIST: ColumnType[Items, ListOptions] = ColumnType(
    name="list",
    title="List of items",
    doc=(
        "Cells that hold several items, between commas, semicolons, bars, tabs or new lines, or as "
        "a list of JSON or Python. An item in double quotes may hold separators; empty items are "
        "left out. Where other separators occur, a comma between digits belongs to a number."
    ),
    split=split,
    validate=validate,
    formats={
        "json": TargetFormat(
            lambda v: write_json(v.items, separators=(", ", ": ")), '["a", "b", "c"]'
        ),
        "comma": TargetFormat(lambda v: _joined(v.items, ", "), "a, b, c"),
        "semicolon": TargetFormat(lambda v: _joined(v.items, "; "), "a; b; c"),
        "count": TargetFormat(
            lambda v: len(v.items), "the number of items", lossless=False, dtype="integer"
        ),
    },
    default_format="json",
    options=ListOptions,
    check_options=check_options,
    any_text=True,
    examples={
        "a, b;c": '["a", "b", "c"]',
        "red | green": '["red", "green"]',
        "['a', 'b, c']": '["a", "b, c"]',
        '"Smith, J", Doe': '["Smith, J", "Doe"]',
        "1,5; 2,5": '["1,5", "2,5"]',
        "solo": '["solo"]',
    },
    refused={
        ",;": "syntax",
        '{"a": 1}': "component",
        "[[1], [2]]": "component",
        "1,000, 2,000": "ambiguous",
    },
    hints=frozenset({"tags", "keywords", "items", "list"}),
)
