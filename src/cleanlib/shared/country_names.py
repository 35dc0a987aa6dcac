"""Countries by their codes and names."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from cleanlib.core.unicode import fold_unicode
from cleanlib.shared.accents import strip_accents

_OTHER_CODES = {"uk": "GB", "xk": "XK", "xkx": "XK", "el": "GR"}
_OTHER_NAMES = {
    "america": "US", "great britain": "GB", "england": "GB", "scotland": "GB", "wales": "GB",
    "russia": "RU", "south korea": "KR", "north korea": "KP", "vietnam": "VN", "iran": "IR",
    "syria": "SY", "bolivia": "BO", "venezuela": "VE", "tanzania": "TZ", "moldova": "MD",
    "taiwan": "TW", "turkey": "TR", "czech republic": "CZ", "holland": "NL", "laos": "LA",
    "brunei": "BN", "ivory coast": "CI", "cape verde": "CV", "macau": "MO", "kosovo": "XK",
    "the netherlands": "NL", "united states of america": "US", "usa": "US", "u.s.a.": "US",
    "u.s.": "US", "u.k.": "GB", "uae": "AE", "burma": "MM", "swaziland": "SZ", "macedonia": "MK",
    "vatican": "VA", "palestine": "PS", "micronesia": "FM", "deutschland": "DE", "espana": "ES",
    "brasil": "BR", "italia": "IT", "osterreich": "AT", "schweiz": "CH", "suisse": "CH",
}  # fmt: skip
_LONGEST = 80


def country_code(text: str) -> str | None:
    """The ISO 3166 alpha-2 code of a country, from its code or its English name.

    >>> country_code("gbr"), country_code("Côte d'Ivoire"), country_code("Korea")
    ('GB', 'CI', None)
    """
    if len(text) > _LONGEST:
        return None
    return _names().get(_key(text))


def _key(text: str) -> str:
    return " ".join(strip_accents(fold_unicode(text)).casefold().split())


@cache
def _names() -> dict[str, str]:
    names = {_key(name): code for name, code in _iso()}
    return {**names, **_OTHER_CODES, **_OTHER_NAMES}


def _iso() -> Iterator[tuple[str, str]]:
    import pycountry

    for country in pycountry.countries:
        code = country.alpha_2
        for attribute in ("alpha_2", "alpha_3", "numeric", "name", "official_name", "common_name"):
            name = getattr(country, attribute, None)
            if name:
                yield name, code
