"""Text of one value as types of identifiers and codes read it."""

from __future__ import annotations

from cleanlib.core.errors import Invalid
from cleanlib.core.unicode import fold_unicode


def plain_text(text: str, longest: int) -> str:
    """Text in ASCII forms without blanks at its ends.

    Raises
    ------
    Invalid
        ``length`` for a text of more than ``longest`` characters.

    Examples
    --------
    >>> plain_text(" ａ１ ", 10)
    'a1'
    """
    text = fold_unicode(text).strip()
    if len(text) > longest:
        raise Invalid("length", f"{len(text):,} characters, more than {longest:,}")
    return text
