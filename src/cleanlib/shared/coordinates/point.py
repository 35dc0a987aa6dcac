"""A place as the types of codes and geometries write it."""

from __future__ import annotations

from fractions import Fraction

from cleanlib.shared.coordinates.writing import decimal_degrees

Point = tuple[Fraction, Fraction]  # latitude, longitude
EXACT_DECIMALS = 12


def pair_of(point: Point) -> str:
    """Latitude and longitude in decimal degrees.

    >>> pair_of((Fraction("51.4934"), Fraction("0.0098")))
    '51.4934, 0.0098'
    """
    return ", ".join(decimal_degrees(degrees, EXACT_DECIMALS) for degrees in point)


def floats_of(point: Point) -> tuple[float, float]:
    """Latitude and longitude as the nearest floats."""
    return float(point[0]), float(point[1])
