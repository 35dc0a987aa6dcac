"""Letters without case and accents, for comparing words."""

from __future__ import annotations

import unicodedata

_PLAIN = str.maketrans({"ł": "l", "ø": "o", "đ": "d", "ð": "d", "ı": "i", "æ": "ae", "œ": "oe"})
_ACCENTED_SCRIPTS = ("LATIN", "GREEK")
_MARKS = range(0x0300, 0x0370)


def plain_letters(text: str) -> str:
    """Text casefolded and, where its letters are Latin or Greek, without accents.

    In other scripts the marks are vowels or make other letters, so they stay.

    >>> plain_letters("École"), plain_letters("STRAẞE"), plain_letters("Łódź"), plain_letters("Ж")
    ('ecole', 'strasse', 'lodz', 'ж')
    """
    folded = text.casefold()
    if folded.isascii():
        return folded
    return unicodedata.normalize("NFC", "".join(_without_accents(folded))).translate(_PLAIN)


def _without_accents(text: str) -> list[str]:
    kept: list[str] = []
    base = ""
    for character in unicodedata.normalize("NFD", text):
        if ord(character) not in _MARKS:
            base = character
        elif base and unicodedata.name(base, "").startswith(_ACCENTED_SCRIPTS):
            continue
        kept.append(character)
    return kept
