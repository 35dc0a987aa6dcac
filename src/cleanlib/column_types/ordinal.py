"""Ordinals: 21st, twenty-first, and with languages= 1er, 2º or 3."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import Invalid, shorten
from cleanlib.shared.calendar_words import ordinal, plain
from cleanlib.shared.english_number_reader import read_ordinal
from cleanlib.shared.english_numbers import ordinal_words
from cleanlib.shared.exact_numbers import whole_cell
from cleanlib.shared.options import check_languages, texts
from cleanlib.shared.ordinal_forms import (
    ending_languages,
    is_ending,
    ordinal_languages,
    word_number,
)

_LONGEST = 700
_PLAIN = re.compile(r"(\d{1,18})(?:\.(?!000$)0{1,9})?")  # 1.000 may be a thousand
_FIGURES = re.compile(r"(\d{1,3}(?:,\d{3}){1,5}|\d{1,18}) ?(\D{1,8})")


class Ordinal(NamedTuple):
    """A place in an order, from 0 on."""

    value: int


@dataclass(frozen=True)
class OrdinalOptions:
    """Whose ordinals are read."""

    languages: str | Sequence[str] | None = option(
        None, "ordinals of these languages besides English, such as ['fr', 'de']"
    )


def check_options(options: OrdinalOptions) -> None:
    """Refuse languages whose ordinals are not known."""
    check_languages(options.languages, ordinal_languages())


def split(text: str, options: OrdinalOptions) -> Ordinal:
    """Read figures with an ending, words, or figures alone."""
    if len(text) > _LONGEST:
        raise Invalid("length", f"more than {_LONGEST} characters")
    text = "".join(map(_on_the_line, plain(text)))
    if plain_figures := _PLAIN.fullmatch(text):
        return Ordinal(int(plain_figures[1]))
    languages = ("en", *texts(options.languages, "languages"))
    match = _FIGURES.fullmatch(text)
    if match is not None:
        return Ordinal(_with_ending(int(match[1].replace(",", "")), match[2], languages))
    number = word_number(text, languages)
    number = read_ordinal(text) if number is None else number
    if number is None:
        raise Invalid("syntax", "neither figures with an ending nor an ordinal in words")
    return Ordinal(number)


def _on_the_line(sign: str) -> str:
    """Raised letters, as in 1ˢᵗ, as plain ones."""
    return unicodedata.normalize("NFKC", sign) if unicodedata.category(sign) == "Lm" else sign


def _with_ending(number: int, ending: str, languages: Sequence[str]) -> int:
    if is_ending(ending, number, languages):
        return number
    known = ending_languages(ending)
    if not known:
        raise Invalid("syntax", f"{shorten(ending, 20)} is no ending of an ordinal")
    if set(known).isdisjoint(languages):
        listed = ", ".join(known)
        raise Invalid("syntax", f"an ordinal in {listed}, which languages= does not name")
    written = f"; in English it is {ordinal(number)}" if "en" in known else ""
    raise Invalid("component", f"{number} does not end in {ending}{written}")


def validate(value: Ordinal, options: OrdinalOptions) -> Ordinal:
    """Refuse places that a column of integers cannot hold."""
    return Ordinal(whole_cell(value.value))


ORDINAL: ColumnType[Ordinal, OrdinalOptions] = ColumnType(
    name="ordinal",
    title="Ordinal",
    doc=(
        "Ordinals in figures (21st, 1,000th) and in English words (twenty-first), and plain "
        "whole numbers. The ending has to agree with the number: 21nd is invalid. With "
        "languages= those of other languages, as 1er, 2º or 3., and their words up to the tenth."
    ),
    split=split,
    validate=validate,
    formats={
        "integer": TargetFormat(lambda v: v.value, "21", dtype="integer"),
        "ordinal": TargetFormat(lambda v: ordinal(v.value), "21st, in English"),
        "word": TargetFormat(lambda v: ordinal_words(v.value), "twenty-first, in English"),
    },
    default_format="integer",
    options=OrdinalOptions,
    check_options=check_options,
    examples={
        "21st": "21",
        "twenty-first": "21",
        "One Hundred and Second": "102",
        "1,000TH": "1000",
        "3 rd": "3",
        "7": "7",
    },
    refused={
        "21nd": "component",
        "11st": "component",
        "3.": "syntax",
        "1er": "syntax",
        "1.5": "syntax",
        "twenty-one": "syntax",
        "1st place": "syntax",
    },
    hints=frozenset({"rank", "place", "position", "ordinal"}),
)
