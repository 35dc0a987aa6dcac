"""The options of ranges."""

from __future__ import annotations

from dataclasses import dataclass

from cleanlib.core.column_type import option
from cleanlib.shared.numbers.options import MarkOptions, check_decimals


@dataclass(frozen=True)
class NumberRangeOptions(MarkOptions):
    """What a caller may say about a column of ranges."""

    open_ended: bool = option(
        True, "read ranges with one end, such as 65+ and <5; False refuses them", (True, False)
    )


def check_options(options: NumberRangeOptions) -> None:
    """Refuse impossible options before any row is read."""
    check_decimals(options.decimals)
