"""The token language of date formats, and strftime as another spelling of it."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

from cleanlib.core.errors import UnknownFormat

DATE_TOKENS = ("YYYY", "YY", "MMMM", "MMM", "MM", "M", "DD", "D", "dddd", "ddd")
CLOCK_TOKENS = ("HH", "H", "hh", "h", "mm", "m", "ss", "s", "A", "a")
ZONE_TOKENS = ("Z", "z")
_FRACTION = "S"
_LONGEST_FRACTION = 9
_TOKEN = re.compile(
    r"\[(?P<literal>[^\]]*)\]|(?P<token>Y+|M+|D+|d+|H+|h+|m+|s+|S+|A|a|Z|z)|(?P<letter>[^\W\d_])|(?P<mark>.)",
    re.DOTALL,
)
_STRFTIME: dict[str, str] = {
    "Y": "YYYY", "y": "YY", "m": "MM", "-m": "M", "d": "DD", "-d": "D", "e": "D",
    "B": "MMMM", "b": "MMM", "h": "MMM", "A": "dddd", "a": "ddd",
    "H": "HH", "-H": "H", "I": "hh", "-I": "h", "M": "mm", "-M": "m", "S": "ss", "-S": "s",
    "p": "A", "P": "a", "f": "SSSSSS", "z": "ZZ", "Z": "z", "j": "DDDD", "G": "GGGG", "V": "WW",
    "u": "E",
}  # fmt: skip
_STRFTIME_SHORT = {"F": "%Y-%m-%d", "T": "%H:%M:%S", "R": "%H:%M", "D": "%m/%d/%y"}
_PARTS = {
    "Y": {"year"}, "M": {"month"}, "D": {"day"}, "d": {"year", "month", "day"},
    "G": {"year", "month", "day"}, "W": {"year", "month", "day"}, "E": {"year", "month", "day"},
    "H": {"hour"}, "h": {"hour"}, "A": {"hour"}, "a": {"hour"}, "m": {"minute"}, "s": {"second"},
    "S": {"fraction"}, "Z": {"zone"}, "z": {"zone"},
}  # fmt: skip


class Item(NamedTuple):
    """One piece of a format: a token, or a literal text."""

    token: str
    literal: str = ""

    @property
    def parts(self) -> frozenset[str]:
        """The parts of a date that the token writes."""
        if self.token == "DDDD":
            return frozenset({"year", "month", "day"})
        return frozenset(_PARTS[self.token[0]]) if self.token else frozenset()


@lru_cache(maxsize=256)
def parse_format(spec: str) -> tuple[Item, ...]:
    """The items of a format, or `UnknownFormat` naming the letter that is no token."""
    items = _parse_strftime(spec) if spec.startswith("%") else _parse_tokens(spec)
    if not any(item.token for item in items):
        raise UnknownFormat(f"target format {spec!r} has no token in it, such as YYYY, MM or hh")
    if any(item.token in ("A", "a") for item in items):
        twelve = {"hh": "hh12", "h": "h12"}
        items = [Item(twelve.get(item.token, item.token), item.literal) for item in items]
    return tuple(items)


def needs(items: tuple[Item, ...]) -> frozenset[str]:
    """The parts of a date that a format writes."""
    return frozenset().union(*(item.parts for item in items))


def _parse_tokens(spec: str) -> list[Item]:
    items: list[Item] = []
    for match in _TOKEN.finditer(spec):
        run = match["token"]
        if run is not None:
            items.append(_token(run, spec))
        elif match["letter"] is None:
            items.append(Item("", match["literal"] if match["mark"] is None else match["mark"]))
        elif match["letter"] == "T" and _between_date_and_clock(spec, match.start()):
            items.append(Item("", "T"))
        else:
            raise _unknown_letter(match["letter"], spec)
    return items


def _between_date_and_clock(spec: str, at: int) -> bool:
    return spec[at - 1 : at] in ("D", "M", "Y") and spec[at + 1 : at + 2] in ("h", "H")


def _token(run: str, spec: str) -> Item:
    """A run of one letter as a token."""
    if run[0] == _FRACTION:
        if len(run) > _LONGEST_FRACTION:
            raise UnknownFormat(f"target format {spec!r}: at most 9 S, for billionths of a second")
        return Item(run)
    if run not in (*DATE_TOKENS, *CLOCK_TOKENS, *ZONE_TOKENS):
        raise _unknown_letter(run, spec)
    return Item(run)


def _unknown_letter(letters: str, spec: str) -> UnknownFormat:
    return UnknownFormat(
        f"target format {spec!r}: {letters!r} is no token. Tokens are YYYY YY MMMM MMM MM M DD D "
        "dddd ddd hh h mm m ss s S A a Z z (HH and H: always 24 hours); protect letters as "
        f"[{letters}], or start a strftime format with %"
    )


def _parse_strftime(spec: str) -> list[Item]:
    for short, long in _STRFTIME_SHORT.items():
        spec = spec.replace(f"%{short}", long)
    items: list[Item] = []
    for match in re.finditer(r"%(?P<code>-?[A-Za-z])|%%|(?P<mark>[^%])|%.?", spec, re.DOTALL):
        if match["code"] in _STRFTIME:
            items.append(Item(_STRFTIME[match["code"]]))
        elif match["mark"] is not None or match[0] == "%%":
            items.append(Item("", match["mark"] or "%"))
        else:
            known = " ".join(f"%{code}" for code in _STRFTIME)
            raise UnknownFormat(f"target format {spec!r}: {match[0]!r} is no code. Codes: {known}")
    return items
