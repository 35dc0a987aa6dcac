"""Hexadecimal digits as programs write them: in any letter case, with 0x, in groups."""

from __future__ import annotations

import re

from cleanlib.core.errors import Invalid, shorten
from cleanlib.shared.plain_text import plain_text

_LONGEST = 100_000
_PREFIX = re.compile(r"0[xX]")
_SEPARATOR = re.compile(r"[:-]| *, *| +")
_DIGITS = re.compile(r"[0-9a-fA-F]+")


def hex_digits(text: str, largest_group: int = _LONGEST) -> str:
    """The digits that a text spells, in lower case.

    They may stand in groups of whole bytes with one kind of separator, all of one size but for
    the last, and behind ``0x``, which may be repeated in every group.

    Parameters
    ----------
    text : str
        The digits as they are written.
    largest_group : int
        The most digits of one group among several; longer ones are several values.

    Raises
    ------
    Invalid
        ``syntax`` for anything else.

    Examples
    --------
    >>> hex_digits("0XFF"), hex_digits("D4:1D:8C"), hex_digits("0xff, 0x0a"), hex_digits("abc")
    ('ff', 'd41d8c', 'ff0a', 'abc')
    """
    groups = _groups(plain_text(text, _LONGEST))
    if _PREFIX.match(groups[0]):
        repeated = all(_PREFIX.match(group) for group in groups)
        groups = [group[2:] for group in groups] if repeated else [groups[0][2:], *groups[1:]]
    for group in groups:
        if not _DIGITS.fullmatch(group):
            raise Invalid("syntax", f"{shorten(group, 20)} is no hexadecimal number")
        if len(groups) > 1 and len(group) % 2:
            raise Invalid("syntax", f"{shorten(group, 20)} is a group with half a byte")
    if {len(group) for group in groups[:-1]} - {max(map(len, groups))}:
        raise Invalid("syntax", "groups of different sizes")
    if len(groups) > 1 and len(groups[0]) > largest_group:
        raise Invalid("syntax", "several values, or groups of many digits")
    return "".join(groups).lower()


def _groups(text: str) -> list[str]:
    """The text cut at its separators, which have to be all of one kind."""
    kinds = {found.strip() for found in _SEPARATOR.findall(text)}
    if len(kinds) > 1:
        raise Invalid("syntax", "different separators")
    return _SEPARATOR.split(text)


def hyphenated(digits: str) -> str:
    """The 32 digits of a UUID in its five groups.

    >>> hyphenated("6ba7b8109dad11d180b400c04fd430c8")
    '6ba7b810-9dad-11d1-80b4-00c04fd430c8'
    """
    return "-".join((digits[:8], digits[8:12], digits[12:16], digits[16:20], digits[20:]))
