"""Plus codes (Open Location Code): cells of the Earth as digits of base 20."""

from __future__ import annotations

import re
from fractions import Fraction

from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat
from cleanlib.core.errors import Invalid
from cleanlib.shared.coordinates.point import Point, floats_of, pair_of
from cleanlib.shared.plain_text import plain_text

_LONGEST = 100
_ALPHABET = "23456789CFGHJMPQRVWX"
_CODE = re.compile(rf"(?P<head>[{_ALPHABET}0]{{2,8}})\+(?P<tail>[{_ALPHABET}]{{0,7}})")
_HEAD, _PAIRED = 8, 10
_ROWS, _COLUMNS = 5, 4  # of the grid that each digit behind the pairs divides a cell into
_FIRST_LATITUDE, _FIRST_LONGITUDE = "C", "V"  # the last digits that begin below 90 and 180 degrees


def split(text: str, options: NoOptions) -> str:
    """The code, in capitals."""
    text = plain_text(text, _LONGEST).upper()
    match = _CODE.fullmatch(text)
    if match is None:
        raise Invalid("syntax", "not eight digits, a plus sign, and two to seven more")
    if len(match["head"]) < _HEAD:
        raise Invalid("missing_part", "a short code, which needs a place to start from")
    _check_padding(match["head"].rstrip("0"), match["tail"])
    return text


def _check_padding(digits: str, tail: str) -> None:
    padded = len(digits) < _HEAD
    if not digits or "0" in digits or len(digits) % 2 or len(tail) == 1 or (padded and tail):
        raise Invalid("syntax", "zeros or single digits where none can be")


def validate(value: str, options: NoOptions) -> str:
    """Check that the cell is on the Earth."""
    digits = value[:2]
    latitude, longitude = (_ALPHABET.index(digit) for digit in digits)
    if latitude > _ALPHABET.index(_FIRST_LATITUDE) or longitude > _ALPHABET.index(_FIRST_LONGITUDE):
        raise Invalid("range", f"{digits} begins no code on the Earth")
    return value


def _centre(value: str) -> Point:
    """The middle of the cell."""
    digits = [_ALPHABET.index(d) for d in value.replace("+", "").rstrip("0")]
    latitude, longitude = Fraction(-90), Fraction(-180)
    height = width = Fraction(400)
    for at in range(0, min(len(digits), _PAIRED), 2):
        height, width = height / 20, width / 20
        latitude += digits[at] * height
        longitude += digits[at + 1] * width
    for digit in digits[_PAIRED:]:
        height, width = height / _ROWS, width / _COLUMNS
        latitude += digit // _COLUMNS * height
        longitude += digit % _COLUMNS * width
    return latitude + height / 2, longitude + width / 2


PLUS_CODE: ColumnType[str, NoOptions] = ColumnType(
    name="plus_code",
    title="Plus code",
    doc=(
        "Full Open Location Codes of up to 15 digits, padded with zeros or not, in any case. "
        "Short codes, which need a place to start from, are invalid. The place of a code is the "
        "middle of its cell."
    ),
    split=split,
    validate=validate,
    formats={
        "full": TargetFormat(str, "8FVC9G8F+6X"),
        "lat_long": TargetFormat(
            lambda v: pair_of(_centre(v)), "47.3655625, 8.5249375", lossless=False
        ),
        "parts": TargetFormat(
            lambda v: floats_of(_centre(v)),
            "latitude and longitude of the middle of the cell",
            ("latitude", "longitude"),
            lossless=False,
            dtypes={"latitude": "float", "longitude": "float"},
        ),
    },
    default_format="full",
    examples={"8fvc9g8f+6x": "8FVC9G8F+6X", " 7FG49Q00+ ": "7FG49Q00+"},
    refused={
        "8FVC9G8F6X": "syntax",
        "9G8F+6X": "missing_part",
        "8FVC9G8F+6": "syntax",
        "8FVC0G00+": "syntax",
        "X2222222+22": "range",
    },
    hints=frozenset({"plus_code", "olc"}),
)
