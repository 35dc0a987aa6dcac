"""The grid of the Universal Transverse Mercator projection on the WGS 84 ellipsoid.

The projection is undone by the series of Krueger in the third flattening, to its fourth power:
exact to less than a millimetre within a zone.
"""

from __future__ import annotations

import math
from fractions import Fraction

from cleanlib.core.errors import Invalid
from cleanlib.shared.coordinates.point import Point

BANDS = "CDEFGHJKLMNPQRSTUVWX"
ZONES = 60
_FIRST_NORTHERN = BANDS.index("N")
_BAND_DEGREES, _SOUTH_END, _NORTH_END = 8, -80, 84
_EASTINGS, _MOST_NORTHING = (100_000, 900_000), 10_000_000
_FALSE_EASTING, _SCALE = 500_000, 0.9996
_DECIMALS = 6  # a tenth of a metre

_AXIS, _FLATTENING = 6_378_137.0, 1 / 298.257223563
_N = _FLATTENING / (2 - _FLATTENING)
_RADIUS = _AXIS / (1 + _N) * (1 + _N**2 / 4 + _N**4 / 64)
_FROM_PLANE = (
    _N / 2 - _N**2 * 2 / 3 + _N**3 * 37 / 96 - _N**4 / 360,
    _N**2 / 48 + _N**3 / 15 - _N**4 * 437 / 1440,
    _N**3 * 17 / 480 - _N**4 * 37 / 840,
    _N**4 * 4397 / 161_280,
)
_FROM_CONFORMAL = (
    _N * 2 - _N**2 * 2 / 3 - _N**3 * 2 + _N**4 * 116 / 45,
    _N**2 * 7 / 3 - _N**3 * 8 / 5 - _N**4 * 227 / 45,
    _N**3 * 56 / 15 - _N**4 * 136 / 35,
    _N**4 * 4279 / 630,
)


def degrees_of(zone: int, band: str, easting: float, northing: float) -> tuple[float, float]:
    """Latitude and longitude of a place in a zone; the band only tells the hemisphere.

    >>> latitude, longitude = degrees_of(33, "T", 500_000, 4_649_776.22)
    >>> round(latitude, 6), round(longitude, 6)
    (42.0, 15.0)
    """
    south = BANDS.index(band) < _FIRST_NORTHERN
    up = (northing - _MOST_NORTHING * south) / (_SCALE * _RADIUS)
    right = (easting - _FALSE_EASTING) / (_SCALE * _RADIUS)
    terms = [(2 * j, factor) for j, factor in enumerate(_FROM_PLANE, start=1)]
    xi = up - sum(b * math.sin(j * up) * math.cosh(j * right) for j, b in terms)
    eta = right - sum(b * math.cos(j * up) * math.sinh(j * right) for j, b in terms)
    conformal = math.asin(math.sin(xi) / math.cosh(eta))
    latitude = conformal + sum(
        factor * math.sin(2 * j * conformal) for j, factor in enumerate(_FROM_CONFORMAL, start=1)
    )
    longitude = math.degrees(math.atan2(math.sinh(eta), math.cos(xi))) + zone * 6 - 183
    return math.degrees(latitude), longitude


def check_numbers(zone: int, easting: float, northing: float) -> None:
    """Refuse what is in no zone."""
    if not 1 <= zone <= ZONES:
        raise Invalid("range", f"zone {zone}; there are {ZONES}")
    if not _EASTINGS[0] <= easting <= _EASTINGS[1] or northing > _MOST_NORTHING:
        raise Invalid("range", "an easting or northing outside every zone")


def outside_band(band: str, latitude: float) -> float:
    """By how many degrees a latitude lies outside a band; 0 inside.

    >>> outside_band("T", 42.0), outside_band("S", 42.0)
    (0.0, 2.0)
    """
    south = _SOUTH_END + _BAND_DEGREES * BANDS.index(band)
    north = _NORTH_END if band == BANDS[-1] else south + _BAND_DEGREES
    return max(south - latitude, latitude - north, 0.0)


def point_of(degrees: tuple[float, float]) -> Point:
    """A latitude and longitude to a tenth of a metre."""
    step = 10**_DECIMALS
    latitude, longitude = (Fraction(round(angle * step), step) for angle in degrees)
    return latitude, longitude
