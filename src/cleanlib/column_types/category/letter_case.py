"""The letter case of values."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable

_WORD = re.compile(r"[^\s/-]+")


def title(text: str) -> str:
    """A capital at the beginning of each word; capitals inside stay, unless there are no others.

    >>> title("new york"), title("NEW YORK"), title("born in the USA"), title("o'neill")
    ('New York', 'New York', 'Born In The USA', "O'neill")
    """
    written = _capitalised(text)
    written = _capitalised(written.lower()) if written.isupper() else written
    return unicodedata.normalize("NFC", written)


def _capitalised(text: str) -> str:
    return _WORD.sub(lambda word: word[0][0].upper() + word[0][1:], text)


CASES: dict[str | None, Callable[[str], str]] = {
    None: lambda text: text,
    "lower": str.lower,
    "upper": str.upper,
    "title": title,
}
