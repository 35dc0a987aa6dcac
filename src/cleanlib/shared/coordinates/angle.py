"""Reads one latitude or longitude, exactly."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import NamedTuple

from cleanlib.core.errors import Invalid, shorten
from cleanlib.shared.coordinates.tokens import (
    HEMISPHERES,
    LABELS,
    LATITUDE,
    LONGITUDE,
    MARK,
    MINUTES,
    NUMBER,
    SECONDS,
    UNITS,
    WORD,
    Token,
)

MOST_DEGREES = {LATITUDE: 90, LONGITUDE: 180}
_PACKED = {LATITUDE: (4, 6), LONGITUDE: (5, 7)}  # digits of ddmm and ddmmss, dddmm and dddmmss
_LONGEST_DEGREES = 3
_PLAIN = re.compile(r"[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e(?P<exponent>[+-]?\d{1,3}))?", re.ASCII)
_LARGEST_EXPONENT = 30


class Angle(NamedTuple):
    """Degrees, and which coordinate they are where that was said; else nothing."""

    degrees: Fraction
    axis: str = ""


class _Number(NamedTuple):
    text: str
    unit: int | None

    @property
    def whole(self) -> bool:
        return "." not in self.text


def plain_angle(text: str) -> Angle | None:
    """The angle of a plain decimal number, with an exponent if it likes; None for other text.

    >>> plain_angle("8.6e-05"), plain_angle("8 W")
    (Angle(degrees=Fraction(43, 500000), axis=''), None)
    """
    match = _PLAIN.fullmatch(text)
    if match is None:
        return None
    if match["exponent"]:
        _check_exponent(text, int(match["exponent"]))
    return Angle(Fraction(text))


def _check_exponent(text: str, exponent: int) -> None:
    mantissa = text.partition("e")[0]
    if exponent > len(mantissa.partition(".")[2]):
        raise Invalid("lost_digits", "an exponent stands for digits that are not there")
    if abs(exponent) > _LARGEST_EXPONENT:
        raise Invalid("range", f"an exponent beyond {_LARGEST_EXPONENT}")


def read_angle(tokens: Sequence[Token]) -> Angle:
    """The angle that tokens spell: degrees, minutes, seconds, a sign or a hemisphere.

    Raises
    ------
    Invalid
        ``range`` for 60 minutes or seconds, ``ambiguous`` for numbers without units or
        hemisphere, ``component`` for parts that contradict each other, else ``syntax``.
    """
    label, rest = _label(list(tokens))
    hemisphere, rest = _hemisphere(rest)
    negative = bool(rest) and rest[0].text == "-"
    numbers = _numbers(rest[1:] if rest and rest[0].text in ("+", "-") else rest)
    if not hemisphere:
        if len(numbers) > 1 and all(number.unit is None for number in numbers):
            raise Invalid("ambiguous", "several numbers without units or hemisphere")
        return _signed(numbers, negative, label)
    axis, sign = HEMISPHERES[hemisphere]
    if negative:
        raise Invalid("component", "a minus sign and a hemisphere")
    if label not in ("", axis):
        raise Invalid("component", f"{hemisphere.upper()} is no {label}")
    return _signed(_unpacked(numbers, axis), sign < 0, axis)


def _label(tokens: list[Token]) -> tuple[str, list[Token]]:
    if not tokens or not tokens[0].label:
        return "", tokens
    start = 2 if len(tokens) > 1 and tokens[1].text in (":", "=") else 1
    return LABELS[tokens[0].text], tokens[start:]


def _hemisphere(tokens: list[Token]) -> tuple[str, list[Token]]:
    """The word for the hemisphere at either end, and the tokens without it."""
    if len(tokens) > 1 and tokens[0].hemisphere:
        return tokens[0].text, tokens[1:]
    if len(tokens) > 1 and tokens[-1].hemisphere:
        _check_not_seconds(tokens)
        return tokens[-1].text, tokens[:-1]
    return "", tokens


def _check_not_seconds(tokens: list[Token]) -> None:
    if tokens[-1].text == "s" and len(tokens) > 2:
        unit, number = tokens[-3], tokens[-2]
        if unit.kind == WORD and UNITS.get(unit.text) == MINUTES and number.kind == NUMBER:
            raise Invalid("ambiguous", "S may mean seconds or south")


def _numbers(tokens: list[Token]) -> list[_Number]:
    """Numbers with their units, which come in order."""
    numbers: list[_Number] = []
    while tokens:
        if tokens[0].kind != NUMBER or len(numbers) > SECONDS:
            raise Invalid("syntax", f"{shorten(tokens[0].text)} stands in no place of an angle")
        number, tokens = tokens[0], tokens[1:]
        if _is_hyphen(tokens):
            unit, tokens = None, tokens[1:]
        else:
            unit = _unit(tokens, len(numbers))
            tokens = tokens if unit is None else tokens[1:]
        numbers.append(_Number(number.text, unit))
    if not numbers:
        raise Invalid("missing_part", "no number")
    return numbers


def _is_hyphen(tokens: list[Token]) -> bool:
    """Whether a hyphen between two numbers comes first, as in 51-29-36."""
    return len(tokens) > 1 and tokens[0] == (MARK, "-", False) and not tokens[1].gap


def _unit(tokens: list[Token], place: int) -> int | None:
    """The unit that comes first, behind a number in a place; None where there is none."""
    if not tokens or tokens[0].kind == NUMBER:
        return None
    if tokens[0].text == ":" and len(tokens) > 1:
        return place
    unit = UNITS.get(tokens[0].text)
    if unit != place:
        expected = ("degrees", "minutes", "seconds")[place]
        raise Invalid("syntax", f"{shorten(tokens[0].text)} does not mark {expected}")
    return unit


def _unpacked(numbers: list[_Number], axis: str) -> list[_Number]:
    """Degrees, minutes and seconds from digits without marks, such as 510300.77."""
    head, point, fraction = numbers[0].text.partition(".")
    if len(numbers) > 1 or numbers[0].unit is not None or len(head) <= _LONGEST_DEGREES:
        return numbers
    if len(head) not in _PACKED[axis]:
        raise Invalid("syntax", f"{len(head)} digits are no degrees, minutes and seconds")
    width = _PACKED[axis][0] - 2
    pieces = [head[:width], *(head[at : at + 2] for at in range(width, len(head), 2))]
    pieces[-1] += point + fraction
    return [_Number(piece, unit) for unit, piece in enumerate(pieces)]


def _signed(numbers: list[_Number], negative: bool, axis: str) -> Angle:
    if not all(number.whole for number in numbers[:-1]):
        raise Invalid("component", "a fraction in front of a smaller unit")
    for number in numbers[1:]:
        if int(number.text.partition(".")[0] or 0) >= 60:
            raise Invalid("range", f"{number.text} minutes or seconds; there are 60")
    return Angle(_sum(numbers) * (-1 if negative else 1), axis)


def _sum(numbers: list[_Number]) -> Fraction:
    """Degrees, from whole numbers and a last one that may have a fraction."""
    last, _, fraction = numbers[-1].text.partition(".")
    total = 0
    for number in numbers[:-1]:
        total = (total + int(number.text)) * 60
    steps = (total + int(last or 0)) * 10 ** len(fraction) + int(fraction or 0)
    return Fraction(steps, 60 ** (len(numbers) - 1) * 10 ** len(fraction))


def beyond(axis: str) -> tuple[str, str]:
    """The reason and the detail of an angle beyond a pole or the 180th meridian."""
    return "range", f"a {axis} beyond {MOST_DEGREES[axis]} degrees"


def check_range(degrees: Fraction, axis: str) -> None:
    """Refuse degrees beyond a pole or the 180th meridian."""
    if abs(degrees) > MOST_DEGREES[axis]:
        raise Invalid(*beyond(axis))
