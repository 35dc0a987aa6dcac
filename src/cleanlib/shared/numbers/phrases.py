"""Words and marks beside a number that are looked up together: ``US $``, ``fl oz``, ``m/s^2``."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from cleanlib.core.errors import Invalid
from cleanlib.core.fields import MISSING, Fields
from cleanlib.core.grammar import Take
from cleanlib.core.lexer import FIRST_WORD_CODE, LONGEST_RUN
from cleanlib.core.text_buffer import Ints

_WORD, _NUMBER = "w", "\x01"
_IN_FIELD = 7  # so many bytes of a shape fit a field, and it is not negative
MOST_TOKENS = 2 * _IN_FIELD


def phrase_shape(name: str, tokens: str) -> dict[str, int]:
    """The shape of a phrase, as constants of its layout: a byte for each token.

    The byte is the mark itself, or that of a word or a number.
    """
    if len(tokens) > MOST_TOKENS:
        raise Invalid("syntax", "too many words beside the number")
    shape = "".join(map(_kind, tokens)).encode("latin-1")
    halves = (shape[:_IN_FIELD], shape[_IN_FIELD:])
    return {f"{name}_shape{i}": int.from_bytes(half, "big") for i, half in enumerate(halves)}


def phrase_takes(name: str, template: str, start: int, end: int) -> list[Take]:
    """Fields for the words and numbers of a phrase, from the left."""
    at = [i for i in range(start, end) if _kind(template[i]) in (_WORD, _NUMBER)]
    return [Take(f"{name}_{place}", token) for place, token in enumerate(at)]


def rows_with_phrase(fields: Fields, name: str) -> Ints:
    """The good rows with such a phrase."""
    return np.flatnonzero(fields.has(f"{name}_shape0") & fields.good)


def distinct_phrases(fields: Fields, name: str) -> tuple[Ints, list[str]]:
    """Which phrase each row has, and the different ones; the number of none is -1."""
    which = np.full(fields.rows, -1)
    rows = rows_with_phrase(fields, name)
    if not len(rows):
        return which, []
    columns = [fields[f"{name}_shape{half}"][rows] for half in range(2)]
    places = [f"{name}_{place}" for place in range(MOST_TOKENS)]
    columns += [fields[place][rows] for place in places if place in fields]
    codes, firsts = distinct_rows(columns)
    which[rows] = codes
    assert fields.lexicon is not None, "phrases are read by a grammar"
    word = fields.lexicon.word
    return which, [_text(word, [int(c[first]) for c in columns]) for first in firsts]


def _text(word: Callable[[int], str], values: list[int]) -> str:
    """A phrase put together again; words as the lexicon has them."""
    shape = b"".join(half.to_bytes(_IN_FIELD, "big").lstrip(b"\0") for half in values[:2])
    parts = iter(value for value in values[2:] if value != MISSING)
    pieces = []
    for kind in shape.decode("latin-1"):
        if kind == _WORD:
            pieces.append(word(next(parts)))
        else:
            pieces.append(str(next(parts)) if kind == _NUMBER else kind)
    return "".join(pieces)


def _kind(token: str) -> str:
    code = ord(token)
    return _WORD if code >= FIRST_WORD_CODE else _NUMBER if code <= LONGEST_RUN else token


def distinct_rows(columns: Sequence[Ints]) -> tuple[Ints, list[int]]:
    """A number for each different row of some columns, and the first row of each."""
    codes = np.zeros(len(columns[0]), np.int64)
    first = np.zeros(1, np.int64)
    for column in columns:
        if (column == column[0]).all():
            continue
        _, narrow = np.unique(column, return_inverse=True)
        combined = codes * (int(narrow.max(initial=0)) + 1) + narrow
        _, first, codes = np.unique(combined, return_index=True, return_inverse=True)
    return codes, first.tolist()
