"""Month and weekday words, small numbers and years, for types that read value by value."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from cleanlib.core.column_type import option
from cleanlib.core.errors import BadOption, Invalid
from cleanlib.core.options import check_languages, texts
from cleanlib.core.tables import read_table
from cleanlib.core.unicode import fold_unicode

MONTHS = (
    "January", "February", "March", "April", "May", "June", "July", "August", "September",
    "October", "November", "December",
)  # fmt: skip
WEEKDAYS = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
SHORTEST_BEGINNING = {"month": 3, "weekday": 2}

_NUMBER = re.compile(r"(\d{1,9})(?:\.0{1,9})?")
_ENDINGS = {1: "st", 2: "nd", 3: "rd"}
_NOT_LETTERS = str.maketrans("", "", ".'-")


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


def check_century(options: CenturyOptions) -> None:
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
    """A word as the table of calendar words has it.

    >>> word_key("Sept."), word_key("a.m."), word_key("terça-feira")
    ('sept', 'am', 'terçafeira')
    """
    return unicodedata.normalize("NFC", word.translate(_NOT_LETTERS).casefold())


@cache
def role_words(role: str, language: str | None = None) -> Mapping[str, str]:
    """The words of a role and their values, in one language or (None) in all of them."""
    return {
        word: row["value"]
        for row in read_table("calendar_words")
        if row["role"] == role and language in (None, row["language"])
        for word in row["words"].split("|")
    }


@lru_cache(maxsize=64)
def _layers(role: str, languages: tuple[str, ...]) -> tuple[Mapping[str, frozenset[str]], ...]:
    """The words of the stated languages together, then those of English."""
    layers = []
    for group in (languages, ("en",)):
        values: dict[str, frozenset[str]] = {}
        for language in group:
            for word, value in role_words(role, language).items():
                values[word] = values.get(word, frozenset()) | {value}
        layers.append(values)
    return tuple(layers)


def find_word(role: str, word: str, languages: str | Sequence[str] | None = None) -> str | None:
    """The value of a word in a role, such as ``"9"`` for the month ``sept.``

    The stated languages come before English. Of months and weekdays the beginning is enough,
    when no other begins so.

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
    layers = _layers(role, texts(languages, "languages"))
    for values in (layer.get(key) for layer in layers):
        if values:
            return _only(word, role, values)
    shortest = SHORTEST_BEGINNING.get(role)
    if shortest is None or len(key) < shortest:
        return None
    for layer in layers:
        begun = frozenset().union(*(v for known, v in layer.items() if known.startswith(key)))
        if begun:
            return _only(word, role, begun)
    return None


def _only(word: str, role: str, values: frozenset[str]) -> str:
    if len(values) > 1:
        meanings = ", ".join(sorted(values, key=int))
        raise Invalid("ambiguous", f"{word!r} is {role} {meanings}")
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
