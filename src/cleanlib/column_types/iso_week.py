"""Weeks of the ISO 8601 calendar."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat
from cleanlib.core.errors import Invalid
from cleanlib.shared.calendar_words import CenturyOptions, check_century, check_range, full_year
from cleanlib.shared.periods import GAP, JOINT, NARROW_GAP, Forms, in_short

_WORDS = {
    **dict.fromkeys(("iso", "of", "de", "the", "第"), "o"),
    **dict.fromkeys(("st", "nd", "rd", "th", "e", "ª"), "n"),
    **dict.fromkeys(("年", "년"), "y"),
    **dict.fromkeys(("w", "wk", "week", "iw", "kw", "cw", "woche", "kalenderwoche"), "w"),
    **dict.fromkeys(("semaine", "semana", "settimana", "vecka", "uge", "uke", "vk", "viikko"), "w"),
    **dict.fromkeys(("tydzień", "týden", "неделя", "周", "週", "주"), "w"),
    "v": "v",
    "s": "s",
}
_WEEK = r"(?<!\d)(?P<week>\d\d?)(?!\d)"
_NTH = rf"{_WEEK}(?:\.? ?n)?"
_YEAR = r"'?(?<!\d)(?P<year>\d{4})(?!\d)(?: ?y)?"
_SHORT = r"(?<!\d)(?P<year>\d\d)(?!\d)"
_LETTER = r"(?:v|s(?! ?[12](?!\d)))"  # S1 and S2 may be halves of a year
_WITH_YEAR = Forms(
    rf"{_YEAR}{GAP}w{JOINT}{_WEEK}(?:-(?P<day>\d))?",
    rf"{_YEAR}{GAP}w(?P<week>\d\d)(?P<day>\d)",
    rf"{_YEAR}(?:{NARROW_GAP}|(?<=y)o?){_NTH}{JOINT}w",
    rf"w{JOINT}{_WEEK}{GAP}{_YEAR}",
    r"w(?P<week>\d\d)(?P<year>\d{4})",
    rf"{_NTH}{JOINT}w{GAP}{_YEAR}",
    # years of two digits
    rf"w{JOINT}{_WEEK}(?: ?[-/] ?'?| (?:o )+'?|{GAP}'){_SHORT}",
    rf"w{JOINT}(?P<week>\d){GAP}{_SHORT}",
    rf"{_WEEK}(?:\. |\.? ?n ?)w(?:{GAP}'?){_SHORT}",
    rf"{_WEEK}{JOINT}w{GAP}'{_SHORT}",
    rf"'?{_SHORT} ?[-/_]? ?w ?-?(?P<week>\d\d)",
    # words of one letter
    rf"{_LETTER} ?{_WEEK}{NARROW_GAP}{_YEAR}",
    rf"{_LETTER} ?{_WEEK} ?[-/] ?{_SHORT}",
    rf"{_YEAR}{NARROW_GAP}{_LETTER} ?{_WEEK}",
)
_WITHOUT_YEAR = Forms(rf"(?:w{JOINT}|{_LETTER} ?){_WEEK}(?:-\d)?", r"w\d\d\d", rf"{_NTH}{JOINT}w")
_EITHER_ORDER = Forms(rf"w{JOINT}\d\d(?!\d){GAP}\d\d", rf"\d\d?{GAP}w{JOINT}\d\d")


class IsoWeek(NamedTuple):
    """A week, its ISO year, and a day of it (1 is Monday) if the text names one."""

    year: int
    week: int
    day: int | None


def split(text: str, options: CenturyOptions) -> IsoWeek:
    """Take year, week and day out of a text."""
    short = in_short(text, _WORDS)
    found = _WITH_YEAR.match(short)
    if found is None:
        raise _refusal(short)
    parts = found.groupdict()
    year = full_year(parts["year"], options.two_digit_year_base)
    return IsoWeek(year, int(parts["week"]), int(parts["day"]) if parts.get("day") else None)


def _refusal(short: str) -> Invalid:
    if _WITHOUT_YEAR.match(short):
        return Invalid("missing_part", "there is no year")
    if _EITHER_ORDER.match(short):
        return Invalid("ambiguous", "either number may be the week; write 2021-W04")
    return Invalid("syntax")


def validate(value: IsoWeek, options: CenturyOptions) -> IsoWeek:
    """Refuse weeks that the year does not have."""
    last = dt.date(value.year, 12, 28).isocalendar().week
    if not 1 <= value.week <= last:
        raise Invalid("range", f"{value.year} has the weeks 1 to {last}")
    if value.day is not None:
        check_range("weekday", value.day, 1, 7)
    return value


def _week(value: IsoWeek) -> str:
    return f"{value.year:04}-W{value.week:02}"


def _monday(value: IsoWeek) -> str:
    return dt.date.fromisocalendar(value.year, value.week, 1).isoformat()


ISO_WEEK: ColumnType[IsoWeek, CenturyOptions] = ColumnType(
    name="iso_week",
    title="ISO week",
    doc=(
        "Weeks of the ISO 8601 calendar, with or without a day: 2021-W04, 2021W043, KW 4/2021, "
        "week 4 of 2021. Week 53 exists in long years only. Years of two digits (21-W04, KW 4/21, "
        "week 4 of '21) are (by default) those from 1969 to 2068; where either number may be the "
        "week (week 21 04), the cell is invalid."
    ),
    split=split,
    validate=validate,
    formats={
        "YYYY-Www": TargetFormat(_week, "2021-W04; a day is left out", lossless=False),
        "YYYY-Www-D": TargetFormat(
            lambda v: f"{_week(v)}-{v.day or 1}",
            "2021-W04-3; Monday (1) where the cell has no day",
            lossless=False,
        ),
        "start_date": TargetFormat(_monday, "2021-01-25, the week's Monday", lossless=False),
        "parts": TargetFormat(
            tuple,
            "the numbers of year, week and day",
            ("year", "week", "day"),
            dtypes=dict.fromkeys(("year", "week", "day"), "integer"),
        ),
    },
    default_format="YYYY-Www",
    options=CenturyOptions,
    check_options=check_century,
    examples={
        "2021w4": "2021-W04",
        "2021-W04-3": "2021-W04",
        "2021W043": "2021-W04",
        "KW 4/2021": "2021-W04",
        "21-W04": "2021-W04",
        "week 4 of 2021": "2021-W04",
        "2020-W53": "2020-W53",
    },
    refused={
        "2021-W54": "range",
        "2021-W53": "range",
        "2021-W04-8": "range",
        "2021-04": "syntax",
        "W4": "missing_part",
        "week 21 04": "ambiguous",
    },
    hints=frozenset({"week", "iso_week", "isoweek", "kw", "cw", "woche", "semaine"}),
)
