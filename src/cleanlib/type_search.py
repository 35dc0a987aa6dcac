"""Finds column types by words: names, countries, families, headers, documentation."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache

from cleanlib.core.errors import did_you_mean
from cleanlib.core.tables import read_table
from cleanlib.families import title_of
from cleanlib.type_info import TypeInfo

_EUROPEAN_UNION = "european union|europe"


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
    hints = (did_you_mean(word, known) for word in text.casefold().split())
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
            yield title_of(info.family).casefold()
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
    """English names of each country by its code, in small letters."""
    names = ("name", "common", "aliases")
    found = {
        row["code"]: "|".join(row[part] for part in names if row[part]).casefold()
        for row in read_table("country_names")
        if row["status"] == "current"
    }
    return found | {"EU": _EUROPEAN_UNION}


def _distance(info: TypeInfo, words: Sequence[str]) -> int:
    """0 when a word is a name of the type, 1 when it is part of one, else 2."""
    names = names_of(info)
    if any(word in names for word in words):
        return 0
    return 1 if any(word in name for word in words for name in names) else 2
