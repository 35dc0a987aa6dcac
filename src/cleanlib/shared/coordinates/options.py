"""The options of coordinates that are written with a number of decimals."""

from __future__ import annotations

from dataclasses import dataclass

from cleanlib.core.column_type import option
from cleanlib.core.errors import BadOption
from cleanlib.shared.calendar_words import check_whole_numbers

MOST_DECIMALS = 12


@dataclass(frozen=True)
class PrecisionOptions:
    """How coordinates are rounded, and their decimal mark."""

    precision: int = option(5, "decimals of degrees; zeros at the end are left out", tries=(3,))
    minutes_precision: int = option(3, "decimals of minutes in the format 'dm'", tries=(1,))
    seconds_precision: int = option(2, "decimals of seconds in the format 'dms'", tries=(0,))
    decimal: str = option(
        ".", "the decimal mark; a comma is also read where it can be nothing else", (".", ",")
    )


def check_precision(options: PrecisionOptions) -> None:
    """Refuse numbers of decimals that cannot be written."""
    for name in ("precision", "minutes_precision", "seconds_precision"):
        check_whole_numbers(options, name)
        if not 0 <= getattr(options, name) <= MOST_DECIMALS:
            raise BadOption(f"{name} must be from 0 to {MOST_DECIMALS}")
