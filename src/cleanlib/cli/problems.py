"""What goes wrong with files, how it is told, and the hint after a word that is not known."""

from __future__ import annotations

import difflib
import os
import sys
from collections.abc import Iterable
from contextlib import suppress
from typing import TextIO


class DataError(Exception):
    """A file that cannot be read or written; the message is for people."""


class Unwritable(Exception):
    """A table that a file format cannot hold; the message is for people."""


def tell(message: str) -> None:
    """A line on standard error, where there is one."""
    if sys.stderr is not None:
        try:
            print(message, file=sys.stderr, flush=True)
        except OSError:
            let_go(sys.stderr)


def let_go(stream: TextIO | None) -> None:
    """Forget what is still to be written to a stream that takes no more."""
    if stream is not None:
        with suppress(OSError):
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def near(word: str, known: Iterable[str]) -> str:
    """``; did you mean 'date'?``, or an empty text when nothing is near."""
    found = difflib.get_close_matches(word, list(known))
    return f"; did you mean {' or '.join(map(repr, found))}?" if found else ""
