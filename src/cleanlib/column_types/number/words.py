"""The words that may stand beside a number."""

from __future__ import annotations

from functools import lru_cache

from cleanlib.core.lexer import Lexicon, Roles, same_role
from cleanlib.shared.numbers.reader import NUMBER_WORDS

# How many places to the left: short-scale words, their abbreviations, and the Indian ones
SUFFIXES = {
    "hundred": 2, "k": 3, "thousand": 3, "thousands": 3, "tsd": 3, "lakh": 5, "lakhs": 5, "lac": 5,
    "lacs": 5, "m": 6, "mm": 6, "mn": 6, "mln": 6, "mio": 6, "million": 6, "millions": 6,
    "crore": 7, "crores": 7, "b": 9, "bn": 9, "bln": 9, "billion": 9, "billions": 9, "mrd": 9,
    "mia": 9, "t": 12, "tn": 12, "trn": 12, "trillion": 12, "trillions": 12,
}  # fmt: skip
_ALWAYS: dict[str, Roles] = {
    **NUMBER_WORDS,
    "e": {"e": 0},
    **same_role("times", "x", "\u00d7"),
    **same_role("percent", "percent", "pct", "\u066a"),
    **same_role("permille", "permille", "\u2030"),
    **same_role("basis_points", "bp", "bps"),
}


@lru_cache(maxsize=8)
def lexicon(suffixes: bool, credits: bool) -> Lexicon:
    """The words of numbers; suffixes, and CR and DR, where they are asked for."""
    words = dict(_ALWAYS)
    if suffixes:
        words |= {word: {"suffix": places} for word, places in SUFFIXES.items()}
    if credits:
        words |= {"cr": {"credit": 0}, "dr": {"debit": 0}, "db": {"debit": 0}}
    return Lexicon(words)
