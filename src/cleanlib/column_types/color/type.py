"""Colours as CSS Color 4 writes them."""

from __future__ import annotations

import re
from dataclasses import dataclass

from cleanlib.column_types.color.formats import FORMATS
from cleanlib.column_types.color.functions import read_function
from cleanlib.column_types.color.names import find_color
from cleanlib.column_types.color.value import OPAQUE, Color
from cleanlib.core.column_type import ColumnType, option
from cleanlib.core.errors import Invalid, shorten
from cleanlib.shared.plain_text import plain_text

_HEX = re.compile(r"(?:#|0x)?([0-9a-f]{6})|#?([0-9a-f]{8})|#([0-9a-f]{3,4})")
_LONGEST = 200


@dataclass(frozen=True)
class ColorOptions:
    """What a caller may say about a column of colours."""

    clamp: bool = option(
        False, "set numbers outside their range to its bounds, as browsers do", (True, False)
    )
    alpha: str = option("keep", "what becomes of the opacity", ("keep", "drop"))
    nearest_name: bool = option(
        False, "for the format name: write the name that is nearest", (True, False)
    )


def split(text: str, options: ColorOptions) -> Color:
    """Read hexadecimal digits, a name, or a function of CSS."""
    text = " ".join(plain_text(text, _LONGEST).lower().split())
    color = _from_hex(text) or find_color(text) or read_function(text, options.clamp)
    if color is None:
        reason = "unknown" if text.replace(" ", "").isalpha() else "syntax"
        raise Invalid(reason, f"{shorten(text, 30)} is no colour of CSS")
    return color


def _from_hex(text: str) -> Color | None:
    match = _HEX.fullmatch(text)
    if match is None:
        return None
    digits = match[1] or match[2] or "".join(digit * 2 for digit in match[3])
    red, green, blue, *alpha = bytes.fromhex(digits)
    return Color(red, green, blue, alpha[0] if alpha else OPAQUE, bool(alpha))


def validate(value: Color, options: ColorOptions) -> Color:
    """Drop the opacity and allow the name of a neighbour where that is wished."""
    if options.alpha == "drop":
        value = Color(*value.channels)
    return value._replace(near=options.nearest_name)


COLOR: ColumnType[Color, ColorOptions] = ColumnType(
    name="color",
    title="Colour",
    doc=(
        "Colours of CSS Color 4: hexadecimal digits (# or 0x may be absent from six, # from "
        "eight), the 148 names and transparent in any letter case, with blanks or hyphens, and "
        "the functions rgb(), hsl(), hwb(), lab(), lch(), oklab(), oklch() and color(). Values "
        "are kept in sRGB with eight bits a channel, a half rounds up, hues wrap around. Numbers "
        "out of range and colours that sRGB lacks are invalid unless clamp=True."
    ),
    split=split,
    validate=validate,
    formats=FORMATS,
    default_format="hex",
    options=ColorOptions,
    examples={
        "rgb(161,178,195)": "#a1b2c3",
        "#0F0": "#00ff00",
        "Rebecca Purple": "#663399",
        "rgba(0, 0, 0, .5)": "#00000080",
        "hsl(-240deg 100% 25%)": "#008000",
        "oklch(62.8% 0.2577 29.23)": "#ff0000",
        "FF8800": "#ff8800",
    },
    refused={
        "#a1b2c": "syntax",
        "f80": "syntax",
        "#GGG": "syntax",
        "rgb(0, -5, 0)": "range",
        "rgb(100%, 0, 50%)": "syntax",
        "color(display-p3 0 1 0)": "range",
        "currentcolor": "unknown",
    },
    hints=frozenset({"color", "colour", "farbe", "hex"}),
    aliases=("colors", "colour"),
)
