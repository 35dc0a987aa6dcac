"""The names of CSS colours."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

from cleanlib.column_types.color.spaces import Triple, oklab
from cleanlib.column_types.color.value import Color
from cleanlib.core.tables import read_table

TRANSPARENT = Color(0, 0, 0, 0, alpha_given=True)
_MARKS = re.compile(r"[ _-]+")
_SECOND_NAMES = ("aqua", "fuchsia", "grey")


@cache
def _named() -> Mapping[str, Color]:
    rows = read_table("css_colors")
    return {row["name"]: Color(*bytes.fromhex(row["hex"])) for row in rows}


@cache
def _names() -> Mapping[tuple[int, int, int], str]:
    """The name of each channel triple; of two names that not among the second ones."""
    first_last = sorted(_named().items(), key=lambda row: _is_first(row[0]))
    return {color.channels: name for name, color in first_last}


def _is_first(name: str) -> bool:
    return not any(second in name for second in _SECOND_NAMES) or name == "aquamarine"


def find_color(text: str) -> Color | None:
    """The colour of a name, whatever its letter case, blanks and hyphens.

    >>> find_color("Rebecca Purple").channels, find_color("mauve")
    ((102, 51, 153), None)
    """
    name = _MARKS.sub("", text).lower()
    return TRANSPARENT if name == "transparent" else _named().get(name)


def find_name(channels: tuple[int, int, int]) -> str | None:
    """The name of exactly these channels.

    >>> find_name((0, 255, 255)), find_name((1, 2, 3))
    ('cyan', None)
    """
    return _names().get(channels)


def nearest_name(channels: tuple[int, int, int]) -> str:
    """The name of the colour that looks most alike: the nearest in OKLab.

    >>> nearest_name((250, 3, 2))
    'red'
    """
    sought = oklab(channels)
    return min(_oklab_names(), key=lambda row: _distance(row[1], sought))[0]


@cache
def _oklab_names() -> tuple[tuple[str, Triple], ...]:
    return tuple((name, oklab(channels)) for channels, name in _names().items())


def _distance(one: Triple, other: Triple) -> float:
    return sum((a - b) ** 2 for a, b in zip(one, other, strict=True))
