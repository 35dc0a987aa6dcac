"""Quarters, weeks and fiscal years: their words and marks in a text, their first and last day."""

from __future__ import annotations

import re
from calendar import monthrange
from collections.abc import Mapping

from cleanlib.core.errors import BadOption, Invalid, shorten
from cleanlib.shared.calendar_words import check_range, check_whole_numbers, plain

FISCAL_LABELS = ("end", "start")

# What may stand between two parts: blanks, words that say nothing (o), and one mark at most;
# between two numbers that no word tells apart, and around words of one letter; between a part
# and the word that says what it is.
GAP = r"(?: ?[-/.,:_])?(?: ?o)* ?"
NARROW_GAP = r"(?: ?[-/] ?| (?:o )*)"
JOINT = r" ?[-./:_]? ?"

_WORD = re.compile(r"(?:[^\W\d_]|°)+")
_BRACKETS = re.compile(r"\( ?([^() ](?:[^()]*[^() ])?) ?\)")
_DIGITS_AT_ENDS = re.compile(r"^(?=\d)|(?<=\d)$")


def in_short(text: str, words: Mapping[str, str]) -> str:
    """A text such as ``3rd quarter (2021)`` with a letter for each word, to match patterns with.

    Marks stay, for a pattern has to explain them; brackets go where the text has words.

    Parameters
    ----------
    text : str
        The cell.
    words : mapping of str to str
        Casefolded word to what it stands for: a letter or digits.

    Raises
    ------
    Invalid
        ``syntax`` for a word that is not known.

    Examples
    --------
    >>> in_short("Third quarter of (2021)", {"third": "3", "quarter": "q", "of": "o"})
    '3 q o 2021'
    """
    text = plain(text).casefold()
    if _WORD.search(text):
        text = _BRACKETS.sub(r" \1 ", text)
    return " ".join(_WORD.sub(lambda word: _meaning(word[0], words), text).split())


class Forms:
    """Ways to write a period, as patterns over what `in_short` returns; the first that fits holds.

    Words that say nothing (o) may stand in front, and a dot behind a word.

    >>> Forms(rf"q(?P<quarter>[1-4]){GAP}(?P<year>[0-9]{{4}})").match("o q3/2021")["year"]
    '2021'
    """

    def __init__(self, *patterns: str) -> None:
        self._patterns = [
            re.compile(rf"(?:o ?)*(?:{pattern})(?:(?<=[a-z])\.)?") for pattern in patterns
        ]

    def match(self, text: str) -> re.Match[str] | None:
        """The match that explains all of a text."""
        return next(filter(None, (p.fullmatch(text) for p in self._patterns)), None)


def _meaning(word: str, words: Mapping[str, str]) -> str:
    """What a word stands for, with its digits kept apart from those of its neighbours."""
    pieces = [word] if word in words or word.isascii() else _pieces(word, words)
    if not all(piece in words for piece in pieces):
        raise Invalid("syntax", f"holds the word {shorten(word, 20)}")
    return _DIGITS_AT_ENDS.sub(" ", "".join(words[piece] for piece in pieces))


def _pieces(word: str, words: Mapping[str, str]) -> list[str]:
    """The words that run together in scripts without blanks."""
    longest_first = sorted(words, key=len, reverse=True)
    pieces = re.findall("|".join(map(re.escape, longest_first)), word)
    return pieces if "".join(pieces) == word else [word]


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

    ``month`` may lie beyond December. `Invalid` when the calendar has no such days.

    >>> first_and_last_day(2020, 13, 2)
    ('2021-01-01', '2021-02-28')
    """
    first_year, first = divmod(year * 12 + month - 1, 12)
    last_year, last = divmod(year * 12 + month + months - 2, 12)
    for one in (first_year, last_year):
        check_range("year", one, 1, 9999)
    last_day = monthrange(last_year, last + 1)[1]
    return f"{first_year:04}-{first + 1:02}-01", f"{last_year:04}-{last + 1:02}-{last_day:02}"
