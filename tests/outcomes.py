"""Outcomes of the pipeline for tests: how they are made, and what they say."""

import pyarrow as pa

from cleanlib.core.pipeline import run
from cleanlib.core.text_buffer import TEXT
from cleanlib.task import Task

PANELS = ["3 x 4", "200 x 3", None, "7by7 cm", "n/a", "", "5x5x5", "300 x 300", "8 X 9 cm", " "]


TAGS = ["ab 1", "AB-1", None, "n/a", "", "ab 0", "xyz", "cd 22", "no tag", " "]


def outcome_of(column_type, cells, spec=None, **options):
    column = (
        cells if isinstance(cells, pa.ChunkedArray) else pa.chunked_array([pa.array(cells, TEXT)])
    )
    return run(Task.make(column_type, spec, options).job("x"), column)


def told(outcome):
    """Everything an outcome says, free of how it is kept."""
    return {
        "columns": [column.to_pylist() for column in outcome.columns],
        "reasons": [outcome.reasons[number] for number in outcome.reason.tolist()],
        "missing": outcome.missing.tolist(),
        "notes": dict(sorted(outcome.notes.items())),
        "decisions": outcome.decisions,
    }


def reason_codes(outcome):
    return [outcome.reasons[number][0] for number in outcome.reason.tolist()]
