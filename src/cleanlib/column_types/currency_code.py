"""Currency codes of ISO 4217, also from names, numbers and symbols."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import Invalid, shorten
from cleanlib.shared.calendar_words import plain
from cleanlib.shared.currencies import (
    check_region,
    codes,
    minor_units,
    named_currency,
    numbered_currency,
    numeric,
    official_name,
    preferred_symbol,
    symbol_currencies,
    symbol_currency,
)

_LONGEST = 120
_NUMBER = re.compile(r"(\d{1,3})(?:\.0{1,3})?")
_PAIR = re.compile(
    r"([^()\[\]]+)[(\[]([^()\[\]]+)[)\]]"
    r"|(.+?)(?: [-|]|:) (.+)"
    r"|([^\s\d]+) ([^\s\d]+)"
    r"|([A-Za-z]{3})/?([^\w\s]+)|([^\w\s]+)/?([A-Za-z]{3})"
)


class CurrencyCode(NamedTuple):
    """A currency by its alpha-3 code."""

    code: str


@dataclass(frozen=True)
class CurrencyCodeOptions:
    """What a caller may say about a column of currencies."""

    region: str | None = option(
        None,
        "the region, such as 'US', that decides a symbol or word several currencies share",
        tries=("US", "GB", "CN", "SE"),
    )
    historic: bool = option(False, "read withdrawn codes such as HRK as well", (True, False))


def check_options(options: CurrencyCodeOptions) -> None:
    """Refuse a region that has no currency."""
    check_region(options.region)


class _Meaning(NamedTuple):
    """The currencies that a text may mean; ``certain`` when there is no other reading."""

    codes: tuple[str, ...]
    certain: bool


def split(text: str, options: CurrencyCodeOptions) -> CurrencyCode:
    """Find the one currency of a code, number, name or symbol, or of two of them that agree."""
    if len(text) > _LONGEST:
        raise Invalid("length", "longer than any name of a currency")
    text = plain(text)
    meaning = _meaning(text, options) or _pair(text, options)
    if meaning is None:
        raise Invalid("unknown", f"no currency is called {shorten(text, 30)}")
    if not meaning.certain:
        raise Invalid("ambiguous", f"it may be {_listed(meaning.codes)}; region= tells which")
    return CurrencyCode(meaning.codes[0])


def _listed(found: tuple[str, ...]) -> str:
    return ", ".join(found[:5]) + ("..." if len(found) > 5 else "")


def _meaning(text: str, options: CurrencyCodeOptions) -> _Meaning | None:
    code = text.upper() if text.upper() in codes(historic=True) else _numbered(text)
    if code is None and options.region is not None:
        code = symbol_currency(text, options.region)
    code = code or named_currency(text) or symbol_currency(text)
    if code is not None:
        return _Meaning((code,), certain=True)
    shared = symbol_currencies(text)
    return _Meaning(shared, certain=False) if shared else None


def _numbered(text: str) -> str | None:
    match = _NUMBER.fullmatch(text)
    return None if match is None else numbered_currency(match[1])


def _pair(text: str, options: CurrencyCodeOptions) -> _Meaning | None:
    """Two ways to write one currency: ``Euro (EUR)``, ``USD - US Dollar``, ``USD $``."""
    match = _PAIR.fullmatch(text)
    if match is None:
        return None
    one, other = (_meaning(part.strip(), options) for part in match.groups() if part is not None)
    if one is None or other is None:
        return None
    both = tuple(code for code in one.codes if code in other.codes)
    if not both:
        raise Invalid("component", f"{_listed(one.codes)} or {_listed(other.codes)}")
    return _Meaning(both, one.certain or other.certain)


def validate(value: CurrencyCode, options: CurrencyCodeOptions) -> CurrencyCode:
    """Refuse what is out of use, unless the caller asks for it."""
    if value.code not in codes(historic=options.historic):
        raise Invalid("unknown", f"{value.code} is withdrawn; historic=True reads it")
    return value


def _numeric(value: CurrencyCode) -> str:
    number = numeric(value.code)
    if number is None:
        raise Invalid("missing_part", f"no number is known of {value.code}, which is withdrawn")
    return number


CURRENCY_CODE: ColumnType[CurrencyCode, CurrencyCodeOptions] = ColumnType(
    name="currency_code",
    title="Currency code",
    doc=(
        "Codes of ISO 4217 in any letter case, its numbers, English names in the singular or "
        "plural, and symbols; also two of these that agree, as in Euro (EUR). A symbol or word "
        "that several currencies share ($, kr, pounds) is ambiguous unless region says whose it "
        "is. Withdrawn codes are invalid unless historic."
    ),
    split=split,
    validate=validate,
    formats={
        "alpha-3": TargetFormat(lambda v: v.code, "EUR"),
        "name": TargetFormat(lambda v: official_name(v.code), "Euro, the name in ISO 4217"),
        "symbol": TargetFormat(
            lambda v: preferred_symbol(v.code),
            "€, US$: a symbol no other currency has; the code where there is none",
        ),
        "numeric": TargetFormat(_numeric, "978; invalid for withdrawn codes"),
        "parts": TargetFormat(
            lambda v: (v.code, numeric(v.code), minor_units(v.code), official_name(v.code)),
            "the code, the number as text, the decimal digits of amounts, and the name",
            ("code", "numeric", "minor_unit", "name"),
            dtypes={"minor_unit": "integer"},
        ),
    },
    default_format="alpha-3",
    options=CurrencyCodeOptions,
    check_options=check_options,
    examples={
        "eur": "EUR",
        "euro": "EUR",
        "US dollars": "USD",
        "Pound Sterling": "GBP",
        "€": "EUR",
        "R$": "BRL",
        "036": "AUD",
        "Euro (EUR)": "EUR",
        "USD - US Dollar": "USD",
    },
    refused={
        "$": "ambiguous",
        "kr": "ambiguous",
        "dollars": "ambiguous",
        "HRK": "unknown",
        "XQZ": "unknown",
        "Euro (USD)": "component",
        "12 EUR": "unknown",
    },
    hints=frozenset({"currency", "ccy", "cur", "currency_code", "iso4217"}),
)
