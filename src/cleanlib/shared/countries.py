"""Countries and territories of ISO 3166-1, and everything they are called."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from cleanlib.core.tables import read_table
from cleanlib.core.unicode import fold_unicode
from cleanlib.shared.place_names import LONGEST, name_key, orders, pieces
from cleanlib.shared.repair import repaired

VINTAGE = "ISO 3166-1 as of 2026-02-16 (249 codes), names of CLDR 49"

_FLAG_A = 0x1F1E6  # REGIONAL INDICATOR SYMBOL LETTER A
_FLAG = re.compile("[\U0001f1e6-\U0001f1ff]{2}")


class Country(NamedTuple):
    """A country, territory or, by its ISO 3166-3 code of four letters, a withdrawn one."""

    code: str
    alpha_3: str
    numeric: str | None
    status: str
    continent: str
    name: str
    common: str
    official: str
    aliases: tuple[str, ...]
    constituents: tuple[str, ...]
    endonyms: tuple[str, ...]

    @property
    def is_withdrawn(self) -> bool:
        """Whether it is no more, and has a code of ISO 3166-3 only."""
        return self.status == "withdrawn"

    def names(self) -> tuple[str, ...]:
        """All English names, also former ones of the same entity."""
        return (self.name, self.common, self.official, *self.aliases)


def _listed(*cells: str) -> tuple[str, ...]:
    return tuple(name for cell in cells if cell for name in cell.split("|"))


@cache
def _rows() -> tuple[dict[str, str], ...]:
    return read_table("country_names")


@cache
def countries() -> Mapping[str, Country]:
    """Code to country: alpha-2, or four letters where ISO 3166-3 has withdrawn it.

    >>> countries()["KR"].name, countries()["SUHH"].name
    ('South Korea', 'Soviet Union')
    """
    return {
        row["code"]: Country(
            row["code"],
            row["alpha_3"],
            row["numeric"] or None,
            row["status"],
            row["continent"],
            row["name"],
            row["common"] or row["name"],
            row["official"] or row["name"],
            _listed(row["aliases"], row["cldr"]),
            _listed(row["constituents"]),
            _listed(row["endonyms"]),
        )
        for row in _rows()
        if row["status"] != "ambiguous"
    }


def _keyed(named: Iterable[tuple[Country, Iterable[str]]]) -> Mapping[str, str]:
    return {name_key(next(orders(name))): one.code for one, names in named for name in names}


def _current() -> Iterator[Country]:
    return (one for one in countries().values() if not one.is_withdrawn)


@cache
def names() -> Mapping[str, str]:
    """Key of an English name to alpha-2."""
    return _keyed((one, one.names()) for one in _current())


@cache
def constituents() -> Mapping[str, str]:
    """Key of a part, such as England, to the alpha-2 of the whole."""
    return _keyed((one, one.constituents) for one in _current())


@cache
def endonyms() -> Mapping[str, str]:
    """Key of a name in an official language to alpha-2; names of two countries are left out."""
    pairs = {(name_key(name), one.code) for one in _current() for name in one.endonyms}
    shared = Counter(key for key, _ in pairs)
    return {key: code for key, code in pairs if shared[key] == 1}


@cache
def withdrawn() -> Mapping[str, str]:
    """Key of a name to the ISO 3166-3 code of a country that is no more."""
    return _keyed((one, one.names()) for one in countries().values() if one.is_withdrawn)


@cache
def ambiguous() -> Mapping[str, tuple[str, ...]]:
    """Key of a name that several countries share to their codes."""
    return {
        name_key(name): _listed(row["code"])
        for row in _rows()
        if row["status"] == "ambiguous"
        for name in _listed(row["aliases"])
    }


@cache
def alpha_3_codes() -> Mapping[str, str]:
    """Alpha-3 to alpha-2."""
    return {one.alpha_3: one.code for one in _current()}


@cache
def numeric_codes() -> Mapping[str, str]:
    """Three digits to alpha-2."""
    return {one.numeric: one.code for one in _current() if one.numeric}


@cache
def withdrawn_codes() -> Mapping[str, tuple[str, ...]]:
    """Codes of two, three and four letters, and digits, to those of ISO 3166-3 they stood for."""
    found: dict[str, tuple[str, ...]] = {}
    assigned = {*alpha_3_codes(), *numeric_codes(), *(one.code for one in _current()), None}
    for one in countries().values():
        written = (one.code, one.code[:2], one.alpha_3, one.numeric)
        for code in written if one.is_withdrawn else ():
            if code is not None and code not in assigned:
                found[code] = (*found.get(code, ()), one.code)
    return found


def coded_country(text: str) -> str | None:
    """The alpha-2 of a code of ISO 3166-1 in any letter case, or of a flag.

    >>> coded_country("no"), coded_country("DEU"), coded_country("840"), coded_country("🇯🇵")
    ('NO', 'DE', 'US', 'JP')
    """
    if _FLAG.fullmatch(text):
        text = "".join(chr(ord(sign) - _FLAG_A + ord("A")) for sign in text)
    code = text.upper()
    if len(code) == 2:
        return code if code in countries() else None
    return alpha_3_codes().get(code) or numeric_codes().get(code)


def flag(code: str) -> str:
    """The two regional indicator symbols of an alpha-2 code.

    >>> flag("JP")
    '🇯🇵'
    """
    return "".join(chr(ord(letter) - ord("A") + _FLAG_A) for letter in code)


def named_country(text: str, tables: Iterable[Mapping[str, str]] = ()) -> str | None:
    """The code of a name, also inverted or with brackets.

    Parameters
    ----------
    text : str
        The name.
    tables : iterable of mappings of str to str
        Keys of further names, such as `endonyms`; English names of today come first.

    Examples
    --------
    >>> named_country("Korea, Rep. of"), named_country("Congo (Democratic Republic of the)")
    ('KR', 'CD')
    >>> named_country("Deutschland"), named_country("Deutschland", [endonyms()])
    (None, 'DE')
    """
    keys = [name_key(order) for order in orders(text)]
    for table in (names(), *tables):
        for key in keys:
            if key in table:
                return table[key]
    return None


def country_code(text: str) -> str | None:
    """The alpha-2 code of a code or an English name, and None for anything else.

    Kosovo is XK. Regions, parts of countries, countries that are no more and ambiguous names
    (Korea) have none.

    Examples
    --------
    >>> country_code("u.s. of america"), country_code("NLD"), country_code("Ivory Coast")
    ('US', 'NL', 'CI')
    >>> country_code("Korea"), country_code("England"), country_code("Yugoslavia")
    (None, None, None)
    """
    if len(text) > LONGEST:
        return None
    plain = " ".join(fold_unicode(text).split())
    found = coded_country(plain) or named_country(plain)
    if found is None and (mended := repaired(text)) != text:
        found = named_country(" ".join(fold_unicode(mended).split()))
    return found or _twice(plain)


def _twice(text: str) -> str | None:
    """The country of two ways to write it that agree, as in ``Germany (DE)``."""
    found = {coded_country(part) or named_country(part) for part in pieces(text)}
    return found.pop() if len(found) == 1 else None
