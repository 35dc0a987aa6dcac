"""Takes a name apart at its blanks and commas, and refuses what no name holds."""

from __future__ import annotations

import re
import unicodedata
from functools import cache

from cleanlib.column_types.person.words import is_suffix, is_title, roles
from cleanlib.core.errors import Invalid, shorten
from cleanlib.core.notes import note

_SIGNS = frozenset(".-'’ʼʻ‘·・‧׳״/\u200c\u200d")
_NULL_WORDS = frozenset(("nan", "NaN", "null", "NULL", "None", "none", "<NA>", "N/A", "n/a"))
_SEPARATORS = re.compile(r"[;|\\]|\s/\s|\n")
_GLUED = re.compile(r"((?:[^\W\d_]{1,5}\.){1,4})(?=[^\W\d_]['’]?[^\W\d_])")
_MOST_WORDS = 40
_UND_ZU = ("von", "und", "zu")


def segments_of(text: str) -> list[list[str]]:
    """The words of each piece between commas; the last one is empty after a final comma."""
    if _SEPARATORS.search(text):
        raise Invalid("multiple", "more than one person, or an alternative")
    pieces = re.split("[,،、]", text)
    segments = [_words(piece) for piece in pieces]
    words = [word for segment in segments for word in segment]
    segments = _without_nulls(segments, words)
    for word in _without_und_zu(words):
        check_word(word)
    if not all(segments[:-1]):
        raise Invalid("syntax", "a comma with nothing before it")
    if len(words) > _MOST_WORDS:
        raise Invalid("length", f"{len(words)} words")
    return segments


def is_null_word(word: str) -> bool:
    """Whether a word among others may be a null token."""
    return word in _NULL_WORDS


def _without_und_zu(words: list[str]) -> list[str]:
    """Without the joint of "von und zu", which joins no people."""
    folded = [word.casefold() for word in words]
    around = zip(["", *folded], folded, [*folded[1:], ""], strict=False)
    return [word for word, near in zip(words, around, strict=True) if near != _UND_ZU]


def _words(piece: str) -> list[str]:
    return [part for word in piece.split() for part in unglued(word)]


def unglued(word: str) -> list[str]:
    """A title or initials and the name that follows without a blank."""
    if "." not in word or is_suffix(word) or is_title(word):
        return [word]
    match = _GLUED.match(word)
    if match is None:
        return [word]
    start, rest = match[1], word[match.end() :]
    pieces = [f"{piece}." for piece in start.split(".") if piece]
    if all(is_title(piece) for piece in pieces):
        return [*pieces, rest]
    is_initials = all(len(piece) == 2 for piece in pieces)
    return [start, rest] if is_initials and rest.isalpha() else [word]


def _without_nulls(segments: list[list[str]], words: list[str]) -> list[list[str]]:
    """Without the null tokens among words that are written otherwise."""
    nulls = [word for word in words if word in _NULL_WORDS]
    others = "".join(word for word in words if word not in _NULL_WORDS)
    if not nulls:
        return segments
    if not others:
        if segments == [nulls] and len(nulls) == 1:
            return segments  # the caller keeps it
        raise Invalid("missing")
    uniform = others.isupper() or others.islower()
    dropped = {
        n for n in nulls if not (n.isalpha() and uniform and n.isupper() == others.isupper())
    }
    if not dropped:
        return segments
    note("null_part_dropped")
    words[:] = [word for word in words if word not in dropped]
    kept = [[word for word in segment if word not in dropped] for segment in segments]
    return [segment for segment in kept if segment]


def check_word(word: str) -> None:
    """Refuse a word that no name of one person holds."""
    if "and" in roles(word) and not (word.isupper() and len(word) > 1 and word != "AND"):
        raise Invalid("multiple", f"{shorten(word, 20)} joins several people")
    if "company" in roles(word):
        raise Invalid("component", f"{shorten(word, 20)} makes it a company")
    if "phrase" in roles(word):
        raise Invalid("component", f"{shorten(word, 20)} is no part of a name")
    check_signs(word)
    if "/" in word and "particle" not in roles(word):
        raise Invalid("multiple", "names with a slash between them")


def check_signs(word: str) -> None:
    """Refuse digits, and signs that names do not hold."""
    if any(map(str.isdigit, word)) and "suffix" not in roles(word):
        raise Invalid("syntax", "a digit")
    for character in word:
        if not _belongs(character) and not character.isdigit():
            raise Invalid("syntax", f"the sign {shorten(character)}")
    if not any(map(str.isalpha, word)) and "suffix" not in roles(word):
        raise Invalid("syntax", f"{shorten(word, 20)} by itself")


@cache
def _belongs(character: str) -> bool:
    return character in _SIGNS or unicodedata.category(character)[0] in "LM"
