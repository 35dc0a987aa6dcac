"""Quarters of a year, calendar or fiscal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.core.calendar_words import (
    CenturyOptions,
    check_century,
    check_range,
    full_year,
    small_number,
)
from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import Invalid
from cleanlib.core.periods import (
    FISCAL_LABELS,
    check_start_month,
    first_and_last_day,
    first_fiscal_year,
    read_marked,
)

_MARKS = (
    "q", "qtr", "quarter", "quartal", "kwartaal", "trimestre", "trim", "t", "kvartal", "kv", "kvt",
    "k", "kwartał", "kvartál", "квартал", "кв", "季度", "季", "四半期", "분기",
)  # fmt: skip
_NUMBERS = {"1": "first|i|一", "2": "second|ii|二", "3": "third|iii|三", "4": "fourth|iv|四"}
_SILENT = (
    "fy", "fiscal", "year", "of", "de", "du", "del", "the", "st", "nd", "rd", "th", "er", "e",
    "eme", "ème", "º", "ª", "r", "г", "年", "년", "第",
)  # fmt: skip
_WORDS = {
    **dict.fromkeys(_SILENT, ""),
    **dict.fromkeys(_MARKS, "q"),
    **{word: number for number, words in _NUMBERS.items() for word in words.split("|")},
}
_GLUED = {"q5": "q14", "q3": "q12"}
_ALONE = ("q1", "1q", "1")
_YEAR_LAST = ("q14", "q12", "1q4", "1q2")
_YEAR_FIRST = ("4q1", "2q1", "41q", "21q")


class Quarter(NamedTuple):
    """A quarter, its year if the text tells, and how that year lies in the calendar."""

    year: int | None
    quarter: int
    start_month: int = 1
    label: str = "end"


@dataclass(frozen=True)
class QuarterOptions(CenturyOptions):
    """What a caller may say about a column of quarters."""

    fiscal_start_month: int = option(
        1, "the month (1 to 12) that the year of the quarters begins with; it moves start_date "
        "and end_date",
    )  # fmt: skip
    fiscal_label: str = option(
        "end", "whether a fiscal year bears the number of the calendar year it ends or starts in",
        FISCAL_LABELS,
    )  # fmt: skip


def check_options(options: QuarterOptions) -> None:
    """Refuse impossible options before any row is read."""
    check_century(options)
    check_start_month(options, "fiscal_start_month")


def split(text: str, options: QuarterOptions) -> Quarter:
    """Take quarter and year out of a text."""
    number = small_number(text.strip())
    if number is not None and number < 10:
        return Quarter(None, number)
    shape, numbers = read_marked(text, _WORDS, _GLUED)
    base = options.two_digit_year_base
    if shape in _ALONE:
        return Quarter(None, int(numbers[0]))
    if shape in _YEAR_LAST:
        return Quarter(full_year(numbers[1], base), int(numbers[0]))
    if shape in _YEAR_FIRST:
        return Quarter(full_year(numbers[0], base), int(numbers[1]))
    raise Invalid("syntax")


def validate(value: Quarter, options: QuarterOptions) -> Quarter:
    """Refuse a fifth quarter."""
    check_range("quarter", value.quarter, 1, 4)
    return value._replace(start_month=options.fiscal_start_month, label=options.fiscal_label)


def _year(value: Quarter) -> int:
    if value.year is None:
        raise Invalid("missing_part", "there is no year")
    return value.year


def _days(value: Quarter) -> tuple[str, str]:
    first = first_fiscal_year(_year(value), value.start_month, value.label)
    return first_and_last_day(first, value.start_month + 3 * (value.quarter - 1), 3)


QUARTER = ColumnType(
    name="quarter",
    title="Quarter",
    doc=(
        "Quarters with their year, in the usual orders and with the usual marks: 2021-Q3, "
        "3Q21, third quarter 2021, 3. Quartal 2021, T3 2021. Years of two digits are (by "
        "default) those from 1969 to 2068. A quarter without a year can only be written as a "
        "number."
    ),
    split=split,
    validate=validate,
    formats={
        "YYYY-Qn": TargetFormat(lambda v: f"{_year(v):04}-Q{v.quarter}", "2021-Q3"),
        "Qn YYYY": TargetFormat(lambda v: f"Q{v.quarter} {_year(v):04}", "Q3 2021"),
        "number": TargetFormat(lambda v: str(v.quarter), "3, without the year", lossless=False),
        "start_date": TargetFormat(
            lambda v: _days(v)[0], "2021-07-01, the first day", lossless=False
        ),
        "end_date": TargetFormat(lambda v: _days(v)[1], "2021-09-30, the last day", lossless=False),
        "parts": TargetFormat(
            lambda v: (v.year, v.quarter),
            "the numbers of year and quarter",
            ("year", "quarter"),
            dtypes={"year": "integer", "quarter": "integer"},
        ),
    },
    default_format="YYYY-Qn",
    options=QuarterOptions,
    check_options=check_options,
    examples={
        "3Q '21": "2021-Q3",
        "Q3/2021": "2021-Q3",
        "2021q3": "2021-Q3",
        "third quarter of 2021": "2021-Q3",
        "3. Quartal 2021": "2021-Q3",
        "FY21 Q3": "2021-Q3",
        "2021年第三季度": "2021-Q3",
    },
    refused={
        "2021-Q5": "range",
        "2021-3": "syntax",
        "Q3": "missing_part",
        "Q3 2021 - Q4 2021": "syntax",
        "summer 2021": "syntax",
    },
    hints=frozenset({"quarter", "qtr", "quartal", "trimestre", "kvartal"}),
)
