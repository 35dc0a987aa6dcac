"""What is rewritten in a text before its tokens are read."""

from __future__ import annotations

import unicodedata

from cleanlib.core.unicode import fold_unicode


def fold_duration_text(text: str) -> str:
    """Other scripts' digits and marks as ASCII, and fraction characters spelt out.

    >>> fold_duration_text("1½ h"), fold_duration_text("５：３０")
    ('1 1/2 h', '5:30')
    """
    return fold_unicode("".join(map(_spell_fraction, text)))


def _spell_fraction(character: str) -> str:
    if unicodedata.decomposition(character).startswith("<fraction>"):
        return " " + unicodedata.normalize("NFKC", character)
    return character
