"""The options of quantities."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from cleanlib.core.column_type import option
from cleanlib.core.errors import BadOption
from cleanlib.shared.ignored_text import IGNORE_TEXT_DOC, phrases_of
from cleanlib.shared.numbers.options import MarkOptions, check_decimals
from cleanlib.shared.units.unit import Unit, parse_unit, refusal


@dataclass(frozen=True)
class QuantityOptions(MarkOptions):
    """What a caller may say about a column of quantities."""

    default_unit: str | None = option(
        None, "the unit of bare numbers; without it they are invalid", tries=("m", "kg")
    )
    units: Mapping[str, str] | None = option(
        None, "what spellings of units stand for, such as {'ML': 'mL', 'pcs': 'count'}"
    )
    ignore_text: str | Sequence[str] | None = option(None, IGNORE_TEXT_DOC)
    gallon: str = option(
        "us",
        "whether gallons, pints, cups, fluid ounces, hundredweights and tons are US or imperial",
        ("us", "imperial"),
    )

    spellings: ClassVar[Mapping[str, str]] = {}  # what words mean in columns of this kind

    def unit(self, text: str) -> Unit | None:
        """The unit a text spells in this call; None when it spells none."""
        usual = self.spellings.get(text.rstrip(".").lower(), text)
        return parse_unit((self.units or {}).get(text, usual), self.gallon == "imperial")


def check_options(options: QuantityOptions) -> None:
    """Refuse impossible options before any row is read."""
    check_decimals(options.decimals)
    phrases_of(options.ignore_text)
    if options.default_unit is not None:
        check_unit(options.default_unit, "default_unit")
    if options.units is None:
        return
    if not isinstance(options.units, Mapping):
        raise BadOption(f"units must be a mapping such as {{'ML': 'mL'}}, not {options.units!r}")
    for spelling, unit in options.units.items():
        if not isinstance(spelling, str) or not spelling.strip():
            raise BadOption(f"units: {spelling!r} is no spelling of a unit")
        check_unit(unit, f"units[{spelling!r}]")


def check_unit(text: object, name: str) -> None:
    """Refuse an option that names no unit."""
    if not isinstance(text, str):
        raise BadOption(f"{name}={text!r} is no unit that is known, such as 'kg' or 'm2'")
    if parse_unit(text) is None:
        raise BadOption(f"{name}: {refusal(text)[1]}")
