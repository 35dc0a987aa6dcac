"""Words and marks beside a number that are looked up together: ``US $``, ``fl oz``, ``m/s^2``."""

from __future__ import annotations

import threading
from dataclasses import dataclass, field

import numpy as np

from cleanlib.core.fields import MISSING, Fields
from cleanlib.core.grammar import Take
from cleanlib.core.lexer import FIRST_WORD_CODE, LONGEST_RUN, Lexicon
from cleanlib.core.text_buffer import Ints

_WORD, _NUMBER = "w", "\x01"
MOST_TOKENS = 8


@dataclass(frozen=True)
class Phrases:
    """The phrases of a grammar; each row keeps the shape of its phrase and what its tokens are.

    Attributes
    ----------
    lexicon : Lexicon
        The words that phrases are made of.
    names : tuple of str
        The groups of the grammar's forms that are phrases.
    """

    lexicon: Lexicon
    names: tuple[str, ...]
    shapes: list[str] = field(default_factory=list, init=False)
    lock: threading.Lock = field(default_factory=threading.Lock, init=False)

    def shape(self, tokens: str) -> int:
        """The number of a phrase's shape: its marks, and where words and numbers stand."""
        shape = "".join(_kind(token) for token in tokens)
        with self.lock:
            if shape not in self.shapes:
                self.shapes.append(shape)
            return self.shapes.index(shape)

    def takes(self, name: str, template: str, start: int, end: int) -> list[Take]:
        """Fields for the words and numbers of a phrase, from the left."""
        at = [i for i in range(start, end) if _kind(template[i]) in (_WORD, _NUMBER)]
        return [Take(f"{name}_{place}", token) for place, token in enumerate(at[:MOST_TOKENS])]

    def distinct(self, fields: Fields, name: str) -> tuple[Ints, list[str]]:
        """Which phrase each row has, and the different ones; the number of none is -1."""
        which = np.full(fields.rows, -1)
        rows = np.flatnonzero(fields.has(f"{name}_shape") & fields.good)
        if not len(rows):
            return which, []
        columns = [fields[f"{name}_shape"][rows]]
        columns += [
            fields[f"{name}_{place}"][rows]
            for place in range(MOST_TOKENS)
            if f"{name}_{place}" in fields
        ]
        codes, firsts = _distinct_rows(columns)
        which[rows] = codes
        return which, [self._text([int(c[first]) for c in columns]) for first in firsts]

    def _text(self, values: list[int]) -> str:
        """A phrase put together again; words as the lexicon has them."""
        parts = iter(value for value in values[1:] if value != MISSING)
        pieces = []
        for kind in self.shapes[values[0]]:
            if kind == _WORD:
                pieces.append(self.lexicon.words[next(parts)])
            else:
                pieces.append(str(next(parts)) if kind == _NUMBER else kind)
        return "".join(pieces)


def _kind(token: str) -> str:
    code = ord(token)
    return _WORD if code >= FIRST_WORD_CODE else _NUMBER if code <= LONGEST_RUN else token


def _distinct_rows(columns: list[Ints]) -> tuple[Ints, list[int]]:
    """A number for each different row of some columns, and the first row of each."""
    codes = np.zeros(len(columns[0]), np.int64)
    first = np.zeros(1, np.int64)
    for column in columns:
        _, narrow = np.unique(column, return_inverse=True)
        combined = codes * (int(narrow.max(initial=0)) + 1) + narrow
        _, first, codes = np.unique(combined, return_index=True, return_inverse=True)
    return codes, first.tolist()
