"""What a unit is worth: pint's factors, as exact fractions, looked up once for each spelling."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from typing import Any

from cleanlib.column_types.quantity.unit_words import (
    FACTORS,
    IMPERIAL,
    NEVER_LOWERED,
    NO_UNITS,
    OFFSETS,
    PREFIXED,
    SPELLINGS,
)

Dimension = tuple[tuple[str, int], ...]
MOST_LETTERS = 40
_POWERS = {"square": 2, "sq": 2, "cubic": 3, "cu": 3}
_PIECE = re.compile(r"(?P<op>[*/])?(?P<name>[^\d*/^-]+)(?:\^?(?P<power>-?\d+))?")
_SUPERSCRIPTS = str.maketrans("\u2070\u00b9\u00b2\u00b3\u2074\u2075\u2076\u2077\u2078\u2079\u207b",
                              "0123456789-")  # fmt: skip


@dataclass(frozen=True)
class Unit:
    """A unit of measurement.

    Attributes
    ----------
    symbol : str
        How it is written, such as ``km/h`` or ``m2``.
    factor : Fraction
        How many of the base unit of its dimension it is.
    dimension : tuple of (str, int)
        The powers of length, mass, time and so on.
    offset : Fraction
        What 0 of it is in the base unit; for degrees only.
    """

    symbol: str
    factor: Fraction
    dimension: Dimension
    offset: Fraction = Fraction(0)


@cache
def _registry() -> Any:
    import pint

    registry: Any = pint.UnitRegistry(non_int_type=Fraction)
    return registry


@lru_cache(maxsize=100_000)
def component(name: str) -> str | None:
    """Pint's name of one unit without powers; None when there is no such unit.

    >>> component("kg"), component("lbs"), component("pcs"), component("blorps")
    ('kilogram', 'pound', None, None)
    """
    if name in SPELLINGS:
        return SPELLINGS[name]
    if name in NO_UNITS or not name or len(name) > MOST_LETTERS:
        return None
    for prefix, unit, _ in _registry().parse_unit_name(name):
        if not prefix or unit in PREFIXED:
            return str(prefix + unit)
    return None


@lru_cache(maxsize=20_000)
def parse_unit(text: str, imperial: bool = False) -> Unit | None:
    """The unit that a text spells; None when it spells none.

    >>> parse_unit("sq. ft").symbol, parse_unit("km/h").factor, parse_unit("apples") is None
    ('ft2', Fraction(5, 18), True)
    """
    pieces = list(_pieces(text))
    names = [(component(name), power) for name, power in pieces]
    if not names or any(name is None for name, _ in names):
        return None
    known = [(str(name), power) for name, power in _flattened(names)]
    if imperial:
        known = [(IMPERIAL.get(name, name), power) for name, power in known]
    return _product(known)


def _flattened(names: list[tuple[str | None, int]]) -> Iterator[tuple[str, int]]:
    """``square_foot`` as a foot to the power of two."""
    for name, power in names:
        word, _, rest = str(name).partition("_")
        if word in _POWERS and rest:
            yield str(component(rest)), _POWERS[word] * power
        else:
            yield str(name), power


def _pieces(text: str) -> Iterator[tuple[str, int]]:
    """The names in a text and their powers; what is divided by has negative ones."""
    text = _spelt_out(text)
    end, sign = 0, 1
    for match in _PIECE.finditer(text):
        if match.start() != end:
            break
        end = match.end()
        sign = -1 if match["op"] == "/" else sign
        name, power = _leading_power(match["name"].strip(" ._-"))
        yield name, sign * power * int(match["power"] or 1)
    if end != len(text):
        yield "", 1


def _spelt_out(text: str) -> str:
    text = re.sub(r"(\S)([\u2070\u00b9\u00b2\u00b3\u2074-\u2079\u207b]+)", _power, text.strip(" ."))
    text = re.sub(r"(?<=\w) per (?=\w)", "/", text)
    text = re.sub(r"[\u00b7\u22c5\u00d7]", "*", text)
    return re.sub(r"\.? +|\.(?=\w)", " ", text).strip()


def _power(match: re.Match[str]) -> str:
    return f"{match[1]}^{match[2].translate(_SUPERSCRIPTS)}"


def _leading_power(name: str) -> tuple[str, int]:
    """``sq ft`` as ft to the power of two; other words are joined as pint joins them.

    Letter case is let go where the spelling as it stands is no unit: ``KG``, ``Lbs``.
    """
    first, _, rest = name.partition(" ")
    power = _POWERS.get(first.lower(), 1)
    words = rest if power > 1 else name
    joined = "_".join(words.split())
    lowered = joined.lower()
    keep = component(joined) is not None or joined in NEVER_LOWERED
    return (joined if keep else lowered), power


@lru_cache(maxsize=4096)
def _named(name: str) -> Unit:
    registry = _registry()
    factor = FACTORS.get(name) or registry.get_base_units(name)[0]
    powers = {str(base): int(power) for base, power in registry.get_dimensionality(name).items()}
    offset = OFFSETS.get(name, Fraction(0))
    return Unit(registry.get_symbol(name), Fraction(factor), _ordered(powers), offset)


def _ordered(powers: dict[str, int]) -> Dimension:
    return tuple(sorted((base, power) for base, power in powers.items() if power))


def _product(names: list[tuple[str, int]]) -> Unit:
    if len(names) == 1 and names[0][1] == 1:
        return _named(names[0][0])
    factor = Fraction(1)
    powers: dict[str, int] = {}
    for name, power in names:
        unit = _named(name)
        factor *= unit.factor**power
        for base, exponent in unit.dimension:
            powers[base] = powers.get(base, 0) + exponent * power
    return Unit(_symbol(names), factor, _ordered(powers))


def _symbol(names: list[tuple[str, int]]) -> str:
    """``kg*m/s2``: what is multiplied before what is divided by."""
    above = [_with_power(name, power) for name, power in names if power > 0]
    below = [_with_power(name, -power) for name, power in names if power < 0]
    return "/".join(["*".join(above) or "1", *below])


def _with_power(name: str, power: int) -> str:
    return _named(name).symbol + (str(power) if power != 1 else "")
