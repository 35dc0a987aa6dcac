"""Quarters of a year, calendar or fiscal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import Invalid
from cleanlib.shared.calendar_words import (
    CenturyOptions,
    check_century,
    check_range,
    full_year,
    small_number,
)
from cleanlib.shared.periods import (
    FISCAL_LABELS,
    GAP,
    JOINT,
    NARROW_GAP,
    Forms,
    check_start_month,
    first_and_last_day,
    first_fiscal_year,
    in_short,
)

_WORDS = {
    **dict.fromkeys(("of", "de", "du", "del", "the", "第"), "o"),
    **dict.fromkeys(("st", "nd", "rd", "th", "er", "e", "eme", "ème", "r", "º", "ª", "°"), "n"),
    **dict.fromkeys(("q", "qtr", "quarter", "quartal", "kwartaal", "trimestre", "trim"), "q"),
    **dict.fromkeys(("kvartal", "kv", "kvt", "kwartał", "kvartál", "квартал", "кв"), "q"),
    **dict.fromkeys(("季度", "季", "四半期", "분기"), "q"),
    "t": "t",
    "k": "k",
    "fy": "f",
    "fiscal": "f",
    **dict.fromkeys(("year", "г", "年", "년"), "y"),
    **dict.fromkeys(("first", "i", "一"), "1"),
    **dict.fromkeys(("second", "ii", "二"), "2"),
    **dict.fromkeys(("third", "iii", "三"), "3"),
    **dict.fromkeys(("fourth", "iv", "四"), "4"),
}
_NUMBER = r"(?<!\d)(?P<quarter>\d)(?!\d)(?:\.? ?n)?"
_YEAR = rf"(?:(?:f(?: y)?|y){JOINT})?'?(?<!\d)(?P<year>\d{{4}}|\d\d)(?!\d)(?: ?y)?"
_WITH_YEAR = Forms(
    rf"(?:f )?q{JOINT}{_NUMBER}{GAP}{_YEAR}",
    rf"(?:f )?{_NUMBER}{JOINT}q{GAP}{_YEAR}",
    rf"{_YEAR}{GAP}q{JOINT}{_NUMBER}",
    rf"{_YEAR}(?:{NARROW_GAP}|(?<=y)o?){_NUMBER}{JOINT}q",
    r"q(?P<quarter>\d)(?P<year>\d{4}|\d\d)",
    # words of one letter
    rf"[tk] ?{_NUMBER}(?:{NARROW_GAP}|(?=')){_YEAR}",
    rf"{_NUMBER} ?t{NARROW_GAP}?{_YEAR}",
    rf"{_YEAR}{NARROW_GAP}[tk] ?{_NUMBER}",
    r"(?P<year>\d{4})[tk](?P<quarter>\d)",
)
_ALONE = Forms(rf"(?:q{JOINT}|[tk] ?)?{_NUMBER}", rf"{_NUMBER}(?:{JOINT}q| ?t)")


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
    short = in_short(text, _WORDS)
    if alone := _ALONE.match(short):
        return Quarter(None, int(alone["quarter"]))
    found = _WITH_YEAR.match(short)
    if found is None:
        raise Invalid("syntax")
    year = full_year(found["year"], options.two_digit_year_base)
    return Quarter(year, int(found["quarter"]))


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
