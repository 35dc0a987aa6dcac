"""Fractions: 3/2, 1 ½, 1-1/2, 0.75."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from fractions import Fraction as Number
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import BadOption, Invalid
from cleanlib.core.notes import note
from cleanlib.shared.calendar_words import plain
from cleanlib.shared.decimals_option import DecimalsOption
from cleanlib.shared.exact_numbers import check_decimals, decimal_of, whole_cell

_LONGEST = 100
_RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹₀₁₂₃₄₅₆₇₈₉", "01234567890123456789")
_RAISED_PAIR = re.compile(r"([⁰¹²³⁴⁵⁶⁷⁸⁹]+) ?/ ?([₀₁₂₃₄₅₆₇₈₉]+)")
_FRACTION = re.compile(r"([+-]?) ?(?:(\d{1,40})(?: |- ?))?(\d{1,40}) ?/ ?(\d{1,40})")
_ZERO_IN_FRONT = re.compile(r"(?<!\d)0\d")
_DECIMAL = re.compile(r"([+-]?) ?(\d{1,40}(?:\.\d{0,18})?|\.\d{1,18})")


class Fraction(NamedTuple):
    """A rational number, and how its decimals are rounded."""

    value: Number
    decimals: int | None = None


@dataclass(frozen=True)
class FractionOptions(DecimalsOption):
    """What a caller may say about a column of fractions."""

    limit_denominator: int | None = option(
        None,
        "take the nearest fraction whose denominator is not larger than this: 0.333 is 1/3 with 10",
        tries=(10, 100),
    )


def check_options(options: FractionOptions) -> None:
    """Refuse limits that are no positive whole number."""
    check_decimals(options.decimals)
    limit = options.limit_denominator
    if limit is not None and (isinstance(limit, bool) or not isinstance(limit, int) or limit < 1):
        raise BadOption(f"limit_denominator={limit!r} must be a whole number from 1 on")


def split(text: str, options: FractionOptions) -> Fraction:
    """Read a quotient, a mixed number or a decimal number."""
    if len(text) > _LONGEST:
        raise Invalid("length", f"more than {_LONGEST} characters")
    text = plain(_in_a_line(text))
    match = _FRACTION.fullmatch(text)
    if match is not None:
        quotient = _quotient(*match.groups())
        if _ZERO_IN_FRONT.search(text):
            raise Invalid("ambiguous", "with zeros in front it may be a date")
        return Fraction(quotient, options.decimals)
    match = _DECIMAL.fullmatch(text)
    if match is None:
        raise Invalid("syntax", "not written like 3/4, 1 1/2, 1 ½ or 0.75")
    return Fraction(_signed(match[1], Number(match[2])), options.decimals)


def _in_a_line(text: str) -> str:
    """Vulgar fractions and raised figures as plain figures with a slash."""
    line = "".join(map(_spelt, text)).replace("\u2044", "/").replace("\u2215", "/")
    return _RAISED_PAIR.sub(lambda pair: f" {pair[0].translate(_RAISED)} ", line)


def _spelt(sign: str) -> str:
    """``1/2`` for ``½``, apart from what is beside it; other signs as they are."""
    if sign == "⅟":  # the denominator follows
        return " 1/"
    if "VULGAR FRACTION" in unicodedata.name(sign, ""):
        return f" {unicodedata.normalize('NFKC', sign)} "
    return sign


def _quotient(sign: str, whole: str | None, numerator: str, denominator: str) -> Number:
    if int(denominator) == 0:
        raise Invalid("component", "nothing can be divided by 0")
    part = Number(int(numerator), int(denominator))
    if whole is not None and re.match("0[0-9]", numerator):
        raise Invalid("syntax", "a blank that groups thousands")
    if whole is not None and part >= 1:
        raise Invalid("component", f"{numerator}/{denominator} beside a whole number is 1 or more")
    return _signed(sign, int(whole or 0) + part)


def _signed(sign: str, value: Number) -> Number:
    return -value if sign == "-" else value


def validate(value: Fraction, options: FractionOptions) -> Fraction:
    """Take the nearest simple fraction, if the caller wants one."""
    limit = options.limit_denominator
    if limit is None or value.value.denominator <= limit:
        return value
    note("fraction_cut")
    return value._replace(value=value.value.limit_denominator(limit))


def _mixed(value: Fraction) -> str:
    whole, rest = divmod(abs(value.value), 1)
    words = [str(whole)] * bool(whole or not rest) + [str(rest)] * bool(rest)
    return "-" * (value.value < 0) + " ".join(words)


def _parts(value: Fraction) -> tuple[int, int, int]:
    """The sign is that of the whole number, or of the numerator where that is 0."""
    whole, rest = divmod(abs(value.value), 1)
    sign = -1 if value.value < 0 else 1
    first = sign * rest.numerator if whole == 0 else rest.numerator
    return whole_cell(sign * whole), whole_cell(first), whole_cell(rest.denominator)


FRACTION: ColumnType[Fraction, FractionOptions] = ColumnType(
    name="fraction",
    title="Fraction",
    doc=(
        "Quotients of whole numbers, mixed numbers (1 1/2, 1-1/2, 1 ½), Unicode fractions and "
        "decimal numbers with a point, exact and in lowest terms. Improper fractions are read, "
        "but not beside a whole number."
    ),
    split=split,
    validate=validate,
    formats={
        "fraction": TargetFormat(lambda v: str(v.value), "3/2, and 2 for a whole number"),
        "decimal": TargetFormat(
            lambda v: decimal_of(v.value, v.decimals),
            "1.5, exact or rounded to decimals=",
            lossless=False,
            dtype="decimal",
        ),
        "mixed": TargetFormat(_mixed, "1 1/2"),
        "parts": TargetFormat(
            _parts,
            "whole number, numerator and denominator of the mixed number",
            ("whole", "numerator", "denominator"),
            dtypes=dict.fromkeys(("whole", "numerator", "denominator"), "integer"),
        ),
    },
    default_format="fraction",
    options=FractionOptions,
    check_options=check_options,
    examples={
        "1 ½": "3/2",
        "6/4": "3/2",
        "1 1/2": "3/2",
        "5-7/8": "47/8",
        "-3/4": "-3/4",
        "1⁄2": "1/2",
        "0.75": "3/4",
        "4": "4",
    },
    refused={
        "1/0": "component",
        "1 3/2": "component",
        "3:4": "syntax",
        "1/2/3": "syntax",
        "0,75": "syntax",
        "50%": "syntax",
        "half": "syntax",
    },
    hints=frozenset({"fraction", "ratio"}),
)
