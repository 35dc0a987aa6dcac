"""What a unit is worth: pint's factors, as exact fractions, looked up once for each spelling."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import cache, lru_cache
from typing import Any

from cleanlib.shared.units.spellings import AMBIGUOUS, Entry, entries, imperial, is_part, plain

Dimension = tuple[tuple[str, int], ...]
_POWERS = {"square": 2, "sq": 2, "cubic": 3, "cu": 3, "squared": 2, "cubed": 3}
_JOINED = re.compile(r"[ ._-]+")
_ATOM = re.compile(r"(?P<name>[^\d\s.^-]+)(?P<power>\^?-?\d)?(?P<joint>[ .]?)")
_CAPITALS = re.compile(r"\b[HS]\b")  # in KM/H and FT/S neither henry nor siemens
_BASES = {
    "meter": "length", "kilogram": "mass", "second": "time", "ampere": "current",
    "kelvin": "temperature", "mole": "substance", "candela": "luminosity", "radian": "angle",
    "bit": "information",
}  # fmt: skip
# What 0 of a unit is in kelvin
_OFFSETS = {
    "degree_Celsius": Fraction("273.15"),
    "degree_Fahrenheit": Fraction("459.67") * Fraction(5, 9),
}
# No factor converts logarithms, nor what is measured by its effect or its charge
_BY_THEMSELVES = ("decibel", "decibelmilliwatt", "IU", "Eq", "Osm")
_DEGREES = ("deg", "arcmin", "arcsec")


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
        The powers of length, mass, time and so on; angles and information count as dimensions.
    offset : Fraction
        What 0 of it is in the base unit; for degrees only.
    """

    symbol: str
    factor: Fraction
    dimension: Dimension
    offset: Fraction = Fraction(0)


Factors = list[tuple[Entry, int]]


@lru_cache(maxsize=20_000)
def parse_unit(text: str, as_imperial: bool = False) -> Unit | None:
    """The unit that a text spells; None when it spells none, or one of several.

    >>> parse_unit("sq. ft").symbol, parse_unit("km/h").factor, parse_unit("apples") is None
    ('ft2', Fraction(5, 18), True)
    """
    factors = _read(text)
    if as_imperial:
        factors = [(imperial(entry), power) for entry, power in factors]
    if not factors:
        return None
    unit = _product(factors)
    return unit if _product(_read(unit.symbol)) == unit else None


def refusal(text: str) -> tuple[str, str]:
    """Why a text is no unit: a reason and a detail."""
    meanings = AMBIGUOUS.get(text) or ", ".join(entry.symbol for entry in entries(text))
    if meanings:
        return "ambiguous", f"{text!r} may be {meanings}"
    return "unknown", f"{text!r} is no unit that is known"


def is_unit_word(word: str) -> bool:
    """Whether a word may be part of a unit, or of a text that `refusal` explains."""
    return all(_may_stand(part) for part in word.split("/"))


def _may_stand(word: str) -> bool:
    known = word in AMBIGUOUS or is_part(word) or word.lower() in _POWERS or word.lower() == "per"
    return known or bool(entries(word)) or bool(_read(word))


def _read(text: str) -> Factors:
    """The units in a text and their powers; nothing when some of it is not known.

    A quotient in capitals throughout is read in small letters, as far as that gives a unit.
    """
    whole = _one(text)
    if whole is not None:
        return [(whole, 1)]
    factors = _factors(text)
    if text.isupper() and not text.isalpha() and ("/" in text or not factors):
        small = text.lower()
        return _factors(small) or ([] if _CAPITALS.search(text) else factors)
    return factors


def _factors(text: str) -> Factors:
    factors: Factors = []
    for at, below in enumerate(_spelt_out(text).split("/")):
        for part in below.split("*"):
            found = _chunk(part)
            if not found:
                return []
            factors += [(entry, -power if at else power) for entry, power in found]
    return factors


def _spelt_out(text: str) -> str:
    text = plain(text).strip(" .")
    return re.sub(r"(?i)(?<=\w) per (?=\w)", "/", text)


def _one(text: str) -> Entry | None:
    """The unit that has this spelling; a dot or a hyphen joins words as a blank does."""
    found = entries(_JOINED.sub(" ", text).strip())
    return found[0] if len(found) == 1 else None


