"""The tokens of coordinates: numbers, words, signs and marks."""

from __future__ import annotations

import re
from typing import NamedTuple

from cleanlib.core.errors import Invalid, shorten

LATITUDE, LONGITUDE = "latitude", "longitude"
HEMISPHERES = {
    "n": (LATITUDE, 1), "north": (LATITUDE, 1), "s": (LATITUDE, -1), "south": (LATITUDE, -1),
    "e": (LONGITUDE, 1), "east": (LONGITUDE, 1), "w": (LONGITUDE, -1), "west": (LONGITUDE, -1),
}  # fmt: skip
LABELS = {
    "lat": LATITUDE, "latitude": LATITUDE,
    "lon": LONGITUDE, "lng": LONGITUDE, "long": LONGITUDE, "longitude": LONGITUDE,
}  # fmt: skip
DEGREES, MINUTES, SECONDS = range(3)
UNITS = {
    **dict.fromkeys(("°", "d", "deg", "degs", "degree", "degrees"), DEGREES),
    **dict.fromkeys(("'", "m", "min", "mins", "minute", "minutes"), MINUTES),
    **dict.fromkeys(('"', "s", "sec", "secs", "second", "seconds"), SECONDS),
}
NUMBER, WORD, MARK = "number", "word", "mark"
_SIGNS = str.maketrans({"º": "°", "˚": "°", "′": "'", "″": '"', "`": "'", "‘": "'"})
_TOKEN = re.compile(
    r"(?P<number>(?:\d+(?:\.\d*)?|\.\d+)(?![.\d]))|(?P<word>[a-z]+)(?:\.(?!\d))?"
    r"|\s+|(?P<mark>[-+°'\",;:/|=])|(?P<other>.)",
    re.ASCII | re.DOTALL,
)


class Token(NamedTuple):
    """A piece of text, its kind, and whether blanks stand before it."""

    kind: str
    text: str
    gap: bool = False

    @property
    def hemisphere(self) -> bool:
        """Whether it names a hemisphere."""
        return self.text in HEMISPHERES

    @property
    def label(self) -> bool:
        """Whether it says which coordinate follows."""
        return self.text in LABELS


def folded(text: str) -> str:
    """Text in small letters, with one sign for each unit.

    >>> folded("51º 29′ 36.24″ N")
    '51° 29\\' 36.24" n'
    """
    return text.lower().translate(_SIGNS).replace("''", '"')


def tokens_of(text: str) -> list[Token]:
    """The tokens of a folded text; `Invalid` (``syntax``) where it holds anything else."""
    found = []
    gap = False
    for match in _TOKEN.finditer(text):
        kind = match.lastgroup
        if kind == "other":
            raise Invalid("syntax", f"{shorten(match[0])} is no part of coordinates")
        if kind is not None:
            found.append(Token(kind, match[kind], gap))
        gap = kind is None
    return found
