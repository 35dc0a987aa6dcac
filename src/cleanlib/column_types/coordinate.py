"""Latitudes and longitudes, each in a column of its own."""

from __future__ import annotations

import re
from collections.abc import Callable
from fractions import Fraction
from typing import Any, NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat
from cleanlib.core.errors import Invalid
from cleanlib.shared.brackets import unwrapped
from cleanlib.shared.coordinates.angle import check_range, plain_angle, read_angle
from cleanlib.shared.coordinates.options import PrecisionOptions, check_precision
from cleanlib.shared.coordinates.tokens import LATITUDE, LONGITUDE, folded, tokens_of
from cleanlib.shared.coordinates.writing import (
    decimal_degrees,
    degrees_minutes,
    degrees_minutes_seconds,
    sexagesimal,
    with_hemisphere,
)
from cleanlib.shared.plain_text import plain_text

_LONGEST = 150
_ONE_COMMA = re.compile(r"([^.,]*\d),(\d[^.,]*)", re.ASCII)


class Coordinate(NamedTuple):
    """Degrees, and how they are written."""

    degrees: Fraction
    options: PrecisionOptions


Split = Callable[[str, PrecisionOptions], Coordinate]


def _split(axis: str) -> Split:
    def split(text: str, options: PrecisionOptions) -> Coordinate:
        text = unwrapped(folded(plain_text(text, _LONGEST)))
        text = _ONE_COMMA.sub(r"\1.\2", text)
        angle = plain_angle(text) or read_angle(tokens_of(text))
        if angle.axis not in ("", axis):
            raise Invalid("component", f"a {angle.axis}, not a {axis}")
        return Coordinate(angle.degrees, options)

    return split


def _formats(axis: str, examples: tuple[str, ...]) -> dict[str, TargetFormat[Coordinate]]:
    def parts(value: Coordinate) -> tuple[Any, ...]:
        return sexagesimal(value.degrees, axis, value.options.seconds_precision)

    writers = (with_hemisphere, degrees_minutes, degrees_minutes_seconds)
    options = ("precision", "minutes_precision", "seconds_precision")
    dd, *docs = examples
    formats = {
        "dd": TargetFormat(_decimal, dd),
        "float": TargetFormat(
            lambda v: float(_decimal(v)), f"{dd} as a number", dtype="float", lossless=False
        ),
    }
    for name, write, option, doc in zip(("ddh", "dm", "dms"), writers, options, docs, strict=True):
        formats[name] = TargetFormat(_writer(write, axis, option), doc)
    formats["parts"] = TargetFormat(
        parts,
        "degrees, minutes, seconds and the hemisphere",
        ("degrees", "minutes", "seconds", "hemisphere"),
        dtypes={"degrees": "integer", "minutes": "integer"},
    )
    return formats


def _decimal(value: Coordinate) -> str:
    return decimal_degrees(value.degrees, value.options.precision)


def _writer(
    write: Callable[[Fraction, str, int], str], axis: str, option: str
) -> Callable[[Coordinate], str]:
    return lambda value: write(value.degrees, axis, getattr(value.options, option))


def _type(
    axis: str,
    docs: tuple[str, ...],
    examples: dict[str, str],
    refused: dict[str, str],
    hints: frozenset[str],
) -> ColumnType[Coordinate, PrecisionOptions]:
    def validate(value: Coordinate, options: PrecisionOptions) -> Coordinate:
        check_range(value.degrees, axis)
        return value

    return ColumnType(
        name=axis,
        title=axis.capitalize(),
        doc=(
            f"A {axis} in decimal degrees, in degrees and minutes, or in degrees, minutes and "
            "seconds, with a sign or a hemisphere. Read and rounded exactly."
        ),
        split=_split(axis),
        validate=validate,
        formats=_formats(axis, docs),
        default_format="dd",
        options=PrecisionOptions,
        check_options=check_precision,
        examples=examples,
        refused=refused,
        hints=hints,
    )


LATITUDE_TYPE = _type(
    LATITUDE,
    ("51.4934", "51.4934° N", "51° 29.604′ N", "51° 29′ 36.24″ N"),
    {"51°29'36.24\"N": "51.4934", "S 33 51.5": "-33.85833", "48,8566": "48.8566"},
    {
        "95.1": "range",
        "51°60'N": "range",
        "12 E": "component",
        "51 29 36": "ambiguous",
        "high": "syntax",
    },
    frozenset({"lat", "latitude"}),
)
LONGITUDE_TYPE = _type(
    LONGITUDE,
    ("0.0098", "0.0098° E", "0° 0.588′ E", "0° 0′ 35.28″ E"),
    {"0°0'35.28\"W": "-0.0098", "w111 38.555": "-111.64258", "-1.5e-05": "-0.00002"},
    {"181": "range", "12 N": "component", "1.2.3": "syntax", "10,20,30": "syntax"},
    frozenset({"lon", "lng", "long", "longitude"}),
)
