"""Damage that types of names undo before they give up on a text."""

from __future__ import annotations

import html

from cleanlib.shared.encoding import fix_encoding


def repaired(text: str) -> str:
    """A name without wrong encoding and escapes of HTML, for types that are no free text.

    >>> repaired("CÃ´te d&#39;Ivoire"), repaired("AT&T")
    ("Côte d'Ivoire", 'AT&T')
    """
    unescaped = html.unescape(text) if "&" in text and ";" in text else text
    return fix_encoding(unescaped)
