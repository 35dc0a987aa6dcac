"""Reads a latitude and a longitude in any usual notation."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import NamedTuple

from cleanlib.core.column_type import option
from cleanlib.core.errors import Invalid
from cleanlib.core.notes import note
from cleanlib.shared.brackets import unwrapped
from cleanlib.shared.coordinates.angle import Angle, check_range, plain_angle, read_angle
from cleanlib.shared.coordinates.options import PrecisionOptions
from cleanlib.shared.coordinates.plain_forms import (
    Pair,
    read_geo_uri,
    read_iso_6709,
    read_json_point,
    read_wkt,
)
from cleanlib.shared.coordinates.tokens import (
    DEGREES,
    LATITUDE,
    LONGITUDE,
    NUMBER,
    UNITS,
    Token,
    folded,
    tokens_of,
)
from cleanlib.shared.plain_text import plain_text

_LONGEST = 300
_PLAIN_PAIR = re.compile(r"([-+.\de]+)(?:\s*[,;/|]\s*|\s+)([-+.\de]+)", re.ASCII)
_COMMA_IN_NUMBER = re.compile(r"(?<=\d),(?=\d)", re.ASCII)
_COMMA_BEFORE_LETTER = re.compile(r"(?<=[\d.]),\s*(?=[nsew](?![a-z\d]))", re.ASCII)
_EXPONENT_OR_EAST = re.compile(r"[\d.]e[+-]?\d", re.ASCII)
_SEPARATORS = ",;/|"
_SIGNS = "+-"


@dataclass(frozen=True)
class LatLongOptions(PrecisionOptions):
    """What a caller may say about a column of coordinates."""

    order: str = option(
        "latlon", "which comes first where nothing in the cell says so", ("latlon", "lonlat")
    )


class Place(NamedTuple):
    """A latitude, a longitude, and how they are written."""

    latitude: Fraction
    longitude: Fraction
    options: LatLongOptions


def split(text: str, options: LatLongOptions) -> Place:
    """Find the two angles, and which of them is the latitude."""
    text = plain_text(text, _LONGEST)
    pair = read_json_point(text) or _other(unwrapped(folded(text)), options)
    latitude, longitude = _in_order(*pair, options.order)
    return Place(latitude.degrees, longitude.degrees, options)


def _other(text: str, options: LatLongOptions) -> Pair:
    notation = read_wkt(text) or read_geo_uri(text) or read_iso_6709(text)
    text = _with_points(text, options.decimal == ",")
    plain = notation or _plain(text)
    if plain:
        return plain
    if _EXPONENT_OR_EAST.search(text):
        raise Invalid("ambiguous", "an E between digits is an exponent, or stands for east")
    first, second = _halves(tokens_of(_COMMA_BEFORE_LETTER.sub(" ", text)))
    return read_angle(first), read_angle(second)


def _with_points(text: str, stated: bool) -> str:
    """Commas as points where they can only be decimal marks.

    A pair needs one comma at most between its numbers, so two of them inside numbers are decimal.
    """
    if "." in text or "," not in text:
        return text
    decimal = stated or ";" in text or len(_COMMA_IN_NUMBER.findall(text)) == 2
    return _COMMA_IN_NUMBER.sub(".", text) if decimal else text


def _plain(text: str) -> Pair | None:
    match = _PLAIN_PAIR.fullmatch(text)
    if match is None:
        return None
    first, second = plain_angle(match[1]), plain_angle(match[2])
    return (first, second) if first and second else None


def _halves(tokens: list[Token]) -> tuple[list[Token], list[Token]]:
    """The tokens of the two angles."""
    marks = [at for at, token in enumerate(tokens) if token.text in _SEPARATORS]
    if len(marks) > 1:
        raise Invalid("syntax", "more than two parts")
    if marks:
        return tokens[: marks[0]], tokens[marks[0] + 1 :]
    at = _second_start(tokens)
    if at is None:
        raise Invalid("missing_part", "not two coordinates")
    return tokens[:at], tokens[at:]


def _second_start(tokens: Sequence[Token]) -> int | None:
    """Where the second angle begins, told by labels, hemispheres, units or the numbers."""
    labels = [at for at, token in enumerate(tokens) if token.label]
    if len(labels) == 2:
        return labels[1]
    sides = [at for at, token in enumerate(tokens) if token.hemisphere]
    if len(sides) == 2:
        return sides[1] if tokens[0].hemisphere else sides[0] + 1
    numbers = [at for at, token in enumerate(tokens) if token.kind == NUMBER]
    degrees = [at for at in numbers if _are_degrees(tokens, at)]
    starts = degrees if len(degrees) == 2 else numbers
    if len(starts) != 2:
        return None
    if starts is numbers and _is_one_angle(tokens, numbers[0]):
        raise Invalid("ambiguous", "two coordinates, or the degrees and minutes of one")
    return _sign_before(tokens, starts[1])


def _are_degrees(tokens: Sequence[Token], number: int) -> bool:
    """Whether a unit sign or a colon shows that a number is the first of its angle."""
    behind = _text(tokens, number + 1)
    if behind == ":":
        return number == 0 or tokens[number - 1].text != ":"
    return UNITS.get(behind) == DEGREES


def _is_one_angle(tokens: Sequence[Token], first: int) -> bool:
    """Whether two numbers may be one angle, as in 51 30 N."""
    around = tokens[0].hemisphere or tokens[-1].hemisphere
    return around and "." not in tokens[first].text


def _sign_before(tokens: Sequence[Token], number: int) -> int:
    """Where a number begins, with its sign."""
    before = tokens[number - 1]
    if before.text not in _SIGNS:
        return number
    if before.text == "-" and (tokens[number].gap or not before.gap):
        raise Invalid("ambiguous", "a dash between two numbers may separate them or mean minus")
    return number - 1


def _text(tokens: Sequence[Token], at: int) -> str:
    return tokens[at].text if at < len(tokens) else ""


def _in_order(first: Angle, second: Angle, order: str) -> Pair:
    """The latitude, then the longitude."""
    if first.axis and first.axis == second.axis:
        raise Invalid("component", f"two values of {first.axis}")
    usual = (LATITUDE, LONGITUDE) if order == "latlon" else (LONGITUDE, LATITUDE)
    stated = first.axis or {LATITUDE: LONGITUDE, LONGITUDE: LATITUDE}.get(second.axis, usual[0])
    return (first, second) if stated == LATITUDE else (second, first)


def validate(value: Place, options: LatLongOptions) -> Place:
    """Check that the place is on the Earth."""
    check_range(value.latitude, LATITUDE)
    check_range(value.longitude, LONGITUDE)
    if value.latitude == value.longitude == 0:
        note("placeholder")
    return value
