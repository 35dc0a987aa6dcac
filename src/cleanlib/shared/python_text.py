"""Texts as Python writes them in quotes."""

from __future__ import annotations

import re
import sys
import unicodedata

_ESCAPE = re.compile(
    r"\\(?:([\n\\'\"abfnrtv])|([0-7]{1,3})|x([\da-fA-F]{2})|u([\da-fA-F]{4})|U([\da-fA-F]{8})"
    r"|N\{([^{}]{1,99})\})"
)
_LETTERS = {
    "\n": "", "a": "\a", "b": "\b", "f": "\f", "n": "\n", "r": "\r", "t": "\t", "v": "\v",
}  # fmt: skip


def python_text(literal: str) -> str:
    r"""What a text in quotes stands for; what is no escape sequence stays.

    >>> python_text(r"'it\'s \x41\u00e9\d'")
    "it's Aé\\d"
    """
    return _ESCAPE.sub(_meant, literal.lstrip("uU")[1:-1])


def _meant(escape: re.Match[str]) -> str:
    letter, octal, two, four, eight, name = escape.groups()
    if letter is not None:
        return _LETTERS.get(letter, letter)
    if name is not None:
        return _named(name) or escape[0]
    code = int(octal, 8) if octal else int(two or four or eight, 16)
    return chr(code) if code <= sys.maxunicode else escape[0]


def _named(name: str) -> str | None:
    try:
        return unicodedata.lookup(name)
    except KeyError:
        return None
