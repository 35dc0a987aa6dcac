"""What a range may look like: two ends with a word or mark between, an interval, or one end."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from cleanlib.column_types.number_range.options import NumberRangeOptions
from cleanlib.core.grammar import Reader
from cleanlib.core.lexer import Roles, same_role
from cleanlib.shared.numbers.reader import NUMBER_WORDS, NumberForm, NumberGrammar
from cleanlib.shared.units.cells import UNIT, UNIT_WORD, unit_lexicon

ENDS = ("low", "high")
UNITS = ("unit_low", "unit")
BOTH, LOW_ONLY, HIGH_ONLY = range(3)  # the values of the field ``ends``

_LARGER = ("more", "greater", "older", "larger", "higher")
_SMALLER = ("less", "fewer", "younger", "smaller", "lower")
_WORDS: dict[str, Roles] = {
    **NUMBER_WORDS,
    **{word: {word: 0} for word in ("from", "between", "and", "or", "than", "at", "up", "plus")},
    **same_role("to", "to", "through", "thru", "until"),
    **same_role("no", "no", "not"),
    **same_role("least", "least"),
    **same_role("most", "most"),
    **same_role("minimum", "minimum"),
    "min": {"minimum": 0, UNIT_WORD: 0},
    **same_role("maximum", "max", "maximum"),
    **same_role("ellipsis", "\u2026"),
    **same_role("not_less", "\u2265", "\u2a7e"),
    **same_role("not_more", "\u2264", "\u2a7d"),
    **same_role("larger", *_LARGER),
    **same_role("smaller", *_SMALLER),
    **{word: {"larger": 0, "over": 0} for word in ("over", "above")},
    **{word: {"smaller": 0, "under": 0} for word in ("under", "below")},
}
_ABOVE = (
    r"(?:(?:<:not_less>|>=|=>) ?"
    r"|(?P<low_excluded>>|<:over>|<:larger> <:than>) ?"
    r"|(?:<:from>|<:at> <:least>|<:minimum>\.?|<:no> <:smaller> <:than>) )"
)
_BELOW = (
    r"(?:(?:<:not_more>|<=|=<) ?"
    r"|(?P<high_excluded><|<:under>|<:smaller> <:than>) ?"
    r"|(?:<:up> <:to>|<:at> <:most>|<:maximum>\.?|<:no> <:larger> <:than>) )"
)
_AND_ABOVE = r"(?: ?(?:\+|<:plus>)| (?:<:and>|<:or>) (?:<:larger>|<:up>))"
_AND_BELOW = r" (?:<:and>|<:or>) <:smaller>"
_LEFT, _RIGHT = r"(?:\[|(?P<low_excluded>[(\]])) ?", r" ?(?:\]|(?P<high_excluded>[)\[]))"
_FLAGS = ("low_excluded", "high_excluded", "low_negative", "high_negative")


def range_reader(options: NumberRangeOptions, needs: frozenset[str]) -> Reader:
    """The reader of ranges."""
    return _reader(options.grouping == "indian")


@lru_cache(maxsize=2)
def _reader(indian: bool) -> Reader:
    forms = [_form(pattern, ends) for ends, patterns in _PATTERNS.items() for pattern in patterns]
    return NumberGrammar(unit_lexicon(_WORDS), forms, indian, (), UNITS, _FLAGS).reader()


def _signed(end: str) -> str:
    return rf"(?:\+ ?|(?P<{end}_negative>-) ?)?{{{end}}}"


def _between() -> Iterator[str]:
    yield rf"{_LOW}{_UNIT_LOW} ?[~-] ?{_HIGH}{_UNIT}"
    yield rf"(?:<:from> )?{_LOW}{_UNIT_LOW} ?<:to> ?{_HIGH}{_UNIT}"
    yield rf"<:between> {_LOW}{_UNIT_LOW} <:and> {_HIGH}{_UNIT}"
    yield rf"{_LOW}{_UNIT_LOW} ?(?:\.\.\.?|<:ellipsis>) ?{_HIGH}{_UNIT}"
    yield rf"{_LEFT}{_LOW} ?[,;] ?{_HIGH}{_RIGHT}{_UNIT}"
    yield rf"{_ABOVE}{_LOW}{_UNIT_LOW},? ?(?:<:and> |& ?)?{_BELOW}{_HIGH}{_UNIT}"


_LOW, _HIGH = map(_signed, ENDS)
_UNIT_LOW, _UNIT = (rf"(?: ?(?P<{name}>{UNIT}))?" for name in UNITS)
_PATTERNS = {
    BOTH: tuple(_between()),
    LOW_ONLY: (
        rf"{_ABOVE}{_LOW}{_UNIT}",
        rf"{_LOW}{_UNIT_LOW}{_AND_ABOVE}{_UNIT}",
        rf"{_LEFT}{_LOW} ?[,;] ?\+?<:infinite>{_RIGHT}{_UNIT}",
    ),
    HIGH_ONLY: (
        rf"{_BELOW}{_HIGH}{_UNIT}",
        rf"{_HIGH}{_UNIT_LOW}{_AND_BELOW}{_UNIT}",
        rf"{_LEFT}-<:infinite> ?[,;] ?{_HIGH}{_RIGHT}{_UNIT}",
    ),
}


def _form(pattern: str, ends: int) -> NumberForm:
    """An end that is not there is 0 and open."""
    constants = {"ends": ends, **dict.fromkeys(_FLAGS, 0)}
    for end, without in zip(ENDS, (HIGH_ONLY, LOW_ONLY), strict=True):
        if ends == without:
            constants |= {end: 0, f"{end}_exponent": 0, f"{end}_excluded": 1}
    return NumberForm(rf" ?{pattern} ?", tuple(constants.items()))
