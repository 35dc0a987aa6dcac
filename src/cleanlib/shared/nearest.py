"""The one known name that is a few edits away from a misspelt one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.core.column_type import option
from cleanlib.core.errors import BadOption, Invalid
from cleanlib.core.notes import note, note_match
from cleanlib.core.nulls import NULL_TOKENS

SHORTEST = 4
MOST_EDITS = 5


@dataclass(frozen=True)
class FuzzyOptions:
    """Whether misspelt names are read."""

    fuzzy: bool = option(
        False, "read a misspelt name that is near to one known name only", (True, False)
    )
    threshold: int = option(
        1, "with fuzzy, the most letters to insert, delete, replace or swap", tries=(2,)
    )


def check_threshold(options: FuzzyOptions) -> None:
    """Refuse a threshold that is no small number."""
    edits = options.threshold
    if isinstance(edits, bool) or not isinstance(edits, int) or not 1 <= edits <= MOST_EDITS:
        raise BadOption(f"threshold={edits!r} must be a whole number from 1 to {MOST_EDITS}")


class Near(NamedTuple):
    """What a misspelt name was taken for, and how many edits apart they are."""

    value: str
    distance: int


def nearest(key: str, names: Mapping[str, str], threshold: int) -> Near | None:
    """The value whose name is nearest to ``key``, if it is near enough.

    Parameters
    ----------
    key : str
        The misspelt name, folded as those of ``names``.
    names : mapping of str to str
        Folded name to value.
    threshold : int
        The most edits.

    Raises
    ------
    Invalid
        ``ambiguous`` when two values are equally near.

    Examples
    --------
    >>> nearest("swedan", {"sweden": "SE", "sudan": "SD"}, 2)
    Near(value='SE', distance=1)
    """
    if len(key) < SHORTEST or key in NULL_TOKENS:
        return None
    found = _within(key, list(names), threshold)
    if not found:
        return None
    least = min(found.values())
    values = {names[name] for name, edits in found.items() if edits == least}
    if len(values) > 1:
        raise Invalid("ambiguous", f"{' and '.join(sorted(values)[:3])} are equally near")
    return Near(values.pop(), least)


def _within(key: str, names: Sequence[str], threshold: int) -> dict[str, int]:
    from rapidfuzz import process
    from rapidfuzz.distance import OSA

    found = process.extract(key, names, scorer=OSA.distance, score_cutoff=threshold, limit=None)
    return {name: int(edits) for name, edits, _ in found if len(name) >= SHORTEST}


def misspelt(
    text: str, key: str, names: Mapping[str, str], shown: Mapping[str, str], threshold: int
) -> str | None:
    """The value a misspelt text stands for; the report tells what it was taken for.

    Parameters
    ----------
    text, key : str
        The text of the cell, and its key; codes, of three characters or fewer, are not misspelt.
    names : mapping of str to str
        Key of a name to value.
    shown : mapping of str to str
        Value to the name people know. Other values are decoys: what is nearest to them is nothing.
    threshold : int
        The most edits.
    """
    near = nearest(key, names, threshold) if len(text.strip()) >= SHORTEST else None
    if near is None or near.value not in shown or near.distance == 0:
        return None
    note("fuzzy_match")
    note_match(text, shown[near.value], near.distance)
    return near.value
