"""Ratios of two numbers: 16:9, 3 to 1, 1.5:1."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from fractions import Fraction
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import Invalid
from cleanlib.shared.calendar_words import plain
from cleanlib.shared.decimals_option import DecimalsOption
from cleanlib.shared.exact_numbers import check_decimals, decimal_of, digits

_NUMBER = r"((?:0|[1-9]\d{0,17})(?:\.\d{1,18})?)"
_RATIO = re.compile(rf"{_NUMBER} ?(?:[:∶/]|(?:(?<= )|-)to(?= |-)-?) ?{_NUMBER}", re.IGNORECASE)


class Ratio(NamedTuple):
    """Two numbers, and how their quotient is rounded."""

    left: Decimal
    right: Decimal
    decimals: int | None = None


@dataclass(frozen=True)
class RatioOptions(DecimalsOption):
    """What a caller may say about a column of ratios."""

    reduce: bool = option(
        True, "write the smallest whole numbers: 2:1 for 16:8, 3:2 for 1.5:1", (True, False)
    )


def check_options(options: RatioOptions) -> None:
    """Refuse decimals that are no count of digits."""
    check_decimals(options.decimals)


def split(text: str, options: RatioOptions) -> Ratio:
    """Take the two numbers apart."""
    match = _RATIO.fullmatch(plain(text))
    if match is None:
        raise Invalid("syntax", "not two numbers as in 16:9 or 3 to 1")
    return Ratio(Decimal(match[1]), Decimal(match[2]), options.decimals)


def validate(value: Ratio, options: RatioOptions) -> Ratio:
    """Refuse 0:0, and find the smallest whole numbers."""
    if not value.left and not value.right:
        raise Invalid("component", "0:0 is no ratio")
    if not options.reduce:
        return value
    if not value.right:
        return value._replace(left=Decimal(1))
    quotient = Fraction(value.left) / Fraction(value.right)
    return value._replace(left=Decimal(quotient.numerator), right=Decimal(quotient.denominator))


def _decimal(value: Ratio, times: int = 1) -> Decimal:
    if not value.right:
        raise Invalid("component", "nothing can be divided by 0")
    return decimal_of(times * Fraction(value.left) / Fraction(value.right), value.decimals)


def _texts(value: Ratio) -> tuple[str, str]:
    return digits(value.left), digits(value.right)


RATIO: ColumnType[Ratio, RatioOptions] = ColumnType(
    name="ratio",
    title="Ratio",
    doc=(
        "Two numbers that are not negative, with a colon, a slash or 'to' between them; decimals "
        "have a point. Reduced to the smallest whole numbers unless reduce=False. Clock times "
        "(16:08), ratios of three numbers and numbers with thousands marks are invalid."
    ),
    split=split,
    validate=validate,
    formats={
        "a:b": TargetFormat(lambda v: ":".join(_texts(v)), "2:1"),
        "decimal": TargetFormat(
            _decimal,
            "2, exact or rounded to decimals=; invalid where the right side is 0",
            lossless=False,
            dtype="decimal",
        ),
        "percent": TargetFormat(
            lambda v: f"{digits(_decimal(v, 100))}%",
            "200%, exact or rounded to decimals=",
            lossless=False,
        ),
        "parts": TargetFormat(_texts, "both sides as text", ("left", "right")),
    },
    default_format="a:b",
    options=RatioOptions,
    check_options=check_options,
    examples={
        "16 : 8": "2:1",
        "1.5:1": "3:2",
        "3 to 1": "3:1",
        "3-to-1": "3:1",
        "16/9": "16:9",
        "1:20000": "1:20000",
        "0:5": "0:1",
    },
    refused={
        "16:": "syntax",
        "0:0": "component",
        "1:2:3": "syntax",
        "16:08": "syntax",
        "-1:2": "syntax",
        "1:20,000": "syntax",
        "2": "syntax",
    },
    hints=frozenset({"ratio", "odds", "scale", "aspect_ratio"}),
)
