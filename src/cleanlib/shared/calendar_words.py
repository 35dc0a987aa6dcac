"""Month and weekday words, small numbers and years, for types that read value by value."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Protocol

from cleanlib.core.column_type import option
from cleanlib.core.errors import BadOption, Invalid
from cleanlib.core.notes import note
from cleanlib.core.tables import read_table
from cleanlib.core.unicode import fold_unicode
from cleanlib.shared.options import check_languages, texts

MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
)  # fmt: skip
WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
SHORTEST_BEGINNING = {"month": 3, "weekday": 2}

_NUMBER = re.compile(r"(\d{1,9})(?:\.(?!000$)0{1,9})?")  # 2.000 may be two thousand
_ENDINGS = {1: "st", 2: "nd", 3: "rd"}
_INNER_MARKS = re.compile(r"(?<=[^.'-])(?:\.|['-](?=[^.'-]))")


@dataclass(frozen=True)
class CenturyOptions:
    """How years of two digits are read."""

    two_digit_year_base: int = option(1969, "two-digit years fall into this year and the next 99")


@dataclass(frozen=True)
class LanguageOptions:
    """Whose words are read."""

    languages: str | Sequence[str] | None = option(
        None, "words of these languages besides English, such as ['fr', 'de']"
    )


class HasCentury(Protocol):
    """Options that say how years of two digits are read."""

    @property
    def two_digit_year_base(self) -> int:
        """The first of the hundred years."""


def check_century(options: HasCentury) -> None:
    """Refuse a base that is no year."""
    check_whole_numbers(options, "two_digit_year_base")
    if not 0 <= options.two_digit_year_base <= 9900:
        raise BadOption(
            f"two_digit_year_base={options.two_digit_year_base} must lie in 0..9900, "
            "such as two_digit_year_base=1969"
        )


def check_whole_numbers(options: object, *names: str) -> None:
    """Refuse options that are no whole number."""
    for name in names:
        value = getattr(options, name)
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadOption(f"{name}={value!r} must be a whole number, such as {name}=2000")


def check_words(options: LanguageOptions) -> None:
    """Refuse languages that the table of words does not have."""
    known = sorted({row["language"] for row in read_table("calendar_words")})
    check_languages(options.languages, known)


def plain(text: str) -> str:
    """Text in ASCII digits and marks, with single blanks, none at its ends.

    >>> plain("  ２０２１年   3月")
    '2021年 3月'
    """
    return " ".join(fold_unicode(text).split())


def word_key(word: str) -> str:
    """A word as the table of calendar words has it: without dots, and marks between letters.

    >>> word_key("Sept."), word_key("a.m."), word_key("terça-feira"), word_key("Fri-")
    ('sept', 'am', 'terçafeira', 'fri-')
    """
    return unicodedata.normalize("NFC", _INNER_MARKS.sub("", word).casefold())


@cache
def role_words(role: str, language: str | None = None) -> Mapping[str, str]:
    """The words of a role and their values, in one language or (None) in all of them."""
    return {
        word: row["value"]
        for row in read_table("calendar_words")
        if row["role"] == role and language in (None, row["language"])
        for word in row["words"].split("|")
    }


def find_word(role: str, word: str, languages: str | Sequence[str] | None = None) -> str | None:
    """The value of a word in a role, such as ``"9"`` for the month ``sept.``

    The stated languages come before English, whole words before beginnings. Of months and
    weekdays the beginning is enough, when no other begins so.

    Returns
    -------
    str or None
        None when no word of the role is spelt or begins like this.

    Raises
    ------
    Invalid
        ``ambiguous`` when the word has several values.

    Examples
    --------
    >>> find_word("month", "Sept."), find_word("weekday", "me", ["fr"]), find_word("month", "ja")
    ('9', '3', None)
    """
    key = word_key(word)
    stated = texts(languages, "languages")
    for whole, group in ((True, stated), (True, ("en",)), (False, stated), (False, ("en",))):
        if any(_meanings(role, key, language, whole) for language in group):
            return _only(word, role, [_closest(role, key, language) for language in group])
    return None


def _closest(role: str, key: str, language: str) -> frozenset[str]:
    """What a word means in one language, else what a word that begins so means."""
    return _meanings(role, key, language, True) or _meanings(role, key, language, False)


@lru_cache(maxsize=10_000)
def _meanings(role: str, key: str, language: str, whole: bool) -> frozenset[str]:
    words = role_words(role, language)
    if whole:
        return frozenset(words[known] for known in (key,) if known in words)
    if len(key) < SHORTEST_BEGINNING.get(role, len(key) + 1):
        return frozenset()
    return frozenset(value for known, value in words.items() if known.startswith(key))


def _only(word: str, role: str, meanings: Sequence[frozenset[str]]) -> str:
    values = frozenset[str]().union(*meanings)
    if len(values) > 1:
        listed = ", ".join(sorted(values, key=int))
        raise Invalid("ambiguous", f"{word!r} is {role} {listed}")
    return next(iter(values))


def small_number(text: str) -> int | None:
    """The whole number that a text spells, with leading zeros or a ``.0`` behind it.

    >>> small_number("09"), small_number("9.0"), small_number("9.5")
    (9, 9, None)
    """
    match = _NUMBER.fullmatch(text)
    return int(match[1]) if match else None


def check_range(what: str, value: int, low: int, high: int) -> None:
    """Raise `Invalid` for a number outside ``low..high``."""
    if not low <= value <= high:
        raise Invalid("range", f"{what} {value} is not in {low}..{high}")


def full_year(digits: str, base: int) -> int:
    """The year of four digits, or of two in the hundred years from ``base`` on.

    >>> full_year("1850", 1969), full_year("68", 1969), full_year("69", 1969)
    (1850, 2068, 1969)
    """
    if len(digits) == 2:
        note("century_assumed")
        return base + (int(digits) - base) % 100
    check_range("year", int(digits), 1, 9999)
    return int(digits)


def ordinal(number: int) -> str:
    """A number as an English ordinal.

    >>> ordinal(21), ordinal(12)
    ('21st', '12th')
    """
    in_teens = number // 10 % 10 == 1
    return f"{number}{'th' if in_teens else _ENDINGS.get(number % 10, 'th')}"
