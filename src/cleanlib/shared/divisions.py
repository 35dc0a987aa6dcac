"""The states of the United States and the provinces of Canada, and how their names are read."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from cleanlib.core.tables import read_table
from cleanlib.core.unicode import fold_unicode
from cleanlib.shared.countries import country_code, names
from cleanlib.shared.place_names import name_key, orders, pieces, same
from cleanlib.shared.repair import repaired

_KINDS = ("state", "province", "territory", "provincia", "etat")
_LINKS = ("de", "du")
_ISO = re.compile(r"([A-Za-z]{2})[-_ ]([A-Za-z]{2})")

Rows = Mapping[str, Mapping[str, str]]


@cache
def us_states() -> Rows:
    """Abbreviation to row: states, the District of Columbia, territories."""
    return {row["code"]: row for row in read_table("us_states")}


@cache
def ca_provinces() -> Rows:
    """Abbreviation to row: provinces and territories."""
    return {row["code"]: row for row in read_table("ca_provinces")}


TABLES = {"US": us_states, "CA": ca_provinces}


@cache
def division_names(country: str) -> Mapping[str, str]:
    """Key of a name or abbreviation to the code.

    >>> division_names("US")["calif"], division_names("CA")["ile du prince edouard"]
    ('CA', 'PE')
    """
    found: dict[str, str] = {}
    for code, row in TABLES[country]().items():
        written = (code, row["name"], row.get("name_fr", ""), row.get("ap", ""))
        for name in (*written, *row["aliases"].split("|")):
            found.setdefault(name_key(next(orders(name))), code)
    return {key: code for key, code in found.items() if key}


@cache
def decoys(country: str) -> Mapping[str, str]:
    """Keys of places that are no divisions of a country, so that no misspelling reaches them."""
    other = "CA" if country == "US" else "US"
    return {**names(), **division_names(other)}


def find_division(text: str, country: str) -> str | None:
    """The code of a division of a country, from its name, abbreviation or both.

    Parameters
    ----------
    text : str
        The cell.
    country : {"US", "CA"}
        Whose divisions are meant; it may stand behind the name.

    Raises
    ------
    Invalid
        ``component`` when two names in the text are not of the same division.

    Examples
    --------
    >>> find_division("State of New York", "US"), find_division("California (CA)", "US")
    ('NY', 'CA')
    >>> find_division("Québec, Canada", "CA"), find_division("Ontario", "US")
    ('QC', None)
    """
    found = _find(text, country)
    if found is None and (mended := repaired(text)) != text:
        found = _find(mended, country)
    return found


def _find(text: str, country: str) -> str | None:
    plain = " ".join(fold_unicode(text).split())
    iso = _ISO.fullmatch(plain)
    if iso is not None and iso[1].upper() == country:
        plain = iso[2]
    whole = _named(plain, country)
    parts = [part for part in pieces(plain) if not _is_country(part, country)]
    return whole or same(_named(part, country) for part in parts)


def _is_country(text: str, country: str) -> bool:
    return country_code(text) == country and text.upper() not in TABLES[country]()


def _named(text: str, country: str) -> str | None:
    for order in orders(text):
        key = name_key(order)
        found = division_names(country).get(key) or division_names(country).get(_bare(key))
        if found:
            return found
    return None


def _bare(key: str) -> str:
    """A key without the word state before or behind the name."""
    words = key.split()
    if len(words) > 1 and words[0] in _KINDS:
        return " ".join(words[1 + (words[1] in _LINKS) :])
    if len(words) > 1 and words[-1] in _KINDS:
        return " ".join(words[:-1])
    return key
