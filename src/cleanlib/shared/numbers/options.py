"""The options of every type with written numbers."""

from __future__ import annotations

from dataclasses import dataclass

from cleanlib.core.column_type import option
from cleanlib.core.errors import BadOption

MARKS = (None, "infer", ".", ",")
AMBIGUOUS = (".", ",", "reject")
GROUPINGS = ("western", "indian")
DECIMALS_DOC = "digits after the decimal mark, halves rounded away from zero; None: as they come"


@dataclass(frozen=True)
class MarkOptions:
    """Which marks numbers are written with."""

    decimal: str | None = option(
        None,
        "the decimal mark; None or 'infer': cells that can be read in one way only settle those "
        "such as 1,234 or 1.234",
        MARKS,
    )
    ambiguous_separator: str = option(
        ".",
        "the decimal mark where no cell proves one; 'reject': such cells are invalid",
        AMBIGUOUS,
    )
    grouping: str = option(
        "western",
        "'indian': digits may also be grouped by two before the last three, as in 12,34,567",
        GROUPINGS,
    )
    decimals: int | None = option(None, DECIMALS_DOC)

    @property
    def stated_mark(self) -> str | None:
        """The decimal mark the caller states."""
        return None if self.decimal == "infer" else self.decimal


# What stands for a missing number beside the usual null tokens
DASHES = frozenset({"\u2013", "\u2014", "\u2015", "---"})


def check_decimals(decimals: object) -> None:
    """Refuse a number of decimals that cannot be."""
    whole = isinstance(decimals, int) and not isinstance(decimals, bool)
    if decimals is not None and not (whole and 0 <= int(str(decimals)) <= MOST_DECIMALS):
        raise BadOption(
            f"decimals must be a whole number from 0 to {MOST_DECIMALS}, not {decimals!r}"
        )


MOST_DECIMALS = 30
