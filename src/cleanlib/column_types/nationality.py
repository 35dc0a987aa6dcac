"""Nationalities, as the people of a country are called."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat
from cleanlib.core.errors import Invalid, shorten
from cleanlib.core.tables import read_table
from cleanlib.shared.countries import coded_country, countries, country_code
from cleanlib.shared.place_names import LONGEST, agreed, name_key, orders, pieces
from cleanlib.shared.plain_text import plain_text
from cleanlib.shared.repair import repaired


class Nationality(NamedTuple):
    """A nationality by the alpha-2 code of the country."""

    country: str


@cache
def _demonyms() -> Mapping[str, str]:
    return {row["code"]: row["demonym"] for row in read_table("demonyms")}


@cache
def _keys() -> Mapping[str, tuple[str, ...]]:
    """Key of a demonym to the countries that it may mean."""
    return {
        name_key(next(orders(name))): tuple(row["code"].split("|"))
        for row in read_table("demonyms")
        for name in (row["demonym"], *row["aliases"].split("|"))
        if name
    }


def split(text: str, options: NoOptions) -> Nationality:
    """Find the country of a demonym, a name or a code, or of two of them that agree."""
    plain = plain_text(text, LONGEST)
    code = _find(plain) or _find(repaired(text)) or _chosen(plain) or agreed(plain, _find)
    if code is None:
        codes = _keys().get(name_key(plain))
        if codes is not None:
            raise Invalid("ambiguous", f"it may be {' or '.join(codes)}")
        raise Invalid("unknown", f"no nationality is called {shorten(plain, 30)}")
    return Nationality(code)


def _find(text: str) -> str | None:
    codes = _keys().get(name_key(next(orders(text))), ())
    return codes[0] if len(codes) == 1 and not coded_country(text) else country_code(text)


def _chosen(text: str) -> str | None:
    """A demonym of two countries with the one that is meant: ``Congolese (DRC)``."""
    parts = pieces(text)
    codes = _keys().get(name_key(parts[0]), ())
    country = country_code(parts[-1]) if len(parts) == 2 else None
    return country if country in codes else None


def validate(value: Nationality, options: NoOptions) -> Nationality:
    """Refuse places that nobody lives in."""
    if value.country not in _demonyms():
        raise Invalid("unknown", f"there is no nationality of {countries()[value.country].name}")
    return value


NATIONALITY: ColumnType[Nationality, NoOptions] = ColumnType(
    name="nationality",
    title="Nationality",
    doc=(
        "English demonyms (German, Dutch, Filipino) in any letter case, and countries by name or "
        "code. A demonym that two countries share (Congolese, Dominican, Korean) is ambiguous "
        "unless the country stands behind it. Parts of countries and peoples are invalid."
    ),
    split=split,
    validate=validate,
    formats={
        "demonym": TargetFormat(lambda v: _demonyms()[v.country], "German"),
        "alpha-2": TargetFormat(lambda v: v.country, "DE, of the country"),
        "country": TargetFormat(lambda v: countries()[v.country].name, "Germany"),
        "parts": TargetFormat(
            lambda v: (countries()[v.country].name,), "the country's name", ("country",)
        ),
    },
    default_format="demonym",
    examples={
        "german": "German",
        "Netherlander": "Dutch",
        "USA": "American",
        "Argentinian": "Argentine",
        "Congolese (DRC)": "Congolese (DR Congo)",
        "Nigerien": "Nigerien",
    },
    refused={
        "Martian": "unknown",
        "Congolese": "ambiguous",
        "Korean": "ambiguous",
        "European": "unknown",
        "French, German": "component",
    },
    hints=frozenset({"nationality", "citizenship"}),
)
