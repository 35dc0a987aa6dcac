"""The options of plain numbers."""

from __future__ import annotations

from dataclasses import dataclass

from cleanlib.core.column_type import option
from cleanlib.core.errors import BadOption
from cleanlib.shared.numbers.options import MarkOptions, check_decimals
from cleanlib.shared.numbers.suffixes import SUFFIXES_DOC


@dataclass(frozen=True)
class NumberOptions(MarkOptions):
    """What a caller may say about a column of numbers."""

    percent: str = option(
        "fraction",
        "12.5 % is 0.125, or ('points') 12.5; only cells with the sign are scaled",
        ("fraction", "points"),
    )
    suffixes: bool = option(False, SUFFIXES_DOC, (True, False))
    scientific: bool = option(
        True, "read 5E1 as 50; False keeps codes of that shape from becoming numbers", (True, False)
    )
    dash: str = option("missing", "what a lone dash stands for", ("missing", "zero"))
    cr_negative: bool = option(
        False, "read CR and DR behind a number: credits are negative, debits are not", (True, False)
    )


@dataclass(frozen=True)
class IntegerOptions(NumberOptions):
    """What a caller may say about a column of whole numbers."""

    allow_float_integral: bool = option(
        True, "read 12.0 as 12; False refuses any decimals", (True, False)
    )
    width: int = option(1, "the format 'padded' writes zeros in front up to so many digits")


@dataclass(frozen=True)
class PercentOptions(MarkOptions):
    """What a caller may say about a column of percentages."""

    assume: str = option(
        "fraction",
        "what numbers without a sign are: 0.125 is a fraction, or ('percent') 12.5 is 12.5 %",
        ("fraction", "percent"),
    )


def check_options(options: MarkOptions) -> None:
    """Refuse impossible options before any row is read."""
    check_decimals(options.decimals)


def check_integer_options(options: IntegerOptions) -> None:
    """Refuse impossible options before any row is read."""
    check_decimals(options.decimals)
    width = options.width
    if not isinstance(width, int) or isinstance(width, bool) or not 1 <= width <= MOST_WIDTH:
        raise BadOption(f"width must be a whole number from 1 to {MOST_WIDTH}, not {width!r}")


MOST_WIDTH = 40
