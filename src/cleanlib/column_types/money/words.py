"""The words and symbols that name currencies, as a lexicon for the lexer."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from functools import lru_cache

from cleanlib.core.lexer import Lexicon, Roles, words_in
from cleanlib.core.unicode import fold_unicode
from cleanlib.shared.currencies import currencies
from cleanlib.shared.numbers.reader import INDIAN_ROLE, NUMBER_WORDS
from cleanlib.shared.numbers.suffixes import SUFFIX_WORDS

CURRENCY = "currency_word"
ABBREVIATION = "currency_abbreviation"  # of letters; a dot behind it is its own
_INDIAN = ("\u20b9", "INR", "inr", "Rs", "rs", "rupee", "rupees", "PKR", "pkr", "NPR", "npr")


@lru_cache(maxsize=64)
def lexicon(symbols: tuple[str, ...], suffixes: bool) -> Lexicon:
    """Every word of a code, symbol or name, as written and in small letters.

    Parameters
    ----------
    symbols : tuple of str
        Further symbols, from the caller.
    suffixes : bool
        Whether words such as million are known, too.
    """
    words: dict[str, dict[str, int]] = {word: dict(roles) for word, roles in NUMBER_WORDS.items()}
    for role, texts in ((CURRENCY, _full_texts()), (ABBREVIATION, (*_symbols(), *symbols))):
        for word in dict.fromkeys(word for text in texts for word in _words_of(text)):
            if CURRENCY not in words.setdefault(word, {}):
                words[word][CURRENCY if _is_sign(word) else role] = 0
    for word, roles in SUFFIX_WORDS.items() if suffixes else ():
        words.setdefault(word, {}).update(roles)
        if word.upper() in words:
            words[word.upper()].update(roles)
    for word in _INDIAN:
        words[word][INDIAN_ROLE] = 0
    frozen: dict[str, Roles] = dict(words)
    return Lexicon(frozen)


def _words_of(text: str) -> Iterator[str]:
    for word in words_in(fold_unicode(text)):
        yield from (word, word.casefold())


def _full_texts() -> Iterator[str]:
    """Codes and names, and codes beside a sign: one word to the lexer, where signs are letters."""
    for currency in currencies().values():
        yield from (currency.code, *currency.names)
        for symbol in filter(_is_sign, (*currency.symbols, *currency.shared)):
            yield from (currency.code + symbol, symbol + currency.code)


def _symbols() -> Iterator[str]:
    for currency in currencies().values():
        yield from (*currency.symbols, *currency.shared)


def _is_sign(symbol: str) -> bool:
    return all(unicodedata.category(character) == "Sc" for character in symbol)
