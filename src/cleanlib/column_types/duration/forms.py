"""What a duration may look like: each form is a pattern over tokens, not over characters.

How patterns are written is told in `cleanlib.core.forms`. A unit's number is captured under the
unit's name; what belongs to it has the name with an ending: ``_fraction`` for the digits after
the decimal mark, ``_numerator`` and ``_denominator``, ``_thousands`` and ``_millions`` where the
digits are grouped, ``_sign``.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from cleanlib.column_types.duration.units import NAMES
from cleanlib.core.lexer import FIRST_WORD_CODE, LONGEST_RUN

_ANY = range(1, LONGEST_RUN + 1)
_ENDINGS: dict[str, Iterable[int]] = {
    "": _ANY,
    "_fraction": _ANY,
    "_numerator": (1, 2, 3),
    "_denominator": (1, 2, 3),
    "_thousands": (1, 2, 3),
    "_millions": (1, 2, 3),
}
NUMBERS: dict[str, Iterable[int]] = {
    **{name + ending: digits for name in NAMES for ending, digits in _ENDINGS.items()},
    "first": _ANY,
    "other": _ANY,
    "other_fraction": _ANY,
    "digits": _ANY,
    "up_to_two": (1, 2),
    "two": (2,),
    "three": (3,),
    "four": (4,),
}
DATE_UNITS, CLOCK_UNITS = NAMES[:4], NAMES[4:7]


@dataclass(frozen=True)
class Form:
    """One way to write a duration, or a part of one.

    Attributes
    ----------
    pattern : str
        Over tokens, see the module's documentation.
    constants : tuple of (str, int)
        Fields that the form itself states; ``<unit>_limit`` is the first number that is too big.
    after : tuple of str
        For the end of a duration: the units whose part may stand before it.
    """

    pattern: str
    constants: tuple[tuple[str, int], ...] = ()
    after: tuple[str, ...] = ()


def _limits(**limits: int) -> tuple[tuple[str, int], ...]:
    return tuple((f"{unit}_limit", limit) for unit, limit in limits.items())


_SIXTY = _limits(minute=60, second=60)
_SIXTY_IN_DAY = (*_SIXTY, *_limits(hour=24))

# Clock style
_SECONDS = r":(?=<:up_to_two>)<second>(?:[.,]<second_fraction>)?"
_MINUTES = r"<hour>:(?=<:up_to_two>)<minute>"
_CLOCK = _MINUTES + _SECONDS
_CLOCK_AFTER_UNITS = (
    rf"(?P<comma>,)? ?(?:<:and_word> )?(?P<clock_sign>[+-])?{_MINUTES}(?:{_SECONDS})?"
)

# Numbers, for a unit to be put in for U
_NUMBER_FORMS = (
    r"(?=[.,]?<:digits>)(?:<U>(?!/))?"
    r"(?:(?P<mark>[.,])<U_fraction>| ?<U_numerator>/<U_denominator>)?",
    r"<U_thousands>(?P<group>[.,])(?=<:three>)<U>(?!(?P=group))(?P<mark>[.,])<U_fraction>",
    r"<U_millions>(?P<group>[.,])(?=<:three>)<U_thousands>(?P=group)(?=<:three>)<U>"
    r"(?:(?!(?P=group))(?P<mark>[.,])<U_fraction>)?",
)
_WORD = {name: rf"[ -]?<:{name}_word>(?:\.|\(<:plural>\))?" for name in NAMES}
_SPELLING = _WORD | {
    "minute": rf"(?:{_WORD['minute']}|'|<:minute_mark>)",
    "second": rf"(?:{_WORD['second']}|\"|''|<:second_mark>)",
}
SIGN = r"(?P<sign>[+-]) ?"
JOIN = r"(?: ?[,:;])?(?: ?(?:<:and_word>|&))? ?"
_BARE = rf"{JOIN}(?=<:up_to_two>)"


def numbers(unit: str) -> tuple[Form, ...]:
    """A number of a unit, without the unit."""
    return tuple(Form(pattern.replace("<U", f"<{unit}")) for pattern in _NUMBER_FORMS)


def parts(unit: str) -> tuple[Form, ...]:
    """A number of a unit, with the unit."""
    return tuple(Form(f"(?:{form.pattern}){_SPELLING[unit]}") for form in numbers(unit))


# The whole cell
FORMS: tuple[Form, ...] = (
    Form(rf"{_CLOCK}(?:{_WORD['hour']})?", (*_SIXTY, ("three_parts", 1))),
    Form(r"<first>:(?=<:up_to_two>)<other>(?:[.,]<other_fraction>)?", (("two_parts", 1),)),
    Form(rf"{_MINUTES}(?:[.,]<minute_fraction>)?{_WORD['hour']}", _SIXTY),
    Form(rf"<minute>{_SECONDS}{_WORD['minute']}", _limits(second=60)),
    Form(rf"<day>\.(?=<:two>)<hour>:(?=<:two>)<minute>(?:{_SECONDS})?", _SIXTY_IN_DAY),
    Form(rf"<day> {_CLOCK}", _SIXTY_IN_DAY),
)
# What may end a duration that began with numbers and units
ENDS: tuple[Form, ...] = (
    Form(rf"{_BARE}<minute>", _limits(minute=60), after=("hour",)),
    Form(rf"{_BARE}<second>", _limits(second=60), after=("minute",)),
    Form(_CLOCK_AFTER_UNITS, _SIXTY, after=DATE_UNITS[:-1]),
    Form(_CLOCK_AFTER_UNITS, _SIXTY_IN_DAY, after=DATE_UNITS[-1:]),
)
# A note behind the duration: a star, or in brackets words that no language uses for durations
NOTE = r" ?(?:\*+|\([^\x01-\x1f()\x7f\x81-\xff]+\))"


def _iso_part(unit: str, *, before_time: bool = False) -> str:
    number = rf"(?P<{unit}_sign>[+-])?<{unit}>(?:[.,]<{unit}_fraction>)?"
    return rf"{number}<:iso_{unit}{'_t' if before_time else ''}>"


def _iso_parts(units: Iterable[str]) -> str:
    return "".join(rf"(?:{_iso_part(unit)})?" for unit in units)


def _iso_forms() -> Iterator[Form]:
    some = r"(?=[+-]?<:digits>)"
    time = some + _iso_parts(CLOCK_UNITS)
    yield Form(rf"<:period>{some}{_iso_parts(DATE_UNITS)}")
    yield Form(rf"<:period_t>{time}")
    for i, last in enumerate(DATE_UNITS):
        before = _iso_parts(DATE_UNITS[:i])
        yield Form(rf"<:period>{before}{_iso_part(last, before_time=True)}{time}")
    two = r"(?=<:two>)"
    yield Form(
        rf"<:period>(?=<:four>)<year>-{two}<month>-{two}<day>"
        rf"(?:<:tee>{two}<hour>:{two}<minute>:{two}<second>(?:[.,]<second_fraction>)?)?",
        (*_SIXTY_IN_DAY, *_limits(month=13, day=31)),
    )


ISO_FORMS: tuple[Form, ...] = tuple(_iso_forms())

# What explains a refusal
ISO_START = r"<:period>|<:period_t>"
TIME_OF_DAY = r"<:meridiem>"
UNKNOWN_WORD = rf"{chr(FIRST_WORD_CODE)}|<:foreign_word>"
BARE_NUMBER = r"<:digits>(?:[.,]<:digits>)?"
_ANY_UNIT = "|".join(f"<:{name}_word>" for name in NAMES)
ANY_PARTS = rf"(?:{BARE_NUMBER}[ -]?(?:{_ANY_UNIT})\.?{JOIN})+"
