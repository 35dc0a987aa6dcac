"""Adds CLDR's names to ``country_names.tsv``; run by `cleanlib.data.refresh`."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from functools import cache
from pathlib import Path

Row = dict[str, str]

TABLE = Path(__file__).parent / "country_names.tsv"
ENGLISH = ("en", "en_GB", "en_AU", "en_CA", "en_IN", "en_001")
# ISO 3166-1 has no code for these; CLDR gives the usual one of three letters.
OWN_ALPHA_3 = {"XK": "XKX"}


def country_rows() -> Iterator[tuple[str, ...]]:
    """The rows of the table: what was entered by hand stays, the columns of CLDR are renewed."""
    with TABLE.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE):
            yield tuple((_with_cldr(row) if len(row["code"]) == 2 else row).values())


def _with_cldr(row: Row) -> Row:
    code = row["code"]
    return row | {
        "alpha_3": OWN_ALPHA_3.get(code) or _assigned(code, 3),
        "numeric": _assigned(code, 0),
        "cldr": "|".join(_names(code, ENGLISH)),
        "endonyms": "|".join(_names(code, _languages(code))),
    }


@cache
def _assigned_codes() -> dict[str, tuple[str, str]]:
    """Alpha-2 to alpha-3 and numeric: of several in CLDR those that ISO 3166-1 assigns now."""
    import pycountry

    return {one.alpha_2: (one.alpha_3, one.numeric) for one in pycountry.countries}


def _assigned(code: str, length: int) -> str:
    """CLDR's code of three letters (``length`` 3) or digits, or nothing."""
    from babel.core import get_global

    found = [
        other
        for other, codes in get_global("territory_aliases").items()
        if list(codes) == [code] and len(other) == 3 and other.isalpha() == bool(length)
    ]
    return next((one for one in found if one in _assigned_codes().get(code, ())), "")


def _languages(code: str) -> tuple[str, ...]:
    from babel.languages import get_official_languages

    return tuple(get_official_languages(code, regional=True, de_facto=True))


def _names(code: str, languages: tuple[str, ...]) -> list[str]:
    from babel import Locale, UnknownLocaleError

    names: list[str] = []
    for language in languages:
        try:
            name = Locale.parse(language).territories.get(code)
        except UnknownLocaleError:
            continue
        if name and name not in names:
            names.append(name)
    return names
