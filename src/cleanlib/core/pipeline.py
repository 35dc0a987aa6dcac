"""Runs any type over one column of text: encode, read, validate, decide, write, gather."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field, replace
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

from cleanlib.core.column_type import ColumnType, TargetFormat
from cleanlib.core.decide import Decision
from cleanlib.core.fields import MISSING_VALUE, OK, PENDING, Fields, Reasons, Run
from cleanlib.core.grammar import Grammar
from cleanlib.core.notes import Match
from cleanlib.core.nulls import NullPolicy, is_empty
from cleanlib.core.settings import settings
from cleanlib.core.text_buffer import Ints, Mask, Texts, splice
from cleanlib.core.values import Reopen, Steps, python_values, read_values, written_columns

BLOCK_ROWS = 1 << 16
MOST_THREADS = 4
_SAMPLE = 4_096
_SHARED = 0.25  # encode a column when at most about this share of its texts are different

Rows = Ints | slice
Progress = Callable[[int, int], None]


@dataclass(frozen=True)
class Job:
    """What is to be done to a column.

    Attributes
    ----------
    type, options, format
        The column type, its options and the compiled target format.
    nulls : NullPolicy
        Which texts mean missing.
    reopen : callable
        Makes the job's steps of some options in another process.
    workers : int
        Processes for types that work value by value; those with a grammar use threads anyway.
    progress : callable
        Called with rows done and rows in all.
    """

    type: ColumnType[Any, Any]
    options: Any
    format: TargetFormat[Any]
    nulls: NullPolicy
    reopen: Reopen
    workers: int = 1
    progress: Progress = lambda done, total: None


@dataclass
class Outcome:
    """What became of a column.

    Attributes
    ----------
    format : TargetFormat
        The format that was written; that of the job, or what it became for this column.
    columns : tuple of pyarrow.ChunkedArray
        The written values, one array per field of the format; null where invalid or missing.
    reason : ndarray of uint16
        0 for good and missing rows, else the number of a reason in ``reasons``.
    missing : ndarray of bool
        Rows that were null before, or a null token.
    matches : mapping of Match to int
        Texts taken for values spelt otherwise, and the cells that hold them.
    """

    format: TargetFormat[Any]
    columns: tuple[Any, ...]
    reason: NDArray[np.uint16]
    missing: Mask
    reasons: Reasons
    notes: dict[str, int]
    decisions: tuple[Decision, ...]
    matches: Mapping[Match, int]

    def rows(self) -> list[tuple[Any, ...]]:
        """The written values as Python objects, one tuple per row."""
        target = self.format
        dtypes = [target.dtype_of(part) for part in target.fields] or [target.dtype]
        return list(zip(*map(python_values, self.columns, dtypes), strict=True))

    def first(self) -> object:
        """What the first row became: a value, or a dict for a format of several columns."""
        values = self.rows()[0]
        fields = self.format.fields
        return dict(zip(fields, values, strict=True)) if fields else values[0]


@dataclass
class _Block:
    """One block of texts and what is known of it so far."""

    part: Any
    start: int
    weights: Ints | None
    positions: Ints | None  # None: the rows are those of the column from ``start`` on
    columns: tuple[Any, ...] = ()
    reason: NDArray[np.uint16] = field(init=False)
    notes: NDArray[np.uint32] = field(init=False)
    missing: Mask = field(init=False)
    counts: dict[str, int] = field(init=False)

    def __len__(self) -> int:
        return len(self.part)

    def texts(self) -> Any:
        """The block as one Arrow array; a copy where the column is in pieces, so not kept."""
        return self.part.combine_chunks() if isinstance(self.part, pa.ChunkedArray) else self.part


def run(job: Job, column: Any) -> Outcome:
    """Clean a column of text.

    Parameters
    ----------
    job : Job
        What to do.
    column : pyarrow.ChunkedArray of large_string
        The texts; nulls are missing cells.

    Returns
    -------
    Outcome
        One entry per row of the column, in its order.
    """
    if _share_texts(job, column):
        encoded = pc.dictionary_encode(column).combine_chunks()
        codes = encoded.indices.fill_null(len(encoded.dictionary)).to_numpy(zero_copy_only=False)
        texts = pa.concat_arrays([encoded.dictionary, pa.nulls(1, encoded.dictionary.type)])
        job = _surveyed(job, encoded.dictionary, codes)
        job = replace(job, progress=_scaled(job.progress, len(column)))
        return _spread(_run_texts(job, pa.chunked_array([texts]), codes), codes)
    return _run_texts(job, column, None)


def _surveyed(job: Job, texts: Any, codes: Ints) -> Job:
    """The job with what its type and its format learn from the column's different texts."""
    type_learns, format_learns = job.type.survey, job.format.learn
    if type_learns is None and format_learns is None:
        return job
    present = np.flatnonzero(~_missing(job, texts))
    cells = np.bincount(codes, minlength=len(texts))[present].tolist()
    counts = dict(zip(texts.take(pa.array(present)).to_pylist(), cells, strict=True))
    options = job.options if type_learns is None else type_learns(counts, job.options)
    options = options if format_learns is None else format_learns(options, list(counts))
    bind = job.format.bind
    return replace(job, options=options, format=bind(options) if bind else job.format)


