"""Where the hyphens of an ISBN stand, from the ranges in python-stdnum, as arrays."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from cleanlib.core.text_buffer import Bytes, Ints, Mask

_DIGITS = 12  # of an ISBN-13 before its check digit
_BOOKLAND = 978


class Ranges(NamedTuple):
    """Ranges of numbers of twelve digits, sorted, and the layout of each."""

    low: Ints
    high: Ints
    layout: Ints
    layouts: tuple[str, ...]

    def find(self, cells: Bytes) -> tuple[Ints, Mask]:
        """The position of the layout of each number, and whether it has one."""
        digits = cells[:, :-1].astype(np.int64) - 48
        powers = 10 ** np.arange(digits.shape[1] - 1, -1, -1, dtype=np.int64)
        numbers = digits @ powers
        if digits.shape[1] < _DIGITS:
            numbers += _BOOKLAND * 10**9
        at = np.maximum(np.searchsorted(self.low, numbers, side="right") - 1, 0)
        return self.layout[at], (numbers >= self.low[at]) & (numbers <= self.high[at])


@cache
def table() -> Ranges:
    """Every range that publishers have."""
    prefixes = import_module("stdnum.numdb").get("isbn").prefixes
    found = sorted(_ranges(prefixes, "", ()))
    layouts = sorted({layout for _, _, layout in found})
    return Ranges(
        np.array([low for low, _, _ in found], np.int64),
        np.array([high for _, high, _ in found], np.int64),
        np.array([layouts.index(layout) for _, _, layout in found], np.int64),
        tuple(layouts),
    )


def _ranges(
    prefixes: Sequence[Any], start: str, sizes: tuple[int, ...]
) -> Iterator[tuple[int, int, str]]:
    """First and last number, and the layout, of the ranges below some prefixes."""
    for length, low, high, _, children in prefixes:
        if children:
            for number in range(int(low), int(high) + 1):
                inner = f"{start}{number:0{length}}"
                yield from _ranges(children, inner, (*sizes, length))
        elif len(sizes) == 2:
            first, last = (start + low).ljust(_DIGITS, "0"), (start + high).ljust(_DIGITS, "9")
            yield int(first), int(last), _layout((*sizes, length))


def _layout(sizes: tuple[int, ...]) -> str:
    groups = [*sizes, _DIGITS - sum(sizes), 1]
    return "-".join("x" * size for size in groups if size)
