"""Takes an address out of what people and programs put around it."""

from __future__ import annotations

import re
from collections.abc import Iterable

from cleanlib.core.errors import Invalid
from cleanlib.core.unicode import without_invisible

_HYPHENS = "\u2010\u2011\u2212\ufe63"
_QUOTES = "\u201c\u201d\u201e\u2033"
_SIGNS = str.maketrans(
    {
        **{0xFF01 + at: 0x21 + at for at in range(0x5E)},  # full-width forms
        **dict.fromkeys(map(ord, "\u00a0\u1680\u202f\u205f\u3000"), " "),
        **dict.fromkeys(range(0x2000, 0x200B), " "),
        **dict.fromkeys(map(ord, _HYPHENS), "-"),
        **dict.fromkeys(map(ord, _QUOTES), '"'),
        0xFE6B: "@",
        0x00AD: None,  # the soft hyphen
    }
)
_LABEL = re.compile(r"(?:e-?)?mail[ \t]*:", re.IGNORECASE)
_MAILTO = re.compile(r"mailto:", re.IGNORECASE)
_NAMED = re.compile(r"([^<>]*)<([^<>]*)>[ \t]*")
_COMMENT = re.compile(r"([^\s()]*@[^\s()]*)[ \t]+\(([^()@]*)\)")
_PAIRS = ("()", "[]", "{}", "''", '""', "``", "\u2018\u2019", "«»")
_BEHIND = ".,;"
_BETWEEN_ADDRESSES = re.compile(r"[;,|\n]")
_BLANKS = re.compile(r"\s+")
_TRIMMED = " \t\r\n\v\f"


def unfolded(text: str) -> str:
    """Text with plain signs for full-width and invisible ones, trimmed."""
    if not text.isascii():
        text = without_invisible(text).translate(_SIGNS)
    return text.strip(_TRIMMED)


def bare_addresses(text: str) -> list[str]:
    """The addresses of a cell without what stands around them; one, unless there are several.

    >>> bare_addresses("Jane Doe <jane@example.com>"), bare_addresses("a@b.org; c@d.org")
    (['jane@example.com'], ['a@b.org', 'c@d.org'])
    """
    found = [bare_address(piece) for piece in _pieces(text)]
    return list(dict.fromkeys(found))


def _pieces(text: str) -> list[str]:
    """The parts of a text that hold an address each; names may hold commas."""
    if text.count("@") < 2 or text.startswith('"') or _NAMED.fullmatch(text):
        return [text]
    separated = _with_address(_BETWEEN_ADDRESSES.split(text))
    if len(separated) == 1:
        separated = _with_address(_BLANKS.split(text))
    whole = len(separated) > 1 and all(_is_address_like(piece) for piece in separated)
    return separated if whole else [text]


def _with_address(pieces: Iterable[str]) -> list[str]:
    return [piece for piece in map(str.strip, pieces) if "@" in piece]


def _is_address_like(piece: str) -> bool:
    local, _, domain = piece.rpartition("@")
    return bool(local.strip("<")) and bool(domain.strip(">"))


def bare_address(text: str) -> str:
    """One address without name, brackets, mailto:, label and punctuation around it."""
    if label := _LABEL.match(text):
        text = text[label.end() :]
    text = _without_mailto(_without_name(_unwrapped(text.strip(_TRIMMED))))
    return _unwrapped(text.strip(_TRIMMED)).rstrip(_BEHIND + _TRIMMED)


def _unwrapped(text: str) -> str:
    """Text without brackets or quotes around all of it."""
    text = text.rstrip(_BEHIND + _TRIMMED) or text
    while len(text) > 2 and text[0] + text[-1] in _PAIRS:
        text = text[1:-1].strip(_TRIMMED)
    return text


def _without_name(text: str) -> str:
    """The address between angle brackets, or beside a comment in round ones."""
    if named := _NAMED.fullmatch(text):
        name, address = named[1], named[2].strip(_TRIMMED)
        if "@" in name and _MAILTO.sub("", address) not in name:
            raise Invalid("ambiguous", "the name beside the address is another address")
        return address
    commented = _COMMENT.fullmatch(text)
    return commented[1] if commented else text


def _without_mailto(text: str) -> str:
    link = _MAILTO.match(text)
    if link is None:
        return text
    from urllib.parse import unquote

    return unquote(text[link.end() :].partition("?")[0])
