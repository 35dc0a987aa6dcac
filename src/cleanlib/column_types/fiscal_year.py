"""Fiscal years, named by one calendar year or by two."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import Invalid
from cleanlib.core.notes import note
from cleanlib.shared.calendar_words import CenturyOptions, check_century, check_range, full_year
from cleanlib.shared.periods import (
    FISCAL_LABELS,
    JOINT,
    Forms,
    check_start_month,
    first_and_last_day,
    first_fiscal_year,
    in_short,
)

_WORDS = {
    **dict.fromkeys(
        ("fy", "年度", "gj", "geschäftsjahr", "exercice", "ejercicio", "esercizio"), "f"
    ),
    "fiscal": "a",
    "financial": "a",
    "year": "y",
    "the": "o",
}
_YEAR = r"'?(?P<first>\d{4}|\d\d)"
_YEARS = rf"(?<!\d){_YEAR}(?: ?[-/] ?{_YEAR.replace('first', 'second')})?(?!\d)"
_MARK = r"(?:f|a(?:[ -]?y)?|y)"
_FORMS = Forms(
    rf"{_MARK}{JOINT}{_YEARS}", rf"{_YEARS} ?{_MARK}", _YEARS.replace("'?", ""), rf"{_YEAR}\.0"
)


class FiscalYear(NamedTuple):
    """A fiscal year: the calendar years it starts and ends in, and what it is called after."""

    start_year: int
    end_year: int
    start_month: int = 1
    label: str = "end"


@dataclass(frozen=True)
class FiscalYearOptions(CenturyOptions):
    """What a caller may say about a column of fiscal years."""

    start_month: int = option(7, "the month (1 to 12) that a fiscal year begins with")
    label: str = option(
        "end", "whether FY2021 ends or starts in the calendar year 2021", FISCAL_LABELS
    )


def check_options(options: FiscalYearOptions) -> None:
    """Refuse impossible options before any row is read."""
    check_century(options)
    check_start_month(options, "start_month")


def split(text: str, options: FiscalYearOptions) -> FiscalYear:
    """Take one year or two out of a text."""
    found = _FORMS.match(in_short(text, _WORDS))
    second = found.groupdict().get("second") if found else None
    if found is None or len(second or "") > len(found["first"]):
        raise Invalid("syntax")
    year = full_year(found["first"], options.two_digit_year_base)
    if second is None:
        first = first_fiscal_year(year, options.start_month, options.label)
        return FiscalYear(first, first + (options.start_month > 1))
    return FiscalYear(year, _second_year(year, second))


def _second_year(first: int, digits: str) -> int:
    """The second year, in the century of the first or the next one."""
    if len(digits) == 4:
        return int(digits)
    return first + (int(digits) - first) % 100


def validate(value: FiscalYear, options: FiscalYearOptions) -> FiscalYear:
    """Refuse two years of which one does not follow the other, or that no calendar has."""
    for year in (value.start_year, value.end_year):
        check_range("year", year, 1, 9999)
    if value.end_year != value.start_year + (options.start_month > 1):
        raise Invalid("range", _mismatch(options))
    return value._replace(start_month=options.start_month, label=options.label)


def _mismatch(options: FiscalYearOptions) -> str:
    if options.start_month == 1:
        return "a fiscal year from January on lies in one calendar year"
    return "the second year does not follow the first"


def _named(value: FiscalYear) -> str:
    return f"FY{value.end_year if value.label == 'end' else value.start_year:04}"


def _span(value: FiscalYear) -> str:
    if value.start_year == value.end_year:
        return f"{value.start_year:04}"
    return f"{value.start_year:04}-{value.end_year % 100:02}"


def _days(value: FiscalYear) -> tuple[str, str]:
    note("fiscal_start_assumed")
    return first_and_last_day(value.start_year, value.start_month, 12)


FISCAL_YEAR = ColumnType(
    name="fiscal_year",
    title="Fiscal year",
    doc=(
        "Fiscal years named by the two calendar years they touch (FY20/21, 2020-2021), or by "
        "one, which is the year they end in unless label='start'. They begin in July unless "
        "start_month says otherwise. Without a word such as FY, nothing but a dash or slash may "
        "stand beside the years. Years of two digits are (by default) those from 1969 to 2068."
    ),
    split=split,
    validate=validate,
    formats={
        "FYYYYY": TargetFormat(_named, "FY2021, after the year that label= names"),
        "YYYY-YY": TargetFormat(_span, "2020-21; 2020 where it begins in January"),
        "start_date": TargetFormat(
            lambda v: _days(v)[0], "2020-07-01, the first day", lossless=False
        ),
        "end_date": TargetFormat(lambda v: _days(v)[1], "2021-06-30, the last day", lossless=False),
        "parts": TargetFormat(
            lambda v: (v.start_year, v.end_year),
            "the calendar years it starts and ends in",
            ("start_year", "end_year"),
            dtypes=dict.fromkeys(("start_year", "end_year"), "integer"),
        ),
    },
    default_format="FYYYYY",
    options=FiscalYearOptions,
    check_options=check_options,
    examples={
        "FY20/21": "FY2021",
        "FY21": "FY2021",
        "2020-2021": "FY2021",
        "FY 2020–21": "FY2021",
        "1999/00": "FY2000",
        "financial year 2021": "FY2021",
    },
    refused={
        "FY2x": "syntax",
        "2020/22": "range",
        "2021-2020": "range",
        "July 2021": "syntax",
        "FY 2020-21-22": "syntax",
        "FY2021, FY2022": "syntax",
        "20:21": "syntax",
        "9999/00": "range",
    },
    hints=frozenset({"fiscal", "fy", "fiscal_year", "financial_year"}),
)
