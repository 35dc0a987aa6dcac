"""What a quantity may look like: a number and a unit, or two or three with smaller units."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from cleanlib.column_types.quantity.options import QuantityOptions
from cleanlib.core.grammar import Reader
from cleanlib.shared.ignored_text import phrases_of
from cleanlib.shared.numbers.reader import NUMBER_WORDS, NumberForm, NumberGrammar
from cleanlib.shared.numbers.scientific import SCIENTIFIC, SCIENTIFIC_DIGITS, SCIENTIFIC_WORDS
from cleanlib.shared.numbers.wraps import SIGN
from cleanlib.shared.units.cells import UNIT, unit_lexicon
from cleanlib.shared.units.compound import fraction_pattern

NUMBERS = ("n", "m", "k")
UNITS = ("unit", "unit_m", "unit_k")
RATIO = ("numerator", "denominator")
GLUED = "glued"  # a field: nothing stands between the number and its unit
_FRACTION = fraction_pattern(RATIO)
_APOSTROPHES = r"(?=[\x01-\x03](?:'\x03)+[^'\"])"  # 1'234 is a number, 5'7 is not
_JOIN = r",? ?(?:<:and> )?-? ?"


def quantity_reader(options: QuantityOptions, needs: frozenset[str]) -> Reader:
    """The reader of quantities."""
    own, ignored = tuple(sorted(options.units or ())), phrases_of(options.ignore_text)
    return _reader(own, options.grouping == "indian", ignored)


@lru_cache(maxsize=32)
def _reader(own: tuple[str, ...], indian: bool, ignored: tuple[str, ...]) -> Reader:
    lexicon = unit_lexicon({**NUMBER_WORDS, **SCIENTIFIC_WORDS, "and": {"and": 0}}, own)
    digits = (*RATIO, *SCIENTIFIC_DIGITS)
    return NumberGrammar(lexicon, tuple(_forms()), indian, digits, UNITS).reader(ignored)


def _forms() -> Iterator[NumberForm]:
    units = [rf"(?P<{name}>{UNIT})" for name in UNITS]
    first, second, third = (
        rf"{{{number}}}[ -]?{unit}" for number, unit in zip(NUMBERS, units, strict=True)
    )
    second_mixed = rf"(?:{{m}}[ -])?{_FRACTION} ?{units[1]}"
    mixed = rf"(?:{{n}}[ -])?{_FRACTION}"
    yield _form(rf"{_APOSTROPHES}{{n}}[ -]?{units[0]}")
    yield _form(rf"{first}{_JOIN}{second}{_JOIN}{third}")
    yield _form(rf"{first}{_JOIN}{second}")
    yield _form(rf"{first}{_JOIN}{second_mixed}")
    yield _form(rf"{{n}}{units[0]}", (GLUED, 1))
    yield _form(rf"{{n}}[ -]{units[0]}")
    yield _form(rf"{mixed}[ -]?{units[0]}")
    for number in SCIENTIFIC:
        yield _form(rf"{number} ?{units[0]}")
    yield _form("{n}")
    yield _form(mixed)


def _form(pattern: str, *constants: tuple[str, int]) -> NumberForm:
    return NumberForm(rf" ?{SIGN}{pattern} ?", constants)
