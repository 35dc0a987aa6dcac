"""Values that are a few edits from a more frequent one, or from one of a closed set."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

import numpy as np

from cleanlib.column_types.category.keys import digits
from cleanlib.core.errors import UsageError

MOST_VALUES = 50_000
_SHORTEST = 4
_LONGEST = 200
_BLOCK = 1_024

Moves = dict[str, tuple[str, int]]  # a value, the one it is taken for, and their distance
Neighbours = Mapping[str, Mapping[str, int]]


def merged(counts: Mapping[str, int], threshold: int, fixed: frozenset[str]) -> Moves:
    """Which values are taken for a more frequent one.

    A value moves to the nearest of the more frequent ones, if that is one only and outnumbers
    everything near it. So no value moves to one that moves itself, and a second run finds nothing.

    Parameters
    ----------
    counts : mapping of str to int
        Folded values, and how many cells hold them.
    threshold : int
        The most edits.
    fixed : frozenset of str
        Values that stay.
    """
    near = _neighbours(counts, threshold)
    cells = {name: counts[name] for name in near}
    found: Moves = {}
    while moves := _moves(near, cells, fixed):
        for name, (target, _) in moves.items():
            cells[target] += cells.pop(name)
        found |= moves
    return found


def _moves(near: Neighbours, cells: Mapping[str, int], fixed: frozenset[str]) -> Moves:
    moves: Moves = {}
    for name, count in cells.items():
        above = {to: edits for to, edits in near[name].items() if cells.get(to, 0) > count}
        nearest = [to for to, edits in above.items() if edits == min(above.values())]
        if len(nearest) == 1 and name not in fixed and _outnumbers(nearest[0], near, cells):
            moves[name] = (nearest[0], above[nearest[0]])
    return moves


def _outnumbers(name: str, near: Neighbours, cells: Mapping[str, int]) -> bool:
    return all(cells.get(other, 0) < cells[name] for other in near[name])


def _neighbours(counts: Mapping[str, int], threshold: int) -> Neighbours:
    """For each value that has any, the values near it with their distance."""
    near: dict[str, dict[str, int]] = defaultdict(dict)
    for names in _by_digits(counts).values():
        names.sort(key=lambda name: (-counts[name], name))
        repeated = sum(counts[name] > 1 for name in names)  # two single cells never merge
        for one, other, edits in _near(names, names[:repeated], threshold, earlier=True):
            near[one][other] = near[other][one] = edits
    return near


def nearest(names: Sequence[str], known: Sequence[str], threshold: int) -> dict[str, Moves]:
    """For each of ``names`` that has any, the nearest of the known names and their distance."""
    found: dict[str, Moves] = defaultdict(dict)
    groups = _by_digits(known)
    for number, unknown in _by_digits(names).items():
        for name, to, edits in _near(unknown, groups.get(number, []), threshold):
            found[name][to] = (to, edits)
    return {name: _least(moves) for name, moves in found.items()}


def _least(moves: Moves) -> Moves:
    least = min(distance for _, distance in moves.values())
    return {to: move for to, move in moves.items() if move[1] == least}


def _by_digits(names: Mapping[str, int] | Sequence[str]) -> dict[str, list[str]]:
    """Names by the numbers in them, those too short or too long to compare left out."""
    if len(names) > MOST_VALUES:
        raise UsageError(
            f"method='edit' compares {MOST_VALUES:,} different values at most, and the column has "
            f"{len(names):,}; method='fingerprint' takes any number"
        )
    groups: dict[str, list[str]] = defaultdict(list)
    for name in names:
        if _SHORTEST <= len(name) <= _LONGEST:
            groups[digits(name)].append(name)
    return groups


def _near(
    names: Sequence[str], known: Sequence[str], threshold: int, *, earlier: bool = False
) -> Iterator[tuple[str, str, int]]:
    """Pairs of a name and a known one that may be the same value misspelt, with their distance.

    With ``earlier`` the known names are the first of the names, and each pair is looked at once.
    """
    from rapidfuzz import process
    from rapidfuzz.distance import OSA

    for start in range(0, len(names) if known else 0, _BLOCK):
        block = names[start : start + _BLOCK]
        edits = process.cdist(
            block,
            known[: start + _BLOCK] if earlier else known,
            scorer=OSA.distance,
            score_cutoff=threshold,
            dtype=np.uint8,
        )
        for row, column in np.argwhere((edits > 0) & (edits <= threshold)).tolist():
            one, other, distance = block[row], known[column], int(edits[row, column])
            if is_misspelling(one, other, distance):
                yield one, other, distance


def is_misspelling(one: str, other: str, distance: int) -> bool:
    """Whether two texts a few edits apart can be the same value.

    Not when one only has something put before it, which often says the opposite; nor when words
    of three letters or fewer differ, which are names more often than misspellings.

    >>> is_misspelling("conecticut", "connecticut", 1)
    True
    >>> is_misspelling("asymptomatic", "symptomatic", 1), is_misspelling("group a", "group b", 1)
    (False, False)
    """
    if one.endswith(other) or other.endswith(one) or 2 * distance >= min(len(one), len(other)):
        return False
    if one.replace(" ", "") == other.replace(" ", ""):
        return True
    differing = _differing(one.split(), other.split())
    return all(len(word) >= _SHORTEST for word in differing)


def _differing(one: list[str], other: list[str]) -> list[str]:
    """The words that are left without the equal ones at the beginning and the end."""
    while one and other and one[0] == other[0]:
        one, other = one[1:], other[1:]
    while one and other and one[-1] == other[-1]:
        one, other = one[:-1], other[:-1]
    return one + other
