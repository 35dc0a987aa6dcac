"""Reads a cell by what the column taught."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping

from cleanlib.column_types.category.learning import Learnt
from cleanlib.core.errors import Invalid, shorten
from cleanlib.core.fields import MISSING_VALUE
from cleanlib.core.notes import note, note_match


def spelt_counts(counts: Mapping[str, int], spell: Callable[[str], str]) -> Mapping[str, int]:
    """How many cells hold each spelling, in order of first appearance."""
    spelt: Counter[str] = Counter()
    for text, cells in counts.items():
        spelt[spell(text)] += cells
    return spelt


def read(text: str, learnt: Mapping[str, Learnt]) -> str:
    """What a spelling stands for; the report lists it when that is spelt otherwise."""
    if not text:
        raise Invalid(MISSING_VALUE)
    found = learnt[text]
    if found.reason:
        raise Invalid(found.reason, f"{shorten(text, 40)} {found.detail}")
    if found.note:
        note(found.note)
        note_match(text, found.value, found.distance)
    return found.value
