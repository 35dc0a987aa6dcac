"""The token language of date formats, and strftime as another spelling of it."""

from __future__ import annotations

import re
from functools import lru_cache

from cleanlib.core.errors import UnknownFormat
from cleanlib.shared.format_tokens import Item, format_items

DATE_TOKENS = ("YYYY", "YY", "MMMM", "MMM", "MM", "M", "DD", "D", "dddd", "ddd")
CLOCK_TOKENS = ("HH", "H", "hh", "h", "mm", "m", "ss", "s", "A", "a")
ZONE_TOKENS = ("Z", "z")
TOKENS = (*DATE_TOKENS, *CLOCK_TOKENS, *ZONE_TOKENS)
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


def parts_of(item: Item) -> frozenset[str]:
    """The parts of a date that an item writes."""
    if item.token == "DDDD":
        return frozenset({"year", "month", "day"})
    return frozenset(_PARTS.get(item.token[:1], ()))


@lru_cache(maxsize=256)
def parse_format(spec: str) -> tuple[Item, ...]:
    """The items of a format, or `UnknownFormat` naming the letter that is no token."""
    items = _parse_strftime(spec) if spec.startswith("%") else _parse_tokens(spec)
    if any(item.token in ("A", "a") for item in items):
        twelve = {"hh": "hh12", "h": "h12"}
        return tuple(Item(twelve.get(item.token, item.token), item.literal) for item in items)
    return items


def needs(items: tuple[Item, ...]) -> frozenset[str]:
    """The parts of a date that a format writes."""
    return frozenset().union(*(parts_of(item) for item in items))


def _parse_tokens(spec: str) -> tuple[Item, ...]:
    """The token language; ISO 8601 writes a T between date and clock."""
    items = format_items(re.sub(r"(?<=[DMY])T(?=[hH])", "[T]", spec), TOKENS)
    _check_minutes(spec, [item.token for item in items if item.token])
    return items


def _check_minutes(spec: str, tokens: list[str]) -> None:
    """``mm`` is minutes and ``MM`` months; where they stand tells when they were mixed up."""
    dated = any(token in DATE_TOKENS for token in tokens)
    for before, token, after in zip(["", *tokens], tokens, [*tokens[1:], ""], strict=False):
        beside_clock = before[:1] in ("h", "H") or after[:1] == "s"
        if token in ("m", "mm") and dated and not beside_clock:
            raise UnknownFormat(f"target format {spec!r}: {token} is minutes; months are MM or M")
        if token in ("M", "MM") and before[:1] in ("h", "H"):
            raise UnknownFormat(f"target format {spec!r}: {token} is months; minutes are mm or m")


def _parse_strftime(spec: str) -> tuple[Item, ...]:
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
    if not any(item.token for item in items):
        raise UnknownFormat(f"target format {spec!r} has no code in it, such as %Y")
    return tuple(items)
