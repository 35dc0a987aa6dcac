"""Months of any year, by number, name or Roman numeral."""

from __future__ import annotations

import re
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat
from cleanlib.core.errors import Invalid, shorten
from cleanlib.shared.calendar_words import (
    MONTHS,
    LanguageOptions,
    check_range,
    check_words,
    find_word,
    plain,
    role_words,
    small_number,
)

_ROMAN = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")
_NUMBER_WITH_MARK = re.compile(r"(\d{1,2}) ?(\D)")


class Month(NamedTuple):
    """A month, 1 to 12."""

    month: int


def split(text: str, options: LanguageOptions) -> Month:
    """Read a month's number, name or Roman numeral."""
    text = plain(text)
    number = small_number(text)
    if number is not None:
        return Month(number)
    marked = _NUMBER_WITH_MARK.fullmatch(text)
    if marked and marked[2] in role_words("cjk_month"):
        return Month(int(marked[1]))
    if any(character.isdigit() for character in text):
        raise Invalid("syntax")
    return _named(text, options)


def _named(text: str, options: LanguageOptions) -> Month:
    value = find_word("month", text, options.languages)
    if value is not None:
        return Month(int(value))
    if text in _ROMAN:
        return Month(_ROMAN.index(text) + 1)
    raise Invalid("unknown", f"{shorten(text, 20)} is no month")


def validate(value: Month, options: LanguageOptions) -> Month:
    """Refuse numbers that no month has."""
    check_range("month", value.month, 1, 12)
    return value


def _name(value: Month) -> str:
    return MONTHS[value.month - 1]


MONTH = ColumnType(
    name="month",
    title="Month",
    doc=(
        "Months as numbers 1 to 12, as names in full or shortened (any beginning of three "
        "letters or more that fits one month only), as capital Roman numerals I to XII."
    ),
    split=split,
    validate=validate,
    formats={
        "number": TargetFormat(lambda v: str(v.month), "9"),
        "name": TargetFormat(_name, "September, in English"),
        "abbreviation": TargetFormat(lambda v: _name(v)[:3], "Sep, in English"),
        "two_digit": TargetFormat(lambda v: f"{v.month:02}", "09"),
        "parts": TargetFormat(
            tuple, "the number of the month", ("month",), dtypes={"month": "integer"}
        ),
    },
    default_format="number",
    options=LanguageOptions,
    check_options=check_words,
    examples={"sept.": "9", "JANUARY": "1", "03": "3", "1.0": "1", "XII": "12", "3月": "3"},
    refused={
        "13": "range",
        "0": "range",
        "Smarch": "unknown",
        "Ju": "unknown",
        "1.5": "syntax",
        "March 2021": "syntax",
    },
    hints=frozenset({"month", "mon", "monat", "mois", "mes", "mese", "maand"}),
)
