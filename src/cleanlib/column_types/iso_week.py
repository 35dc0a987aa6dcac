"""Weeks of the ISO 8601 calendar."""

from __future__ import annotations

import datetime as dt
from typing import NamedTuple

from cleanlib.core.calendar_words import CenturyOptions, check_century, check_range, full_year
from cleanlib.core.column_type import ColumnType, TargetFormat
from cleanlib.core.errors import Invalid
from cleanlib.core.periods import read_marked

_MARKS = (
    "w", "wk", "week", "iw", "kw", "cw", "woche", "kalenderwoche", "s", "semaine", "semana",
    "settimana", "v", "vecka", "uge", "uke", "vk", "viikko", "tydzień", "týden", "неделя",
    "周", "週", "주",
)  # fmt: skip
_SILENT = ("iso", "of", "de", "the", "st", "nd", "rd", "th", "e", "ª", "年", "년", "第")
_WORDS = {**dict.fromkeys(_SILENT, ""), **dict.fromkeys(_MARKS, "w")}
_GLUED = {"4w3": "4w21", "w6": "w24"}
# Shape to where the year, the week and the day stand among the numbers.
_PLACES: dict[str, tuple[int | None, int, int | None]] = {
    **dict.fromkeys(("4w2", "4w1", "42w", "41w"), (0, 1, None)),
    **dict.fromkeys(("w24", "w14", "w22", "w12", "2w4", "1w4", "2w2", "1w2"), (1, 0, None)),
    **dict.fromkeys(("4w21", "4w11"), (0, 1, 2)),
    **dict.fromkeys(("w2", "w1", "2w", "1w", "w21", "w11"), (None, 0, None)),
}


class IsoWeek(NamedTuple):
    """A week, its ISO year, and a day of it (1 is Monday) if the text names one."""

    year: int
    week: int
    day: int | None


def split(text: str, options: CenturyOptions) -> IsoWeek:
    """Take year, week and day out of a text."""
    shape, numbers = read_marked(text, _WORDS, _GLUED)
    if shape not in _PLACES:
        raise Invalid("syntax")
    year_at, week_at, day_at = _PLACES[shape]
    if year_at is None:
        raise Invalid("missing_part", "there is no year")
    year = full_year(numbers[year_at], options.two_digit_year_base)
    return IsoWeek(year, int(numbers[week_at]), None if day_at is None else int(numbers[day_at]))


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
        "week 4 of 2021. Week 53 exists in long years only. Years of two digits, allowed behind "
        "the week, are (by default) those from 1969 to 2068."
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
        "week 4 of 2021": "2021-W04",
        "2020-W53": "2020-W53",
    },
    refused={
        "2021-W54": "range",
        "2021-W53": "range",
        "2021-W04-8": "range",
        "2021-04": "syntax",
        "W4": "missing_part",
    },
    hints=frozenset({"week", "iso_week", "isoweek", "kw", "cw", "woche", "semaine"}),
)
