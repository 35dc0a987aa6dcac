"""Compares what a kernel answers with what reading value by value gives."""

from collections.abc import Iterable
from typing import Any

import pyarrow as pa

from cleanlib.catalogue import registry
from cleanlib.core.pipeline import Outcome, run
from cleanlib.core.settings import settings
from cleanlib.task import Task


def outcome_of(texts: Iterable[str], kind: str, spec: str | None = None, **options: Any) -> Outcome:
    """What becomes of a column."""
    job = Task.make(registry.get(kind), spec, options).job("x")
    return run(job, pa.chunked_array([pa.array(list(texts), pa.large_string())]))


def told(outcome: Outcome) -> tuple[Any, ...]:
    """All that an outcome says of its rows."""
    reasons = [outcome.reasons[number] for number in outcome.reason.tolist()]
    return outcome.rows(), reasons, outcome.missing.tolist(), outcome.notes


def assert_same_both_ways(
    texts: Iterable[str], kind: str, spec: str | None = None, **options: Any
) -> None:
    """The fast and the slow reading of a column say the same."""
    texts = list(texts)
    fast = told(outcome_of(texts, kind, spec, **options))
    settings.fast_path = False
    try:
        slow = told(outcome_of(texts, kind, spec, **options))
    finally:
        settings.fast_path = True
    assert fast == slow
