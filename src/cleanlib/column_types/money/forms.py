"""What an amount of money may look like: what names the currency stands on either side."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from cleanlib.column_types.money.options import MoneyOptions
from cleanlib.column_types.money.words import ABBREVIATION, CURRENCY, lexicon
from cleanlib.core.grammar import Reader
from cleanlib.shared.numbers.reader import NumberForm, NumberGrammar
from cleanlib.shared.numbers.wraps import (
    CLOSE_BRACKET,
    DASH_FOR_ZERO,
    OPEN_BRACKET,
    SIGN,
    SIGN_BEHIND_DIGITS,
    TRAILING_SIGN,
    quoted,
)

BEFORE, AFTER = "before", "after"
DASH = "dash"  # a field: a dash stands in place of the number
_UNIT = rf"(?:<:{CURRENCY}>|<:{ABBREVIATION}>/?|\$)"  # a slash as in S/. 5
_PHRASE = rf"{_UNIT}(?:\.? ?{_UNIT})*"
# The dot of Rs.50 belongs to the abbreviation, but that of $.50 begins the decimals
_DOT = rf"(?:(?<=<:{ABBREVIATION}>)\.|(?<=/)\.|\.(?= ))?"
_BEFORE, _AFTER = rf"(?P<{BEFORE}>{_PHRASE}{_DOT})", rf"(?P<{AFTER}>{_PHRASE}\.?)"
_NO_CENTS = r"(?:(?<=[.,]) ?--?|/[-=])"  # 12,- and 500/=
_LAKH_REGIONS = ("BD", "IN", "NP", "PK")


def money_reader(options: MoneyOptions, needs: frozenset[str]) -> Reader:
    """The reader of amounts."""
    symbols = tuple(sorted(options.symbols or ()))
    indian = options.grouping == "indian" or (options.region or "").upper() in _LAKH_REGIONS
    return _reader(symbols, indian, options.suffixes)


@lru_cache(maxsize=64)
def _reader(symbols: tuple[str, ...], indian: bool, suffixes: bool) -> Reader:
    forms = tuple(_forms(suffixes))
    words = lexicon(symbols, suffixes)
    return NumberGrammar(words, forms, indian, phrases=(BEFORE, AFTER)).reader()


def _forms(suffixes: bool) -> Iterator[NumberForm]:
    bodies = ["{n}", rf"{{n}}{_NO_CENTS}", *([r"{n} ?<suffix>\.?"] if suffixes else [])]
    for body in reversed(bodies):
        for pattern in _placed(body):
            yield from quoted(NumberForm(pattern))
    yield NumberForm(rf" ?(?:{_BEFORE} ?)?--?(?: ?{_AFTER})? ?", (*DASH_FOR_ZERO, (DASH, 1)))


def _placed(body: str) -> Iterator[str]:
    """Currency and sign in all their places around a number."""
    before, after = rf"(?:{_BEFORE} ?)?", rf"(?: ?{_AFTER})?"
    yield rf"'?{SIGN}{before}{body}{after}"
    yield rf"{_BEFORE} ?{SIGN}{body}{after}"
    yield rf"{before}{body}{SIGN_BEHIND_DIGITS}{after}"
    yield rf"{before}{body} ?{_AFTER}{TRAILING_SIGN}"
    yield rf"{OPEN_BRACKET} ?{before}{body}{after} ?{CLOSE_BRACKET}"
    yield rf"{before}{OPEN_BRACKET} ?{body} ?{CLOSE_BRACKET}{after}"
