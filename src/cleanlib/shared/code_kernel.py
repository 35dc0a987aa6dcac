"""Reads the plain codes of a block of cells with arrays: what kernels of several types share."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np

from cleanlib.core.kernel import Answers
from cleanlib.core.text_buffer import Bytes, Ints, Mask, Texts
from cleanlib.shared.compact_texts import CompactTexts, Layouts, compact_texts, text_of


class Verdict(NamedTuple):
    """What is known of numbers of one length: the good ones, and those of a wrong check digit."""

    good: Mask
    wrong: Mask
    layout: Ints | None = None  # of each number, where they differ


Check = Callable[[Bytes], Verdict]


@dataclass(frozen=True)
class Plan:
    """How numbers are checked and written: a check for each length, the layouts, in which order.

    ``layout`` gives the position of the layout for numbers of each length.
    """

    checks: Mapping[int, Check]
    layouts: Layouts
    layout: Mapping[int, int]
    separators: str = " -"


@dataclass(frozen=True)
class Numbers:
    """Numbers that were read: their bytes and the layout of each."""

    cells: Bytes
    lengths: Ints
    layout: Ints
    layouts: Layouts

    def compact(self) -> Any:
        """As they are, as an Arrow array."""
        return text_of(self.cells, self.lengths)

    def standard(self) -> Any:
        """With their separators, as an Arrow array."""
        return self.layouts.write(self.cells, self.layout)


def answers(plan: Plan, texts: Texts) -> Answers:
    """What a plan says of a block."""
    found = compact_texts(texts, plan.separators, 2 * max(plan.checks) + 10)
    good = np.zeros(len(found.rows), bool)
    wrong = np.zeros(len(found.rows), bool)
    layout = np.zeros(len(found.rows), np.int64)
    for length, check in plan.checks.items():
        places, cells = found.of_length(length)
        if len(places):
            verdict = check(cells)
            good[places], wrong[places] = verdict.good, verdict.wrong
            layout[places] = plan.layout[length] if verdict.layout is None else verdict.layout
    refused = {("checksum", ""): found.rows[wrong]}
    return Answers(found.rows[good], _numbers(plan, found, good, layout), refused=refused)


def _numbers(plan: Plan, found: CompactTexts, good: Mask, layout: Ints) -> Numbers:
    return Numbers(found.cells[good], found.lengths[good], layout[good], plan.layouts)
