"""The names of time zones: those of the tz database, Windows names, abbreviations, cities."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache
from importlib import resources

from cleanlib.core.tables import read_table

_UTC_ZONES = ("Etc/UTC", "Etc/GMT")  # both are called UTC, as in ECMA-402
_UNSET = "Factory"  # the zone of a computer whose owner never chose one


def fold_zone(name: str) -> str:
    """A name as the tables of this module have it.

    >>> fold_zone("America / Port-au-Prince")
    'america/port_au_prince'
    """
    return re.sub(r" ?/ ?", "/", name.casefold()).replace(" ", "_").replace("-", "_")


@cache
def zone_links() -> Mapping[str, str]:
    """Every name of the tz database and the zone it stands for."""
    lines = [line.split() for line in _database_lines("tzdata.zi")]
    zones = {line[1]: line[1] for line in lines if line[0] == "Z" and line[1] != _UNSET}
    return zones | {line[2]: line[1] for line in lines if line[0] == "L"}


@cache
def _places() -> frozenset[str]:
    """The names that stand for a place in a country of today."""
    return frozenset(line.split("\t")[2] for line in _database_lines("zone.tab"))


def _database_lines(file: str) -> list[str]:
    text = (resources.files("tzdata") / "zoneinfo" / file).read_text(encoding="utf-8")
    return [line for line in text.splitlines() if line and not line.startswith("#")]


def canonical_zone(name: str) -> str:
    """The name to use for a zone: a place keeps its name, a name given up is replaced.

    >>> canonical_zone("US/Eastern"), canonical_zone("Europe/Oslo"), canonical_zone("Zulu")
    ('America/New_York', 'Europe/Oslo', 'UTC')
    """
    zone = name if name in _places() else zone_links()[name]
    return "UTC" if zone in _UTC_ZONES else zone


@cache
def zones() -> Mapping[str, str]:
    """Folded name to canonical zone; names that are abbreviations as well are left out."""
    names = [name for name in zone_links() if name.casefold() not in abbreviations()]
    return {fold_zone(name): canonical_zone(name) for name in names}


@cache
def abbreviations() -> Mapping[str, str]:
    """Casefolded abbreviation to the offsets it may stand for, as a list for people."""
    rows = read_table("zone_abbreviations")
    return {row["abbreviation"].casefold(): row["offsets"].replace("|", ", ") for row in rows}


@cache
def windows_zones() -> Mapping[str, str]:
    """Casefolded Windows name to canonical zone."""
    rows = read_table("windows_zones")
    return {row["windows"].casefold(): canonical_zone(row["iana"]) for row in rows}


@cache
def windows_names() -> Mapping[str, str]:
    """Canonical zone to Windows name."""
    return {
        canonical_zone(zone): row["windows"]
        for row in read_table("windows_zones")
        for zone in (row["iana"], *row["further"].split("|"))
        if zone in zone_links()
    }


@cache
def cities() -> Mapping[str, str]:
    """Folded city to zone, where one zone only is named after it."""
    named: dict[str, list[str]] = {}
    for name in _places():
        named.setdefault(fold_zone(name.rpartition("/")[2]), []).append(name)
    return {city: names[0] for city, names in named.items() if len(names) == 1}
