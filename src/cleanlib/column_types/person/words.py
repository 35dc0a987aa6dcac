"""Words of names: titles, suffixes, particles, and what joins two people."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from functools import cache

from cleanlib.core.tables import read_table

_NO_ROLES: frozenset[str] = frozenset()
_LEFT_OUT = str.maketrans("ı", "i", ".-'’ ")
_ROMAN = frozenset(("i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix"))
_INITIALS = re.compile(r"(?:[^\W\d_]\.){2}")
_TITLES = ("title", "title_first", "title_or_name")
_SUFFIXES = ("suffix", "suffix_or_name")


def word_key(word: str) -> str:
    """A word as the table has it: casefolded, ı as i, without dots, hyphens and apostrophes.

    >>> word_key("Dr.-Ing."), word_key("Ph.D.")
    ('dring', 'phd')
    """
    return word.casefold().translate(_LEFT_OUT)


@cache
def _roles() -> Mapping[str, frozenset[str]]:
    found: dict[str, set[str]] = defaultdict(set)
    for row in read_table("name_words"):
        for word in row["words"].split("|"):
            found[word].add(row["role"])
    return {word: frozenset(roles) for word, roles in found.items()}


def roles(word: str) -> frozenset[str]:
    """What a word may be besides a name."""
    key = word_key(word)
    if key in _ROMAN and "." in word[:-1]:
        return _NO_ROLES  # initials
    return _roles().get(key, _NO_ROLES)


def is_title(word: str) -> bool:
    """Whether a word may be a title."""
    return not roles(word).isdisjoint(_TITLES)


def is_suffix(word: str) -> bool:
    """Whether a word may be a suffix."""
    return not roles(word).isdisjoint(_SUFFIXES)


def may_be_name(word: str) -> bool:
    """Whether a title or suffix may as well be a name, as Major, V, or Jd may."""
    is_name = len(word) == 2 and word.istitle() and word_key(word) not in ("jr", "sr", "dr", "mr")
    is_name = is_name or _INITIALS.fullmatch(word) is not None
    return is_name or not roles(word).isdisjoint(("suffix_or_name", "title_or_name"))


@cache
def title_words() -> Mapping[str, tuple[str, str]]:
    """The usual short form and the long one of every title."""
    rows = [row for row in read_table("name_words") if row["role"].startswith("title")]
    found: dict[str, tuple[str, str]] = {}
    for row in rows:
        for word in row["words"].split("|"):
            found.setdefault(word, (row["written"], row["full"]))
    return found


@cache
def suffix_words() -> Mapping[str, str]:
    """The usual form of every suffix."""
    rows = [row for row in read_table("name_words") if row["role"] in _SUFFIXES]
    return {word: row["written"] for row in rows for word in row["words"].split("|")}
