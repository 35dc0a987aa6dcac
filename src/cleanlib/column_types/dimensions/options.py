"""The options of dimensions."""

from __future__ import annotations

from dataclasses import dataclass

from cleanlib.core.column_type import option
from cleanlib.core.errors import BadOption
from cleanlib.shared.numbers.options import MarkOptions, check_decimals
from cleanlib.shared.units.unit import parse_unit

SEPARATORS = ("x", " x ", "\u00d7", " \u00d7 ", "*", " by ")
LENGTHS = ((("length", 1),), (("pixel", 1),))  # what sides may measure


@dataclass(frozen=True)
class DimensionsOptions(MarkOptions):
    """What a caller may say about a column of dimensions."""

    default_unit: str | None = option(
        None, "the unit of cells that name none; without it they stay without", tries=("cm", "in")
    )
    sep: str = option("x", "what is written between the numbers", SEPARATORS)


def check_options(options: DimensionsOptions) -> None:
    """Refuse impossible options before any row is read."""
    check_decimals(options.decimals)
    unit = options.default_unit
    if unit is None:
        return
    known = parse_unit(unit) if isinstance(unit, str) else None
    if known is None or known.dimension not in LENGTHS:
        raise BadOption(f"default_unit={unit!r} is no unit of length, such as 'cm' or 'in'")
