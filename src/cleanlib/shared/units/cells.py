"""Units in cells: the words of a grammar, its pattern, and the look-up for a block of rows."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

import numpy as np

from cleanlib.core.fields import MISSING, Fields
from cleanlib.core.lexer import Lexicon, OpenLexicon, Roles, same_role, words_in
from cleanlib.core.text_buffer import Ints
from cleanlib.shared.numbers.groups import groups
from cleanlib.shared.numbers.phrases import distinct_phrases
from cleanlib.shared.units.unit import Unit, is_unit_word, refusal

UNIT_WORD = "unit_word"
# As lexers cut it, H2O is the words H and O with a number between them
_WATER: dict[str, Roles] = {
    **same_role("water", "cmh", "mmh", "inh"),
    **{letter: {"water": 0, UNIT_WORD: 0} for letter in ("h", "H")},
    "o": {"oxygen": 0},
}
_ATOM = (
    rf"(?:<:{UNIT_WORD}>(?:\^?-?\x01)?"  # a power of one digit
    r"|<:water>\x01<:oxygen>|''|['\"%])"
)
UNIT = rf"(?:{_ATOM}(?:(?: ?[*/] ?| |\. ?|-){_ATOM})*\.?)"
FindUnit = Callable[[str], Unit | None]


def unit_lexicon(words: Mapping[str, Roles], own: Iterable[str] = ()) -> Lexicon:
    """Words of a grammar, those of a caller's own units, and any that may be part of a unit."""
    texts = {word: {UNIT_WORD: 0} for text in ("m", *own) for word in words_in(text)}
    return OpenLexicon({**texts, **_WATER, **words}, UNIT_WORD, is_unit_word)


class Measured:
    """The units that a block's quantities have; rows hold their numbers."""

    def __init__(self, units: Iterable[Unit] = ()) -> None:
        self._numbers = {unit: number for number, unit in enumerate(units)}

    @property
    def units(self) -> list[Unit]:
        """Each unit at the place of its number."""
        return list(self._numbers)

    def number(self, unit: Unit) -> int:
        """The number of a unit, given out when it is first met."""
        return self._numbers.setdefault(unit, len(self._numbers))

    def look_up(self, fields: Fields, name: str, find: FindUnit) -> Ints:
        """The numbers of a phrase's units; rows whose phrase is no unit fail."""
        which, texts = distinct_phrases(fields, name)
        numbers = np.full(len(texts) + 1, MISSING)
        for number, text in enumerate(texts):
            unit = find(text)
            if unit is not None:
                numbers[number] = self.number(unit)
        strange = np.flatnonzero((which >= 0) & (numbers[which] == MISSING))
        for places in groups(which[strange]):
            rows = strange[places]
            fields.fail(rows, *refusal(texts[which[rows[0]]]))
        return numbers[which]
