"""Letter case of company names."""

from __future__ import annotations

import re

from cleanlib.shared.encoding import looks_damaged
from cleanlib.shared.letter_case import capitalize

_WORD = re.compile(r"[^\W\d_](?:[^\W\d_]|[\u0300-\u036f]|['’](?=[^\W\d_]))*")
_VOWEL = re.compile("[AEIOUYaeiouy]")
_SMALL = frozenset(("and", "of", "the", "for", "in", "on", "at", "by", "und", "et", "de", "del"))
_LONGEST_ABBREVIATION = 4


def title_company(name: str) -> str:
    """A name with capitals where all its letters are capitals or all are small.

    Short words without a vowel stay capitals, and so do letters with dots.

    >>> title_company("BANK OF THE WEST"), title_company("BMW"), title_company("eBay")
    ('Bank of the West', 'BMW', 'eBay')
    """
    if not (name.isupper() or name.islower()):
        return name
    cased = _WORD.sub(_cased, name)
    return name if looks_damaged(cased) else cased


def _cased(match: re.Match[str]) -> str:
    word = match[0]
    if match.start() and word.casefold() in _SMALL:
        return word.lower()
    is_short = len(word) <= _LONGEST_ABBREVIATION and word.isascii()
    return word if word.isupper() and is_short and not _VOWEL.search(word) else capitalize(word)
