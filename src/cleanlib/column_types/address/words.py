"""Names and abbreviations: states, countries, kinds of streets, directions, units."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from cleanlib.core.tables import read_table
from cleanlib.shared.accents import strip_accents

_AMERICAN = ("US", "CA")
MILITARY = frozenset({"APO", "FPO", "DPO"})
BUILDINGS = frozenset(
    ["apartments", "building", "bldg", "center", "centre", "college", "complex", "condominiums", "condos", "court", "courts", "estates", "hall", "hospital", "hotel", "house", "lodge", "manor", "mill", "mills", "palace", "plaza", "residence", "residences", "school", "suites", "tower", "towers", "university", "villas", "works"]
)


class Word(NamedTuple):
    """A name and how it is abbreviated."""

    name: str
    abbreviation: str


def word_key(text: str) -> str:
    """What is the same in all spellings of a word."""
    if not text.isascii():
        text = strip_accents(text)
    return text.casefold().replace(".", "").strip(" ,;")


@cache
def words(kind: str) -> Mapping[str, Word]:
    """The words of a kind, by every spelling."""
    found: dict[str, Word] = {}
    for row in read_table("address_words"):
        if row["kind"] == kind:
            word = Word(row["name"], row["abbreviation"])
            spellings = (*word, *filter(None, row["spellings"].split("|")))
            found.update({word_key(spelling): word for spelling in spellings})
    return found


@cache
def states(region: str) -> Mapping[str, Word]:
    """The states or provinces that addresses of a region name; US and CA know each other's."""
    if region in _AMERICAN:
        return {**words("CA"), **words("US")}
    return words(region)


@cache
def countries() -> Mapping[str, str]:
    """The alpha-2 code of a country, by every spelling."""
    return {spelling: word.abbreviation for spelling, word in words("country").items()}
