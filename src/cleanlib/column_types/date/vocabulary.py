"""The words a date may hold, by language, as a lexicon for the lexer."""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from functools import cache, lru_cache

from cleanlib.core.lexer import Lexicon
from cleanlib.core.tables import read_table

Words = dict[str, dict[str, int]]

_ALWAYS = ("en",)
_CJK = ("zh", "ja", "ko")
_CJK_MARKS = ("cjk_year", "cjk_month", "cjk_day", "hour", "minute", "second")
AM, PM, EVENING = range(3)
_MERIDIEMS = {"am": AM, "pm": PM, "evening": EVENING}
_ERAS = {"ce": 0, "bce": 1}
_SYMBOLS: Words = {
    "t": {"tee": 0},
    "z": {"zed": 0},
    "etc/gmt": {"etc_gmt": 0},
    "utc": {"utc": 0},
    "gmt": {"utc": 0},
    "w": {"week_mark": 0},
    "m": {"meridiem_tail": 0},
    "b": {"era_b": 0},
    "c": {"era_c": 0, "circa": 0, "century": 0},
    "about": {"circa": 0},
    "around": {"circa": 0},
    "approximately": {"circa": 0},
    "ca": {"circa": 0},
    "circa": {"circa": 0},
    "approx": {"circa": 0},
    "d": {"era_d": 0},
    "a": {"era_a": 0},
    "e": {"era_e": 0},
    "s": {"plural": 0},
    "century": {"century": 0},
    "centuries": {"century": 0},
    "cent": {"century": 0},
    "to": {"until": 0},
    "until": {"until": 0},
    "till": {"until": 0},
    "through": {"until": 0},
    "thru": {"until": 0},
    "and": {"until": 0},
    "bis": {"until": 0},
    "au": {"until": 0},
    "al": {"until": 0},
    "hasta": {"until": 0},
    "from": {"since": 0},
    "between": {"since": 0},
    "since": {"since": 0},
    "p": {"period": 0},
    "y": {"unit_y": 0},
    "x": {"one_unknown": 0},
    "xx": {"two_unknown": 0},
}


@cache
def known_languages() -> tuple[str, ...]:
    """The codes that ``languages=`` takes (ISO 639-1)."""
    return tuple(sorted({row["language"] for row in read_table("calendar_words")}))


@lru_cache(maxsize=32)
def lexicon(
    languages: tuple[str, ...],
    zone_words: tuple[tuple[str, int], ...],
    literals: tuple[tuple[str, str], ...] = (),
) -> Lexicon:
    """The words of the languages and English, zone words with numbers, literals with roles."""
    words: Words = {}
    for language in (*languages, *(code for code in _ALWAYS if code not in languages)):
        _add_language(words, language)
    for language in _CJK:
        _add_language(words, language, only=_CJK_MARKS)
    for word, roles in _SYMBOLS.items():
        _add(words, word, roles)
    _add_glued(words)
    for word, number in zone_words:
        _add(words, word, {"zone": number})
    for word, role in literals:
        _add(words, word, {role: 0})
    return Lexicon(words)


def _add_language(words: Words, language: str, only: Iterable[str] = ()) -> None:
    for row in read_table("calendar_words"):
        if row["language"] == language and (not only or row["role"] in only):
            for word in row["words"].split("|"):
                _add(words, word, {row["role"]: _value(row["role"], row["value"])})


def _value(role: str, value: str) -> int:
    if role == "meridiem":
        return _MERIDIEMS[value]
    if role == "era":
        return _ERAS[value]
    return int(value) if value.lstrip("-").isdigit() else 0


def _add(words: Words, word: str, roles: dict[str, int]) -> None:
    known = words.setdefault(word.casefold(), {})
    for role, value in roles.items():
        known.setdefault(role, value)


def _add_glued(words: Words) -> None:
    """Words that run together, such as ``pDec``: a meridiem and a month or weekday."""
    having = {r: [w for w in words if r in words[w]] for r in ("meridiem", "month", "weekday")}
    for first, second in itertools.product(having["meridiem"], having["month"] + having["weekday"]):
        glued = {"glued_meridiem": words[first]["meridiem"]}
        glued |= {
            f"glued_{r}": words[second][r] for r in ("month", "weekday") if r in words[second]
        }
        if first + second not in words:
            _add(words, first + second, glued)
