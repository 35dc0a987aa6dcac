"""Which currency a cell names: a code, a name, a symbol; or a symbol that several share."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from cleanlib.column_types.money.options import MoneyOptions
from cleanlib.shared.currencies import (
    codes,
    currencies,
    fold_symbol,
    named_currency,
    symbol_currencies,
    symbol_currency,
)
from cleanlib.shared.numbers.suffixes import SUFFIX_WORDS

CODES = tuple(sorted(currencies()))
_CODE = 3  # letters
NUMBER_OF = {code: number for number, code in enumerate(CODES)}


class Meaning(NamedTuple):
    """What a text beside a number stands for.

    Attributes
    ----------
    code : str
        The one currency; empty when it is not known, or one of several.
    symbol : str
        A symbol that several currencies share, without blanks and dot.
    candidates : tuple of str
        Those currencies.
    """

    code: str = ""
    symbol: str = ""
    candidates: tuple[str, ...] = ()


class Names:
    """The meanings of texts for the options of a call."""

    def __init__(self, options: MoneyOptions) -> None:
        self._own = {_fold(symbol): code for symbol, code in (options.symbols or {}).items()}
        self._region = options.region
        self._historic = options.historic

    def meaning(self, text: str) -> Meaning | None:
        """What a text stands for; None when it names no currency."""
        code = self._own.get(_fold(text)) or self._code(text) or self._code_beside_symbol(text)
        if code:
            return Meaning(code)
        candidates = symbol_currencies(text)
        if not self._historic:
            candidates = tuple(c for c in candidates if c in codes())
        return Meaning("", fold_symbol(text), candidates) if candidates else None

    def may_be_suffix(self, text: str) -> bool:
        """Whether a text behind a number may stand for thousands, as in 5K, and none says no."""
        return fold_symbol(text).casefold() in SUFFIX_WORDS and _fold(text) not in self._own

    def _code(self, text: str) -> str | None:
        spelt = text.replace(".", "").strip().upper()  # U.S.D. and EUR.
        if spelt in codes(historic=True):
            return spelt if self._allows(spelt) else None
        found = symbol_currency(text, self._region) or named_currency(text)
        return found if found and self._allows(found) else None

    def _code_beside_symbol(self, text: str) -> str | None:
        """The code in ``USD $`` and ``$ USD``, where the symbol is one of the currency."""
        for code, symbol in ((text[:_CODE], text[_CODE:]), (text[-_CODE:], text[:-_CODE])):
            if self._allows(code.upper()) and code.upper() in symbol_currencies(symbol):
                return code.upper()
        return None

    def _allows(self, code: str) -> bool:
        return code in codes(self._historic)


def _fold(symbol: str) -> str:
    return fold_symbol(symbol).casefold()


@lru_cache(maxsize=1024)
def shared_symbols(code: str) -> tuple[str, ...]:
    """The shared symbols that may stand for a currency."""
    return tuple(dict.fromkeys(fold_symbol(symbol) for symbol in currencies()[code].shared))
