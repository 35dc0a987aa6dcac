"""ISO 4217 currencies, the symbols people write for them, and what each region uses."""

from __future__ import annotations

import unicodedata
from collections import Counter, defaultdict
from collections.abc import Callable, Mapping
from functools import cache
from typing import NamedTuple

from cleanlib.core.errors import BadOption, did_you_mean
from cleanlib.core.tables import read_table


class Currency(NamedTuple):
    """A currency of today or of the past.

    ``symbols`` mean it to everybody, the one to write first; ``shared`` are symbols and bare
    words, such as ``$`` and ``dollar``, that may mean others as well.
    """

    code: str
    minor_units: int | None
    current: bool
    names: tuple[str, ...]
    symbols: tuple[str, ...]
    shared: tuple[str, ...]
    regions: tuple[str, ...]


class Region(NamedTuple):
    """What a region pays with, its own currency first, and how its main language writes numbers."""

    currencies: tuple[str, ...]
    decimal: str
    grouping: str


def _listed(cell: str) -> tuple[str, ...]:
    return tuple(cell.split("|")) if cell else ()


@cache
def currencies() -> Mapping[str, Currency]:
    """Code to currency, withdrawn ones too."""
    return {
        row["code"]: Currency(
            row["code"],
            int(row["minor_units"]) if row["minor_units"] else None,
            row["status"] == "current",
            *(_listed(row[column]) for column in ("names", "symbols", "shared", "regions")),
        )
        for row in read_table("currencies")
    }


@cache
def codes(historic: bool = False) -> frozenset[str]:
    """The codes of ISO 4217 in force; with ``historic`` those withdrawn as well.

    >>> "HRK" in codes(), "HRK" in codes(historic=True)
    (False, True)
    """
    return frozenset(code for code, one in currencies().items() if one.current or historic)


def minor_units(code: str) -> int | None:
    """How many decimal digits amounts of a currency have; None for metals and funds.

    >>> minor_units("EUR"), minor_units("JPY"), minor_units("KWD"), minor_units("XAU")
    (2, 0, 3, None)
    """
    return currencies()[code].minor_units


@cache
def _official() -> Mapping[str, tuple[str, str]]:
    """Code to the number and the name that ISO 4217 gives it."""
    import pycountry

    return {one.alpha_3: (one.numeric, one.name) for one in pycountry.currencies}


def numeric(code: str) -> str | None:
    """The three digits of ISO 4217; None for a withdrawn code.

    >>> numeric("EUR"), numeric("AUD"), numeric("HRK")
    ('978', '036', None)
    """
    return _official()[code][0] if code in _official() else None


def official_name(code: str) -> str:
    """The name in ISO 4217; that of CLDR for a withdrawn code or where others share the name.

    >>> official_name("GBP"), official_name("HRK"), official_name("KRW")
    ('Pound Sterling', 'Croatian Kuna', 'South Korean Won')
    """
    name = _official()[code][1] if code in _official() else None
    if name is None or _name_counts()[name] > 1 or _is_shared(name):
        return currencies()[code].names[0]
    return name


def _is_shared(name: str) -> bool:
    return is_symbol(name) and symbol_currency(name) is None


@cache
def _name_counts() -> Counter[str]:
    return Counter(name for _, name in _official().values())


@cache
def _numbers() -> Mapping[str, str]:
    return {number: code for code, (number, _) in _official().items()}


def numbered_currency(digits: str) -> str | None:
    """The currency of a number, leading zeros or none.

    >>> numbered_currency("36"), numbered_currency("999"), numbered_currency("1")
    ('AUD', 'XXX', None)
    """
    return _numbers().get(digits.zfill(3))


_NAME_MARKS = str.maketrans(
    {"ʻ": "'", "’": "'", "‘": "'", "–": " ", "—": " ", ".": "", "ł": "l", "-": " "}
)


def fold_name(name: str) -> str:
    """A name in small letters without accents and dots.

    >>> fold_name("Costa  Rican Colón"), fold_name("U.S. Dollar")
    ('costa rican colon', 'us dollar')
    """
    parts = unicodedata.normalize("NFKD", name.casefold().translate(_NAME_MARKS))
    letters = (sign for sign in parts if not unicodedata.combining(sign))
    return " ".join("".join(letters).replace("&", " and ").split())


@cache
def _names() -> Mapping[str, str]:
    """Folded name to code; official names before others, today's before those of the past."""
    listed = sorted(currencies().values(), key=lambda one: (not one.current, not one.regions))
    official = [(_official()[one.code][1], one.code) for one in listed if one.code in _official()]
    others = [(name, one.code) for one in listed for name in one.names]
    return {fold_name(name): code for name, code in reversed([*official, *others])}


