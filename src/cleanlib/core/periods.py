"""Quarters, weeks and fiscal years: their marks and numbers in a text, their first and last day."""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Mapping
from typing import NamedTuple

from cleanlib.core.calendar_words import plain
from cleanlib.core.errors import Invalid

_TOKENS = re.compile(r"(?P<number>\d{1,9})|(?P<word>[^\W\d_]+)|(?P<between>[\s\-/.,:_'()º°]+)")


class Marked(NamedTuple):
    """The numbers of a text and how they stand in it.

    Attributes
    ----------
    shape : str
        A digit for each number, telling how many digits it has, and a letter for each mark.
    numbers : tuple of str
        The digits of each number.
    """

    shape: str
    numbers: tuple[str, ...]


def read_marked(text: str, words: Mapping[str, str], glued: int = 9) -> Marked:
    """Take a text such as ``3rd quarter 2021`` apart.

    Parameters
    ----------
    text : str
        The cell.
    words : mapping of str to str
        Casefolded word to the mark it is, to the digits it stands for, or to ``""`` when it
        says nothing.
    glued : int
        How many digits right behind a mark belong to it; the others are a number of their own.

    Raises
    ------
    Invalid
        ``syntax`` for a word or character that is not known.

    Examples
    --------
    >>> read_marked("third quarter of 2021", {"third": "3", "quarter": "q", "of": ""})
    Marked(shape='1q4', numbers=('3', '2021'))
    >>> read_marked("Q32021", {"q": "q"}, glued=1)
    Marked(shape='q14', numbers=('3', '2021'))
    """
    shape, numbers, end, after_mark = "", [], 0, False
    text = plain(text).casefold()
    for match in _TOKENS.finditer(text):
        if match.start() != end:
            break
        end = match.end()
        found = match[0]
        if match["word"] is not None:
            found = words.get(found, "?")
        runs = _runs(found, glued if after_mark and match["number"] else 9)
        numbers += runs
        shape += "".join(str(len(run)) for run in runs) if runs else found.strip(_BETWEEN)
        after_mark = match["word"] is not None and found != "" and not runs
    if end != len(text) or "?" in shape:
        raise Invalid("syntax")
    return Marked(shape, tuple(numbers))
