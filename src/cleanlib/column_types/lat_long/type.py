"""The type of places."""

from __future__ import annotations

from collections.abc import Callable
from fractions import Fraction
from functools import partial
from typing import Any

from cleanlib.column_types.lat_long import writing_all
from cleanlib.column_types.lat_long.kernel import Places, kernel
from cleanlib.column_types.lat_long.reading import LatLongOptions, Place, split, validate
from cleanlib.core.column_type import ColumnType, TargetFormat
from cleanlib.shared.coordinates.geohash import encode
from cleanlib.shared.coordinates.options import check_precision
from cleanlib.shared.coordinates.tokens import LATITUDE, LONGITUDE
from cleanlib.shared.coordinates.writing import (
    decimal_degrees,
    degrees_minutes,
    degrees_minutes_seconds,
    with_hemisphere,
)

_GEOHASH_DIGITS = 12
_Write = Callable[[Fraction, str, int], str]


def _decimals(value: Place) -> tuple[str, str]:
    latitude, longitude, options = value
    return (
        decimal_degrees(latitude, options.precision),
        decimal_degrees(longitude, options.precision),
    )


def _both(
    write: _Write, option: str, doc: str, render_all: Callable[[Places], Any]
) -> TargetFormat[Place]:
    """Both angles, written with the decimals that an option states."""

    def render(value: Place) -> str:
        latitude, longitude, options = value
        decimals = getattr(options, option)
        return f"{write(latitude, LATITUDE, decimals)}, {write(longitude, LONGITUDE, decimals)}"

    return TargetFormat(render, doc, render_all=render_all)


def _around(
    before: str, between: str, after: str, doc: str, turned: bool = False
) -> TargetFormat[Place]:
    """Both numbers with text around them; ``turned`` puts the longitude first."""

    def render(value: Place) -> str:
        first, second = _decimals(value)[:: -1 if turned else 1]
        return f"{before}{first}{between}{second}{after}"

    render_all = partial(writing_all.joined, before, between, after, turned)
    return TargetFormat(render, doc, render_all=render_all)


def _parts(value: Place) -> tuple[float, ...]:
    return tuple(map(float, _decimals(value)))


LAT_LONG: ColumnType[Place, LatLongOptions] = ColumnType(
    name="lat_long",
    title="Latitude and longitude",
    doc=(
        "Places on the Earth (WGS 84): decimal degrees, degrees and minutes, or degrees, minutes "
        "and seconds, with signs or hemispheres in front or behind; ddmmss and dddmmss with "
        "hemispheres; WKT points, geo: URIs, GeoJSON, ISO 6709. Read and rounded exactly. Values "
        "out of range are invalid: nothing is wrapped or swapped. (0, 0) is valid and counted as "
        "a placeholder."
    ),
    split=split,
    validate=validate,
    formats={
        "dd": _around("", ", ", "", "51.4934, 0.0098"),
        "ddh": _both(
            with_hemisphere, "precision", "51.4934° N, 0.0098° E", writing_all.with_hemispheres
        ),
        "dm": _both(
            degrees_minutes,
            "minutes_precision",
            "51° 29.604′ N, 0° 0.588′ E",
            writing_all.degrees_minutes,
        ),
        "dms": _both(
            degrees_minutes_seconds,
            "seconds_precision",
            "51° 29′ 36.24″ N, 0° 0′ 35.28″ E",
            writing_all.degrees_minutes_seconds,
        ),
        "(lat, lon)": _around("(", ", ", ")", "(51.4934, 0.0098)"),
        "geojson": _around(
            '{"type":"Point","coordinates":[',
            ",",
            "]}",
            '{"type":"Point","coordinates":[0.0098,51.4934]}',
            turned=True,
        ),
        "wkt": _around("POINT (", " ", ")", "POINT (0.0098 51.4934)", turned=True),
        "geohash": TargetFormat(
            lambda v: encode(v.latitude, v.longitude, _GEOHASH_DIGITS),
            f"u10hbnp4u37r, of {_GEOHASH_DIGITS} digits",
            lossless=False,
        ),
        "parts": TargetFormat(
            _parts,
            "latitude and longitude as decimal degrees",
            (LATITUDE, LONGITUDE),
            dtypes={LATITUDE: "float", LONGITUDE: "float"},
            render_all=writing_all.floats,
        ),
    },
    default_format="dd",
    options=LatLongOptions,
    check_options=check_precision,
    kernel=kernel,
    examples={
        "51° 29′ 36.24″ N, 0° 0′ 35.28″ E": "51.4934, 0.0098",
        "N 44° 25.845 , W 72° 02.485": "44.43075, -72.04142",
        "52 4 0.77 N 0 37 58.62 W": "52.06688, -0.63295",
        "N510300.77 W0003758.62": "51.05021, -0.63295",
        "48,8566; 2,3522": "48.8566, 2.3522",
        "+041.69438,+001.51461": "41.69438, 1.51461",
        "POINT (2.3522 48.8566)": "48.8566, 2.3522",
        "geo:48.8566,2.3522": "48.8566, 2.3522",
    },
    refused={
        "91.0, 10.0": "range",
        "-122.4194, 37.7749": "range",
        "12°60'N, 5°E": "range",
        "10 S, 20 S": "component",
        "-10 S, 20 E": "component",
        "52 4 0.77, 0 37 58.62": "ambiguous",
        "51.4934": "missing_part",
        "somewhere": "missing_part",
    },
    hints=frozenset({"lat", "lon", "lng", "long", "coord", "location", "geo", "position"}),
    aliases=("location", "coordinates"),
)
