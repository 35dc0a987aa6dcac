"""The ways to write words as one name: ``snake_case``, ``camelCase`` and the others."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple

from cleanlib.table.words import split_words

CaseName = Literal[
    "snake", "kebab", "camel", "pascal", "const", "sentence", "title", "lower", "upper", "words"
]
_ROUNDS = 8


class Case(NamedTuple):
    """How words are put together, and how each of them is written."""

    between: str
    write: Callable[[Sequence[str]], list[str]]

    def join(self, words: Sequence[str]) -> str:
        """The words as one name; reading the name again gives the same name.

        ``A B Test`` in pascal case would be ``ABTest``, and that would be read as ``AB Test``, so
        it is ``AbTest``.
        """
        name = self._once(words)
        for _ in range(_ROUNDS):
            again = self._once(split_words(name))
            if again == name:
                break
            name = again
        return name

    def _once(self, words: Sequence[str]) -> str:
        written = self.write(words)
        if not self.between:
            written = _digits_apart(written)
        return unicodedata.normalize("NFKC", self.between.join(written))


def _digits_apart(words: Sequence[str]) -> list[str]:
    """Words that are put together without a mark, with one where two numbers would become one."""
    meets = [a[-1:].isdigit() and b[:1].isdigit() for a, b in pairwise(["", *words])]
    return [f"_{word}" if meet else word for word, meet in zip(words, meets, strict=True)]


def _lower(words: Sequence[str]) -> list[str]:
    return [word.lower().replace("i\u0307", "i") for word in words]  # that of a Turkish capital I


def _upper(words: Sequence[str]) -> list[str]:
    return [word.upper() for word in words]


def _title(words: Sequence[str]) -> list[str]:
    return [word.capitalize() for word in words]


def _first_only(words: Sequence[str]) -> list[str]:
    return _title(words[:1]) + _lower(words[1:])


def _all_but_first(words: Sequence[str]) -> list[str]:
    return _lower(words[:1]) + _title(words[1:])


CASES: dict[str, Case] = {
    "snake": Case("_", _lower),
    "kebab": Case("-", _lower),
    "camel": Case("", _all_but_first),
    "pascal": Case("", _title),
    "const": Case("_", _upper),
    "sentence": Case(" ", _first_only),
    "title": Case(" ", _title),
    "lower": Case(" ", _lower),
    "upper": Case(" ", _upper),
    "words": Case(" ", list),
}
IDENTIFIERS = ("snake", "camel", "pascal", "const")
