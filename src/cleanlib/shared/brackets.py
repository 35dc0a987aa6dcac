"""Brackets and quotation marks around a whole value."""

from __future__ import annotations

_PAIRS = ("()", "[]", "<>", '""', "''")


def unwrapped(text: str) -> str:
    """A text without the brackets or quotation marks around all of it.

    >>> unwrapped("[ 192.0.2.17 ]"), unwrapped("(1, 2)"), unwrapped("(1")
    ('192.0.2.17', '1, 2', '(1')
    """
    if len(text) > 2 and text[0] + text[-1] in _PAIRS:
        return text[1:-1].strip()
    return text
