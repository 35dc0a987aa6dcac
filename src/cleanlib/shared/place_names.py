"""Names of places brought to one form, so that they can be looked up."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from cleanlib.core.errors import Invalid
from cleanlib.core.unicode import fold_unicode
from cleanlib.shared.letters import plain_letters

LONGEST = 150

_SIGNS = re.compile(r"[\s.,;/_-]+")
_GENITIVE = re.compile(r"'s(?![^\W_])")
_APOSTROPHES = str.maketrans(dict.fromkeys("'`ʻʼ\"", " "))
_WORDS = {
    "barb": "barbuda", "br": "british", "dem": "democratic", "e": "east", "eq": "equatorial",
    "fed": "federal", "fr": "french", "gren": "grenadines", "herz": "herzegovina", "is": "islands",
    "isl": "islands", "isls": "islands", "n": "north", "rep": "republic", "s": "south",
    "st": "saint", "ter": "territory", "terr": "territory", "utd": "united", "vin": "vincent",
    "w": "west",
}  # fmt: skip
_BRACKETED = re.compile(r"([^()\[\]]*)[(\[]([^()\[\]]+)[)\]]([^()\[\]]*)")
_PARTING = re.compile(r"[\[(,;|/:]|\s-\s")
_TAIL = re.compile(r"([^,;|]+?)\s*(?:,|;|\||/|:|\s-\s)\s*([^,;|/:]+)")
_LEFT_OUT = ("", "of", "the")


@lru_cache(maxsize=10_000)
def name_key(name: str) -> str:
    """The words of a name: small letters without accents, "the", "of", usual abbreviations.

    >>> name_key("Trinidad & Tobago"), name_key("The U.S. of A."), name_key("St.-Martin")
    ('trinidad and tobago', 'usa', 'saint martin')
    >>> name_key("Côte d'Ivoire"), name_key("S. Sudan"), name_key("People's Rep. of China")
    ('cote d ivoire', 'south sudan', 'peoples republic china')
    """
    words = [word for word in _words(name) if word not in _LEFT_OUT]
    words = list(_initials_joined(words))
    if len(words) == 1:
        return words[0]  # BR by itself is a code, not British
    return " ".join(_WORDS.get(word, word) for word in words)


def words_key(name: str) -> str:
    """The words of any name: small letters without accents and signs.

    >>> words_key("Chinese (Simplified)"), words_key("N'Ko")
    ('chinese (simplified)', 'n ko')
    """
    return " ".join(_words(name)).strip()


def _words(name: str) -> list[str]:
    text = plain_letters(fold_unicode(name)).replace("&", " and ")
    return _SIGNS.split(_GENITIVE.sub("s", text).translate(_APOSTROPHES))


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
    if _PARTING.search(name) is None:
        return [name]
    match = _BRACKETED.fullmatch(name) or _TAIL.fullmatch(name)
    if match is None:
        return [name]
    return [part.strip() for part in match.groups() if part and part.strip()]


def agreed(name: str, find: Callable[[str], str | None]) -> str | None:
    """What two ways to write one thing stand for, as in ``Germany (DE)``.

    Raises
    ------
    Invalid
        ``component`` when they stand for different things.
    """
    return same(find(piece) for piece in _several(pieces(name)))


def same(found: Iterable[str | None]) -> str | None:
    """The one value that was found by all; None when one found nothing.

    Raises
    ------
    Invalid
        ``component`` when two found different values.
    """
    values = list(dict.fromkeys(found))
    if not values or None in values:
        return None
    if len(values) > 1:
        raise Invalid("component", " or ".join(map(str, values)))
    return values[0]


def _several(parts: list[str]) -> list[str]:
    return parts if len(parts) > 1 else []


def _is_bracketed(name: str) -> bool:
    return _BRACKETED.fullmatch(name) is not None
