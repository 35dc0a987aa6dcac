"""Continents."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat
from cleanlib.core.errors import Invalid, shorten
from cleanlib.shared.continents import AMBIGUOUS, CONTINENT_ALIASES, CONTINENTS
from cleanlib.shared.place_names import LONGEST, agreed, name_key
from cleanlib.shared.plain_text import plain_text


class Continent(NamedTuple):
    """A continent by its two letters."""

    code: str


@cache
def _names() -> Mapping[str, str]:
    return {
        name_key(name): code
        for code in CONTINENTS
        for name in (code, CONTINENTS[code], *CONTINENT_ALIASES[code])
    }


def _named(text: str) -> str | None:
    return _names().get(name_key(text))


def split(text: str, options: NoOptions) -> Continent:
    """Find the continent of a name or code, or of two of them that agree."""
    text = plain_text(text, LONGEST)
    code = _named(text) or agreed(text, _named)
    if code is None:
        for name, codes in AMBIGUOUS.items():
            if name_key(name) == name_key(text):
                raise Invalid("ambiguous", " or ".join(CONTINENTS[one] for one in codes))
        raise Invalid("unknown", f"no continent is called {shorten(text, 30)}")
    return Continent(code)


def validate(value: Continent, options: NoOptions) -> Continent:
    """Continents are found or refused by `split`; nothing is left to check."""
    return value


CONTINENT: ColumnType[Continent, NoOptions] = ColumnType(
    name="continent",
    title="Continent",
    doc=(
        "The seven continents by English name or code. Australia is read as Oceania. NA is North "
        "America, not a missing value; America alone is ambiguous."
    ),
    split=split,
    validate=validate,
    formats={
        "name": TargetFormat(lambda v: CONTINENTS[v.code], "Europe"),
        "code": TargetFormat(lambda v: v.code, "EU: AF, AN, AS, EU, NA, OC or SA"),
        "parts": TargetFormat(
            lambda v: (v.code, CONTINENTS[v.code]), "two letters, and the name", ("code", "name")
        ),
    },
    default_format="name",
    examples={
        "EU": "Europe",
        "NA": "North America",
        "N. America": "North America",
        "asia": "Asia",
        "Africa (AF)": "Africa",
    },
    refused={"Atlantis": "unknown", "Americas": "ambiguous", "Asia, Europe": "component"},
    hints=frozenset({"continent"}),
)
