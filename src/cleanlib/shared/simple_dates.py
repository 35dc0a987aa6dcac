"""Reads one date without the help of its column: every reading that the text allows."""

from __future__ import annotations

import datetime as dt
import re
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from cleanlib.core.errors import Invalid, shorten
from cleanlib.shared.calendar_words import (
    SHORTEST_BEGINNING,
    find_word,
    plain,
    role_words,
    word_key,
)

_CLOCK = re.compile(
    r"[T ,]\s*(?:[01]?\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:[.,]\d{1,9})?)?"
    r"(?:\s*[ap]\.?m\.?)?(?:\s*(?:Z|UTC|GMT|[+-]\d\d(?::?\d\d)?))?$",
    re.IGNORECASE,
)
_NUMBERS = re.compile(r"(\d{1,4}|\d{8})(?:(\s*[-/.]\s*| )(\d{1,4})(?:\2(\d{1,4}))?)?")
_TOKEN = re.compile(r"\d+|(?:[^\s\d,/\-]|(?<=[^\W\d_])-(?=[^\W\d_]))+")
_GAP = re.compile(r"(?: ?[-/,])? ?")
_ORDERS = {
    ("day", "month", "year"), ("month", "day", "year"), ("year", "month", "day"),
    ("year", "day", "month"), ("month", "year"), ("year", "month"), ("month", "day"),
    ("day", "month"), ("month",),
}  # fmt: skip
_SILENT = ("ordinal", "filler")
_LEAP_YEAR = 2000


class DateParts(NamedTuple):
    """One reading of a date; None where the text does not tell."""

    year: int | None
    month: int | None = None
    day: int | None = None


def read_date(text: str, languages: str | Sequence[str] | None = None) -> tuple[DateParts, ...]:
    """Every reading of a date, a month of a year, or a day of the year.

    A year has four digits. Weekdays and clock times are read and left out.

    Parameters
    ----------
    text : str
        The cell.
    languages : sequence of str, optional
        Whose month names are read besides English ones.

    Raises
    ------
    Invalid
        ``syntax`` or ``unknown`` when it is no date, ``range`` when there is no such date,
        ``weekday_mismatch`` when it is not on the weekday it names.

    Examples
    --------
    >>> read_date("Sunday, 12th March 1933 10:30")
    (DateParts(year=1933, month=3, day=12),)
    >>> read_date("03/05/2001")
    (DateParts(year=2001, month=5, day=3), DateParts(year=2001, month=3, day=5))
    """
    text = _without_marks(plain(text))
    clock = _CLOCK.search(text)
    date = text[: clock.start()] if clock else text
    numbers = _NUMBERS.fullmatch(date)
    found = tuple(_numeric(numbers)) if numbers else _named(date, languages)
    readings = tuple(reading for reading in found if _exists(reading))
    if found and not readings:
        raise Invalid("range", "there is no such date")
    if not readings or (clock and readings[0].day is None):
        raise Invalid("syntax")
    return readings


def _without_marks(text: str) -> str:
    """``2021年3月4日`` as ``2021-3-4``."""
    marks = "".join(word for role in ("cjk_year", "cjk_month") for word in role_words(role))
    days = "".join(role_words("cjk_day"))
    text = re.sub(rf"(?<=\d) ?(?:[{days}]|[{marks}]$)", "", text)
    return re.sub(rf"(?<=\d) ?[{marks}] ?", "-", text)


def _numeric(match: re.Match[str]) -> Iterator[DateParts]:
    first, second, third = match[1], match[3], match[4]
    if len(first) == 8:
        yield DateParts(int(first[:4]), int(first[4:6]), int(first[6:]))
    elif len(first) == 4 and max(map(len, (second or "", third or ""))) < 3:
        yield DateParts(int(first), _number(second), _number(third))
    elif third and len(third) == 4 and len(first) < 3 and len(second) < 3:
        yield DateParts(int(third), int(second), int(first))
        if first != second:
            yield DateParts(int(third), int(first), int(second))
    elif second and third is None and len(second) == 4 and len(first) < 3:
        yield DateParts(int(second), int(first))


def _number(digits: str | None) -> int | None:
    return None if digits is None else int(digits)


def _named(text: str, languages: str | Sequence[str] | None) -> tuple[DateParts, ...]:
    """The reading of a date whose month is a word."""
    marks = _TOKEN.split(text.rstrip())
    if not all(map(_GAP.fullmatch, marks)) or marks[0] or marks[-1]:
        return ()
    parts: dict[str, int] = {}
    for token in _TOKEN.findall(text):
        role, value = _role(token, languages)
        if role in parts:
            return ()
        if role:
            parts[role] = value
    weekday = parts.pop("weekday", None)
    if "month" not in parts or tuple(parts) not in _ORDERS:
        return ()
    reading = DateParts(parts.get("year"), parts["month"], parts.get("day"))
    if weekday is not None:
        _check_weekday(reading, weekday)
    return (reading,)


def _role(token: str, languages: str | Sequence[str] | None) -> tuple[str, int]:
    """What a number or word of a date is; an empty role for words that say nothing."""
    if token.isdecimal():
        if len(token) not in (1, 2, 4):
            raise Invalid("syntax")
        return ("year" if len(token) == 4 else "day"), int(token)
    word = token.strip(".'")
    if not word or any(find_word(r, word, languages) is not None for r in _SILENT):
        return "", 0
    for role in ("month", "weekday"):
        value = find_word(role, word, languages)
        if value is not None:
            return role, int(value)
    if len(word_key(word)) < SHORTEST_BEGINNING["month"]:
        raise Invalid("syntax")
    raise Invalid("unknown", f"{shorten(word, 20)} is no month")


def _check_weekday(date: DateParts, weekday: int) -> None:
    if date.year is None or date.month is None or date.day is None:
        raise Invalid("syntax")
    if _exists(date) and dt.date(date.year, date.month, date.day).isoweekday() != weekday:
        raise Invalid("weekday_mismatch")


def _exists(date: DateParts) -> bool:
    """Whether the calendar has such a date; a year that is not told may be a leap year."""
    try:
        dt.date(_LEAP_YEAR if date.year is None else date.year, date.month or 1, date.day or 1)
    except ValueError:
        return False
    return date.month != 0 and date.day != 0
