"""Ages of people in years, months and days."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from functools import cache
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import BadOption, Invalid, shorten
from cleanlib.core.notes import note
from cleanlib.core.tables import read_table
from cleanlib.shared.calendar_words import plain

_LONGEST = 80
_DAYS_A_MONTH = Fraction(146_097, 4_800)  # 400 Gregorian years
_DECIMALS = 2
_UNITS = {"year": (12, 0), "month": (1, 0), "week": (0, 7), "day": (0, 1)}
_BESIDES = dict.fromkeys(["yo", "y/o", "y.o", "歳", "才", "岁", "歲", "세", "살"], "year")
_FRACTIONS = {"¼": ".25", "½": ".5", "¾": ".75", "1/2": ".5"}
_FRACTION = re.compile(r"(?<=\d)(?: ?([¼½¾])| (1/2))")
_NUMBER = r"\d{1,6}(?:\.\d{1,6}|,(?!\d{3}(?!\d))\d{1,6})?"  # 1,000 groups thousands
_BEFORE = re.compile(r"(?:(?:aged?|alter|edad|âge|age of)\b ?:? ?)?(.*)")
_OLD = re.compile(r"(.*?)[ -]?\b(?:old|of age|alt|de edad|d'âge|di età)")
_PART = re.compile(rf"({_NUMBER})[ -]?([^\W\d_]+(?:[./][^\W\d_]+)*)\.?,? ?")
_ISO = re.compile(
    rf"p(?:({_NUMBER})y)?(?:({_NUMBER})m)?(?:({_NUMBER})w)?(?:({_NUMBER})d)?", re.ASCII
)
_RANGE = re.compile(
    r"[<>≤≥].*"
    r"|\d{1,3} ?(?:-|to|bis|à|a) ?\d{1,3}(?: ?[^\W\d]\D*)?"
    r"|\d{1,3} ?(?:\+|and over|or over|and under|or under).*"
)


class Age(NamedTuple):
    """Months and days that have passed since birth, exact."""

    months: Fraction
    days: Fraction

    def in_months(self) -> Fraction:
        """All of it in months, days by the length of the average month."""
        return self.months + self.days / _DAYS_A_MONTH


@dataclass(frozen=True)
class AgeOptions:
    """What a caller may say about a column of ages."""

    max: float = option(125, "greater ages, in years, are invalid")


def check_options(options: AgeOptions) -> None:
    """Refuse a greatest age that no one has."""
    if isinstance(options.max, bool) or not isinstance(options.max, (int, float)):
        raise BadOption(f"max={options.max!r} must be a number of years, such as max=125")
    if not 0 < options.max <= 1_000:
        raise BadOption(f"max={options.max!r} must lie between 0 and 1000 years")


def split(text: str, options: AgeOptions) -> Age:
    """Read a number of years, numbers with units, or an ISO 8601 duration."""
    text = _FRACTION.sub(lambda m: _FRACTIONS[m[1] or m[2]], plain(text).casefold())
    if len(text) > _LONGEST:
        raise Invalid("length", f"{len(text):,} characters are too long for an age")
    if re.fullmatch(rf"-{_NUMBER}\D*", text):
        raise Invalid("range", "an age is not negative")
    if _RANGE.fullmatch(text):
        raise Invalid("ambiguous", "a range of ages is no single age")
    if re.fullmatch(_NUMBER, text):
        return Age(12 * _exact(text), Fraction(0))
    iso = _ISO.fullmatch(text)
    counts = list(zip(_UNITS, iso.groups(), strict=True)) if iso else list(_named(text))
    return _summed([(unit, number) for unit, number in counts if number is not None])


def _named(text: str) -> Iterator[tuple[str, str]]:
    """Units and their numbers, as in ``5 yrs 6 mo old``."""
    before = _BEFORE.fullmatch(text)
    text = before[1] if before else text
    old = _OLD.fullmatch(text)
    text = old[1] if old else text
    if re.fullmatch(_NUMBER, text):
        yield "year", text
        return
    at, unit = 0, ""
    while at < len(text):
        match = _PART.match(text, at)
        if match is None:
            raise Invalid("syntax", f"{shorten(text[at:], 20)} is no number with a unit")
        unit = _unit(match[2], unit)
        yield unit, match[1]
        at = _after_and(text, match.end())


def _after_and(text: str, at: int) -> int:
    word, blank, _ = text[at:].partition(" ")
    return at + len(word + blank) if blank and word in _words("and") else at


def _unit(word: str, before: str) -> str:
    """The unit of a word; a single m is months after years only, for it may say male."""
    if word == "m":
        if before != "year":
            raise Invalid("ambiguous", "m may be months, or say male")
        return "month"
    for unit in _UNITS:
        if word in _words(unit):
            return unit
    if word in _BESIDES:
        return _BESIDES[word]
    raise Invalid("unknown", f"{shorten(word, 20)} is no unit of an age")


@cache
def _words(role: str) -> frozenset[str]:
    rows = [row for row in read_table("duration_units") if row["role"] == role]
    return frozenset(word for row in rows for word in row["words"].split("|"))


def _summed(counts: list[tuple[str, str]]) -> Age:
    units = [unit for unit, _ in counts]
    if not units or units != sorted(set(units), key=list(_UNITS).index):
        raise Invalid("syntax", "an age has each unit once, the largest first")
    if any(re.search("[.,]", number) for _, number in counts[:-1]):
        raise Invalid("syntax", "only the last number may have a fraction")
    age = Age(Fraction(0), Fraction(0))
    for unit, number in counts:
        months, days = _UNITS[unit]
        age = Age(age.months + months * _exact(number), age.days + days * _exact(number))
    return age


def _exact(number: str) -> Fraction:
    return Fraction(number.replace(",", "."))


def validate(value: Age, options: AgeOptions) -> Age:
    """Refuse ages that no one has."""
    if value.in_months() > 12 * Fraction(str(options.max)):
        raise Invalid("range", f"more than {options.max} years")
    return value


def _digits(number: Fraction) -> str:
    """A number in digits; rounded where they would not end."""
    denominator = number.denominator
    for factor in (2, 5):
        while denominator % factor == 0:
            denominator //= factor
    if denominator == 1:
        written = Decimal(number.numerator) / number.denominator
    else:
        note("fraction_cut")
        written = Decimal(round(number * 10**_DECIMALS)).scaleb(-_DECIMALS)
    return f"{written.normalize():f}"


def _iso_duration(value: Age) -> str:
    years, months = divmod(value.months, 12)
    counts = {"Y": Fraction(years), "M": months, "D": value.days}
    written = "".join(f"{_digits(n)}{unit}" for unit, n in counts.items() if n)
    return f"P{written or '0Y'}"


def _parts(value: Age) -> tuple[int, int, int]:
    """Completed years, months and days."""
    years, months = divmod(value.months, 12)
    if months.denominator > 1 or value.days.denominator > 1:
        note("fraction_cut")
    return int(years), int(months), int(value.days)


AGE: ColumnType[Age, AgeOptions] = ColumnType(
    name="age",
    title="Age",
    doc=(
        "Ages as a number of years, or as years, months, weeks and days with units (5 yrs 6 mo, "
        "18 months, 42 y/o, P5Y6M; words of seven languages). Negative ages, ages over max= and "
        "ranges (30-39, 90+) are invalid."
    ),
    split=split,
    validate=validate,
    formats={
        "years": TargetFormat(
            lambda v: _digits(v.in_months() / 12),
            "5.5; two decimals where there is no end to them",
            lossless=False,
        ),
        "months": TargetFormat(
            lambda v: _digits(v.in_months()), "66, as a number without its unit", lossless=False
        ),
        "iso_duration": TargetFormat(_iso_duration, "P5Y6M"),
        "parts": TargetFormat(
            _parts,
            "completed years, months and days",
            ("years", "months", "days"),
            dtypes=dict.fromkeys(("years", "months", "days"), "integer"),
        ),
    },
    default_format="years",
    options=AgeOptions,
    check_options=check_options,
    examples={"5 yrs 6 mo": "5.5", "42": "42", "18 months": "1.5", "42 y/o": "42", "P5Y6M": "5.5"},
    refused={
        "-3": "range",
        "130": "range",
        "30-39": "ambiguous",
        "90+": "ambiguous",
        "x": "syntax",
    },
    hints=frozenset({"age", "alter", "edad", "âge", "ålder", "leeftijd", "eta", "idade"}),
)
