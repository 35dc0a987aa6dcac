"""What may be guessed of an address when the caller allows it."""

from __future__ import annotations

import re
from functools import cache

from cleanlib.core.notes import note, note_match
from cleanlib.core.tables import read_table

_AT = re.compile(
    r"\s*(?:\(\s?at\s?\)|\[\s?at\s?\]|\{\s?at\s?\}|<\s?at\s?>|(?<=\s)at(?=\s))\s*", re.I
)
_DOT = re.compile(
    r"\s*(?:\(\s?dot\s?\)|\[\s?dot\s?\]|\{\s?dot\s?\}|<\s?dot\s?>|(?<=\s)dot(?=\s)|\[\.\]|\(\.\))\s*",
    re.I,
)
_SHORTEST = 5  # letters before the first dot, so that one edit does not make another name


def deobfuscated(text: str) -> str:
    """Text with signs for the words in brackets, or between blanks, that stand for them.

    >>> deobfuscated("jane (at) example [dot] com")
    'jane@example.com'
    """
    plain = text if "@" in text else _AT.sub("@", text)
    plain = _DOT.sub(".", plain)
    if plain != text:
        note("deobfuscated")
    return plain


@cache
def _common_domains() -> tuple[str, ...]:
    return tuple(row["domain"] for row in read_table("mail_domains"))


def fixed_domain(domain: str) -> str:
    """The one common domain that is an edit away from this one, or this one itself.

    >>> fixed_domain("gmial.com"), fixed_domain("example.com")
    ('gmail.com', 'example.com')
    """
    asked = domain.lower()
    known = _common_domains()
    if asked in known:
        return domain
    near = _near(asked.replace(",", "."), known)
    if len(near) == 1:
        note("fuzzy_match")
        note_match(domain, near[0], 1)
        return near[0]
    if "," in asked:
        note("comma_to_dot")
        return domain.replace(",", ".")
    return domain


def _near(domain: str, known: tuple[str, ...]) -> list[str]:
    from rapidfuzz.distance import OSA

    return [
        name
        for name in known
        if len(name.partition(".")[0]) >= _SHORTEST
        and OSA.distance(domain, name, score_cutoff=1) <= 1
    ]
