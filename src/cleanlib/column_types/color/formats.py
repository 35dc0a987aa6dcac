"""How colours are written."""

from __future__ import annotations

from cleanlib.column_types.color.names import TRANSPARENT, find_name, nearest_name
from cleanlib.column_types.color.spaces import Triple, hsl_to_srgb, srgb_to_hsl
from cleanlib.column_types.color.value import OPAQUE, Color, round_half_up
from cleanlib.core.column_type import TargetFormat
from cleanlib.core.errors import Invalid
from cleanlib.core.notes import note


def _hex(value: Color) -> str:
    channels = value.channels + ((value.alpha,) if value.alpha_given else ())
    return f"#{bytes(channels).hex()}"


def _decimal(number: float, places: int) -> str:
    """A number rounded to so many places, without zeros at its end."""
    scaled = round_half_up(number * 10**places) / 10**places
    return f"{scaled:.{places}f}".rstrip("0").rstrip(".") if places else f"{scaled:.0f}"


def alpha_text(alpha: int) -> str:
    """The opacity as a number of 0 to 1 that is read as the same again.

    >>> alpha_text(128), alpha_text(255), alpha_text(5)
    ('0.5', '1', '0.02')
    """
    texts = (_decimal(alpha / OPAQUE, places) for places in (2, 3))
    return next(text for text in texts if round_half_up(float(text) * OPAQUE) == alpha)


def _function(name: str, channels: str, value: Color) -> str:
    if value.alpha_given:
        return f"{name}a({channels}, {alpha_text(value.alpha)})"
    return f"{name}({channels})"


def _rgb(value: Color) -> str:
    return _function("rgb", ", ".join(map(str, value.channels)), value)


def _rgba(value: Color) -> str:
    return _rgb(value._replace(alpha_given=True))


def _hsl(value: Color) -> str:
    """Hue, saturation and lightness with as few decimals as tell the colour from all others."""
    exact = srgb_to_hsl(value.channels)
    for places in range(8):
        hue, saturation, lightness = (_decimal(number, places) for number in exact)
        read = hsl_to_srgb((float(hue), float(saturation), float(lightness)))
        if _channels(read) == value.channels:
            break
    hue = "0" if hue == "360" else hue
    return _function("hsl", f"{hue}, {saturation}%, {lightness}%", value)


def _channels(srgb: Triple) -> tuple[int, ...]:
    return tuple(round_half_up(255 * channel) for channel in srgb)


def _check_opaque(value: Color) -> None:
    if value.alpha != OPAQUE:
        raise Invalid("component", "the format cannot tell opacity; alpha='drop' leaves it out")


def _int(value: Color) -> int:
    _check_opaque(value)
    return int.from_bytes(bytes(value.channels), "big")


def _name(value: Color) -> str:
    if value[:4] == TRANSPARENT[:4]:
        return "transparent"
    _check_opaque(value)
    name = find_name(value.channels)
    if name is None and value.near:
        note("nearest_name")
        name = nearest_name(value.channels)
    if name is None:
        raise Invalid("unknown", "CSS has no name for it; nearest_name=True writes the nearest")
    return name


FORMATS = {
    "hex": TargetFormat(_hex, "#a1b2c3; #a1b2c380 where the cell tells the opacity"),
    "rgb": TargetFormat(_rgb, "rgb(161, 178, 195); rgba(161, 178, 195, 0.5) with opacity"),
    "rgba": TargetFormat(_rgba, "rgba(161, 178, 195, 1), always with opacity", lossless=False),
    "hsl": TargetFormat(_hsl, "hsl(210, 22.1%, 69.8%), with as few decimals as tell it apart"),
    "name": TargetFormat(_name, "rebeccapurple; invalid where CSS has no name", lossless=False),
    "int": TargetFormat(_int, "10597059, which is 0xA1B2C3", lossless=False, dtype="integer"),
    "parts": TargetFormat(
        lambda v: (*v.channels, float(alpha_text(v.alpha))),
        "red, green and blue of 0 to 255, alpha of 0 to 1",
        ("red", "green", "blue", "alpha"),
        lossless=False,
        dtypes={"red": "integer", "green": "integer", "blue": "integer", "alpha": "float"},
    ),
}
