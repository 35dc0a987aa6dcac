"""How names are written."""

from __future__ import annotations

import re
from collections.abc import Callable

from cleanlib.column_types.person.name import PersonName
from cleanlib.column_types.person.reader import read_name
from cleanlib.column_types.person.tokens import is_null_word, unglued
from cleanlib.column_types.person.words import may_be_name, roles
from cleanlib.core.column_type import TargetFormat
from cleanlib.core.errors import Invalid, UnknownFormat, did_you_mean

_PARTS = ("title", "first", "middle", "last", "suffix", "nickname")
_TOKEN = re.compile(r"(?<![A-Za-z])(?:title|first|middle|last|suffix|nickname|[FML]\.|[fml]\.)")
_SHORT = {"f.": "first", "m.": "middle", "l.": "last"}
_UNCHECKED = ("particle", "particle_or_name", "joint", "capital_particle")


def _first_last(name: PersonName) -> str:
    order = (name.last, name.given) if name.eastern else (name.given, name.last)
    return _joined(*order)


def _last_first(name: PersonName) -> str:
    if not (name.last and name.given):
        return name.last or name.given
    return f"{name.last}, {name.given}"


def _full(name: PersonName) -> str:
    body = _joined(name.title, _first_last(name))
    comma = any(map(may_be_name, name.suffix.split(", "))) or "," in name.suffix
    text = f"{body}, {name.suffix}" if comma else _joined(body, name.suffix)
    return _joined(text, name.nickname and f"({name.nickname})")


def first_last(name: PersonName) -> str:
    """Given names and surname; an eastern name keeps its order."""
    return _read_back(name, _first_last)


def last_first(name: PersonName) -> str:
    """Surname, comma, given names."""
    return _read_back(name, _last_first)


def full(name: PersonName) -> str:
    """All parts, the nickname in brackets."""
    return _read_back(name, _full)


def first(name: PersonName) -> str:
    """The first given name."""
    return _present(name.first, "first")


def last(name: PersonName) -> str:
    """The surname."""
    return _present(name.last, "last")


def initials(name: PersonName) -> str:
    """The first letter of every word but titles and suffixes, each with a dot."""
    letters = [part for word in first_last(name).split() for part in _initials(word)]
    if not all(letter.isupper() or letter.islower() for letter in letters):
        raise Invalid("missing_part", "the script of the name has no initials")
    return "".join(f"{letter}." for letter in letters)


def parts(name: PersonName) -> tuple[str | None, ...]:
    """The parts in the order of the fields."""
    return tuple(part or None for part in name[:6])


def _initials(word: str) -> list[str]:
    if "." in word:
        return [piece.lstrip("'’")[:1] for piece in word.split(".") if piece]
    return [word.lstrip("'’")[:1]]


def _joined(*texts: str) -> str:
    return " ".join(filter(None, texts))


def _present(text: str, part: str) -> str:
    if not text:
        raise Invalid("missing_part", f"the name has no {part} name")
    return text


def _read_back(name: PersonName, write: Callable[[PersonName], str]) -> str:
    """Refuse a text that would be read as another name, as that of the surname MD would."""
    text = write(name)
    surname_only = not name.given and " " in name.last
    words = text.replace(",", " ").split()
    capitals_follow = "," in text and any(word.isupper() and len(word) > 1 for word in words)
    if not (surname_only or capitals_follow or any(map(_is_odd, words))):
        return text
    try:
        again = read_name(text, "eastern" if name.eastern else "auto")
        is_same = write(again) == text and (again.given, again.last) == (name.given, name.last)
    except Invalid:
        is_same = False
    if not is_same:
        raise Invalid("ambiguous", "written that way it would be another name")
    return text


def _is_odd(word: str) -> bool:
    if not {word[0], word[-1]}.isdisjoint("'’\"") or len(unglued(word)) > 1:
        return True
    return not roles(word).issubset(_UNCHECKED) or may_be_name(word) or is_null_word(word)


def template(spec: str, options: object) -> TargetFormat[PersonName]:
    """A format of words for the parts, such as ``"title first middle last, suffix"``."""
    found = list(_TOKEN.finditer(spec))
    rest = _TOKEN.sub("", spec)
    if not found or any(map(str.isalnum, rest)):
        hint = did_you_mean(spec, ("first last", "last, first", "full", *_PARTS))
        raise UnknownFormat(
            f"person_name has no target format {spec!r}{hint} Formats are made of "
            f"{', '.join(_PARTS)} and f., m., l. for their initials, such as 'last, f. m.'"
        )
    names = [match[0] for match in found]
    edges = [0, *(match.end() for match in found)]
    before = [spec[a : m.start()] for a, m in zip(edges, found, strict=False)]
    pieces = list(zip(before, names, strict=True))
    tail = spec[edges[-1] :]
    return TargetFormat(
        lambda name: _filled(name, pieces, tail), f"{spec}, without what is absent", lossless=False
    )


def _filled(name: PersonName, pieces: list[tuple[str, str]], tail: str) -> str:
    """The parts that are present, each with what stands before it in the template."""
    written = ""
    for before, token in pieces:
        value = _token(name, token)
        if value:
            written += (before if written else before.lstrip(" ,")) + value
    if not written:
        raise Invalid("missing_part", "none of the parts that the target format writes")
    return written + tail


def _token(name: PersonName, token: str) -> str:
    part = _SHORT.get(token.lower(), token)
    value: str = getattr(name, part)
    if token.lower() not in _SHORT:
        return value
    return " ".join(f"{letter}." for word in value.split() for letter in _initials(word))
