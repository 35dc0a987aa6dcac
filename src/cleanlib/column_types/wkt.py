"""Points in well-known text (OGC Simple Features)."""

from __future__ import annotations

import re
from decimal import Decimal
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat
from cleanlib.core.errors import Invalid
from cleanlib.shared.exact_numbers import check_digits, digits
from cleanlib.shared.plain_text import plain_text

_LONGEST = 300
_POINT = re.compile(
    r"(?P<srid>SRID=\d{1,6};)?\s*POINT\s*(?P<kind>ZM|Z|M)?\s*\((?P<numbers>[^()]*)\)",
    re.IGNORECASE | re.ASCII,
)
_OTHER = re.compile(
    r"(?:SRID=\d+;)?\s*(?:MULTI|LINESTRING|POLYGON|GEOMETRYCOLLECTION|POINT\s+EMPTY)",
    re.IGNORECASE,
)
_NUMBER = re.compile(r"[+-]?(?:\d{1,40}(?:\.\d{0,40})?|\.\d{1,40})(?:[eE][+-]?\d{1,2})?", re.ASCII)
_SIZES = {"": 2, "Z": 3, "M": 3, "ZM": 4}


class Geometry(NamedTuple):
    """A point: the system of its coordinates, which further ones it has, and all of them."""

    srid: str
    kind: str
    numbers: tuple[str, ...]


def split(text: str, options: NoOptions) -> Geometry:
    """Take a point apart."""
    text = plain_text(text, _LONGEST)
    match = _POINT.fullmatch(text)
    if match is None:
        other = _OTHER.match(text)
        raise Invalid("unknown" if other else "syntax", "not a point in well-known text")
    numbers = tuple(map(_number, match["numbers"].split()))
    kind = (match["kind"] or "").upper() or ("Z" if len(numbers) == 3 else "")
    return Geometry((match["srid"] or "").upper(), kind, numbers)


def _number(text: str) -> str:
    if not _NUMBER.fullmatch(text):
        raise Invalid("syntax", f"{text!r} is no coordinate")
    number = Decimal(text)
    check_digits(number)
    return digits(abs(number) if number == 0 else number)


def validate(value: Geometry, options: NoOptions) -> Geometry:
    """Check the number of coordinates; their sizes depend on their system."""
    if len(value.numbers) != _SIZES[value.kind]:
        raise Invalid("missing_part", f"{len(value.numbers)} coordinates of {_SIZES[value.kind]}")
    return value


def _wkt(value: Geometry) -> str:
    kind = f" {value.kind}" if value.kind else ""
    return f"{value.srid}POINT{kind} ({' '.join(value.numbers)})"


def _geojson(value: Geometry) -> str:
    _check_degrees(value)
    return f'{{"type":"Point","coordinates":[{",".join(_place(value))}]}}'


def _place(value: Geometry) -> tuple[str, ...]:
    return value.numbers[: 3 if "Z" in value.kind else 2]


def _lat_long(value: Geometry) -> str:
    _check_degrees(value)
    longitude, latitude = value.numbers[:2]
    return f"{latitude}, {longitude}"


def _check_degrees(value: Geometry) -> None:
    longitude, latitude = map(Decimal, value.numbers[:2])
    if value.srid not in ("", "SRID=4326;") or abs(longitude) > 180 or abs(latitude) > 90:
        raise Invalid("range", "no longitude and latitude of WGS 84")


WKT: ColumnType[Geometry, NoOptions] = ColumnType(
    name="wkt",
    title="Well-known text point",
    doc=(
        "Points in well-known text, with Z, M and SRID or not; every digit is kept. Lines and "
        "areas are invalid. The target formats in degrees need longitude and "
        "latitude of WGS 84."
    ),
    split=split,
    validate=validate,
    formats={
        "wkt": TargetFormat(_wkt, "POINT (0.0098 51.4934)"),
        "geojson": TargetFormat(
            _geojson, '{"type":"Point","coordinates":[0.0098,51.4934]}', lossless=False
        ),
        "lat_long": TargetFormat(_lat_long, "51.4934, 0.0098", lossless=False),
        "parts": TargetFormat(
            lambda v: ("Point", " ".join(v.numbers)),
            "the type, and the coordinates with blanks between",
            ("type", "coordinates"),
            lossless=False,
        ),
    },
    default_format="wkt",
    examples={
        "point( 0.0098   51.4934)": "POINT (0.0098 51.4934)",
        "SRID=4326;POINT Z(-0.10 51.50 12)": "SRID=4326;POINT Z (-0.1 51.5 12)",
    },
    refused={
        "POINT (x y)": "syntax",
        "POINT (1)": "missing_part",
        "POINT EMPTY": "unknown",
        "LINESTRING (0 0, 1 1)": "unknown",
        "0.0098 51.4934": "syntax",
    },
    hints=frozenset({"wkt", "geometry", "geom", "shape"}),
)
