"""References in the Military Grid Reference System, between 80 degrees south and 84 north."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat
from cleanlib.core.errors import Invalid
from cleanlib.shared.coordinates.point import pair_of
from cleanlib.shared.coordinates.utm_grid import (
    BANDS,
    check_numbers,
    degrees_of,
    outside_band,
    point_of,
)
from cleanlib.shared.plain_text import plain_text

_LONGEST = 60
_MGRS = re.compile(
    rf"(?P<zone>\d{{1,2}})(?P<band>[{BANDS}])(?P<square>[A-HJ-NP-Z][A-HJ-NP-V])(?P<digits>\d*)",
    re.ASCII,
)
_BLANKS = re.compile(r"\s+")
_COLUMNS = ("STUVWXYZ", "ABCDEFGH", "JKLMNPQR")  # of the zones, in threes
_ROWS = "ABCDEFGHJKLMNPQRSTUV"
_EVEN_ROWS = 5  # by which the rows of even zones are shifted
_SQUARE, _CYCLE = 100_000, 2_000_000
_MOST_DIGITS = 10


class Mgrs(NamedTuple):
    """Zone, latitude band, square of 100 kilometres, and digits of easting and northing."""

    zone: int
    band: str
    square: str
    easting: str
    northing: str

    @property
    def size(self) -> int:
        """The metres along the side of the cell."""
        size: int = 10 ** (_MOST_DIGITS // 2 - len(self.easting))
        return size

    def middle(self) -> tuple[float, float]:
        """Latitude and longitude of the middle of the cell, in the cycle nearest to the band."""
        column = _COLUMNS[self.zone % 3].index(self.square[0]) + 1
        row = (_ROWS.index(self.square[1]) - _EVEN_ROWS * (self.zone % 2 == 0)) % len(_ROWS)
        half = self.size / 2
        easting = column * _SQUARE + int(self.easting or 0) * self.size + half
        northing = row * _SQUARE + int(self.northing or 0) * self.size + half
        places = (
            degrees_of(self.zone, self.band, easting, northing + cycle * _CYCLE)
            for cycle in range(5)
        )
        return min(places, key=lambda place: outside_band(self.band, place[0]))


def split(text: str, options: NoOptions) -> Mgrs:
    """Read zone, band, square and digits, with blanks between them or not."""
    match = _MGRS.fullmatch(_BLANKS.sub("", plain_text(text, _LONGEST)).upper())
    if match is None:
        raise Invalid("syntax", "not a zone, three letters and digits")
    digits = match["digits"]
    if len(digits) % 2 or len(digits) > _MOST_DIGITS:
        raise Invalid("length", f"{len(digits)} digits for easting and northing together")
    half = len(digits) // 2
    return Mgrs(int(match["zone"]), match["band"], match["square"], digits[:half], digits[half:])


def validate(value: Mgrs, options: NoOptions) -> Mgrs:
    """Check that the zone has the square, and that it lies in the band."""
    check_numbers(value.zone, _SQUARE, 0)
    if value.square[0] not in _COLUMNS[value.zone % 3]:
        raise Invalid("component", f"zone {value.zone} has no square {value.square}")
    latitude, _ = value.middle()
    if outside_band(value.band, latitude) > value.size / _SQUARE + 0.01:
        raise Invalid("component", f"square {value.square} is not in band {value.band}")
    return value


def _groups(value: Mgrs) -> list[str]:
    return [f"{value.zone}{value.band}", *filter(None, value[2:])]


def _parts(value: Mgrs) -> tuple[Any, ...]:
    return (*value[:3], value.easting or None, value.northing or None)


MGRS: ColumnType[Mgrs, NoOptions] = ColumnType(
    name="mgrs",
    title="MGRS reference",
    doc=(
        "References in the Military Grid Reference System: zone, band, square of 100 km, and up to "
        "ten digits. The place of one is the middle of its cell. References of the polar regions "
        "are invalid, as are squares that the zone or the band does not have."
    ),
    split=split,
    validate=validate,
    formats={
        "compact": TargetFormat(lambda v: "".join(_groups(v)), "31UDQ4825111932"),
        "spaced": TargetFormat(lambda v: " ".join(_groups(v)), "31U DQ 48251 11932"),
        "lat_long": TargetFormat(
            lambda v: pair_of(point_of(v.middle())), "48.858201, 2.294501", lossless=False
        ),
        "parts": TargetFormat(
            _parts,
            "zone, band, square, and the digits of easting and northing",
            ("zone", "band", "square", "easting", "northing"),
            lossless=False,
            dtypes={"zone": "integer"},
        ),
    },
    default_format="compact",
    examples={
        "31u dq 48251 11932": "31UDQ4825111932",
        "18T WL 8396 0752": "18TWL83960752",
    },
    refused={
        "99ZZZ1": "syntax",
        "31UDQ123": "length",
        "31UJQ1212": "component",
        "61UDQ1212": "range",
    },
    hints=frozenset({"mgrs", "grid_ref", "usng"}),
)
