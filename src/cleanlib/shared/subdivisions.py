"""The subdivisions of countries in ISO 3166-2, by code and name."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from typing import NamedTuple

from cleanlib.core.tables import read_table
from cleanlib.shared.divisions import TABLES, division_names
from cleanlib.shared.place_names import name_key, orders

_BRACKETED = re.compile(r"(.+?) ?[\[(](.+?)(?: [A-Z]{2}-\w+)?[\])]")
# What a subdivision is, in the languages of the names; it may stand before or behind the name.
_KINDS = frozenset({
    "autonomous", "avtonomnaya", "avtonomnyy", "borough", "canton", "city", "ciudad", "co",
    "community", "comte", "comune", "comunidad", "comunitat", "council", "county", "departamento",
    "departement", "department", "dept", "district", "do", "emirate", "estado", "fu", "fylke",
    "governorate", "guberniya", "gwangyeoksi", "kanton", "ken", "krai", "kraj", "kray", "lan",
    "land", "maakunta", "megye", "metropolitan", "municipality", "oblast", "okrug", "parish",
    "prefecture", "principado", "principality", "prov", "province", "provincia", "provincie",
    "provinz", "raion", "rayon", "regiao", "region", "regione", "republic", "respublika", "sheng",
    "shi", "stadt", "state", "territory", "teukbyeoljachido", "teukbyeolsi", "to", "vilayet",
    "voivodeship", "wilaya", "wojewodztwo", "zhupanija", "zizhiqu", "zupanija",
})  # fmt: skip
_LINKS = frozenset({"d", "de", "del", "della", "di", "da", "des", "du", "von", "van", "y"})


class Subdivision(NamedTuple):
    """One subdivision, with its code (``DE-BY``), type and that of which it is a part."""

    code: str
    name: str
    type: str
    parent: str | None

    @property
    def country(self) -> str:
        """The alpha-2 code of the country."""
        return self.code[:2]


@cache
def subdivisions() -> Mapping[str, Subdivision]:
    """Code to subdivision.

    >>> subdivisions()["GB-WLS"].name, subdivisions()["ES-MD"].name
    ('Wales', 'Comunidad de Madrid')
    """
    import pycountry

    return {
        one.code: Subdivision(one.code, _straight(one.name), one.type, one.parent_code)
        for one in pycountry.subdivisions
    }


def _straight(name: str) -> str:
    """A name without brackets, the right way round."""
    match = _BRACKETED.fullmatch(name)
    name = match[1] if match else name
    head, comma, tail = name.partition(", ")
    is_inverted = comma and name_key(tail).split()[:1] and _is_kind(tail)
    return f"{tail} {head}" if is_inverted else name


def _is_kind(text: str) -> bool:
    return bool(_KINDS.intersection(name_key(text).split()))


def _written(name: str) -> Iterator[str]:
    """A name of ISO 3166-2, and the other one it may have in brackets."""
    match = _BRACKETED.fullmatch(name)
    yield from orders(name if match is None else match[1])
    if match is not None:
        yield match[2]
    if " / " in name:
        yield from name.split(" / ")


Found = Mapping[str, tuple[str, ...]]


@cache
def subdivision_names(country: str | None = None) -> Found:
    """Key of a name to the codes it may mean, in one country or all."""
    found: dict[str, dict[str, None]] = defaultdict(dict)
    for key, code in _pairs():
        if country is None or code.startswith(country):
            found[key][code] = None
    if country in TABLES:
        for key, code in division_names(country).items():
            found[key][f"{country}-{code}"] = None
    return {key: tuple(codes) for key, codes in found.items()}


@cache
def _pairs() -> tuple[tuple[str, str], ...]:
    """All keys with their codes: names of ISO 3166-2, then ours."""
    import pycountry

    pairs = [(name_key(n), one.code) for one in pycountry.subdivisions for n in _written(one.name)]
    for row in read_table("subdivision_names"):
        pairs += [(name_key(name), row["code"]) for name in row["aliases"].split("|")]
    for country, rows in TABLES.items():
        for code, division in rows().items():
            names = (division["name"], division.get("name_fr", ""))
            pairs += [(name_key(name), f"{country}-{code}") for name in names if name]
    return tuple(pairs)


@cache
def bare_names(country: str | None = None) -> Found:
    """As `subdivision_names`, the keys without words such as canton and county."""
    found: dict[str, dict[str, None]] = defaultdict(dict)
    for key, codes in subdivision_names(country).items():
        found[bare(key)].update(dict.fromkeys(codes))
    return {key: tuple(codes) for key, codes in found.items()}


def bare(key: str) -> str:
    """A key without what the subdivision is.

    >>> bare(name_key("Kanton Zürich")), bare(name_key("Comunidad de Madrid")), bare("district")
    ('zurich', 'madrid', 'district')
    """
    words = key.split()
    while len(words) > 1 and words[0] in _KINDS:
        words = words[1:]
        if len(words) > 1 and words[0] in _LINKS:
            words = words[1:]
    while len(words) > 1 and words[-1] in _KINDS:
        words = words[:-1]
    return " ".join(words)


def topmost(codes: tuple[str, ...]) -> tuple[str, ...]:
    """Of subdivisions of the same name those that are no part of another one of them.

    >>> topmost(("ES-IB", "ES-PM"))
    ('ES-IB',)
    """
    return tuple(code for code in codes if subdivisions()[code].parent not in codes)
