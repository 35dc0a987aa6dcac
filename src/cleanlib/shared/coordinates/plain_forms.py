"""Coordinates in the notations of programs: WKT, geo: URIs, GeoJSON, ISO 6709."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from typing import Any

from cleanlib.core.errors import Invalid
from cleanlib.core.exact_json import read_json
from cleanlib.core.notes import note
from cleanlib.shared.coordinates.angle import Angle, plain_angle, read_angle
from cleanlib.shared.coordinates.tokens import LABELS, LATITUDE, LONGITUDE, Token

Pair = tuple[Angle, Angle]
_WKT = re.compile(
    r"(?:srid=(?P<srid>\d{1,6});\s*)?point\s*(?:z|m|zm)?\s*\((?P<numbers>[^()]*)\)", re.ASCII
)
_GEO = re.compile(
    r"geo:(?P<numbers>[^;?]*)(?:;crs=(?P<crs>[^;?]*))?(?:;u=[\d.]+)?(?:\?z=\d{1,2})?", re.ASCII
)
_ISO_6709 = re.compile(
    r"(?P<north>[+-])(?P<latitude>(?:\d\d|\d{4}|\d{6})(?:\.\d+)?)"
    r"(?P<east>[+-])(?P<longitude>(?:\d{3}|\d{5}|\d{7})(?:\.\d+)?)"
    r"(?P<altitude>[+-]\d+(?:\.\d+)?)?(?:crswgs_84)?/?",
    re.ASCII,
)
_WGS_84 = 4326


def read_wkt(text: str) -> Pair | None:
    """The point of a ``POINT (x y)`` of WKT, in small letters; None for other text.

    >>> read_wkt("point (0.0098 51.4934)")[0].axis
    'longitude'
    """
    match = _WKT.fullmatch(text)
    if match is None:
        return None
    if int(match["srid"] or _WGS_84) != _WGS_84:
        raise Invalid("component", f"coordinates of system {match['srid']}, not of WGS 84")
    return _numbers(match["numbers"].split(), (LONGITUDE, LATITUDE), 4)


def read_geo_uri(text: str) -> Pair | None:
    """The point of a geo: URI (RFC 5870), in small letters; None for other text."""
    match = _GEO.fullmatch(text)
    if match is None:
        return None
    if (match["crs"] or "wgs84") != "wgs84":
        raise Invalid("component", "coordinates of another system than WGS 84")
    return _numbers(match["numbers"].split(","), (LATITUDE, LONGITUDE), 3)


def read_iso_6709(text: str) -> Pair | None:
    """The point of an ISO 6709 string such as ``+404530-0734530/``; None for other text."""
    match = _ISO_6709.fullmatch(text)
    if match is None:
        return None
    _note_altitude(match["altitude"] is not None)
    angles = (("latitude", "north", "ns"), ("longitude", "east", "ew"))
    north, east = (
        read_angle([Token("number", match[name]), Token("word", letters[match[sign] == "-"])])
        for name, sign, letters in angles
    )
    return north, east


def read_json_point(text: str) -> Pair | None:
    """A GeoJSON point, or an object of latitude and longitude; None for other text."""
    if not text.startswith("{"):
        return None
    value = {str(key).lower(): item for key, item in read_json(text).items()}
    if "coordinates" in value:
        return _geojson(value)
    pair = [(LABELS.get(key, ""), item) for key, item in value.items()]
    if sorted(axis for axis, _ in pair) != [LATITUDE, LONGITUDE]:
        raise Invalid("missing_part", "an object without exactly a latitude and a longitude")
    return _numbers([str(item) for _, item in pair], [axis for axis, _ in pair], 2)


def _geojson(value: dict[str, Any]) -> Pair:
    numbers = value["coordinates"]
    if value.get("type") != "Point" or len(value) > 2 or not isinstance(numbers, list):
        raise Invalid("component", "GeoJSON, but no point")
    return _numbers([str(number) for number in numbers], (LONGITUDE, LATITUDE), 3)


def _numbers(texts: Sequence[str], axes: Sequence[str], most: int) -> Pair:
    """Two plain numbers of known axes; what follows them is an altitude."""
    angles = [plain_angle(text.strip().lower()) for text in texts]
    if not 2 <= len(angles) <= most or None in angles:
        raise Invalid("syntax", "not two numbers")
    _note_altitude(len(angles) > 2)
    first, second = (angle.degrees if angle else Fraction(0) for angle in angles[:2])
    return Angle(first, axes[0]), Angle(second, axes[1])


def _note_altitude(found: bool) -> None:
    if found:
        note("altitude_dropped")
