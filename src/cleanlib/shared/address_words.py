"""Names and abbreviations: states, countries, kinds of streets, directions, units."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from typing import NamedTuple

from cleanlib.core.tables import read_table
from cleanlib.shared.accents import strip_accents

_AMERICAN = ("US", "CA")
# The states of each first digit of a ZIP code
_ZONES = (
    "CT MA ME NH NJ PR RI VT VI AE", "DE NY PA", "DC MD NC SC VA WV", "AL FL GA MS TN AA",
    "IN KY MI OH", "IA MN MT ND SD WI", "IL KS MO NE", "AR LA OK TX", "AZ CO ID NM NV UT WY",
    "AK AS CA GU HI MP OR WA AP",
)  # fmt: skip
MILITARY = frozenset({"APO", "FPO", "DPO"})
_BUILDINGS = """
    apartments bldg building center centre college complex condominiums condos court
    courts estates hall hospital hotel house lodge manor mill mills palace plaza residence
    residences school suites tower towers university villas works
"""
_UNITS = """
    # annex apartment appt apt basement bay bldg blk block bsmt building cabin casita
    condo cottage court ct cubicle department dept desk dock door ent entrance fl flat
    floor flr frnt front garage gate hangar hngr home house hse key lbby level lobby loft
    lot lower lowr lvl mailstop mezzanine mobile module no num number ofc office penthouse
    ph phase pier pmb pod rear rm room sec section shop side site slip sp space spc stall
    ste stop store studio suite tower townhouse trailer trlr twr unit upper uppr villa
    warehouse wing
"""
BUILDINGS = frozenset(_BUILDINGS.split())
UNITS = frozenset(_UNITS.split())


class Word(NamedTuple):
    """A name and how it is abbreviated."""

    name: str
    abbreviation: str


@lru_cache(maxsize=1 << 14)
def word_key(text: str) -> str:
    """What is the same in all spellings of a word."""
    if not text.isascii():
        text = strip_accents(text)
    return text.casefold().replace(".", "").strip(" ,;()")


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


def is_zone_of(code: str, state: str) -> bool:
    """Whether a ZIP code begins as those of a state do.

    >>> is_zone_of("98101", "Washington"), is_zone_of("11050", "Washington")
    (True, False)
    """
    word = words("US").get(word_key(state))
    zone = _ZONES[int(code[0])] if code[:1].isdecimal() and code.isascii() else ""
    return word is not None and word.abbreviation in zone.split()


@cache
def countries() -> Mapping[str, str]:
    """The alpha-2 code of a country, by every spelling."""
    return {spelling: word.abbreviation for spelling, word in words("country").items()}
