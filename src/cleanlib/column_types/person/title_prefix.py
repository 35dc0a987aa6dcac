"""Titles before names."""

from __future__ import annotations

from typing import NamedTuple

from cleanlib.column_types.person.words import title_words, word_key
from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat
from cleanlib.core.errors import Invalid, shorten
from cleanlib.shared.name_text import name_text

_LONGEST = 100
_OF_ONE = ("Mr", "Mrs", "Ms", "Miss", "Mx")


class TitlePrefix(NamedTuple):
    """One or more titles, short and in full."""

    abbreviation: str
    full: str


def split(text: str, options: NoOptions) -> TitlePrefix:
    """Look up every word."""
    text = name_text(text, _LONGEST)
    whole = title_words().get(word_key(text))
    found = [whole] if whole else [_title(word) for word in text.replace(".", ". ").split()]
    if not found:
        raise Invalid("syntax", "no word")
    return TitlePrefix(*(" ".join(column) for column in zip(*found, strict=True)))


def _title(word: str) -> tuple[str, str]:
    known = title_words().get(word_key(word))
    if known is None:
        raise Invalid("unknown", f"no title is called {shorten(word, 30)}")
    return known


def validate(value: TitlePrefix, options: NoOptions) -> TitlePrefix:
    """Refuse the titles of two people."""
    if sum(word in _OF_ONE for word in value.abbreviation.split()) > 1:
        raise Invalid("multiple", "titles of two people")
    return value


TITLE_PREFIX: ColumnType[TitlePrefix, NoOptions] = ColumnType(
    name="title_prefix",
    title="Title",
    doc=(
        "Titles before names, such as Mr, Dr and Professor, in several languages, short or in "
        "full, also several. The short form is written without a dot."
    ),
    split=split,
    validate=validate,
    formats={
        "abbreviation": TargetFormat(lambda v: v.abbreviation, "Mr"),
        "full": TargetFormat(lambda v: v.full, "Mister", lossless=False),
        "parts": TargetFormat(tuple, "both forms", ("abbreviation", "full")),
    },
    default_format="abbreviation",
    examples={"mister": "Mr", "DR.": "Dr", "Prof. Dr.": "Prof Dr", "Frau": "Frau"},
    refused={"Mrx": "unknown", "John": "unknown", ".": "unknown"},
    hints=frozenset({"salutation", "prefix", "civility", "anrede", "title_prefix", "honorific"}),
)
