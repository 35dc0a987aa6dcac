"""Letters without their accents."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

_MARKED = re.compile(r"[^\x00-\x7f][\u0300-\u036f]*|[\x00-\x7f][\u0300-\u036f]+")
_SCRIPTS = ("LATIN ", "GREEK ")


def remove_accents(text: str) -> str:
    """Latin and Greek letters without accents and strokes; other scripts stay as they are.

    >>> remove_accents("Łódź, Ærøskøbing, Ἀθῆναι, Йод, ガ")
    'Lodz, Æroskobing, Αθηναι, Йод, ガ'
    """
    if text.isascii():
        return text
    return _MARKED.sub(lambda letter: _plain(unicodedata.normalize("NFC", letter[0])), text)


@cache
def _plain(letter: str) -> str:
    """The letter that an accented one is written with, by the names Unicode gives them."""
    name = unicodedata.name(letter[0], "")
    if not name.startswith(_SCRIPTS):
        return letter
    base, accent, _ = name.partition(" WITH ")
    try:
        return unicodedata.lookup(base) if accent else letter[0]
    except KeyError:
        return unicodedata.normalize("NFD", letter)[0]
