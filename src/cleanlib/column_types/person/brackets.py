"""Takes nicknames, names at birth and pronouns out of a name."""

from __future__ import annotations

import re
from typing import NamedTuple

from cleanlib.column_types.person.words import roles
from cleanlib.core.errors import Invalid, shorten
from cleanlib.core.notes import note

_BRACKET = re.compile(
    r"\((?P<round>[^()]*)\)|\[(?P<square>[^\[\]]*)\]"
    r"|[\"“”„«](?P<double>[^\"“”„«»]*)[\"“”»]"
    r"|(?<!\S)['‘](?P<single>[^'‘’]*)['’](?=[\s,]|$)"
)
_MARKS = re.compile(r"[()\[\]\"“”„«»]")


class Bracketed(NamedTuple):
    """A name without what stood in brackets or quotes, and the nickname among that."""

    text: str
    nickname: str


def take_brackets(text: str) -> Bracketed:
    """Take apart a name and what it holds in brackets or quotes.

    >>> take_brackets("Robert 'Bob' Smith")
    Bracketed(text='Robert   Smith', nickname='Bob')
    """
    nicknames: list[str] = []

    def take(match: re.Match[str]) -> str:
        inner = (match[match.lastgroup or 0] or "").strip(" '‘’.,")
        if inner and not _is_remark(inner):
            nicknames.append(inner)
        return " "

    text = _BRACKET.sub(take, text)
    if _MARKS.search(text):
        raise Invalid("syntax", "a bracket or quote without its other one")
    if len(nicknames) > 1:
        raise Invalid("ambiguous", f"several nicknames: {shorten(', '.join(nicknames))}")
    return Bracketed(text, nicknames[0] if nicknames else "")


def _is_remark(inner: str) -> bool:
    """Whether it is a remark on the name, which is counted and left out."""
    start = inner.split(" ", 1)[0]
    if "pronoun" in roles(inner):
        note("pronouns_dropped")
    elif "birth_name" in roles(start) and start != inner:
        note("birth_name_dropped")
    else:
        return False
    return True
