"""Types whose steps work on one value at a time, run over the different texts of a block."""

from __future__ import annotations

import pickle
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from decimal import Decimal
from functools import partial
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa

from cleanlib.core.column_type import ColumnType, TargetFormat
from cleanlib.core.errors import Invalid
from cleanlib.core.fields import MISSING_VALUE, Fields
from cleanlib.core.kernel import Piece, answer, placed
from cleanlib.core.notes import NOTED, Match, Note
from cleanlib.core.settings import settings
from cleanlib.core.text_buffer import Ints, Mask, Texts

ARROW_TYPES = {
    "text": pa.large_string(),
    "integer": pa.int64(),
    "float": pa.float64(),
    "boolean": pa.bool_(),
    "decimal": pa.large_string(),  # as text: every number keeps its own digits
    "datetime": pa.timestamp("us"),
    "timedelta": pa.duration("us"),
    "object": pa.large_binary(),  # pickled, in this process only
    "categorical": pa.large_string(),  # encoded once the column is whole
}
Read = tuple[Any, str, str, tuple[Note, ...]]  # the written value, or why not; and its notes


class Steps(NamedTuple):
    """What is needed to clean one value."""

    type: ColumnType[Any, Any]
    format: TargetFormat[Any]
    options: Any

    def read(self, texts: Sequence[str]) -> list[Read]:
        """Split, validate and write texts, one by one."""
        expect = self.type.expect
        if expect is None or not settings.fast_path:
            return [self.read_one(text) for text in texts]
        found: list[Read] = []
        for start in range(0, len(texts), _EXPECTED):
            part = texts[start : start + _EXPECTED]
            expect(part, self.options)
            found += [self.read_one(text) for text in part]
        return found

    def read_one(self, text: str) -> Read:
        """Split, validate and write one text."""
        split, options = self.type.split, self.options
        assert callable(split), "a type with a grammar is read by its reader"
        noted: list[Note] = []
        token = NOTED.set(noted)
        try:
            parsed = self.type.validate(split(text, options), options)
            return self.format.render(parsed), "", "", tuple(noted)
        except Invalid as refusal:
            return None, refusal.reason, refusal.detail, ()
        finally:
            NOTED.reset(token)


Reopen = Callable[[Any], Steps]  # makes the steps of options in another process; must pickle


def read_values(
    steps: Steps, texts: Texts, missing: Mask, fields: Fields, workers: int, reopen: Reopen
) -> None:
    """Fill reasons and values of ``fields`` from the texts that are not missing."""
    fields.reason[missing] = fields.run.reasons.number(MISSING_VALUE)
    unread = ~missing
    quick = answer(steps, texts, unread, fields) if settings.fast_path else None
    rows = np.flatnonzero(unread)
    found = _read(steps, _listed(texts, rows), workers, partial(reopen, steps.options))
    for row, (_, reason, detail, notes) in zip(rows.tolist(), found, strict=True):
        if reason:
            fields.reason[row] = fields.run.reasons.number(reason, detail)
        for entry in notes:
            if isinstance(entry, Match):
                fields.run.matches[entry] += int(fields.weights[row])
            else:
                fields.notes[row] |= fields.run.note_bit(entry)
    slow = Piece(rows, written_columns(steps.format, [value for value, *_ in found]))
    fields.values = placed([slow] if quick is None else [slow, quick], len(texts))


def _listed(texts: Texts, rows: Ints) -> list[str]:
    """Some of the texts as Python strings."""
    listed: list[str] = texts.array.take(pa.array(rows)).to_pylist()
    return listed


def _read(steps: Steps, texts: list[str], workers: int, again: Callable[[], Steps]) -> list[Read]:
    """In this process; the rest in ``workers`` others when a first part shows that it is long."""
    if workers == 1:
        return steps.read(texts)
    started = time.perf_counter()
    first = steps.read(texts[:_TRIAL])
    rest = texts[_TRIAL:]
    if (time.perf_counter() - started) / _TRIAL * len(rest) < _WORTH_SECONDS:
        return first + steps.read(rest)
    size = -(-len(rest) // (workers * _CHUNKS_EACH))
    chunks = [rest[at : at + size] for at in range(0, len(rest), size)]
    with ProcessPoolExecutor(workers) as pool:
        for found in pool.map(partial(_read_elsewhere, again), chunks):
            first += found
    return first


_EXPECTED = 4_096  # texts that a type sees at once
_TRIAL = 500
_WORTH_SECONDS = 1.0
_CHUNKS_EACH = 4


def _read_elsewhere(again: Callable[[], Steps], texts: list[str]) -> list[Read]:
    return again().read(texts)


def written_columns(target: TargetFormat[Any], values: list[Any]) -> tuple[Any, ...]:
    """What a format rendered as one Arrow array for each of its columns; None is null."""
    if not target.fields:
        return (arrow_array(values, target.dtype),)
    blank = (None,) * len(target.fields)
    columns = zip(*(blank if value is None else value for value in values), strict=True)
    cells = list(columns) if values else [()] * len(target.fields)
    return tuple(
        arrow_array(list(column), target.dtype_of(part))
        for part, column in zip(target.fields, cells, strict=True)
    )


def arrow_array(values: list[Any], dtype: str) -> Any:
    """Python values as an Arrow array of a `TargetFormat`'s dtype."""
    if dtype == "decimal":
        values = [None if value is None else str(value) for value in values]
    if dtype == "object":
        values = [None if value is None else pickle.dumps(value) for value in values]
    return pa.array(values, ARROW_TYPES[dtype])


def python_values(array: Any, dtype: str) -> list[Any]:
    """The values of such an array; None where there is none."""
    values: list[Any] = array.to_pylist()
    if dtype == "object":
        return [None if value is None else pickle.loads(value) for value in values]
    if dtype == "decimal":
        return [None if value is None else Decimal(value) for value in values]
    return values
