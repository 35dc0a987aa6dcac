"""Geohashes: cells of the Earth as digits of base 32."""

from __future__ import annotations

from dataclasses import dataclass

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import BadOption, Invalid
from cleanlib.shared.coordinates.geohash import ALPHABET, centre, decode
from cleanlib.shared.coordinates.point import Point, floats_of, pair_of
from cleanlib.shared.plain_text import plain_text

_LONGEST = 100
_MOST_DIGITS = 12


@dataclass(frozen=True)
class GeohashOptions:
    """What a caller may say about a column of geohashes."""

    precision: int | None = option(
        None, "cut longer geohashes to so many digits; shorter ones stay", (None, *range(1, 13))
    )


def check_options(options: GeohashOptions) -> None:
    """Refuse what is no number of digits."""
    if isinstance(options.precision, bool):
        raise BadOption("geohash: precision must be a number of digits")


def split(text: str, options: GeohashOptions) -> str:
    """The digits, in small letters."""
    text = plain_text(text, _LONGEST).lower()
    for digit in text:
        if digit not in ALPHABET:
            raise Invalid("syntax", f"{digit!r} is no digit of a geohash")
    return text


def validate(value: str, options: GeohashOptions) -> str:
    """Check the length, and cut to the precision asked for."""
    if not 1 <= len(value) <= _MOST_DIGITS:
        raise Invalid("length", f"{len(value)} digits, not 1 to {_MOST_DIGITS}")
    return value[: options.precision]


def _point(value: str) -> Point:
    return centre(decode(value))


GEOHASH: ColumnType[str, GeohashOptions] = ColumnType(
    name="geohash",
    title="Geohash",
    doc=(
        "Geohashes of 1 to 12 digits of base 32 (without a, i, l and o), in any letter case. The "
        "place of one is the middle of its cell, with as many decimals as its size allows."
    ),
    split=split,
    validate=validate,
    formats={
        "geohash": TargetFormat(str, "u4pruyd"),
        "lat_long": TargetFormat(lambda v: pair_of(_point(v)), "57.649, 10.408", lossless=False),
        "parts": TargetFormat(
            lambda v: (*floats_of(_point(v)), len(v)),
            "latitude and longitude of the middle of the cell, and the number of digits",
            ("latitude", "longitude", "precision"),
            lossless=False,
            dtypes={"latitude": "float", "longitude": "float", "precision": "integer"},
        ),
    },
    default_format="geohash",
    options=GeohashOptions,
    check_options=check_options,
    examples={" U4PRUYD ": "u4pruyd", "ezs42": "ezs42", "9q8yyk8yt": "9q8yyk8yt"},
    refused={"u4pa!": "syntax", "u4pruyd u4pruyd": "syntax", "0" * 13: "length"},
    hints=frozenset({"geohash"}),
)
