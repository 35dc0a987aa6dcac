"""Hexadecimal digits as programs write them: in any letter case, with 0x, in groups."""

from __future__ import annotations

import re

from cleanlib.core.errors import Invalid, shorten
from cleanlib.core.unicode import fold_unicode

_LONGEST = 100_000
_PREFIX = re.compile(r"0[xX]")
_SEPARATOR = re.compile(r"[:-]| *, *| +")
_DIGITS = re.compile(r"[0-9a-fA-F]+")


def folded(text: str, longest: int = _LONGEST) -> str:
    """Text in ASCII forms without blanks at its ends; a text beyond ``longest`` is refused.

    >>> folded(" ａ１ ")
    'a1'
    """
    text = fold_unicode(text).strip()
    if len(text) > longest:
        raise Invalid("length", f"{len(text):,} characters, more than {longest:,}")
    return text


def hex_digits(text: str) -> str:
    """The digits that a text spells, in lower case.

    They may stand in groups of whole bytes with one kind of separator, and behind ``0x``, which
    may be repeated in every group.

    Raises
    ------
    Invalid
        ``syntax`` for anything else.

    Examples
    --------
    >>> hex_digits("0XFF"), hex_digits("D4:1D:8C"), hex_digits("0xff, 0x0a"), hex_digits("abc")
    ('ff', 'd41d8c', 'ff0a', 'abc')
    """
    groups = _groups(folded(text))
    if _PREFIX.match(groups[0]):
        repeated = all(_PREFIX.match(group) for group in groups)
        groups = [group[2:] for group in groups] if repeated else [groups[0][2:], *groups[1:]]
    for group in groups:
        if not _DIGITS.fullmatch(group):
            raise Invalid("syntax", f"{shorten(group, 20)} is no hexadecimal number")
        if len(groups) > 1 and len(group) % 2:
            raise Invalid("syntax", f"{shorten(group, 20)} is a group with half a byte")
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
