"""Slugs: the words of a title as they stand in an address, such as ``hello-world``."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import BadOption, Invalid, shorten
from cleanlib.core.notes import note
from cleanlib.core.unicode import fold_unicode
from cleanlib.shared.calendar_words import check_whole_numbers

_SEPARATORS = ("-", "_", ".")
_APOSTROPHES = re.compile(r"(?<=\w)['’ʼ](?=\w)")
_SELECTORS = re.compile("[\ufe00-\ufe0f]")  # of the style of the character before them
_LONGEST = 10_000
_LETTERS = str.maketrans({
    "ß": "ss", "æ": "ae", "œ": "oe", "ø": "o", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i",
    "ħ": "h", "ŧ": "t", "ŋ": "ng", "ĸ": "k", "ə": "e",
})  # fmt: skip


class Slug(NamedTuple):
    """The words, and what stands between them."""

    words: tuple[str, ...]
    separator: str = "-"

    def __str__(self) -> str:
        return self.separator.join(self.words)


@dataclass(frozen=True)
class SlugOptions:
    """What a caller may say about slugs."""

    separator: str = option("-", "what stands between the words", _SEPARATORS)
    max_length: int | None = option(
        None, "words beyond so many characters are left out; a first word beyond them is cut"
    )
    allow_unicode: bool = option(
        False,
        "keep letters with accents and of other scripts; without it accents go, and other "
        "scripts are invalid",
        (True, False),
    )


def check_options(options: SlugOptions) -> None:
    """Refuse a length in which nothing fits."""
    if options.max_length is None:
        return
    check_whole_numbers(options, "max_length")
    if options.max_length < 1:
        raise BadOption(f"max_length={options.max_length} must be at least 1")


def split(text: str, options: SlugOptions) -> Slug:
    """Find the words; everything that is no letter or digit stands between them."""
    if len(text) > _LONGEST:
        raise Invalid("length", f"{len(text):,} characters, more than {_LONGEST:,}")
    text = _APOSTROPHES.sub("", fold_unicode(text)).lower()
    text = unicodedata.normalize("NFKC", text) if options.allow_unicode else _ascii(text)
    return Slug(tuple(_words(text.lower())), options.separator)


def _ascii(text: str) -> str:
    """Text without accents; a letter that has no form in ASCII is refused."""
    plain = unicodedata.normalize("NFKD", text.translate(_LETTERS))
    plain = "".join(c for c in plain if unicodedata.category(c)[0] != "M")
    for character in plain:
        if not character.isascii() and character.isalnum():
            raise Invalid(
                "unknown", f"{shorten(character)} has no form in ASCII; allow_unicode=True keeps it"
            )
    return plain


def _words(text: str) -> list[str]:
    """Runs of letters, digits and the marks on them."""
    text = _SELECTORS.sub("", text)
    bare = "".join(
        c if c.isalnum() or unicodedata.category(c) in ("Mn", "Mc") else " " for c in text
    )
    return [word for word in bare.split() if any(map(str.isalnum, word))]


def validate(value: Slug, options: SlugOptions) -> Slug:
    """Leave out the words for which there is no room."""
    if not value.words:
        raise Invalid("syntax", "it has no letters and digits")
    if options.max_length is None or len(str(value)) <= options.max_length:
        return value
    note("slug_cut")
    words = value.words
    while len(words) > 1 and len(options.separator.join(words)) > options.max_length:
        words = words[:-1]
    return Slug((*words[:-1], words[-1][: options.max_length]), value.separator)


SLUG: ColumnType[Slug, SlugOptions] = ColumnType(
    name="slug",
    title="Slug",
    doc=(
        "Titles and names as they stand in addresses: words in lower case, one separator between "
        "them, apostrophes left out (don't is dont). Accents go and ligatures are taken apart; "
        "letters of other scripts are invalid unless allow_unicode=True keeps them, for nothing "
        "tells how to spell them."
    ),
    split=split,
    validate=validate,
    formats={
        "slug": TargetFormat(str, "hello-world"),
        "words": TargetFormat(lambda v: " ".join(v.words), "hello world"),
    },
    default_format="slug",
    options=SlugOptions,
    check_options=check_options,
    any_text=True,
    examples={
        "Hello, World!": "hello-world",
        "  Crème  Brûlée ": "creme-brulee",
        "snake_case_name": "snake-case-name",
        "Don't Panic (2nd ed.)": "dont-panic-2nd-ed",
        "Straße & Œuvre": "strasse-oeuvre",
    },
    refused={"!!!": "syntax", "Москва 2024": "unknown", "東京": "unknown"},
    hints=frozenset({"slug", "permalink", "url_key"}),
)
