"""Days of the week, by name or ISO 8601 number."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import Invalid, shorten
from cleanlib.shared.calendar_words import (
    WEEKDAYS,
    LanguageOptions,
    check_range,
    check_words,
    find_word,
    plain,
    small_number,
)

_STARTS = tuple(name.lower() for name in WEEKDAYS)


class DayOfWeek(NamedTuple):
    """A weekday, 1 (Monday) to 7 (Sunday), and the one a week is counted from."""

    weekday: int
    week_start: int = 1


@dataclass(frozen=True)
class DayOfWeekOptions(LanguageOptions):
    """What a caller may say about a column of weekdays."""

    week_start: str = option(
        "monday", "the day that the format number0 writes as 0; numbers are read as ISO 8601 "
        "ones (1 is Monday) all the same", _STARTS,
    )  # fmt: skip


def split(text: str, options: DayOfWeekOptions) -> DayOfWeek:
    """Read a weekday's name or number."""
    text = plain(text)
    number = small_number(text)
    if number is not None:
        return DayOfWeek(number)
    value = find_word("weekday", text, options.languages)
    if value is None:
        raise Invalid("unknown", f"{shorten(text, 20)} is no weekday")
    return DayOfWeek(int(value))


def validate(value: DayOfWeek, options: DayOfWeekOptions) -> DayOfWeek:
    """Refuse numbers that are no ISO 8601 weekday."""
    if value.weekday == 0:
        raise Invalid("ambiguous", "0 is Sunday to some and Monday to others; write 1 to 7")
    check_range("weekday", value.weekday, 1, 7)
    return value._replace(week_start=_STARTS.index(options.week_start) + 1)


def _name(value: DayOfWeek) -> str:
    return WEEKDAYS[value.weekday - 1]


def _number0(value: DayOfWeek) -> str:
    return str((value.weekday - value.week_start) % 7)


DAY_OF_WEEK = ColumnType(
    name="day_of_week",
    title="Day of the week",
    doc=(
        "Weekdays as names in full or shortened (any beginning of two letters or more that fits "
        "one weekday only), or as ISO 8601 numbers 1 (Monday) to 7 (Sunday)."
    ),
    split=split,
    validate=validate,
    formats={
        "name": TargetFormat(_name, "Thursday, in English"),
        "abbreviation": TargetFormat(lambda v: _name(v)[:3], "Thu, in English"),
        "iso_number": TargetFormat(lambda v: str(v.weekday), "4; 1 is Monday (ISO 8601)"),
        "number0": TargetFormat(_number0, "3; 0 is the day of week_start=", lossless=False),
        "parts": TargetFormat(lambda v: (_name(v),), "the name of the weekday", ("weekday",)),
    },
    default_format="name",
    options=DayOfWeekOptions,
    check_options=check_words,
    examples={"thurs": "Thursday", "Tu": "Tuesday", "SAT.": "Saturday", "7": "Sunday"},
    refused={"Thirstday": "unknown", "T": "unknown", "8": "range", "0": "ambiguous"},
    hints=frozenset({"weekday", "day_of_week", "dow", "wochentag", "jour"}),
    aliases=("weekday",),
)
