"""Kernels: array code that answers the plain shapes of a type that reads value by value.

A type's ``split`` and ``validate`` define what is right. Its ``kernel`` looks at a whole block of
texts and answers the rows it is sure of, with the same values, reasons and notes; all other rows
are read one by one. Each `TargetFormat` with a ``render_all`` writes the kernel's good rows as
arrays.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import pyarrow as pa

from cleanlib.core.fields import Fields
from cleanlib.core.text_buffer import Ints, Mask, Texts

if TYPE_CHECKING:
    from cleanlib.core.values import Steps

Refusal = tuple[str, str]  # a reason and a detail, as of `Invalid`


@dataclass(frozen=True)
class Answers:
    """What a kernel is sure of in a block of texts; it may say nothing of any other row.

    Attributes
    ----------
    rows : ndarray of int64
        The positions of good rows, ascending.
    parsed : object
        What was read from them, as arrays with one entry for each of ``rows``, for the
        ``render_all`` of the formats.
    notes : mapping of str to ndarray of bool
        For each note, which of ``rows`` it was made on.
    refused : mapping of (reason, detail) to ndarray of int64
        The positions of invalid rows.
    """

    rows: Ints
    parsed: Any = None
    notes: Mapping[str, Mask] = field(default_factory=dict)
    refused: Mapping[Refusal, Ints] = field(default_factory=dict)


class Piece(NamedTuple):
    """The written columns of some rows of a block."""

    rows: Ints
    columns: tuple[Any, ...]


def answer(steps: Steps, texts: Texts, open_rows: Mask, fields: Fields) -> Piece | None:
    """Let the type's kernel answer what it can of the open rows, which are closed then.

    Reasons and notes go into ``fields``; the written columns of the good rows are returned.
    """
    if steps.type.kernel is None or not open_rows.any():
        return None
    answers = steps.type.kernel(texts, steps.options)
    if answers is None:
        return None
    for (reason, detail), refused in answers.refused.items():
        rows = refused[open_rows[refused]]
        fields.reason[rows] = fields.run.reasons.number(reason, detail)
        open_rows[rows] = False
    return _write(steps, answers, open_rows, fields) if len(answers.rows) else None


def _write(steps: Steps, answers: Answers, open_rows: Mask, fields: Fields) -> Piece | None:
    """The good rows in the target format; a text that comes out null is left open."""
    target = steps.format
    if target.render_all is None:
        return None
    rendered = target.render_all(answers.parsed)
    columns = tuple(rendered) if target.fields else (rendered,)
    kept = open_rows[answers.rows]
    if not target.fields and rendered.null_count:
        kept &= rendered.is_valid().to_numpy(zero_copy_only=False)
    for name, made in answers.notes.items():
        fields.note(answers.rows[made & kept], name)
    if not kept.all():
        columns = tuple(column.filter(pa.array(kept)) for column in columns)
    rows = answers.rows[kept]
    open_rows[rows] = False
    return Piece(rows, columns)


def placed(pieces: Sequence[Piece], rows: int) -> tuple[Any, ...]:
    """Columns of so many rows that hold the pieces in their places, and null elsewhere."""
    index = np.full(rows, -1, np.int64)
    start = 0
    for piece in pieces:
        index[piece.rows] = start + np.arange(len(piece.rows))
        start += len(piece.rows)
    if len(pieces) == 1 and start == rows:
        return pieces[0].columns
    places = pa.array(index, mask=index < 0)
    columns = zip(*(piece.columns for piece in pieces), strict=True)
    return tuple(pa.concat_arrays(column).take(places) for column in columns)
