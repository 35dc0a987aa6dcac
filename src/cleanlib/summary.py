"""Counts what became of a column into its report."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from cleanlib.core.cells import shown
from cleanlib.core.fields import OK
from cleanlib.core.pipeline import Outcome
from cleanlib.core.text_buffer import Ints
from cleanlib.reporting.report import SAMPLES, CleanReport, InvalidSample, MatchedText
from cleanlib.task import Task

Labels = Callable[[Ints], tuple[object, ...]]  # row positions to the frame's row labels
_LABELS_EACH = 3


def summarize(
    task: Task, column: object, texts: Any, outcome: Outcome, labels: Labels, seconds: float
) -> CleanReport:
    """The report on one cleaned column."""
    rows, null = len(texts), int(np.count_nonzero(outcome.missing))
    bad = np.flatnonzero(outcome.reason != OK)
    unchanged = _unchanged(outcome, texts)
    return CleanReport(
        type=task.type.name,
        column="unnamed" if column is None else str(column),
        target_format=task.spec,
        rows=rows,
        null=null,
        unchanged=unchanged,
        cleaned=rows - null - unchanged - len(bad),
        invalid=len(bad),
        reasons=_reason_counts(outcome, bad),
        samples=_masked(task, _samples(texts, outcome, bad, labels)),
        notes=outcome.notes,
        decisions=tuple(_labelled(decision, labels) for decision in outcome.decisions),
        matches=_matches(outcome),
        errors=task.call.errors,
        seconds=seconds,
    )


def _matches(outcome: Outcome) -> tuple[MatchedText, ...]:
    found = [MatchedText(*match, count) for match, count in outcome.matches.items()]
    return tuple(sorted(found, key=lambda m: (m.distance is None, -m.count, m.text)))


def _labelled(decision: Any, labels: Labels) -> Any:
    """A decision whose proof is the label of a row, not its position."""
    if decision.proof is None:
        return decision
    return decision._replace(proof=labels(np.array([decision.proof]))[0])


def _unchanged(outcome: Outcome, texts: Any) -> int:
    if outcome.format.fields or outcome.format.dtype != "text":
        return 0
    same = pc.sum(pc.equal(outcome.columns[0], texts)).as_py()
    return int(same or 0)


def _reason_counts(outcome: Outcome, bad: Ints) -> dict[str, int]:
    counts: dict[str, int] = {}
    numbers, rows = np.unique(outcome.reason[bad], return_counts=True)
    for number, count in zip(numbers.tolist(), rows.tolist(), strict=True):
        reason, _ = outcome.reasons[number]
        counts[reason] = counts.get(reason, 0) + count
    return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def _masked(task: Task, samples: tuple[InvalidSample, ...]) -> tuple[InvalidSample, ...]:
    """Samples that may be shown: secrets are hidden as their type says."""
    mask = task.type.mask
    if mask is None:
        return samples
    return tuple(replace(sample, value=mask(sample.value)) for sample in samples)


def _samples(texts: Any, outcome: Outcome, bad: Ints, labels: Labels) -> tuple[InvalidSample, ...]:
    """The most frequent invalid texts, the earliest first among equals."""
    if not len(bad):
        return ()
    encoded = texts.take(pa.array(bad)).combine_chunks().dictionary_encode()
    codes = encoded.indices.to_numpy()
    counts = np.bincount(codes)
    first = np.full(len(counts), len(bad))
    np.minimum.at(first, codes, np.arange(len(bad)))
    samples = []
    for code in np.lexsort((first, -counts))[:SAMPLES].tolist():
        rows = bad[np.flatnonzero(codes == code)[:_LABELS_EACH]]
        reason, detail = outcome.reasons[int(outcome.reason[rows[0]])]
        text = shown(encoded.dictionary[code].as_py())
        samples.append(InvalidSample(text, reason, detail, int(counts[code]), labels(rows)))
    return tuple(samples)
