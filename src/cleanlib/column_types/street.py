"""Names of streets in English, without house numbers."""

from __future__ import annotations

import re
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat
from cleanlib.core.errors import Invalid, shorten
from cleanlib.shared.address_words import Word, word_key, words
from cleanlib.shared.plain_text import plain_text
from cleanlib.shared.street_names import title

_LONGEST = 120
_NAME = re.compile(r"[\w.'&/ -]+")
_LINES = re.compile(r"[\n\r]")
_HOUSE = re.compile(r"\d[\w-]* +\D")


class Street(NamedTuple):
    """A street; direction and kind are looked up, None where absent."""

    prefix: Word | None
    name: str
    suffix: Word
    direction: Word | None


def split(text: str, options: NoOptions) -> Street:
    """Find the kind of street at the end, and directions around the name."""
    text = plain_text(text, _LONGEST)
    if _LINES.search(text):
        raise Invalid("multiple", "two lines")
    tokens = text.replace(",", " ").split()
    if not _NAME.fullmatch(" ".join(tokens)):
        raise Invalid("syntax", f"{shorten(text, 20)} is no name of a street")
    direction = words("direction").get(word_key(tokens[-1])) if len(tokens) > 2 else None
    if direction is not None and word_key(tokens[-2]) in words("suffix"):
        tokens.pop()
    else:
        direction = None
    suffix = words("suffix").get(word_key(tokens[-1]))
    if suffix is None:
        raise Invalid("unknown", f"{shorten(tokens[-1], 20)} is no kind of street")
    prefix = words("direction").get(word_key(tokens[0])) if len(tokens) > 2 else None
    name = " ".join(tokens[1 if prefix else 0 : -1])
    return Street(prefix, title(name), suffix, direction)


def validate(value: Street, options: NoOptions) -> Street:
    """A street has a name, and no house number in front of it."""
    if not value.name:
        raise Invalid("missing_part", "a kind of street without a name")
    if _HOUSE.match(value.name):
        raise Invalid("component", "a house number stands in front")
    return value


def _abbreviated(value: Street) -> str:
    prefix = value.prefix and value.prefix.abbreviation
    direction = value.direction and value.direction.abbreviation
    suffix = value.suffix.abbreviation.capitalize()
    return " ".join(filter(None, [prefix, value.name, suffix, direction]))


def _full(value: Street) -> str:
    prefix = value.prefix and value.prefix.name
    direction = value.direction and value.direction.name
    return " ".join(filter(None, [prefix, value.name, value.suffix.name, direction]))


def _parts(value: Street) -> tuple[str | None, ...]:
    direction = value.direction and value.direction.name
    suffix = " ".join(filter(None, [value.suffix.name, direction]))
    return value.prefix and value.prefix.name, value.name, suffix


STREET: ColumnType[Street, NoOptions] = ColumnType(
    name="street",
    title="Street",
    doc=(
        "Names of streets in English, without a house number: a name and the kind of street, "
        "such as Street, Avenue or Rd, with a direction in front or behind. Kinds and directions "
        "are known by their names and the abbreviations of the USPS."
    ),
    split=split,
    validate=validate,
    formats={
        "abbreviated": TargetFormat(_abbreviated, "W Main St"),
        "full": TargetFormat(_full, "West Main Street"),
        "parts": TargetFormat(
            _parts, "direction, name, kind", ("prefix", "name", "suffix"), lossless=False
        ),
    },
    default_format="abbreviated",
    examples={
        "main str.": "Main St",
        "West Main Street": "W Main St",
        "E 42ND ST": "E 42nd St",
        "St. Paul Avenue North": "St. Paul Ave N",
    },
    refused={
        "Main": "unknown",
        "Street": "missing_part",
        "12 Main St": "component",
        "Main St @": "syntax",
    },
    hints=frozenset({"street", "road", "streetname"}),
)
