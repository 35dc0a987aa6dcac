"""The words that may stand beside a number."""

from __future__ import annotations

from functools import lru_cache

from cleanlib.core.lexer import Lexicon, Roles, same_role
from cleanlib.shared.numbers.reader import NUMBER_WORDS
from cleanlib.shared.numbers.scientific import SCIENTIFIC_WORDS
from cleanlib.shared.numbers.suffixes import SUFFIX_WORDS

_ALWAYS: dict[str, Roles] = {
    **NUMBER_WORDS,
    **SCIENTIFIC_WORDS,
    **same_role("percent", "percent", "pct"),
    **same_role("per", "per"),
    **same_role("cent", "cent"),
    **same_role("permille", "permille", "\u2030"),
    **same_role("basis_points", "bp", "bps"),
    **same_role("basis", "basis"),
    **same_role("points", "point", "points"),
}


@lru_cache(maxsize=8)
def lexicon(suffixes: bool, credits: bool) -> Lexicon:
    """The words of numbers; suffixes, and CR and DR, where they are asked for."""
    words = dict(_ALWAYS)
    if suffixes:
        words |= SUFFIX_WORDS
    if credits:
        words |= {"cr": {"credit": 0}, "dr": {"debit": 0}, "db": {"debit": 0}}
    return Lexicon(words)
