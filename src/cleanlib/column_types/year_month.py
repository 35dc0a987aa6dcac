"""Months of a year, such as ``2021-03``."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat
from cleanlib.core.errors import Invalid
from cleanlib.shared.calendar_words import (
    MONTHS,
    CenturyOptions,
    LanguageOptions,
    check_century,
    check_range,
    check_words,
    find_word,
    full_year,
    plain,
)
from cleanlib.shared.simple_dates import read_date

_SIX_DIGITS = re.compile(r"(\d{6})(?:\.0{1,9})?")
_STATISTICAL = re.compile(r"(\d{4})[- ]?[Mm](\d{1,2})")
_SHORT_YEAR = re.compile(r"([^\s\d/'-]+)[ /-]?'?(\d\d)")
_SHORT_YEAR_FIRST = re.compile(r"'(\d\d)[ /-]?([^\s\d/'-]+)")
_LOST_ZERO = re.compile(r"\d{4}\.1")


class YearMonth(NamedTuple):
    """A month of a year."""

    year: int
    month: int


@dataclass(frozen=True)
class YearMonthOptions(LanguageOptions, CenturyOptions):
    """What a caller may say about a column of months."""


def check_options(options: YearMonthOptions) -> None:
    """Refuse impossible options before any row is read."""
    check_century(options)
    check_words(options)


def split(text: str, options: YearMonthOptions) -> YearMonth:
    """Take year and month out of a text."""
    text = plain(text)
    if _LOST_ZERO.fullmatch(text):
        raise Invalid("ambiguous", "January, or October without its zero")
    if six := _SIX_DIGITS.fullmatch(text):
        return _of_six_digits(six[1])
    if statistical := _STATISTICAL.fullmatch(text):
        return YearMonth(int(statistical[1]), int(statistical[2]))
    return _with_short_year(text, options) or _of_date(text, options)


def _of_six_digits(digits: str) -> YearMonth:
    """``202103`` or ``032021``; years from 1000 to 2999 only."""
    readings = {(digits[:4], digits[4:]), (digits[2:], digits[:2])}
    found = [
        YearMonth(int(year), int(month))
        for year, month in readings
        if "1" <= year[0] <= "2" and 1 <= int(month) <= 12
    ]
    if len(found) > 1:
        raise Invalid("ambiguous", "the year could stand first or last")
    if not found:
        raise Invalid("range", "there is no such month")
    return found[0]


def _with_short_year(text: str, options: YearMonthOptions) -> YearMonth | None:
    """A month's name and a year of two digits: ``Mar 21``, ``'21 March``."""
    if last := _SHORT_YEAR.fullmatch(text):
        word, digits = last.groups()
    elif first := _SHORT_YEAR_FIRST.fullmatch(text):
        digits, word = first.groups()
    else:
        return None
    month = find_word("month", word, options.languages)
    if month is None:
        return None
    return YearMonth(full_year(digits, options.two_digit_year_base), int(month))


def _of_date(text: str, options: YearMonthOptions) -> YearMonth:
    readings = read_date(text, options.languages)
    date = readings[0]
    if len({reading.month for reading in readings}) > 1:
        raise Invalid("ambiguous", "day and month could stand in either order")
    if date.month is None:
        raise Invalid("missing_part", "there is no month")
    if date.year is None and date.day is not None:
        raise Invalid("ambiguous", f"{date.day} may be the day or the year")
    if date.year is None:
        raise Invalid("missing_part", "there is no year")
    return YearMonth(date.year, date.month)


def validate(value: YearMonth, options: YearMonthOptions) -> YearMonth:
    """Refuse months and years that do not exist."""
    check_range("year", value.year, 1, 9999)
    check_range("month", value.month, 1, 12)
    return value


YEAR_MONTH: ColumnType[YearMonth, YearMonthOptions] = ColumnType(
    name="year_month",
    title="Month of a year",
    doc=(
        "A year of four digits and a month as a number or a name, in either order; the "
        "statistical form 2021M03; a date, of which the day is left out where day and month "
        "cannot be confused. A number of two digits behind a month's name is a year (by "
        "default one from 1969 to 2068)."
    ),
    split=split,
    validate=validate,
    formats={
        "YYYY-MM": TargetFormat(lambda v: f"{v.year:04}-{v.month:02}", "2021-03, ISO 8601"),
        "MMM YYYY": TargetFormat(
            lambda v: f"{MONTHS[v.month - 1][:3]} {v.year:04}", "Mar 2021, in English"
        ),
        "start_date": TargetFormat(
            lambda v: f"{v.year:04}-{v.month:02}-01", "2021-03-01, the first day of the month"
        ),
        "parts": TargetFormat(
            tuple,
            "the numbers of the year and the month",
            ("year", "month"),
            dtypes={"year": "integer", "month": "integer"},
        ),
    },
    default_format="YYYY-MM",
    options=YearMonthOptions,
    check_options=check_options,
    examples={
        "Mar-2021": "2021-03",
        "03/2021": "2021-03",
        "202103": "2021-03",
        "2021年3月": "2021-03",
        "Mar 21": "2021-03",
        "2021-03-15 00:00:00": "2021-03",
    },
    refused={
        "2021-13": "range",
        "3-21": "syntax",
        "21-Mar": "ambiguous",
        "03/05/2021": "ambiguous",
        "2021.1": "ambiguous",
        "102010": "ambiguous",
        "March": "missing_part",
        "2021": "missing_part",
        "Smarch 2021": "unknown",
    },
    hints=frozenset({"period", "year_month", "yearmonth", "month", "monat", "mois"}),
)
