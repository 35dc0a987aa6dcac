"""The options of the duration types."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from cleanlib.column_types.duration.units import BY_SYMBOL
from cleanlib.column_types.duration.vocabulary import known_languages
from cleanlib.core.column_type import option
from cleanlib.shared.options import check_languages

MINUTES_SECONDS, HOURS_MINUTES = "m:s", "h:m"


@dataclass(frozen=True)
class DurationOptions:
    """What a caller may say about a column of durations."""

    two_part_colon: str = option(
        "reject",
        "1:30 is minutes and seconds, hours and minutes, or invalid; 'infer': a cell of the "
        "column such as 1:02:03 proves minutes and seconds",
        ("reject", MINUTES_SECONDS, HOURS_MINUTES, "infer"),
    )
    default_unit: str | None = option(
        None, "unit of bare numbers; without it they are invalid", (None, *BY_SYMBOL)
    )
    decimal: str | None = option(
        None,
        "the decimal mark of numbers with a unit; None or 'infer': a comma or a dot is one, and "
        "only 1,500 (grouped or not?) is decided from the column, or invalid",
        (None, "infer", ".", ","),
    )
    languages: Sequence[str] | None = option(
        None, "unit words of these languages besides English, such as ['fr', 'de']"
    )


def check_options(options: DurationOptions) -> None:
    """Refuse impossible options before any row is read."""
    check_languages(options.languages, known_languages())
