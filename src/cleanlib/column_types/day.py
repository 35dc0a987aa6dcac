"""Days of a month, 1 to 31."""

from __future__ import annotations

import re
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat
from cleanlib.core.errors import Invalid
from cleanlib.shared.calendar_words import (
    LanguageOptions,
    check_range,
    check_words,
    find_word,
    ordinal,
    plain,
    role_words,
    small_number,
)

_WITH_ENDING = re.compile(r"(\d{1,2}) ?([^\d.]*)\.?")


class Day(NamedTuple):
    """A day of a month, 1 to 31."""

    day: int


def split(text: str, options: LanguageOptions) -> Day:
    """Read a number, with or without the ending of an ordinal."""
    text = plain(text)
    number = small_number(text)
    if number is not None:
        return Day(number)
    match = _WITH_ENDING.fullmatch(text)
    if match is None or not _is_ending(match[2], options):
        raise Invalid("syntax")
    return Day(int(match[1]))


def _is_ending(word: str, options: LanguageOptions) -> bool:
    known = find_word("ordinal", word, options.languages) is not None
    return word == "" or known or word in role_words("cjk_day")


def validate(value: Day, options: LanguageOptions) -> Day:
    """Refuse numbers that no day has."""
    check_range("day", value.day, 1, 31)
    return value


DAY: ColumnType[Day, LanguageOptions] = ColumnType(
    name="day",
    title="Day of the month",
    doc="Days of a month as numbers 1 to 31, also as ordinals: 21st, 21., 21日.",
    split=split,
    validate=validate,
    formats={
        "number": TargetFormat(lambda v: str(v.day), "21"),
        "ordinal": TargetFormat(lambda v: ordinal(v.day), "21st, in English"),
        "parts": TargetFormat(tuple, "the number of the day", ("day",), dtypes={"day": "integer"}),
    },
    default_format="number",
    options=LanguageOptions,
    check_options=check_words,
    examples={"21st": "21", "01": "1", "7.": "7", "12.0": "12", "3日": "3"},
    refused={"32": "range", "0": "range", "1.5": "syntax", "21 May": "syntax"},
    hints=frozenset({"day", "day_of_month", "tag", "jour", "dia"}),
)