def _chunk(text: str) -> Factors:
    """A unit, with a power before or behind it, or several whose product is meant."""
    text = text.strip(" .")
    whole = _one(text)
    if whole is not None:
        return [(whole, 1)]
    return _with_power_word(text) or _atoms(text)


def _with_power_word(text: str) -> Factors:
    """``sq ft`` and ``feet squared``."""
    words = _JOINED.sub(" ", text).split()
    for word, rest in ((words[0], words[1:]), (words[-1], words[:-1])) if words else ():
        entry = _one(" ".join(rest))
        if word.lower() in _POWERS and entry is not None:
            return [(entry, _POWERS[word.lower()])]
    return []


def _atoms(text: str) -> Factors:
    """``m^2`` and ``kg.m.s-2``; a blank alone makes no product."""
    matches = list(_ATOM.finditer(text))
    if "".join(match[0] for match in matches) != text:
        return []
    found = [(_one(match["name"]), match["power"]) for match in matches]
    factors = [(entry, int((power or "1").lstrip("^"))) for entry, power in found if entry]
    if len(factors) < len(matches) or not all(power for _, power in factors):
        return []
    if len(factors) > 1 and not _is_product(factors, matches):
        return []
    return factors


def _is_product(factors: Factors, matches: list[re.Match[str]]) -> bool:
    """Whether units side by side are multiplied: ``40° N`` and ``lb.oz`` are something else."""
    stated = any(match["power"] for match in matches) or all(
        m["joint"] == "." for m in matches[:-1]
    )
    different = {_named(entry).dimension for entry, _ in factors}
    degrees = any(entry.symbol in _DEGREES for entry, _ in factors)
    return stated and len(different) == len(factors) and not degrees


@cache
def _registry() -> Any:
    import pint

    registry: Any = pint.UnitRegistry(non_int_type=Fraction)
    return registry


@lru_cache(maxsize=4096)
def _named(entry: Entry) -> Unit:
    if entry.expression in _BY_THEMSELVES:
        return Unit(entry.symbol, entry.scale, ((entry.expression, 1),))
    worth = _registry().parse_expression(entry.expression)
    number, units = getattr(worth, "magnitude", worth), getattr(worth, "units", None)
    factor, base = _registry().get_base_units(units) if units is not None else (1, None)
    return Unit(
        entry.symbol,
        entry.scale * Fraction(number) * Fraction(factor),
        _ordered(dict(_powers(base))),
        _OFFSETS.get(entry.expression, Fraction(0)),
    )


def _powers(base: Any) -> Iterator[tuple[str, int]]:
    from pint.util import to_units_container

    container: Any = {} if base is None else to_units_container(base)
    for name, power in container.items():
        yield _BASES.get(name, name), int(power)


def _ordered(powers: dict[str, int]) -> Dimension:
    return tuple(sorted((base, power) for base, power in powers.items() if power))


def _product(factors: Factors) -> Unit:
    if len(factors) == 1 and factors[0][1] == 1:
        return _named(factors[0][0])
    worth = Fraction(1)
    powers: dict[str, int] = {}
    for entry, power in factors:
        unit = _named(entry)
        worth *= unit.factor**power
        for base, exponent in unit.dimension:
            powers[base] = powers.get(base, 0) + exponent * power
    return Unit(_symbol(factors), worth, _ordered(powers))


def _symbol(factors: Factors) -> str:
    return written_powers([(entry.symbol, power) for entry, power in factors])


def written_powers(powers: Sequence[tuple[str, int]]) -> str:
    """What is multiplied before what is divided by.

    >>> written_powers([("kg", 1), ("m", 1), ("s", -2)]), written_powers([("s", -1)])
    ('kg*m/s2', 's-1')
    """
    above = [_with_power(name, power) for name, power in powers if power > 0]
    if not above:
        return "*".join(_with_power(name, power) for name, power in powers)
    below = [_with_power(name, -power) for name, power in powers if power < 0]
    return "/".join(["*".join(above), *below])


def _with_power(name: str, power: int) -> str:
    return name if power == 1 else f"{name}{power}"
