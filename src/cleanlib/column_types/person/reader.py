"""Tells which word of a name is which part of it."""

from __future__ import annotations

import re
from dataclasses import dataclass

from cleanlib.column_types.person.brackets import take_brackets
from cleanlib.column_types.person.name import PersonName
from cleanlib.column_types.person.tokens import check_signs, segments_of
from cleanlib.column_types.person.words import (
    is_suffix,
    is_title,
    may_be_name,
    roles,
    word_key,
)
from cleanlib.core.errors import Invalid

_EASTERN = re.compile("[\u3005-\u3007\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]+")
_CIVIL = ("mr", "mrs", "ms", "miss", "mx", "dr", "prof")  # also stand behind a name
Words = list[str]


@dataclass
class _Reading:
    """The words of one name, taken away from both ends until the core is left."""

    order: str
    mixed: bool
    titles: Words
    suffixes: Words

    def titles_before(self, words: Words, follow: int = 0) -> Words:
        """Move titles in front of the words away; ``follow`` more words come elsewhere."""
        while words and self._is_title(words, follow):
            self.titles.append(words[0])
            words = words[1:]
        return words

    def _is_title(self, words: Words, follow: int) -> bool:
        found = roles(words[0])
        left, least = len(words) - 1 + follow, 2 * min(follow, 1)
        if "title" in found or "title_first" in found:
            return left >= least
        if "title_after" in found and self.titles:
            return left >= least
        if "title_or_name" not in found:
            return False
        return len(words) > 1 if words[0].endswith(".") or self.titles else left >= 2

    def suffixes_after(self, words: Words, need: int) -> Words:
        """Move suffixes behind the words away; one that may be a name leaves ``need`` words."""
        taken: Words = []
        while words and self._is_suffix(words, need):
            taken.append(words[-1])
            words = words[:-1]
        self.suffixes[:0] = taken[::-1]
        return words

    def _is_suffix(self, words: Words, need: int) -> bool:
        word, found = words[-1], roles(words[-1])
        if "suffix" in found and not may_be_name(word):
            return len(words) > 1 or need == 2
        if not found & {"suffix", "suffix_or_name"} or len(words) - 1 < need:
            return False
        if _is_initial(words[-2]) and len(words) - 1 == need:
            return False
        return self._is_written_as_suffix(word)

    def _is_written_as_suffix(self, word: str) -> bool:
        if len(word) == 1 or not word.isascii():
            return True
        letters = word.replace(".", "")
        return len(letters) > 1 and letters.isupper() and (self.mixed or "." in word[:-1])


def read_name(text: str, order: str = "auto") -> PersonName:
    """Read a name in any form.

    >>> read_name("de la Vega, Dr. Juan Q., III")[:5]
    ('Dr.', 'Juan', 'Q.', 'de la Vega', 'III')
    """
    text, nickname = take_brackets(text)
    for word in nickname.split():
        check_signs(word)
    segments = segments_of(text)
    joined = "".join(word for segment in segments for word in segment if not _is_affix(word))
    reading = _Reading(order, not (joined.isupper() or joined.islower()), [], [])
    if segments == [[]]:
        raise Invalid("missing_part", "a nickname without a name")
    name = _read_segments(reading, segments)
    if not (name.first or name.last):
        raise Invalid("missing_part", "titles or suffixes without a name")
    if any(word_key(word) in _CIVIL for word in f"{name.given} {name.last}".split()):
        raise Invalid("component", "a title among the names")
    suffix = ", ".join(reading.suffixes)
    title = " ".join(reading.titles)
    return name._replace(title=title, suffix=suffix, nickname=nickname)


def _read_segments(reading: _Reading, segments: list[Words]) -> PersonName:
    surname = reading.titles_before(segments[0], len(segments) - 1)
    given: list[Words] = []
    for segment in filter(None, segments[1:]):
        if not _takes_affixes(reading, segment, len(surname), len(segments)):
            given.append(segment)
    if len(given) > 1:
        raise Invalid("multiple", "more commas than the name of one person has")
    if given:
        _check_given(reading, surname, given[0])
        return _surname_first(reading, surname, given[0])
    if len(segments) > 1 and not segments[-1] and len(surname) == 1:
        return PersonName(last=surname[0])
    return _natural(reading, surname)


