"""The functions of CSS that stand for colours, such as ``hsl(120deg 100% 25% / 50%)``."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from cleanlib.column_types.color.spaces import TO_SRGB, Triple
from cleanlib.column_types.color.value import OPAQUE, Color, round_half_up
from cleanlib.core.errors import Invalid, shorten
from cleanlib.core.notes import note

_FUNCTION = re.compile(r"([a-z]{3,5}) ?\( ?([^()]*?) ?\)")
_NUMBER = re.compile(
    r"([+-]?(?:\d{1,20}(?:\.\d{1,20})?|\.\d{1,20})(?:e[+-]?\d{1,2})?)(%|deg|grad|rad|turn)?"
)
_DEGREES = {"": 1.0, "deg": 1.0, "grad": 0.9, "rad": 180 / 3.141592653589793, "turn": 360.0}
_LARGEST = 1e6
_OTHER_NAMES = {"rgba": "rgb", "hsla": "hsl"}
_PERCENTS = {"rgb": (0, 3), "hsl": (2,)}  # how many of the channels, where commas stand
_ARGUMENTS = {"rgb": "three numbers or three percentages", "hsl": "a hue and two percentages"}


class _Channel(NamedTuple):
    """What an argument may be; ``whole`` is what 100 % stands for, None makes it a hue."""

    whole: float | None
    low: float = -_LARGEST
    high: float = _LARGEST


_HUE = _Channel(None)
_PERCENT = _Channel(100, 0, 100)
_ALPHA = _Channel(1, 0, 1)
_FREE = _Channel(1)
_CHANNELS: Mapping[str, tuple[_Channel, ...]] = {
    "rgb": (_Channel(255, 0, 255),) * 3,
    "hsl": (_HUE, _PERCENT, _PERCENT),
    "hwb": (_HUE, _PERCENT, _PERCENT),
    "lab": (_PERCENT, _Channel(125), _Channel(125)),
    "lch": (_PERCENT, _Channel(150, 0), _HUE),
    "oklab": (_ALPHA, _Channel(0.4), _Channel(0.4)),
    "oklch": (_ALPHA, _Channel(0.4, 0), _HUE),
}


class _Call(NamedTuple):
    """A colour space, the arguments of its three channels, and that of the opacity."""

    space: str
    channels: Sequence[str]
    alpha: str | None


def read_function(text: str, clamp: bool) -> Color | None:
    """The colour that a function in lower case stands for; None if the text is no function."""
    match = _FUNCTION.fullmatch(text)
    if match is None:
        return None
    call = _call(_OTHER_NAMES.get(match[1], match[1]), match[2])
    channels = _CHANNELS.get(call.space, (_FREE,) * 3)
    first, second, third = (
        _argument(*pair, clamp) for pair in zip(call.channels, channels, strict=True)
    )
    red, green, blue = _rounded(TO_SRGB[call.space]((first, second, third)), clamp)
    if call.alpha is None:
        return Color(red, green, blue)
    alpha = _argument(call.alpha, _ALPHA, clamp)
    return Color(red, green, blue, round_half_up(alpha * OPAQUE), alpha_given=True)


def _call(name: str, body: str) -> _Call:
    if name not in _CHANNELS and name != "color":
        raise Invalid("unknown", f"{shorten(name, 20)}() stands for no colour")
    if "," in body:
        return _with_commas(name, [argument.strip() for argument in body.split(",")])
    before, slash, alpha = body.partition("/")
    channels = before.split()
    if name == "color" and channels:
        name = channels.pop(0)
        if name in _CHANNELS or name not in TO_SRGB:
            raise Invalid("unknown", f"{shorten(name, 20)} is no colour space that is known here")
    _check_count(len(channels))
    return _Call(name, channels, alpha.strip() if slash else None)


def _with_commas(name: str, arguments: list[str]) -> _Call:
    """The older way to write them, in which numbers and percentages do not mix."""
    if name not in _PERCENTS:
        raise Invalid("syntax", f"{name}() takes no commas")
    channels, alpha = arguments[:3], arguments[3] if len(arguments) == 4 else None
    _check_count(len(channels) + max(0, len(arguments) - 4))
    percents = sum(argument.endswith("%") for argument in channels)
    if percents not in _PERCENTS[name] or "none" in arguments:
        raise Invalid("syntax", f"with commas {name}() takes {_ARGUMENTS[name]}")
    return _Call(name, channels, alpha)


def _check_count(count: int) -> None:
    if count != 3:
        raise Invalid("syntax", f"{count} channels, not 3")


def _argument(text: str, channel: _Channel, clamp: bool) -> float:
    if text == "none":
        return 0.0
    match = _NUMBER.fullmatch(text)
    if match is None:
        raise Invalid("syntax", f"{shorten(text, 20)} is no number")
    number, unit = float(match[1]), match[2] or ""
    if unit not in (_DEGREES if channel.whole is None else ("", "%")):
        raise Invalid("syntax", f"{shorten(text, 20)} has a unit that is not meant here")
    if channel.whole is None:
        number *= _DEGREES[unit]
    elif unit:
        number *= channel.whole / 100
    return _inside(number, channel, text, clamp)


def _inside(number: float, channel: _Channel, text: str, clamp: bool) -> float:
    if channel.low <= number <= channel.high:
        return number
    if not clamp:
        raise Invalid("range", f"{shorten(text, 20)} is not in {channel.low:g}..{channel.high:g}")
    note("clamped")
    return min(max(number, channel.low), channel.high)


def _rounded(srgb: Triple, clamp: bool) -> list[int]:
    """Channels of 0 to 255; what sRGB cannot show is refused or set to the nearest bound."""
    channels = [round_half_up(channel * 255) for channel in srgb]
    if all(0 <= channel <= 255 for channel in channels):
        return channels
    if not clamp:
        raise Invalid("range", "a colour that sRGB does not have")
    note("clamped")
    return [min(max(channel, 0), 255) for channel in channels]
