"""The open target formats of durations, such as ``"hh[h] mm[m]"``."""

from __future__ import annotations

import numpy as np

from cleanlib.column_types.duration.formats import DurationFormat, text_format
from cleanlib.column_types.duration.options import DurationOptions
from cleanlib.column_types.duration.units import DAY, HOUR, MINUTE
from cleanlib.column_types.duration.values import Values
from cleanlib.core.byte_matrix import Piece, digits, literal, only, whole_number
from cleanlib.core.text_buffer import Ints
from cleanlib.shared.format_tokens import FRACTION, Item, format_items

_LENGTHS = {"D": DAY, "h": HOUR, "m": MINUTE, "s": 1}
TOKENS = ("DD", "D", "hh", "h", "mm", "m", "ss", "s")


def duration_pattern(spec: str, options: DurationOptions) -> DurationFormat:
    """An open format: the largest unit in it takes what larger ones would hold.

    What is smaller than its smallest unit is cut.

    >>> import cleanlib
    >>> cleanlib.clean_value("27:14:23", "duration", "hh[h] mm[m] ss[s]")
    '27h 14m 23s'
    >>> cleanlib.clean_value("27:14:23", "duration", "D [d] h:mm")
    '1 d 3:14'
    """
    items = format_items(spec, TOKENS)
    shown = max(len(item.token) if item.token[:1] == FRACTION else 0 for item in items)
    needs = frozenset({"length", f"fraction{shown}"})
    return text_format(lambda values: _write(items, values), spec, needs, lossless=False)


def _write(items: tuple[Item, ...], values: Values) -> list[Piece]:
    counts = _counts(items, values)
    some = np.any([values.nanos > 0, *(count > 0 for count in counts.values())], axis=0)
    signed = False
    pieces: list[Piece] = []
    for item in items:
        if item.token and not signed:
            pieces += only(values.negative & some, [literal("-")])
            signed = True
        pieces += _pieces(item, counts, values.nanos)
    return pieces


def _counts(items: tuple[Item, ...], values: Values) -> dict[str, Ints]:
    """How many of each unit in the format, the larger ones taken off first."""
    tokens = {item.token[:1] for item in items}
    counts = {}
    rest = values.seconds
    for token, length in _LENGTHS.items():
        if token in tokens:
            counts[token], rest = np.divmod(rest, length)
    return counts


def _pieces(item: Item, counts: dict[str, Ints], nanos: Ints) -> list[Piece]:
    if not item.token:
        return [literal(item.literal)] if item.literal else []
    width = len(item.token)
    if item.token[0] == FRACTION:
        return digits(nanos // 10 ** (9 - width), width)
    return whole_number(counts[item.token[0]], least=width)
