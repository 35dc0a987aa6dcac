"""What a quantity may look like: a number and a unit, or two or three with smaller units."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from cleanlib.column_types.quantity.options import QuantityOptions
from cleanlib.column_types.quantity.unit_words import SPELLINGS
from cleanlib.column_types.quantity.units import parse_unit
from cleanlib.core.grammar import Reader
from cleanlib.core.lexer import OpenLexicon, Roles, words_in
from cleanlib.shared.numbers.phrases import Phrases
from cleanlib.shared.numbers.reader import NUMBER_WORDS, NumberForm, NumberGrammar
from cleanlib.shared.numbers.wraps import SIGN

NUMBERS = ("n", "m", "k")
UNITS = ("unit", "unit_m", "unit_k")
RATIO = ("numerator", "denominator")
_WORD = "unit_word"
_ATOM = rf"(?:<:{_WORD}>|['\"%]|'')(?:\^?-?<:power>)?"
_UNIT = rf"{_ATOM}(?:(?: ?[*/] ?| |\. ?|-){_ATOM})*\.?"
_FRACTION = rf"<{RATIO[0]}>/<{RATIO[1]}>"
_JOIN = r",? ?(?:<:and> )?-? ?"


def quantity_reader(options: QuantityOptions, needs: frozenset[str]) -> Reader:
    """The reader of quantities."""
    return _grammar_of(options)[0].reader()


def phrases_of(options: QuantityOptions) -> Phrases:
    """The units beside the numbers, in the grammar for a call's options."""
    return _grammar_of(options)[1]


def _grammar_of(options: QuantityOptions) -> tuple[NumberGrammar, Phrases]:
    own = tuple(sorted(options.units or ()))
    return _grammar(own, options.grouping == "indian", options.default_unit is not None)


@lru_cache(maxsize=32)
def _grammar(own: tuple[str, ...], indian: bool, bare: bool) -> tuple[NumberGrammar, Phrases]:
    words: dict[str, Roles] = {
        **NUMBER_WORDS,
        **{word: {_WORD: 0} for text in (*SPELLINGS, *own) for word in words_in(text)},
        "and": {"and": 0},
    }
    lexicon = OpenLexicon(words, _WORD, _is_unit_word)
    phrases = Phrases(lexicon, UNITS)
    forms = tuple(NumberForm(rf" ?{form} ?") for form in _forms(bare))
    grammar = NumberGrammar(lexicon, forms, indian, (*RATIO, "power"), phrases)
    return grammar, phrases


def _is_unit_word(word: str) -> bool:
    """Whether a word may be part of a unit: ``kg``, ``km/h``, ``square``."""
    parts = word.split("/")
    return all(parse_unit(part) or part.lower() in _PARTS for part in parts)


_PARTS = frozenset([
    "sq", "square", "cu", "cubic", "per", "fl", "fluid", "us", "uk", "imp", "imperial", "nautical",
    "troy", "short", "long", "metric", "light",
])  # fmt: skip


def _forms(bare: bool) -> Iterator[str]:
    units = [rf"(?P<{name}>{_UNIT})" for name in UNITS]
    first, second, third = (
        rf"{{{number}}}[ -]?{unit}" for number, unit in zip(NUMBERS, units, strict=True)
    )
    second_mixed = rf"(?:{{m}}[ -])?{_FRACTION} ?{units[1]}"
    mixed = rf"(?:{{n}}[ -])?{_FRACTION}[ -]?"
    yield rf"{SIGN}{first}{_JOIN}{second}{_JOIN}{third}"
    yield rf"{SIGN}{first}{_JOIN}{second}"
    yield rf"{SIGN}{first}{_JOIN}{second_mixed}"
    yield rf"{SIGN}{first}"
    yield rf"{SIGN}{mixed}{units[0]}"
    if bare:
        yield rf"{SIGN}{{n}}"
        yield rf"{SIGN}{mixed}"
