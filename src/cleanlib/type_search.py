"""Finds column types by words: names, countries, families, headers, documentation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from cleanlib.core.errors import did_you_mean
from cleanlib.core.tables import read_table
from cleanlib.families import title_of
from cleanlib.type_info import TypeInfo

_LIKENESS = 0.7  # below it, short words are near to many of so many names
_EUROPEAN_UNION = "european union|europe|european"


def find(infos: Sequence[TypeInfo], text: str) -> list[TypeInfo]:
    """The types that every word of a text is about, the nearest first."""
    words = text.split()
    tests = [_test(word, alone=len(words) == 1) for word in words]
    found = [info for info in infos if all(test(info) for test in tests)]
    folded = [word.casefold() for word in words]
    return sorted(found, key=lambda info: _distance(info, folded))


def near(text: str, infos: Iterable[TypeInfo]) -> str:
    """The end of a sentence that names types and aliases which are spelt like a word."""
    known = [name for info in infos for name in names_of(info)]
    hints = (did_you_mean(word, known, _LIKENESS) for word in text.casefold().split())
    return next((hint for hint in hints if hint != "."), ".")


def names_of(info: TypeInfo) -> tuple[str, ...]:
    """The name of a type and its aliases."""
    return (info.name, *info.aliases)


class _Test:
    """Whether a type is about a word."""

    def __init__(self, word: str) -> None:
        self._word = word.casefold()
        self._start = re.compile(rf"\b{re.escape(self._word)}")

    def __call__(self, info: TypeInfo) -> bool:
        return (
            any(self._word in name for name in names_of(info))
            or self._word in (*info.hints, info.family)
            or any(self._start.search(text) for text in self._texts(info))
        )

    def _texts(self, info: TypeInfo) -> Iterator[str]:
        yield f"{info.title} {info.doc} {info.standard}".casefold()
        if info.family:
            yield f"{info.family.replace('_', ' ')} {title_of(info.family)}".casefold()
        if info.country:
            yield countries().get(info.country, "")


class _CountryTest:
    """Whether a type is of a country, or has its code as a part of its name."""

    def __init__(self, code: str, word: str) -> None:
        self._code, self._word = code, word.casefold()

    def __call__(self, info: TypeInfo) -> bool:
        parts = {part for name in names_of(info) for part in name.split("_")}
        return info.country == self._code or self._word in parts


def _test(word: str, *, alone: bool) -> _Test | _CountryTest:
    """A code of a country means the country alone or in capitals; within words it says nothing."""
    code = "GB" if word.upper() == "UK" else word.upper()
    is_country = code in countries() and (alone or word.isupper())
    return _CountryTest(code, word) if is_country else _Test(word)


@cache
def countries() -> Mapping[str, str]:
    """What each country and its people are called in English, by its code, in small letters."""
    people = {row["code"]: row["demonym"] for row in read_table("demonyms")}
    found = {
        row["code"]: "|".join(
            [row["name"], row["common"], row["aliases"], people.get(row["code"], "")]
        ).casefold()
        for row in read_table("country_names")
        if row["status"] == "current"
    }
    return found | {"EU": _EUROPEAN_UNION}


def _distance(info: TypeInfo, words: Sequence[str]) -> tuple[int, int]:
    """First 0 when a word is a name of the type, 1 when it is part of one, else 2.

    Then how many of the words are not in its title.
    """
    names = names_of(info)
    outside = sum(word not in info.title.casefold() for word in words)
    if any(word in names for word in words):
        return 0, outside
    return (1 if any(word in name for word in words for name in names) else 2), outside
