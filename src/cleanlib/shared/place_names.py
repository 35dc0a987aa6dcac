"""Names of places brought to one form, so that they can be looked up."""

from __future__ import annotations

import re
from collections.abc import Iterator

from cleanlib.core.unicode import fold_unicode
from cleanlib.shared.letters import plain_letters

LONGEST = 150

_SIGNS = re.compile(r"[\s.,;/_-]+")
_GENITIVE = re.compile(r"'s(?![^\W_])")
_APOSTROPHES = str.maketrans(dict.fromkeys("'`ʻʼ", " "))
_WORDS = {
    "barb": "barbuda", "br": "british", "dem": "democratic", "e": "east", "eq": "equatorial",
    "fed": "federal", "fr": "french", "gren": "grenadines", "herz": "herzegovina", "is": "islands",
    "isl": "islands", "isls": "islands", "n": "north", "rep": "republic", "s": "south",
    "st": "saint", "ter": "territory", "terr": "territory", "utd": "united", "vin": "vincent",
    "w": "west",
}  # fmt: skip
_LEFT_OUT = ("", "of", "the")


def name_key(name: str) -> str:
    """The words of a name: small letters without accents, "the", "of", usual abbreviations.

    >>> name_key("Trinidad & Tobago"), name_key("The U.S. of A."), name_key("St.-Martin")
    ('trinidad and tobago', 'usa', 'saint martin')
    >>> name_key("Côte d'Ivoire"), name_key("S. Sudan"), name_key("People's Rep. of China")
    ('cote d ivoire', 'south sudan', 'peoples republic china')
    """
    text = plain_letters(fold_unicode(name)).replace("&", " and ")
    text = _GENITIVE.sub("s", text).translate(_APOSTROPHES)
    words = [word for word in _SIGNS.split(text) if word not in _LEFT_OUT]
    return " ".join(_WORDS.get(word, word) for word in _initials_joined(words))


def _initials_joined(words: list[str]) -> Iterator[str]:
    """Letters in a row as one word: ``u s a`` is ``usa``."""
    letters = ""
    for word in words:
        if len(word) == 1 and word.isascii() and word.isalpha():
            letters += word
            continue
        if letters:
            yield letters
        letters = ""
        yield word
    if letters:
        yield letters


def orders(name: str) -> Iterator[str]:
    """A name, and the names it may be an inverted form of.

    >>> list(orders("Korea, Republic of"))
    ['Korea, Republic of', 'Republic of Korea']
    >>> list(orders("Congo (Democratic Republic of)"))
    ['Congo Democratic Republic of', 'Democratic Republic of Congo']
    """
    parts = pieces(name)
    yield " ".join(parts) if _is_bracketed(name) else name
    if len(parts) == 2:
        yield " ".join(reversed(parts))


def pieces(name: str) -> list[str]:
    """The name and what stands behind a comma or in brackets; one piece when there is no such.

    >>> pieces("Falkland Islands (Malvinas)"), pieces("DE - Germany"), pieces("Guinea-Bissau")
    (['Falkland Islands', 'Malvinas'], ['DE', 'Germany'], ['Guinea-Bissau'])
    """
    match = _BRACKETED.fullmatch(name) or _TAIL.fullmatch(name)
    if match is None:
        return [name]
    return [part.strip() for part in match.groups() if part and part.strip()]


def _is_bracketed(name: str) -> bool:
    return _BRACKETED.fullmatch(name) is not None


_BRACKETED = re.compile(r"([^()\[\]]*)[(\[]([^()\[\]]+)[)\]]([^()\[\]]*)")
_TAIL = re.compile(r"([^,;|]+?)\s*(?:,|;|\||/|:|\s-\s)\s*([^,;|/:]+)")