def named_currency(name: str) -> str | None:
    """The currency of an English name, in the singular or plural.

    >>> named_currency("euros"), named_currency("Pound Sterling"), named_currency("dollar")
    ('EUR', 'GBP', None)
    """
    return _names().get(fold_name(name))


@cache
def regions() -> Mapping[str, Region]:
    """ISO 3166-1 alpha-2 code to region."""
    return {
        row["region"]: Region(
            _listed(row["currencies"]),
            row["decimal"],
            " " if row["grouping"] == "space" else row["grouping"],
        )
        for row in read_table("regions")
    }


def check_region(region: object) -> None:
    """Refuse a ``region=`` option that is no region with a currency."""
    if region is None:
        return
    if not isinstance(region, str) or region.upper() not in regions():
        hint = did_you_mean(region, regions())
        raise BadOption(f"region={region!r} must be an ISO 3166-1 code such as 'US'{hint}")


def region_currency(region: str) -> str:
    """The region's own currency.

    >>> region_currency("CH"), region_currency("pa")
    ('CHF', 'PAB')
    """
    return regions()[region.upper()].currencies[0]


def region_decimal(region: str) -> str:
    """The decimal mark of the region's main language.

    >>> region_decimal("DE"), region_decimal("US")
    (',', '.')
    """
    return regions()[region.upper()].decimal


def fold_symbol(symbol: str) -> str:
    """A symbol without blanks, invisible signs and a dot at its end, in usual widths.

    >>> fold_symbol(" Rs. "), fold_symbol("US $"), fold_symbol("￥")
    ('Rs', 'US$', '¥')
    """
    usual = unicodedata.normalize("NFKC", symbol)
    seen = (s for s in usual if not s.isspace() and unicodedata.category(s) != "Cf")
    return "".join(seen).rstrip(".")


def _fold_case(symbol: str) -> str:
    return fold_name(fold_symbol(symbol))


class _Meanings(NamedTuple):
    """The currencies that have a symbol for themselves, and those that share it."""

    own: list[str]
    shared: list[str]

    def everybody(self) -> tuple[str, ...]:
        """What it means where no region is known."""
        if len(self.own) == 1:
            return tuple(self.own)
        return tuple(dict.fromkeys([*self.own, *self.shared]))


@cache
def _meanings(fold: Callable[[str], str]) -> Mapping[str, _Meanings]:
    found: dict[str, _Meanings] = defaultdict(lambda: _Meanings([], []))
    for current in (True, False):
        of_today = frozenset(found)
        for code, one in currencies().items():
            marks = [(s, 0) for s in one.symbols] + [(s, 1) for s in one.shared]
            for mark, kind in marks if one.current is current else ():
                key = fold(mark)
                if key not in of_today and code not in found[key][kind]:
                    found[key][kind].append(code)
    return dict(found)


def _find(symbol: str) -> _Meanings:
    """As it is written, or else in any letter case."""
    return (
        _meanings(fold_symbol).get(fold_symbol(symbol))
        or _meanings(_fold_case).get(_fold_case(symbol))
        or _Meanings([], [])
    )


def is_symbol(text: str) -> bool:
    """Whether a text is a symbol, or a bare word for a unit, of any currency."""
    return symbol_currencies(text) != ()


def symbol_currencies(symbol: str) -> tuple[str, ...]:
    """The currencies a symbol may mean: one if it is fixed, several (or one) if it is shared.

    >>> symbol_currencies("€"), symbol_currencies("C$"), symbol_currencies("?")
    (('EUR',), ('CAD', 'NIO'), ())
    """
    return _find(symbol).everybody()


def symbol_currency(symbol: str, region: str | None = None) -> str | None:
    """The one currency a symbol means: that of the region if it has the symbol, or a fixed one.

    >>> symbol_currency("$"), symbol_currency("$", "CA"), symbol_currency("A$", "US")
    (None, 'CAD', 'AUD')
    """
    found = _find(symbol)
    if region is not None:
        for code in regions()[region.upper()].currencies:
            if code in (*found.own, *found.shared):
                return code
    return found.own[0] if len(found.own) == 1 else None


def preferred_symbol(code: str) -> str:
    """The symbol to write: the first that means this currency only, or else the code.

    >>> preferred_symbol("USD"), preferred_symbol("SEK"), preferred_symbol("TJS")
    ('US$', 'Skr', 'TJS')
    """
    symbols = currencies()[code].symbols
    return symbols[0] if symbols else code
