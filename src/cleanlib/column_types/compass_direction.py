"""Directions of the compass, by name, abbreviation or degrees."""

from __future__ import annotations

import re
from dataclasses import dataclass
from decimal import Decimal
from functools import cache
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import Invalid, shorten
from cleanlib.core.notes import note
from cleanlib.shared.calendar_words import plain

_ABBREVIATIONS = (
    "N", "NbE", "NNE", "NEbN", "NE", "NEbE", "ENE", "EbN", "E", "EbS", "ESE", "SEbE", "SE", "SEbS",
    "SSE", "SbE", "S", "SbW", "SSW", "SWbS", "SW", "SWbW", "WSW", "WbS", "W", "WbN", "WNW", "NWbW",
    "NW", "NWbN", "NNW", "NbW",
)  # fmt: skip
_NAMES = {"N": "north", "E": "east", "S": "south", "W": "west", "b": "by"}
_ALL = len(_ABBREVIATIONS)
_STEP = Decimal(360) / _ALL
_LONGEST = 60
_DEGREES = re.compile(r"(\d{1,3}(?:\.\d{1,9})?) ?(?:°|º|deg(?:rees?)?)?")
_BLANKS = re.compile(r"[ .-]+")
_WORD = re.compile(r"((?:north|east|south|west|by)+)(?:bound|wards?|erly|ern)?|([neswb]{1,4})")
_NAME = re.compile("north|east|south|west|by")


class CompassDirection(NamedTuple):
    """One of 32 points, counted clockwise from north, as its abbreviation; and its degrees."""

    value: str
    degrees: Decimal


@dataclass(frozen=True)
class CompassDirectionOptions:
    """What a caller may say about a column of directions."""

    points: int = option(16, "how many points the compass has", (4, 8, 16, 32))
    nearest: bool = option(
        False, "a direction between two points is the nearer one; invalid otherwise", (True, False)
    )


def split(text: str, options: CompassDirectionOptions) -> CompassDirection:
    """Read degrees, or a name in words or letters."""
    text = plain(text).casefold()
    match = _DEGREES.fullmatch(text)
    if match is not None:
        return CompassDirection("", Decimal(match[1]))
    letters = _letters(text) if len(text) <= _LONGEST else None
    if letters not in _points():
        raise Invalid("unknown", f"{shorten(text, 20)} is no direction")
    return CompassDirection("", _points()[letters] * _STEP)


@cache
def _points() -> dict[str | None, int]:
    return {name.casefold(): at for at, name in enumerate(_ABBREVIATIONS)}


def _letters(text: str) -> str | None:
    """The abbreviation of a direction in words; ``north-west by n.`` is ``nwbn``."""
    letters = ""
    for word in filter(None, _BLANKS.split(text)):
        match = _WORD.fullmatch(word)
        if match is None:
            return None
        letters += match[2] or "".join(name[0] for name in _NAME.findall(match[1]))
    return letters


def validate(value: CompassDirection, options: CompassDirectionOptions) -> CompassDirection:
    """Find the point of the compass."""
    if value.degrees > 360:
        raise Invalid("range", f"{value.degrees} degrees are more than a circle")
    place = value.degrees * options.points / 360
    nearest = int(place + Decimal("0.5"))
    if nearest != place and not options.nearest:
        raise Invalid(
            "unknown", f"{value.degrees:f} degrees are none of {options.points} points; "
            "nearest=True takes the nearest, points=32 knows more",
        )  # fmt: skip
    if nearest != place:
        note("direction_rounded")
    at = nearest * (_ALL // options.points) % _ALL
    return CompassDirection(_ABBREVIATIONS[at], at * _STEP)


def _name(value: CompassDirection) -> str:
    """The name of a point; three letters are one and a pair: north-northeast."""
    halves = [_joined(half) for half in value.value.split("b")]
    return " by ".join(halves)


def _joined(letters: str) -> str:
    names = [_NAMES[letter] for letter in letters]
    return f"{names[0]}-{''.join(names[1:])}" if len(names) == 3 else "".join(names)


def _degrees(value: CompassDirection) -> str:
    return f"{value.degrees.normalize():f}"


COMPASS_DIRECTION: ColumnType[CompassDirection, CompassDirectionOptions] = ColumnType(
    name="compass_direction",
    title="Compass direction",
    doc=(
        "Points of the compass, 16 unless points= says otherwise: in English words (north-west, "
        "northbound), letters (NW) or degrees clockwise from north (315, 315°). Degrees between "
        "two points are invalid unless nearest is set."
    ),
    split=split,
    validate=validate,
    formats={
        "abbreviation": TargetFormat(lambda v: v.value, "NW"),
        "name": TargetFormat(_name, "northwest"),
        "degrees": TargetFormat(_degrees, "315, clockwise from north"),
        "parts": TargetFormat(
            lambda v: (v.value, float(v.degrees)),
            "the abbreviation, and the degrees as a number",
            CompassDirection._fields,
            dtypes={"degrees": "float"},
        ),
    },
    default_format="abbreviation",
    options=CompassDirectionOptions,
    examples={"north-west": "NW", "Southbound": "S", "E.N.E.": "ENE", "292.5°": "WNW", "360": "N"},
    refused={"up": "unknown", "north south": "unknown", "361": "range", "300": "unknown"},
    hints=frozenset({"direction", "bearing", "heading", "wind", "compass"}),
)
