"""Outcomes of groups of rows, put together as the outcome of the whole column."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import numpy as np
import pyarrow as pa

from cleanlib.core.decide import Decision
from cleanlib.core.fields import Reasons
from cleanlib.core.kernel import Piece, placed
from cleanlib.core.notes import Match
from cleanlib.core.pipeline import Outcome
from cleanlib.core.text_buffer import Ints

Group = tuple[Ints, Outcome]  # the rows of the column that a group consists of, and their outcome


def joined(groups: Sequence[Group], rows: int) -> Outcome:
    """One outcome for a column of so many rows, each of which is in one group.

    Parameters
    ----------
    groups : sequence of (ndarray of int64, Outcome)
        At least one; their formats write the same columns.
    rows : int
        The rows of the column.
    """
    whole = [_piece(*group) for group in groups]
    reasons = Reasons()
    reason, missing = np.zeros(rows, np.uint16), np.zeros(rows, bool)
    notes: Counter[str] = Counter()
    matches: Counter[Match] = Counter()
    for at, outcome in groups:
        reason[at] = _renumbered(outcome, reasons)
        missing[at] = outcome.missing
        notes.update(outcome.notes)
        matches.update(outcome.matches)
    return Outcome(
        groups[0][1].format,
        tuple(pa.chunked_array([column]) for column in placed(whole, rows)),
        reason,
        missing,
        reasons,
        dict(notes),
        tuple(decision for group in groups for decision in _decisions(*group)),
        matches,
    )


def _piece(rows: Ints, outcome: Outcome) -> Piece:
    return Piece(rows, tuple(map(_whole, outcome.columns)))


def _whole(column: Any) -> Any:
    return column.combine_chunks() if isinstance(column, pa.ChunkedArray) else column


def _renumbered(outcome: Outcome, reasons: Reasons) -> Ints:
    """The reasons of an outcome by their numbers in another list."""
    used, codes = np.unique(outcome.reason, return_inverse=True)
    numbers = [reasons.number(*outcome.reasons[int(number)]) for number in used]
    renumbered: Ints = np.array(numbers, np.int64)[codes]
    return renumbered


def _decisions(rows: Ints, outcome: Outcome) -> list[Decision]:
    """The decisions of a group; their proofs are rows of the column."""
    return [decision._replace(proof=_in_column(rows, decision)) for decision in outcome.decisions]


def _in_column(rows: Ints, decision: Decision) -> int | None:
    return None if decision.proof is None else int(rows[np.array([decision.proof])][0])
