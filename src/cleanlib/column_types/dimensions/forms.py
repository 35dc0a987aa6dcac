"""What dimensions may look like: 10 x 20 x 5 cm, 8'6" x 10', 8 1/2 by 11 in, W10 x D20 x H5."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

import pyarrow.compute as pc

from cleanlib.column_types.dimensions.options import DimensionsOptions
from cleanlib.core.grammar import Reader
from cleanlib.core.lexer import Roles, same_role
from cleanlib.core.text_buffer import Texts
from cleanlib.shared.numbers.reader import NUMBER_WORDS, NumberForm, NumberGrammar, fold_numbers
from cleanlib.shared.units.cells import UNIT, unit_lexicon
from cleanlib.shared.units.compound import Compound, fraction_pattern

LENGTH, WIDTH, HEIGHT = range(3)
_LABELS = {
    LENGTH: ("l", "L", "d", "D", "length", "long", "depth", "deep"),
    WIDTH: ("w", "W", "width", "wide"),
    HEIGHT: ("h", "H", "height", "high", "tall"),
}
_WORDS: dict[str, Roles] = {
    **NUMBER_WORDS,
    **same_role("by", "x", "by"),
    **{word: {"label": side} for side, words in _LABELS.items() for word in words},
}


def _compound(side: str) -> Compound:
    numbers, units = (side, f"{side}_more"), (f"{side}_unit", f"{side}_more_unit")
    return Compound(numbers, units, (f"{side}_above", f"{side}_below"))


SIDES = tuple(map(_compound, "abc"))
NUMBERS = tuple(name for side in SIDES for name in side.numbers)
UNITS = tuple(name for side in SIDES for name in side.units)
LABELS = ("label_1", "label_2", "label_3")
_NO_FEET = r"(?<!'[^\x03])"  # 8'6 is no number, 8'600 is one
_BY = r" ?(?:<:by>|\*) ?"


def dimensions_reader(options: DimensionsOptions, needs: frozenset[str]) -> Reader:
    """The reader of dimensions."""
    return _reader(options.grouping == "indian")


@lru_cache(maxsize=2)
def _reader(indian: bool) -> Reader:
    ratios = tuple(name for side in SIDES for name in side.ratio)
    grammar = NumberGrammar(unit_lexicon(_WORDS), tuple(_forms()), indian, ratios, UNITS)
    return Reader(grammar.lexicon, grammar.assign, _prepare)


def _prepare(texts: Texts) -> Texts:
    """Folded, and with blanks around a sign of multiplication: 10cmx20cm is 10cm x 20cm."""
    signs = pc.replace_substring_regex(texts.array, "[\u00d7\u2715\u2716\u2a2f]", " x ")
    apart = pc.replace_substring_regex(signs, r"([A-Za-z])[xX]([0-9.])", r"\1 x \2")
    return fold_numbers(Texts(apart))


def _forms() -> Iterator[NumberForm]:
    """Three sides or two; labels before or behind each, or none."""
    for sides in (3, 2):
        absent = [side.numbers[0] for side in SIDES[sides:]]
        zeros = dict.fromkeys([*absent, *(f"{name}_exponent" for name in absent)], 0)
        for labelled in (_plain, _label_before, _label_behind):
            pattern = _BY.join(labelled(at) for at in range(sides))
            yield NumberForm(f" ?{pattern} ?", (("sides", sides), *zeros.items()))


def _plain(at: int) -> str:
    """A number or a fraction and its unit; perhaps feet before it.

    Where there is one unit it may be in either group.
    """
    side = SIDES[at]
    (first, more), (unit, more_unit) = side.numbers, side.units
    feet = rf"[ -]?(?P<{unit}>{UNIT}),? ?-? ?(?:{{{more}}})?"
    return (
        rf"(?=[\x01-\x1f.,])(?:{{{first}}}{_NO_FEET})?(?:{feet})?"
        rf"(?:[ -]?{fraction_pattern(side.ratio)})?(?:[ -]?(?P<{more_unit}>{UNIT}))?"
    )


def _label_before(at: int) -> str:
    return rf"<{LABELS[at]}>\.?[:=]? ?{_plain(at)}"


def _label_behind(at: int) -> str:
    return rf"{_plain(at)} ?<{LABELS[at]}>\.?"
