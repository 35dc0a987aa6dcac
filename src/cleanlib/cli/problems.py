"""What goes wrong with files, and the hint after a word that is not known."""

from __future__ import annotations

import difflib
from collections.abc import Iterable


class DataError(Exception):
    """A file that cannot be read or written; the message is for people."""


def near(word: str, known: Iterable[str]) -> str:
    """``; did you mean 'date'?``, or an empty text when nothing is near."""
    found = difflib.get_close_matches(word, list(known))
    return f"; did you mean {' or '.join(map(repr, found))}?" if found else ""
