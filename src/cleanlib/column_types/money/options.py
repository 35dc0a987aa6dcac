"""The options of amounts of money."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from decimal import Decimal, InvalidOperation

from cleanlib.core.column_type import option
from cleanlib.core.errors import BadOption, did_you_mean
from cleanlib.core.unicode import fold_unicode
from cleanlib.shared.currencies import check_region, codes
from cleanlib.shared.numbers.options import AMBIGUOUS, MarkOptions, check_decimals
from cleanlib.shared.numbers.suffixes import SUFFIXES_DOC


@dataclass(frozen=True)
class MoneyOptions(MarkOptions):
    """What a caller may say about a column of amounts."""

    ambiguous_separator: str = option(
        "reject",
        "the decimal mark where neither the column nor region= settles one; 'reject': cells such "
        "as 3.350 are then invalid",
        AMBIGUOUS,
    )
    region: str | None = option(
        None,
        "where the amounts come from (ISO 3166-1 code such as 'US'): says which of its currencies "
        "a shared symbol means, and the decimal mark where no cell proves one",
        tries=("US", "DE"),
    )
    symbols: Mapping[str, str] | None = option(
        None, "what symbols and words mean, such as {'$': 'USD', 'kr': 'SEK'}"
    )
    default_currency: str | None = option(
        None, "the currency (ISO 4217 code) of cells that name none", tries=("USD",)
    )
    suffixes: bool = option(False, SUFFIXES_DOC, (True, False))
    dash: str = option("missing", "what a dash in place of a number is", ("missing", "zero"))
    historic: bool = option(False, "currencies that were withdrawn are valid", (True, False))
    target_currency: str | None = option(
        None, "convert amounts to this currency (ISO 4217 code) by the rates given"
    )
    rates: Mapping[str, object] | None = option(
        None, "for target_currency: how much of it one unit of each other currency is"
    )
    user_rate: object = option(
        None, "for target_currency: one rate for every amount in another currency"
    )


def check_options(options: MoneyOptions) -> None:
    """Refuse impossible options before any row is read."""
    check_decimals(options.decimals)
    check_region(options.region)
    for name in ("default_currency", "target_currency"):
        if getattr(options, name) is not None:
            _check_code(getattr(options, name), name, options.historic)
    if options.symbols is not None:
        _check_symbols(options.symbols, options.historic)
    _check_rates(options)


def _check_code(code: object, name: str, historic: bool) -> None:
    if isinstance(code, str) and code in codes(historic):
        return
    if isinstance(code, str) and code in codes(historic=True):
        raise BadOption(f"{name}={code!r} was withdrawn; historic=True allows it")
    hint = did_you_mean(code, codes(historic))
    raise BadOption(f"{name}={code!r} must be an ISO 4217 code such as 'EUR'{hint}")


def _check_symbols(symbols: object, historic: bool) -> None:
    if not isinstance(symbols, Mapping) or not all(isinstance(symbol, str) for symbol in symbols):
        raise BadOption(f"symbols must be a mapping such as {{'$': 'USD'}}, not {symbols!r}")
    for symbol, code in symbols.items():
        _check_code(code, f"symbols[{symbol!r}]", historic)
        if not _SYMBOL.fullmatch(fold_unicode(symbol)):
            raise BadOption(f"symbols: {symbol!r} cannot stand for a currency")


# Words and dollar signs, perhaps with a dot or a slash behind: what the grammar reads
_SYMBOL = re.compile(r"\s*(?:[^\W\d_]|[^\x00-\x7f]|[$])(?:[^\W\d_]|[^\x00-\x7f]|[$./ ])*")


def _check_rates(options: MoneyOptions) -> None:
    given = [rates for rates in (options.rates, options.user_rate) if rates is not None]
    if options.target_currency is None and given:
        raise BadOption("rates= and user_rate= need target_currency=")
    if options.target_currency is not None and len(given) != 1:
        raise BadOption("target_currency= needs either rates= or user_rate=; none are looked up")
    if options.rates is not None and not isinstance(options.rates, Mapping):
        raise BadOption(f"rates must be a mapping such as {{'EUR': 1.08}}, not {options.rates!r}")
    for code, rate in (options.rates or {}).items():
        _check_code(code, "rates", historic=True)
        read_rate(rate)
    if options.user_rate is not None:
        read_rate(options.user_rate)


_MOST_RATE_POWER = 30


def read_rate(rate: object) -> Decimal:
    """A rate as an exact number; `BadOption` when it is none, not above 0 or beyond reason.

    >>> read_rate("1.08"), read_rate(0.5)
    (Decimal('1.08'), Decimal('0.5'))
    """
    try:
        number = Decimal(str(rate))
    except InvalidOperation:
        number = Decimal(0)
    possible = number.is_finite() and number > 0 and abs(number.adjusted()) <= _MOST_RATE_POWER
    if isinstance(rate, bool) or not possible:
        raise BadOption(f"a rate must be a number above 0, not {rate!r}")
    return number
