"""What is noted while a value is read: guesses, repairs, and what a text was taken for."""

from __future__ import annotations

from contextvars import ContextVar
from typing import NamedTuple


class Match(NamedTuple):
    """A text that was taken for a value spelt otherwise.

    Attributes
    ----------
    text, value : str
        What the cell holds, and what it was taken for.
    distance : int or None
        How many edits apart they are, where they were compared by edits.
    """

    text: str
    value: str
    distance: int | None


Note = str | Match

# Where the notes on the value that is being read go; no list, no notes.
NOTED: ContextVar[list[Note] | None] = ContextVar("noted", default=None)


def note(name: str) -> None:
    """Count a guess or a repair made on the value that is being read.

    Parameters
    ----------
    name : str
        The note, such as ``"century_assumed"``; reports explain those they know.
    """
    _remember(name)


def note_match(text: str, value: str, distance: int | None = None) -> None:
    """List in the report that the text being read was taken for a value spelt otherwise.

    Parameters
    ----------
    text, value : str
        The text of the cell, and what it was taken for.
    distance : int, optional
        How many edits apart they are, where they were compared by edits.
    """
    _remember(Match(text, value, distance))


def _remember(entry: Note) -> None:
    noted = NOTED.get()
    if noted is not None and entry not in noted:
        noted.append(entry)
