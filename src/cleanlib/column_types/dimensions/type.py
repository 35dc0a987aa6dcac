"""The column type of dimensions."""

from __future__ import annotations

from cleanlib.column_types.dimensions.formats import FORMATS
from cleanlib.column_types.dimensions.forms import dimensions_reader
from cleanlib.column_types.dimensions.options import DimensionsOptions, check_options
from cleanlib.column_types.dimensions.resolve import validate
from cleanlib.core.column_type import ColumnType
from cleanlib.core.fields import Fields
from cleanlib.core.grammar import Grammar
from cleanlib.shared.numbers.reader import exact_cell
from cleanlib.shared.numbers.separators import default_mark

DIMENSIONS: ColumnType[Fields, DimensionsOptions] = ColumnType(
    name="dimensions",
    title="Dimensions",
    doc=(
        "Two or three lengths with x, \u00d7, * or by between them: 10 x 20 \u00d7 5cm, "
        "10 cm x 20 cm, 8'6\" x 10', 8 1/2 by 11 in, W10 x D20 x H5. A unit behind the last is "
        "that of all; lengths in several units are written in the smallest. Unlabelled they are "
        "length, width and height."
    ),
    split=Grammar(dimensions_reader),
    validate=validate,
    formats=FORMATS,
    default_format="AxBxC unit",
    options=DimensionsOptions,
    check_options=check_options,
    default_reading=default_mark,
    cell=exact_cell,
    examples={
        "10 x 20 \u00d7 5cm": "10x20x5 cm",
        "1,5 m by 2,5 m": "1.5x2.5 m",
        '8 1/2" x 11"': "8.5x11 in",
        "8'6\" x 10' x 1'": "102x120x12 in",
        "W10 x D20 x H5 in": "20x10x5 in",
        "1920x1080": "1920x1080",
    },
    refused={
        "10x": "syntax",
        "10 x 20 kg": "dimension",
        "10 cm x 20": "component",
        "0x20": "range",
        "1x2x3x4": "syntax",
        "large": "unknown",
    },
    aliases=("size",),
    hints=frozenset({"dimension", "dimensions", "size", "measurements"}),
)