def _takes_affixes(reading: _Reading, segment: Words, before: int, pieces: int) -> bool:
    """Whether what stands between commas is titles or suffixes only; they are kept."""
    if before < 2 and pieces == 2 and any(map(may_be_name, segment)):
        return False
    if not (is_suffix(segment[0]) or is_title(segment[0])):
        return False
    if not all(
        is_suffix(word) or is_title(word) or "title_after" in roles(word) for word in segment
    ):
        return False
    reading.suffixes += filter(is_suffix, segment)
    reading.titles += (word for word in segment if not is_suffix(word))
    return True


def _check_given(reading: _Reading, surname: Words, given: Words) -> None:
    """Refuse a lone word in capitals behind a whole name: a suffix that is not known, or a post."""
    is_code = len(given) == 1 and len(given[0]) > 1 and given[0].isalpha() and given[0].isupper()
    has_particle = _is_particle(surname[0], reading.mixed) if surname else True
    if is_code and reading.mixed and len(surname) > 1 and not has_particle:
        raise Invalid("ambiguous", "capitals after the comma: a first name, or a suffix or post")


def _surname_first(reading: _Reading, surname: Words, given: Words) -> PersonName:
    if all(word_key(word) in _CIVIL for word in surname):
        reading.titles[:0] = surname
        return _natural(reading, reading.titles_before(given))
    if all(is_suffix(word) and _is_affix(word) for word in surname):
        raise Invalid("ambiguous", "a suffix stands where the surname should")
    behind = reading.suffixes
    reading.suffixes = []
    given = reading.suffixes_after(reading.titles_before(given, 1), 1)
    surname = reading.suffixes_after(surname, 1)
    reading.suffixes += behind
    while len(given) > 1 and given[-1].islower() and "particle" in roles(given[-1]):
        surname = [given[-1], *surname]  # as in "Beethoven, Ludwig van"
        given = given[:-1]
    if not given:
        return _natural(reading, surname)
    eastern = reading.order == "eastern" or _is_eastern([*surname, *given])
    return _name(given[0], given[1:], surname, eastern and reading.order != "western")


def _natural(reading: _Reading, words: Words) -> PersonName:
    words = _titles_behind(reading, reading.suffixes_after(words, 2))
    if len(words) < 2:
        return _one_word(reading, words)
    if reading.order == "eastern" or (reading.order == "auto" and _is_eastern(words)):
        return _name(words[1], words[2:], words[:1], eastern=True)
    if _is_surname_only(reading, words):
        return PersonName(last=" ".join(words))
    at = _surname_start(words, reading.mixed)
    return _name(words[0], words[1:at], words[at:])


def _titles_behind(reading: _Reading, words: Words) -> Words:
    """Titles that stand behind the name go in front."""
    behind: Words = []
    while len(words) > 1 and word_key(words[-1]) in _CIVIL:
        behind.insert(0, words[-1])
        words = words[:-1]
    reading.titles += behind
    return words


def _one_word(reading: _Reading, words: Words) -> PersonName:
    word = " ".join(words)
    titles = set[str]().union(*map(roles, reading.titles)) if reading.titles else set()
    if reading.titles and "title_first" not in titles:
        return PersonName(last=word)
    return PersonName(first=word)


def _is_surname_only(reading: _Reading, words: Words) -> bool:
    """Particles in front, written small: a surname without a given name."""
    return reading.mixed and words[0].islower() and _is_particle(words[0], False)


def _surname_start(words: Words, mixed: bool) -> int:
    """Where the surname starts: at a particle, or before "y", or at the last word."""
    last = len(words) - 1
    start = next((at for at in range(1, last) if _is_particle(words[at], mixed)), last)
    for at in range(2, last):
        if "joint" in roles(words[at]) and (words[at].islower() if mixed else last > 2):
            return min(start, at - 1)
    return start


def _is_particle(word: str, mixed: bool) -> bool:
    found = roles(word)
    return "particle" in found or (mixed and word.islower() and "particle_or_name" in found)


def _name(first: str, middle: Words, last: Words, eastern: bool = False) -> PersonName:
    return PersonName("", first, " ".join(middle), " ".join(last), eastern=eastern)


def _is_affix(word: str) -> bool:
    return (is_title(word) or is_suffix(word)) and not may_be_name(word)


def _is_initial(word: str) -> bool:
    return len(word.replace(".", "")) == 1


def _is_eastern(words: Words) -> bool:
    return all(map(_EASTERN.fullmatch, words))
