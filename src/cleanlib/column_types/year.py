"""Years, alone or with an era, and the year of a date."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import BadOption, Invalid
from cleanlib.shared.calendar_words import (
    CenturyOptions,
    LanguageOptions,
    check_century,
    check_range,
    check_whole_numbers,
    check_words,
    find_word,
    full_year,
    plain,
)
from cleanlib.shared.simple_dates import read_date

_BARE = re.compile(r"'?(\d{1,4})(?:\.0{1,9})?")
_ASTRONOMICAL = re.compile(r"-\d{4}")
_ERA_AROUND = re.compile(r"(?P<before>[^\d]*?) ?(?P<digits>\d{1,4}) ?(?P<after>[^\d]*)")
_DECIMAL = re.compile(r"\d{3,}\.\d+")
_FIRST, _LAST = 1000, 2999


class Year(NamedTuple):
    """A year counted astronomically: 0 is 1 BC; and whether the text states its era."""

    number: int
    has_era: bool = False


@dataclass(frozen=True)
class YearOptions(LanguageOptions, CenturyOptions):
    """What a caller may say about a column of years."""

    min_year: int | None = option(
        None,
        "earlier years are invalid (44 BC is -43); when not given 1000, and none for a year "
        "that states its era",
    )
    max_year: int = option(
        _LAST, "later years are invalid; 2999 unless given, for lists reach far into the future"
    )


def check_options(options: YearOptions) -> None:
    """Refuse contradictory or impossible options before any row is read."""
    check_century(options)
    check_words(options)
    check_whole_numbers(options, "max_year")
    if options.min_year is None:
        return
    check_whole_numbers(options, "min_year")
    if options.min_year > options.max_year:
        raise BadOption(
            f"min_year={options.min_year} is after max_year={options.max_year}; "
            "no year can be valid"
        )


def split(text: str, options: YearOptions) -> Year:
    """Take the year out of a text."""
    text = plain(text)
    if bare := _BARE.fullmatch(text):
        digits = bare[1]
        base = options.two_digit_year_base
        return Year(full_year(digits, base) if len(digits) == 2 else int(digits))
    if _DECIMAL.fullmatch(text):
        raise Invalid("syntax", "a decimal number is no year")
    if _ASTRONOMICAL.fullmatch(text):
        return Year(int(text), has_era=True)
    return _with_era(text, options) or _of_date(text, options)


def _with_era(text: str, options: YearOptions) -> Year | None:
    match = _ERA_AROUND.fullmatch(text)
    if match is None or bool(match["before"]) == bool(match["after"]):
        return None
    word = (match["before"] or match["after"]).replace(" ", "")
    era = find_word("era", word, options.languages)
    if era is None:
        return None
    year = int(match["digits"])
    check_range("a year with an era", year, 1, 9999)
    return Year(1 - year if era == "bce" else year, has_era=True)


def _of_date(text: str, options: YearOptions) -> Year:
    year = read_date(text, options.languages)[0].year
    if year is None:
        raise Invalid("missing_part", "a date without a year of four digits")
    return Year(year)


def validate(year: Year, options: YearOptions) -> Year:
    """Refuse years before ``min_year`` and after ``max_year``."""
    first = options.min_year
    if first is None:
        first = -9999 if year.has_era else _FIRST
    check_range("year", year.number, first, options.max_year)
    return year


def _four_digits(year: Year) -> str:
    sign = "-" if year.number < 0 else ""
    return f"{sign}{abs(year.number):04}"


def _parts(year: Year) -> tuple[int, str]:
    return (year.number, "AD") if year.number > 0 else (1 - year.number, "BC")


YEAR = ColumnType(
    name="year",
    title="Year",
    doc=(
        "Years of four digits, of two digits (by default those from 1969 to 2068), with an era "
        "(44 BC, AD 1066), and the year of a date in one of the usual forms. Years before "
        "Christ are counted as in ISO 8601: 44 BC is -0043."
    ),
    split=split,
    validate=validate,
    formats={
        "YYYY": TargetFormat(
            _four_digits,
            "four digits; 44 BC is -0043 (years before 1000 are read back with min_year= only)",
            lossless=False,
        ),
        "YY": TargetFormat(lambda v: _four_digits(v)[-2:], "the last two digits", lossless=False),
        "parts": TargetFormat(
            _parts,
            "the number of the year, and AD or BC",
            ("year", "era"),
            dtypes={"year": "integer"},
        ),
    },
    default_format="YYYY",
    options=YearOptions,
    check_options=check_options,
    null_tokens=frozenset({"0000"}),
    examples={
        "'98": "1998",
        "１９９８": "1998",
        "1998.0": "1998",
        "AD 1066": "1066",
        "44 BC": "-0043",
        "12 March 1933": "1933",
        "03/05/2001": "2001",
    },
    refused={
        "20a5": "syntax",
        "1030s": "syntax",
        "c. 1850": "syntax",
        "2021.5": "syntax",
        "2010-2013": "syntax",
        "3021": "range",
        "31 April 2001": "range",
        "25 December": "missing_part",
        "unknown": "unknown",
    },
    hints=frozenset({"year", "yr", "yyyy", "jahr", "annee", "ano", "anno"}),
)
