"""Quarters, weeks and fiscal years: their marks and numbers in a text, their first and last day."""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Mapping
from itertools import islice
from types import MappingProxyType
from typing import NamedTuple

from cleanlib.core.calendar_words import check_whole_numbers, plain
from cleanlib.core.errors import BadOption, Invalid

FISCAL_LABELS = ("end", "start")

_WORD = re.compile(r"[^\W\d_]+")
_READABLE = re.compile(r"(?:[a-z]|\d{1,9}(?!\d)|[ \-/.,:_'()°])+")
_PART = re.compile(r"[a-z]|\d+")


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


def read_marked(
    text: str, words: Mapping[str, str], glued: Mapping[str, str] = MappingProxyType({})
) -> Marked:
    """Take a text such as ``3rd quarter 2021`` apart.

    Parameters
    ----------
    text : str
        The cell.
    words : mapping of str to str
        Casefolded word to what it stands for: a mark, digits, both, or nothing.
    glued : mapping of str to str
        Shapes in which numbers run together, and what they are when taken apart.

    Raises
    ------
    Invalid
        ``syntax`` for a word or character that is not known.

    Examples
    --------
    >>> read_marked("third quarter of 2021", {"third": "3", "quarter": "q", "of": ""})
    Marked(shape='1q4', numbers=('3', '2021'))
    >>> read_marked("Q32021", {"q": "q"}, {"q5": "q14"})
    Marked(shape='q14', numbers=('3', '2021'))
    """
    text = _WORD.sub(lambda word: " " + _meaning(word[0], words), plain(text).casefold())
    if not _READABLE.fullmatch(text):
        raise Invalid("syntax")
    parts = _PART.findall(text)
    shape = "".join(str(len(part)) if part.isdigit() else part for part in parts)
    shape = glued.get(shape, shape)
    digits = iter("".join(part for part in parts if part.isdigit()))
    numbers = ("".join(islice(digits, int(size))) for size in shape if size.isdigit())
    return Marked(shape, tuple(numbers))


def _meaning(word: str, words: Mapping[str, str]) -> str:
    """What a word stands for; scripts without blanks run several words together."""
    if word in words or word.isascii():
        return words.get(word, "?")
    longest_first = sorted(words, key=len, reverse=True)
    pieces = re.findall("|".join(map(re.escape, longest_first)), word)
    return "".join(words[piece] for piece in pieces) if "".join(pieces) == word else "?"


def first_fiscal_year(year: int, start_month: int, label: str) -> int:
    """The calendar year in which a fiscal year begins.

    >>> first_fiscal_year(2021, 7, "end"), first_fiscal_year(2021, 7, "start")
    (2020, 2021)
    """
    return year - 1 if label == "end" and start_month > 1 else year


def check_start_month(options: object, name: str) -> None:
    """Refuse an option that is no month."""
    check_whole_numbers(options, name)
    if getattr(options, name) not in range(1, 13):
        raise BadOption(f"{name}={getattr(options, name)!r} must be a month, 1 to 12")


def first_and_last_day(year: int, month: int, months: int) -> tuple[str, str]:
    """The first and the last day of some months on end, as ISO 8601 dates.

    ``month`` may lie beyond December.

    >>> first_and_last_day(2020, 13, 2)
    ('2021-01-01', '2021-02-28')
    """
    first_year, first = divmod(year * 12 + month - 1, 12)
    last_year, last = divmod(year * 12 + month + months - 2, 12)
    last_day = monthrange(last_year, last + 1)[1]
    return f"{first_year:04}-{first + 1:02}-01", f"{last_year:04}-{last + 1:02}-{last_day:02}"
