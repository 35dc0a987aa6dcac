"""From a header to a name, and to names that are all different."""

from __future__ import annotations

import datetime as dt
import keyword
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from cleanlib.core.cells import cell_text
from cleanlib.core.errors import BadOption, did_you_mean
from cleanlib.shared.accents import strip_accents
from cleanlib.table.cases import CASES, IDENTIFIERS
from cleanlib.table.words import name_symbols, split_words

UNNAMED = "unnamed"
Replacements = Mapping[str | re.Pattern[str], str]
Labels = tuple[Any, ...]  # the labels of one column, one for each level
Names = tuple[str, ...]


@dataclass(frozen=True)
class Naming:
    """How headers become names: the options of `cleanlib.clean_headers`."""

    case: str = "snake"
    strip_accents: bool = False
    symbols: str | None = None
    max_length: int | None = None
    identifier: bool = False
    replace: Replacements | None = None

    def __post_init__(self) -> None:
        if self.case not in CASES:
            hint = did_you_mean(self.case, CASES)
            raise BadOption(f"case={self.case!r} is not one of {', '.join(CASES)}{hint}")
        if self.symbols not in (None, "words"):
            raise BadOption(f"symbols={self.symbols!r} must be None or 'words'")
        if self.identifier and self.case not in IDENTIFIERS:
            cases = ", ".join(IDENTIFIERS)
            raise BadOption(f"identifier=True needs case to be one of {cases}, not {self.case!r}")
        self._check_length()
        self._check_replace()

    def _check_length(self) -> None:
        most = self.max_length
        if most is not None and (isinstance(most, bool) or not isinstance(most, int) or most < 1):
            raise BadOption(f"max_length={most!r} must be a whole number from 1 on")

    def _check_replace(self) -> None:
        if self.replace is None:
            return
        if not isinstance(self.replace, Mapping) or not all(
            isinstance(old, (str, re.Pattern)) and old != "" and isinstance(new, str)
            for old, new in self.replace.items()
        ):
            raise BadOption(
                "replace must map texts or compiled patterns to texts, such as {'qty': 'quantity'}"
            )

    def stem(self, label: object) -> str:
        """The name of a label by itself, however long; empty when nothing is left of it."""
        text = _label_text(label)
        for old, new in (self.replace or {}).items():
            text = text.replace(old, new) if isinstance(old, str) else old.sub(new, text)
        if self.symbols == "words":
            text = name_symbols(text)
        words = split_words(text)
        if self.strip_accents:
            words = [strip_accents(word) for word in words]
        if self.identifier:
            words = split_words(_only_identifier_characters(" ".join(words)))
        return CASES[self.case].join(words)

    def finish(self, stem: str, number: int | None = None) -> str:
        """A stem as a name that is short enough, with a number where another has the name."""
        if self.max_length is None:
            return self._safe(stem) if number is None else self._written(stem, number)
        for room in range(min(len(stem), self.max_length), 0, -1):
            name = self._written(stem[:room], number)
            if len(name) <= self.max_length:
                return name
        raise BadOption(f"max_length={self.max_length} is too short to keep the columns apart")

    def _written(self, stem: str, number: int | None) -> str:
        words = split_words(stem) if number is None else [*split_words(stem), str(number)]
        return self._safe(CASES[self.case].join(words))

    def _safe(self, name: str) -> str:
        if not self.identifier:
            return name
        if not name.isidentifier():
            name = f"_{name}"
        return f"{name}_" if keyword.iskeyword(name) else name


def _label_text(label: object) -> str:
    text = cell_text(label) or ""
    # Midnight is what tables made from spreadsheets have beside the dates of their headers.
    return text.removesuffix(" 00:00:00") if isinstance(label, dt.datetime) else text


def _only_identifier_characters(text: str) -> str:
    return "".join(c if f"_{c}".isidentifier() else " " for c in text)


@dataclass
class Tally:
    """How many columns were given more than another spelling."""

    filled: int = 0
    cut: int = 0
    numbered: int = 0


def unique_names(columns: Sequence[Labels], naming: Naming) -> tuple[list[Names], Tally]:
    """Names for columns, all different.

    A column whose name is taken by one before it gets the smallest number, from 2 on, that gives
    a name which no column has, had or will have.
    """
    tally = Tally()
    stems = [_stems(labels, naming, tally) for labels in columns]
    wanted = [tuple(naming.finish(stem) if stem else "" for stem in column) for column in stems]
    tally.cut = sum(map(_is_cut, stems, wanted))
    choice = _Choice(naming, set(wanted), Counter(map(_spelling, columns)))
    names = [choice.name(*column) for column in zip(columns, stems, wanted, strict=True)]
    tally.numbered = sum(map(tuple.__ne__, names, wanted))
    return names, tally


def _stems(labels: Labels, naming: Naming, tally: Tally) -> Names:
    """The stem for each level; blank levels stay blank where another is not."""
    stems = [naming.stem(label) for label in labels]
    blank = [
        not stem and not _label_text(label).strip()
        for stem, label in zip(stems, labels, strict=True)
    ]
    if all(blank):
        blank[0] = False
    filled = [not stem and not empty for stem, empty in zip(stems, blank, strict=True)]
    tally.filled += any(filled)
    unnamed = CASES[naming.case].join([UNNAMED])
    return tuple(unnamed if fill else stem for stem, fill in zip(stems, filled, strict=True))


def _is_cut(stems: Names, names: Names) -> bool:
    return any(len(name) < len(stem) for stem, name in zip(stems, names, strict=True))


def _spelling(labels: Labels) -> tuple[str | None, ...]:
    return tuple(label if isinstance(label, str) else None for label in labels)


class _Choice:
    """Hands out names, none of them twice."""

    def __init__(self, naming: Naming, planned: set[Names], had: Counter[Any]) -> None:
        self._naming = naming
        self._planned = planned
        self._had = had
        self._taken: set[Names] = set()
        self._numbers: Counter[Names] = Counter()

    def name(self, labels: Labels, stems: Names, wanted: Names) -> Names:
        """The wanted name, or one with a number when an earlier column has it."""
        name = wanted
        if name in self._taken:
            name = next(n for n in self._numbered(stems, wanted) if self._is_free(n, labels))
        self._taken.add(name)
        return name

    def _numbered(self, stems: Names, wanted: Names) -> Iterator[Names]:
        """Names with ever higher numbers at the last level that is not blank."""
        last = max(at for at, stem in enumerate(stems) if stem)
        while True:
            self._numbers[wanted] += 1
            numbered = self._naming.finish(stems[last], self._numbers[wanted] + 1)
            yield (*wanted[:last], numbered, *wanted[last + 1 :])

    def _is_free(self, name: Names, labels: Labels) -> bool:
        others = self._had[name] - (name == _spelling(labels))
        return others <= 0 and name not in self._planned and name not in self._taken
