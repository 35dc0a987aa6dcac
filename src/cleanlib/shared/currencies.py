"""ISO 4217 currencies, the symbols people write for them, and what each region uses."""

from __future__ import annotations

import unicodedata
from collections import defaultdict
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
    return fold_symbol(symbol).casefold()


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
