"""Places in the Universal Transverse Mercator grid, with the letter of the latitude band."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import NamedTuple

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
from cleanlib.shared.exact_numbers import digits
from cleanlib.shared.plain_text import plain_text

_LONGEST = 100
_UTM = re.compile(
    rf"(?:UTM )?(?:ZONE )?(?P<zone>\d{{1,2}}) ?(?P<band>[{BANDS}])[ ,]{{1,2}}"
    r"(?P<easting>\d{6}(?:\.\d{1,9})?) ?(?:M?E)?[ ,]{1,2}"
    r"(?P<northing>\d{1,8}(?:\.\d{1,9})?) ?(?:M?N)?",
    re.ASCII,
)
_BLANKS = re.compile(r"\s+")
_AT_BORDER = 0.01  # degrees: bands end where their grid is read to a kilometre


class Utm(NamedTuple):
    """Zone, latitude band, and metres to the east and to the north."""

    zone: int
    band: str
    easting: Decimal
    northing: Decimal

    def degrees(self) -> tuple[float, float]:
        """Latitude and longitude."""
        return degrees_of(self.zone, self.band, float(self.easting), float(self.northing))


def split(text: str, options: NoOptions) -> Utm:
    """Read zone and band, easting and northing."""
    match = _UTM.fullmatch(_BLANKS.sub(" ", plain_text(text, _LONGEST)).upper())
    if match is None:
        raise Invalid("syntax", "not a zone with the letter of a band, an easting and a northing")
    easting, northing = Decimal(match["easting"]), Decimal(match["northing"])
    return Utm(int(match["zone"]), match["band"], easting, northing)


def validate(value: Utm, options: NoOptions) -> Utm:
    """Check that the place is in the zone and in the band."""
    check_numbers(value.zone, float(value.easting), float(value.northing))
    latitude, _ = value.degrees()
    if outside_band(value.band, latitude) > _AT_BORDER:
        raise Invalid("component", f"latitude {latitude:.2f} is not in band {value.band}")
    return value


def _written(value: Utm) -> str:
    return f"{value.zone}{value.band} {digits(value.easting)} {digits(value.northing)}"


UTM: ColumnType[Utm, NoOptions] = ColumnType(
    name="utm",
    title="UTM coordinates",
    doc=(
        "Places in the Universal Transverse Mercator grid of WGS 84: zone and band, easting and "
        "northing in metres. The letter is that of the latitude band, so S is in the north; a "
        "place outside its band is invalid."
    ),
    split=split,
    validate=validate,
    formats={
        "zone band e n": TargetFormat(_written, "33T 500000 4649776"),
        "lat_long": TargetFormat(
            lambda v: pair_of(point_of(v.degrees())), "41.999998, 15", lossless=False
        ),
        "parts": TargetFormat(
            lambda v: (v.zone, v.band, float(v.easting), float(v.northing)),
            "zone, band, easting and northing",
            ("zone", "band", "easting", "northing"),
            lossless=False,
            dtypes={"zone": "integer", "easting": "float", "northing": "float"},
        ),
    },
    default_format="zone band e n",
    examples={
        "33 t 500000 4649776": "33T 500000 4649776",
        "18T 583960mE 4507523mN": "18T 583960 4507523",
    },
    refused={
        "61N 0 0": "syntax",
        "61N 500000 0": "range",
        "33S 500000 4649776": "component",
        "33 500000 4649776": "syntax",
    },
    hints=frozenset({"utm", "easting", "northing"}),
)
