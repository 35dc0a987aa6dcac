"""A grammar reads each *shape* of text once and then all rows of that shape with arrays.

The rows of a block are grouped by template (`cleanlib.core.lexer`). For each group the type's
``assign`` says which token is which field, in a `Layout`, or raises `Invalid` for the whole
group. The fields are then gathered with a few array operations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

import numpy as np
from numpy.typing import NDArray

from cleanlib.core.errors import Invalid
from cleanlib.core.fields import Fields
from cleanlib.core.lexer import Lexicon, Tokens, lex, lex_one_by_one
from cleanlib.core.text_buffer import Ints, Texts

O = TypeVar("O")
Rows = Ints | slice
MOST_DIGITS = 18  # more of them may not fit a 64-bit integer
MOST_LONG_DIGITS = 4_000  # Python refuses to read somewhat longer ones


class Take(NamedTuple):
    """Fill a field from a token: its number, or its word's value in a role.

    The number is divided by ``divide``, reduced modulo ``modulo`` when that is not zero, and
    multiplied by ``multiply``, in this order; so digits can be cut out of a run.
    """

    field: str
    token: int
    role: str = ""
    divide: int = 1
    modulo: int = 0
    multiply: int = 1


class Digits(NamedTuple):
    """Fill a field with the number that several runs of digits spell side by side, exactly.

    Up to 18 digits become 64-bit integers, more of them Python integers; -1 stands for a number
    of more than `MOST_LONG_DIGITS`, which is not read.
    """

    field: str
    tokens: tuple[int, ...]


class Length(NamedTuple):
    """Fill a field with how many bytes a token has."""

    field: str
    token: int


@dataclass(frozen=True)
class Layout:
    """Which token of a template is which field, what is constant, and what is worth a note."""

    takes: tuple[Take, ...] = ()
    constants: tuple[tuple[str, int], ...] = ()
    notes: tuple[str, ...] = ()
    digits: tuple[Digits, ...] = ()
    lengths: tuple[Length, ...] = ()


class Reader:
    """A grammar made ready for one set of options.

    Parameters
    ----------
    lexicon : Lexicon
        The words it knows.
    assign : callable
        ``assign(template)`` returns the `Layout` of a template, whose characters are the token
        bytes, or raises `Invalid`.
    prepare : callable, optional
        Rewrites texts before they are read, such as other scripts' digits to ASCII.
    """

    def __init__(
        self,
        lexicon: Lexicon,
        assign: Callable[[str], Layout],
        prepare: Callable[[Texts], Texts] = lambda texts: texts,
    ) -> None:
        self.lexicon = lexicon
        self.prepare = prepare
        self._assign = assign

    @cached_property
    def layout(self) -> Callable[[bytes], Layout | Invalid]:
        """``assign`` with its answers, refusals included, kept for the latest templates."""

        @lru_cache(maxsize=20_000)
        def layout(template: bytes) -> Layout | Invalid:
            try:
                return self._assign(template.decode("latin-1"))
            except Invalid as refusal:
                return refusal

        return layout

    def read(self, texts: Texts, fields: Fields, *, fast: bool = True) -> None:
        """Fill ``fields`` from ``texts``; ``fast=False`` reads row by row."""
        texts = self.prepare(texts)
        fields.lexicon = self.lexicon
        tokens = (lex if fast else lex_one_by_one)(texts, self.lexicon)
        for template, rows in (_groups if fast else _single_rows)(tokens):
            layout = self.layout(template)
            if isinstance(layout, Invalid):
                fields.reason[rows] = fields.run.reasons.number(layout.reason, layout.detail)
            else:
                self._gather(layout, tokens, rows, fields)
                for digits in layout.digits:
                    numbers = _side_by_side(digits, tokens, rows, texts)
                    fields.fill(digits.field, rows, numbers)

    def _gather(self, layout: Layout, tokens: Tokens, rows: Rows, fields: Fields) -> None:
        first = tokens.rows[:-1][rows]
        for take in layout.takes:
            numbers = tokens.values.take(first + take.token)
            fields[take.field][rows] = self._value(numbers, take)
        for length in layout.lengths:
            fields[length.field][rows] = tokens.lengths.take(first + length.token)
        for name, value in layout.constants:
            fields[name][rows] = value
        for name in layout.notes:
            fields.notes[rows] |= fields.run.note_bit(name)

    def _value(self, numbers: NDArray[Any], take: Take) -> NDArray[Any]:
        if take.role:
            return self.lexicon.values(take.role).take(numbers)
        return _cut(numbers, take)


def _cut(numbers: NDArray[Any], take: Take) -> NDArray[Any]:
    if take.divide != 1:
        numbers = (numbers.view(np.uint64) // np.uint64(take.divide)).view(np.int64)
    if take.modulo:
        numbers = (numbers.view(np.uint64) % np.uint64(take.modulo)).view(np.int64)
    return numbers if take.multiply == 1 else numbers * take.multiply


def _side_by_side(digits: Digits, tokens: Tokens, rows: Rows, texts: Texts) -> NDArray[Any]:
    first = tokens.rows[:-1][rows]
    runs = [first + token for token in digits.tokens]
    lengths = [tokens.codes[run[:1]].astype(np.int64) for run in runs]  # the same in every row
    if not len(first) or sum(int(length[0]) for length in lengths) > MOST_DIGITS:
        return _long_numbers(runs, tokens, texts)
    numbers = tokens.values.take(runs[0])
    for run, length in zip(runs[1:], lengths[1:], strict=True):
        numbers = numbers * 10 ** int(length[0]) + tokens.values.take(run)
    return numbers


def _long_numbers(runs: list[Ints], tokens: Tokens, texts: Texts) -> NDArray[Any]:
    data = texts.data.tobytes()
    numbers = np.empty(len(runs[0]), object)
    for row, at in enumerate(zip(*runs, strict=True)):
        spans = [(tokens.starts[token], tokens.lengths[token]) for token in at]
        spelt = b"".join(data[start : start + length] for start, length in spans)
        numbers[row] = int(spelt) if len(spelt) <= MOST_LONG_DIGITS else -1
    return numbers


def _groups(tokens: Tokens) -> Iterator[tuple[bytes, Rows]]:
    encoded = tokens.templates().dictionary_encode()
    templates = encoded.dictionary.to_pylist()
    if len(templates) == 1:
        yield templates[0], slice(None)
        return
    codes = encoded.indices.to_numpy(zero_copy_only=False)
    narrow = codes.astype(np.uint16) if len(templates) < 1 << 16 else codes
    order = np.argsort(narrow, kind="stable")
    ends = np.cumsum(np.bincount(codes, minlength=len(templates))).tolist()
    for template, start, end in zip(templates, [0, *ends], ends, strict=False):
        yield template, order[start:end]


def _single_rows(tokens: Tokens) -> Iterator[tuple[bytes, Rows]]:
    for row, template in enumerate(tokens.templates().to_pylist()):
        yield template, np.array([row])


@dataclass(frozen=True)
class Grammar(Generic[O]):
    """The array form of ``split``: ``reader(options, needs)`` makes it ready for a call."""

    reader: Callable[[O, frozenset[str]], Reader]
