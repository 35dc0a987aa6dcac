"""Conversions between the colour spaces of CSS Color 4.

Channels of sRGB are 0 to 1 here, hues are degrees, the rest is as CSS numbers it.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping

Triple = tuple[float, float, float]
Matrix = tuple[Triple, Triple, Triple]

_XYZ_TO_SRGB: Matrix = (
    (12831 / 3959, -329 / 214, -1974 / 3959),
    (-851781 / 878810, 1648619 / 878810, 36519 / 878810),
    (705 / 12673, -2585 / 12673, 705 / 667),
)
_P3_TO_XYZ: Matrix = (
    (608311 / 1250200, 189793 / 714400, 198249 / 1000160),
    (35783 / 156275, 247089 / 357200, 198249 / 2500400),
    (0.0, 32229 / 714400, 5220557 / 5000800),
)
_D50_TO_D65: Matrix = (  # Bradford
    (0.955473421488075, -0.02309845494876471, 0.06325924320057072),
    (-0.0283697093338637, 1.0099953980813041, 0.021041441191917323),
    (0.012314014864481998, -0.020507649298898964, 1.330365926242124),
)
_OKLAB_TO_LMS: Matrix = (
    (1.0, 0.3963377773761749, 0.2158037573099136),
    (1.0, -0.1055613458156586, -0.0638541728258133),
    (1.0, -0.0894841775298119, -1.2914855480194092),
)
_LMS_TO_XYZ: Matrix = (
    (1.2268798758459243, -0.5578149944602171, 0.2813910456659647),
    (-0.0405757452148008, 1.112286803280317, -0.0717110580655164),
    (-0.0763729366746601, -0.4214933324022432, 1.5869240198367816),
)
_SRGB_TO_LMS: Matrix = (
    (0.4122214708, 0.5363325363, 0.0514459929),
    (0.2119034982, 0.6806995451, 0.1073969566),
    (0.0883024619, 0.2817188376, 0.6299787005),
)
_LMS_TO_OKLAB: Matrix = (
    (0.2104542553, 0.7936177850, -0.0040720468),
    (1.9779984951, -2.4285922050, 0.4505937099),
    (0.0259040371, 0.7827717662, -0.8086757660),
)
_WHITE_D50: Triple = (0.3457 / 0.3585, 1.0, (1 - 0.3457 - 0.3585) / 0.3585)
_KAPPA, _EPSILON = 24389 / 27, 216 / 24389  # of CIE Lab


def _times(matrix: Matrix, vector: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z


def _each(function: Callable[[float], float], vector: Triple) -> Triple:
    a, b, c = map(function, vector)
    return a, b, c


def _gamma(light: float) -> float:
    """The sRGB channel of an amount of light."""
    size = abs(light)
    value = 12.92 * size if size <= 0.0031308 else 1.055 * size ** (1 / 2.4) - 0.055
    return math.copysign(value, light)


def _light(channel: float) -> float:
    """The amount of light of an sRGB channel."""
    size = abs(channel)
    value = size / 12.92 if size <= 0.04045 else ((size + 0.055) / 1.055) ** 2.4
    return math.copysign(value, channel)


def hsl_to_srgb(hsl: Triple) -> Triple:
    """Hue, saturation and lightness, of which 100 is all.

    >>> hsl_to_srgb((120, 100, 25))
    (0.0, 0.5, 0.0)
    """
    hue, saturation, lightness = hsl[0], hsl[1] / 100, hsl[2] / 100
    reach = saturation * min(lightness, 1 - lightness)

    def channel(offset: int) -> float:
        sector = (offset + hue / 30) % 12
        return lightness - reach * max(-1.0, min(sector - 3, 9 - sector, 1.0))

    return channel(0), channel(8), channel(4)


def hwb_to_srgb(hwb: Triple) -> Triple:
    """Hue, whiteness and blackness; beyond 100 together they give a grey.

    >>> hwb_to_srgb((120, 0, 50)), hwb_to_srgb((0, 100, 100))
    ((0.0, 0.5, 0.0), (0.5, 0.5, 0.5))
    """
    hue, white, black = hwb[0], hwb[1] / 100, hwb[2] / 100
    if white + black >= 1:
        return (white / (white + black),) * 3
    return _each(lambda pure: pure * (1 - white - black) + white, hsl_to_srgb((hue, 100, 50)))


def _xyz_to_srgb(xyz: Triple) -> Triple:
    return _each(_gamma, _times(_XYZ_TO_SRGB, xyz))


def _xyz_d50_to_srgb(xyz: Triple) -> Triple:
    return _xyz_to_srgb(_times(_D50_TO_D65, xyz))


def _lab_to_srgb(lab: Triple) -> Triple:
    lightness, a, b = lab
    middle = (lightness + 16) / 116

    def amount(root: float) -> float:
        cube = root * root * root
        return cube if cube > _EPSILON else (116 * root - 16) / _KAPPA

    x, y, z = _each(amount, (middle + a / 500, middle, middle - b / 200))
    return _xyz_d50_to_srgb((x * _WHITE_D50[0], y, z * _WHITE_D50[2]))


def _oklab_to_srgb(lab: Triple) -> Triple:
    return _xyz_to_srgb(_times(_LMS_TO_XYZ, _each(lambda v: v * v * v, _times(_OKLAB_TO_LMS, lab))))


def _polar(lch: Triple) -> Triple:
    """Lightness, chroma and hue as lightness and two coordinates."""
    lightness, chroma, hue = lch
    return lightness, chroma * math.cos(math.radians(hue)), chroma * math.sin(math.radians(hue))


TO_SRGB: Mapping[str, Callable[[Triple], Triple]] = {
    "rgb": lambda rgb: _each(lambda channel: channel / 255, rgb),
    "hsl": hsl_to_srgb,
    "hwb": hwb_to_srgb,
    "lab": _lab_to_srgb,
    "lch": lambda lch: _lab_to_srgb(_polar(lch)),
    "oklab": _oklab_to_srgb,
    "oklch": lambda lch: _oklab_to_srgb(_polar(lch)),
    "srgb": lambda rgb: rgb,
    "srgb-linear": lambda rgb: _each(_gamma, rgb),
    "display-p3": lambda rgb: _xyz_to_srgb(_times(_P3_TO_XYZ, _each(_light, rgb))),
    "xyz": _xyz_to_srgb,
    "xyz-d50": _xyz_d50_to_srgb,
    "xyz-d65": _xyz_to_srgb,
}


def srgb_to_hsl(channels: tuple[int, int, int]) -> Triple:
    """Hue, saturation and lightness of channels of 0 to 255; a grey has the hue 0.

    >>> srgb_to_hsl((0, 128, 0))[:2]
    (120.0, 100.0)
    """
    red, green, blue = channels
    high, low = max(channels), min(channels)
    lightness, chroma = (high + low) / 510, high - low
    if not chroma:
        return 0.0, 0.0, 100 * lightness
    if high == red:
        sector = (green - blue) / chroma % 6
    elif high == green:
        sector = (blue - red) / chroma + 2
    else:
        sector = (red - green) / chroma + 4
    saturation = chroma / 255 / (1 - abs(2 * lightness - 1))
    return 60 * sector, 100 * saturation, 100 * lightness


def oklab(channels: tuple[int, int, int]) -> Triple:
    """Where channels of 0 to 255 lie in OKLab, in which distances are what people see."""
    light = _each(lambda channel: _light(channel / 255), channels)
    return _times(_LMS_TO_OKLAB, _each(math.cbrt, _times(_SRGB_TO_LMS, light)))
