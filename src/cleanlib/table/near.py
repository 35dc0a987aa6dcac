"""Pairs of texts that differ in a few letters, found without comparing each with each."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import NamedTuple

import numpy as np

from cleanlib.core.errors import UsageError
from cleanlib.core.text_buffer import Ints
from cleanlib.table.keys import MISSING, Key

MOST_PAIRS = 10_000_000
MOST_EDITS = 3
SHORTEST = 4  # a shorter text with a letter changed is another text
# How many letters are looked at to find candidates; more edits make more variants of each.
_LOOKED_AT = {1: 24, 2: 12, 3: 9}


class Near(NamedTuple):
    """Two rows, the earlier one first, and how many edits lie between their keys."""

    earlier: int
    later: int
    edits: int


def near_rows(keys: Sequence[Key], threshold: int) -> Iterator[Near]:
    """Pairs of rows whose keys are, column by column, equal or a few edits apart.

    Parameters
    ----------
    keys : sequence of Key
        The columns; no two rows are equal in all of them.
    threshold : int
        The most edits (a letter put in, left out, replaced, or two neighbours swapped) in each
        column.

    Yields
    ------
    Near
        Texts whose digits differ, and texts shorter than `SHORTEST`, are never near.
    """
    texts = [key for key in keys if key.texts is not None]
    if not texts:
        return
    telling = max(texts, key=lambda key: len(np.unique(key.codes)))
    for one, other in _candidates(telling, threshold).tolist():
        edits = _edits(keys, one, other, threshold)
        if edits is not None:
            yield Near(one, other, edits)


def _edits(keys: Sequence[Key], one: int, other: int, threshold: int) -> int | None:
    """The edits between two rows; None when they are not near."""
    total = 0
    for codes, texts in keys:
        a, b = codes[one], codes[other]
        if a == b:
            continue
        if texts is None or MISSING in (a, b):
            return None
        edits = distance(texts[a], texts[b], threshold)
        if edits is None:
            return None
        total += edits
    return total


def distance(one: str, other: str, threshold: int) -> int | None:
    """The edits between two texts, None when they are more than ``threshold`` or forbidden.

    >>> distance("jonathan", "jonahtan", 1), distance("bob", "rob", 1)
    (1, None)
    >>> distance("flat 12", "flat 13", 1) is None
    True
    """
    from rapidfuzz.distance import OSA

    if min(len(one), len(other)) < SHORTEST or _digits(one) != _digits(other):
        return None
    edits = OSA.distance(one, other, score_cutoff=threshold)
    return edits if edits <= threshold else None


def _digits(text: str) -> str:
    return "".join(filter(str.isdigit, text))


def _candidates(key: Key, threshold: int) -> Ints:
    """Pairs of rows, as two columns, whose texts may be near; all that are near are among them."""
    rows, marks = _marks(key, threshold)
    order = np.argsort(marks, kind="stable")
    rows, marks = rows[order], marks[order]
    _check_pairs(marks)
    found = [np.zeros((0, 2), np.int64)]
    step, at = 1, np.arange(len(marks))
    while len(at):
        at = at[at + step < len(marks)]
        at = at[marks[at] == marks[at + step]]
        pairs = np.sort(np.stack([rows[at], rows[at + step]], axis=1), axis=1)
        found.append(pairs[pairs[:, 0] != pairs[:, 1]])
        step += 1
    return np.unique(np.concatenate(found), axis=0)


def _check_pairs(marks: Ints) -> None:
    sizes = np.unique(marks, return_counts=True)[1].astype(np.float64)
    pairs = float((sizes * (sizes - 1) / 2).sum())
    if pairs > MOST_PAIRS:
        raise UsageError(
            f"compare='fuzzy' would have to compare {pairs:,.0f} pairs of keys, more than "
            f"{MOST_PAIRS:,}; name more telling columns in on=, lower threshold=, or use "
            "compare='normalized'"
        )


def _marks(key: Key, threshold: int) -> tuple[Ints, Ints]:
    """Rows with the marks of their texts; texts that are near have a mark in common.

    Two texts are near only if they become the same when as many letters as edits are left out of
    each, and so do their beginnings. The mark is made of what is left and of all digits.
    """
    missing = np.array([hash("missing")], np.int64)
    texts = _from_the_telling_end(key.texts or [], _LOOKED_AT[threshold])
    each = [missing, *(_marks_of(text, threshold) for text in texts)]
    own = [each[code - MISSING] for code in key.codes.tolist()]
    rows = np.repeat(np.arange(len(own)), [len(marks) for marks in own])
    return rows, np.concatenate([np.zeros(0, np.int64), *own])


def _from_the_telling_end(texts: list[str], size: int) -> list[str]:
    """The texts, or all of them backwards when they differ more at their ends, as addresses do."""
    starts, ends = {text[:size] for text in texts}, {text[-size:] for text in texts}
    return texts if len(starts) >= len(ends) else [text[::-1] for text in texts]


def _marks_of(text: str, threshold: int) -> Ints:
    start = text[: _LOOKED_AT[threshold]]
    if len(text) < SHORTEST:
        return np.array([hash(("short", text))], np.int64)
    kept = {
        "".join(letters)
        for gone in range(threshold + 1)
        for letters in combinations(start, len(start) - gone)
    }
    digits = _digits(text)
    return np.array([hash((left, digits)) for left in kept], np.int64)