def _missing(job: Job, texts: Any) -> Mask:
    """The texts that are missing without being read."""
    null_like = job.type.null_like
    early = job.type.any_text or null_like is not None
    found = is_empty(texts) | (job.nulls.usual if early else job.nulls.stated)(texts)
    if null_like is not None:
        for row in np.flatnonzero(found & ~job.nulls.stated(texts)).tolist():
            found[row] = not null_like(texts[row].as_py() or "")
    return found


def _scaled(progress: Progress, rows: int) -> Progress:
    """Progress over different texts, told as progress over rows."""
    return lambda done, total: progress(rows * done // total, rows)


def _share_texts(job: Job, column: Any) -> bool:
    """Whether equal texts are cleaned once: always when the work is done value by value.

    Else it pays when few texts are different; how many are is estimated from a sample, by Chao's
    formula, which a few very frequent texts do not mislead.
    """
    if _is_ordered(job) or not len(column):
        return False
    if not isinstance(job.type.split, Grammar):
        return True
    rows = len(column)
    if rows <= _SAMPLE:
        return False
    sample = column.take(pa.array(np.arange(_SAMPLE) * (rows // _SAMPLE)))
    counts = pc.value_counts(sample).field("counts").to_numpy(zero_copy_only=False)
    once, twice = int((counts == 1).sum()), int((counts == 2).sum())
    different = len(counts) + once**2 / max(2 * twice, 1)
    return different <= rows * _SHARED


def _run_texts(job: Job, column: Any, codes: Ints | None) -> Outcome:
    shared = Run(job.options, job.format.needs)
    blocks = list(_blocks(column, codes, _block_rows(job, column)))
    done = 0
    for block in _each(job, blocks, lambda block: _first_pass(job, shared, block)):
        done += len(block)
        job.progress(done, len(column))
    decisions = _decide(job, shared)
    list(_each(job, blocks, lambda block: _second_pass(job, shared, block)))
    return _assemble(job.format, shared, blocks, decisions)


def _block_rows(job: Job, column: Any) -> int:
    return max(len(column), 1) if _is_ordered(job) else BLOCK_ROWS


def _is_ordered(job: Job) -> bool:
    return job.type.ordered is not None and job.type.ordered(job.options)


def _each(job: Job, blocks: list[_Block], work: Callable[[_Block], None]) -> Iterator[_Block]:
    """The blocks in order, each after its work; arrays are worked on by several threads."""
    if len(blocks) == 1 or not isinstance(job.type.split, Grammar):
        for block in blocks:
            work(block)
            yield block
        return
    with ThreadPoolExecutor(min(MOST_THREADS, os.cpu_count() or 1)) as pool:
        for block, _ in zip(blocks, pool.map(work, blocks), strict=True):
            yield block


def _blocks(column: Any, codes: Ints | None, size: int) -> Iterator[_Block]:
    weights = positions = None
    if codes is not None:
        weights = np.bincount(codes, minlength=len(column))
        positions = np.empty(len(column), np.int64)
        positions[codes[::-1]] = np.arange(len(codes))[::-1]
    whole = column.chunk(0) if column.num_chunks == 1 else None
    for start in range(0, max(len(column), 1), size):
        part = column.slice(start, size) if whole is None else whole.slice(start, size)
        rows = slice(start, start + len(part))
        weight = None if weights is None else weights[rows]
        yield _Block(part, start, weight, None if positions is None else positions[rows])


def _first_pass(job: Job, shared: Run, block: _Block) -> None:
    texts = block.texts()
    block.missing = _missing(job, texts)
    fields = _read(job, shared, block, Texts(texts), slice(None))
    block.columns = _write(job, fields)
    block.reason, block.notes = fields.reason, fields.notes
    block.reason[block.missing] = OK
    block.notes[block.missing] = 0


def _read(job: Job, shared: Run, block: _Block, texts: Texts, rows: Rows) -> Fields:
    """The validated fields of some rows of a block; missing ones are no good and have no field."""
    fields = Fields(len(texts), shared)
    if block.weights is not None and block.positions is not None:
        fields.weights, fields.positions = block.weights[rows], block.positions[rows]
    else:
        fields.positions = block.start + np.arange(len(block))[rows]
    missing = block.missing[rows]
    if isinstance(job.type.split, Grammar):
        reader = job.type.split.reader(shared.options, shared.needs)
        reader.read(texts, fields, fast=settings.fast_path)
        fields.reason[missing] = shared.reasons.number(MISSING_VALUE)
        job.type.validate(fields, shared.options)
    else:
        steps = Steps(job.type, job.format, shared.options)
        read_values(steps, texts, missing, fields, job.workers, job.reopen)
    return fields


def _write(job: Job, fields: Fields) -> tuple[Any, ...]:
    """The written columns; a good row that the format has nothing to write for fails."""
    if fields.values is not None:
        written = fields.values
    else:
        rendered = job.format.render(fields)
        written = rendered if job.format.fields else (rendered,)
    if not job.format.fields and written[0].null_count > np.count_nonzero(fields.reason):
        unwritten = written[0].is_null().to_numpy(zero_copy_only=False)
        fields.fail(unwritten, "missing_part", "it lacks what the target format writes")
    return written


def _decide(job: Job, shared: Run) -> tuple[Decision, ...]:
    """Settle every question the first pass left open."""
    decide = job.type.default_reading
    decisions = tuple(
        tally.settle(option, layout, decide(shared.options, option) if decide else None)
        for option, layout, tally in shared.evidence.open()
        if tally.undecided or tally.conflict_note
    )
    shared.decided = {(d.option, d.layout): d for d in decisions}
    shared.settled = True
    return decisions


def _conflicts(shared: Run) -> dict[str, int]:
    """The cells with a single reading that is not the one their layout's rows follow."""
    counts: dict[str, int] = {}
    for option, layout, tally in shared.evidence.open():
        against = shared.decided[option, layout].votes_against if tally.conflict_note else 0
        if against:
            counts[tally.conflict_note] = counts.get(tally.conflict_note, 0) + against
    return counts


def _second_pass(job: Job, shared: Run, block: _Block) -> None:
    """Read the rows again that waited for the column to decide; count what all rows hold."""
    rows = np.flatnonzero(block.reason == PENDING)
    if len(rows):
        texts = Texts(block.texts().take(pa.array(rows)))
        fields = _read(job, shared, block, texts, rows)
        written = _write(job, fields)
        block.reason[rows], block.notes[rows] = fields.reason, fields.notes
        mask = np.zeros(len(block), dtype=bool)
        mask[rows] = True
        block.columns = tuple(
            splice(old, mask, new) for old, new in zip(block.columns, written, strict=True)
        )
    _find_nulls(job, shared, block)
    _find_null_results(job, block)
    _fill_missing(job, shared, block)
    block.counts = _count_notes(shared, block)
    del block.notes


def _find_nulls(job: Job, shared: Run, block: _Block) -> None:
    """A refused text that is a null token, or that the type calls missing, is not invalid."""
    refused = np.flatnonzero(block.reason != OK)
    if len(refused):
        tokens = job.nulls.usual(block.texts().take(pa.array(refused)))
        called = block.reason[refused] == shared.reasons.number(MISSING_VALUE)
        _set_missing(block, refused[tokens | called])


def _find_null_results(job: Job, block: _Block) -> None:
    """Where every text is a value, one of which cleaning leaves a null token is missing."""
    is_text = job.format.dtype in ("text", "categorical") and not job.format.fields
    if job.type.any_text and is_text:
        (written,) = block.columns
        found = job.nulls.usual(written)
        _set_missing(block, np.flatnonzero(found))
        block.columns = (pc.if_else(pa.array(found), pa.scalar(None, written.type), written),)


def _fill_missing(job: Job, shared: Run, block: _Block) -> None:
    """Write the value that missing cells stand for, where the options say that they have one."""
    value = job.type.missing_value(shared.options) if job.type.missing_value else None
    rows = np.flatnonzero(block.missing)
    if value is None or not len(rows):
        return
    filling = written_columns(job.format, [job.format.render(value)] * len(rows))
    block.columns = tuple(
        splice(old, block.missing, new) for old, new in zip(block.columns, filling, strict=True)
    )
    block.missing[rows] = False
    block.notes[rows] |= shared.note_bit("missing_filled")


def _set_missing(block: _Block, rows: Ints) -> None:
    block.missing[rows] = True
    block.reason[rows] = OK
    block.notes[rows] = 0


def _count_notes(shared: Run, block: _Block) -> dict[str, int]:
    """How many good cells each note was made on."""
    notes = np.where(block.reason == OK, block.notes, 0)
    made = int(np.bitwise_or.reduce(notes, initial=0))
    counts = {}
    for bit, name in enumerate(shared.note_names):
        if made >> bit & 1:
            hit = (notes & np.uint32(1 << bit)) != 0
            weights = hit if block.weights is None else block.weights[hit]
            counts[name] = int(weights.sum())
    return counts


def _assemble(
    target: TargetFormat[Any], shared: Run, blocks: list[_Block], decisions: tuple[Decision, ...]
) -> Outcome:
    counted = [_conflicts(shared), *(block.counts for block in blocks)]
    names = dict.fromkeys(name for counts in counted for name, cells in counts.items() if cells)
    totals = {name: sum(counts.get(name, 0) for counts in counted) for name in names}
    return Outcome(
        target,
        tuple(pa.chunked_array(list(c)) for c in zip(*(b.columns for b in blocks), strict=True)),
        np.concatenate([block.reason for block in blocks]),
        np.concatenate([block.missing for block in blocks]),
        shared.reasons,
        totals,
        decisions,
        shared.matches,
    )


def _spread(outcome: Outcome, codes: Ints) -> Outcome:
    """From one row per different text back to the rows of the column."""
    index = pa.array(codes)
    outcome.columns = tuple(column.combine_chunks().take(index) for column in outcome.columns)
    outcome.reason = outcome.reason[codes]
    outcome.missing = outcome.missing[codes]
    return outcome
