"""Letters without their accents, for names and for comparing."""

from __future__ import annotations

import unicodedata
from functools import cache

_WHOLE = str.maketrans({
    "ß": "ss", "ẞ": "SS", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o", "Ø": "O",
    "đ": "d", "Đ": "D", "ð": "d", "Ð": "D", "þ": "th", "Þ": "TH", "ł": "l", "Ł": "L",
    "ħ": "h", "Ħ": "H", "ŧ": "t", "Ŧ": "T", "ŋ": "n", "Ŋ": "N", "ı": "i", "ĸ": "k",
})  # fmt: skip
_SCRIPTS = ("LATIN ", "GREEK ")


def strip_accents(text: str) -> str:
    """Latin and Greek letters without accents; marks that other scripts are written with stay.

    >>> strip_accents("João Käfer, Łódź, Straße, が")
    'Joao Kafer, Lodz, Strasse, が'
    """
    if text.isascii():
        return text
    composed = unicodedata.normalize("NFC", text).translate(_WHOLE)
    bare: list[str] = []
    for character in composed:
        if unicodedata.combining(character) and bare and _is_accented(bare[-1][-1]):
            continue
        bare.append(_base(character))
    return unicodedata.normalize("NFC", "".join(bare))


@cache
def _base(character: str) -> str:
    if not _is_accented(character):
        return character
    parts = unicodedata.normalize("NFD", character)
    bare = "".join(part for part in parts if not unicodedata.combining(part))
    return bare.translate(_WHOLE)


def _is_accented(character: str) -> bool:
    """Whether its script puts accents on letters rather than spelling with marks."""
    return unicodedata.name(character, "").startswith(_SCRIPTS)
