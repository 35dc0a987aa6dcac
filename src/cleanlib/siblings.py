"""Options that another column of the frame decides row by row, such as ``region_from=``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import pyarrow as pa

from cleanlib.core.errors import BadOption, UnknownColumn
from cleanlib.core.fields import OK
from cleanlib.core.joining import joined
from cleanlib.core.pipeline import Outcome, run
from cleanlib.core.text_buffer import Ints
from cleanlib.frames import pandas_frame as frames
from cleanlib.task import Task

Values = tuple[object, ...]  # what the siblings of a row say, one for each; None: nothing


def check_siblings(task: Task, frame: Any, columns: Sequence[Hashable]) -> None:
    """Refuse names of siblings that are no column of the frame, or that are cleaned themselves."""
    for name, label in task.siblings().items():
        try:
            position = frames.column_position(frame, label)
        except UnknownColumn as error:
            raise UnknownColumn(f"{name}: {error}") from None
        if position in [frames.column_position(frame, column) for column in columns]:
            raise BadOption(f"{name}={label!r} is the column that is cleaned; name another one")


def run_beside(task: Task, column: object, texts: Any, frame: Any) -> Outcome:
    """Clean a column of a frame, each row with the options that its siblings say."""
    siblings = task.siblings()
    if not siblings or not len(texts):
        return run(task.alone().job(column), texts)
    progress = task.alone().job(column).progress
    groups, done = [], 0
    for values, rows in _groups(task, frame, siblings):
        job = _with_values(task, values).job(column)
        shifted = _shifted(progress, done, len(texts))
        outcome = run(replace(job, progress=shifted), texts.take(pa.array(rows)))
        _count_assumed(task, values, outcome)
        groups.append((rows, outcome))
        done += len(rows)
    return joined(groups, len(texts))


def _groups(
    task: Task, frame: Any, siblings: Mapping[str, Hashable]
) -> Iterator[tuple[Values, Ints]]:
    """The rows whose siblings say the same, in order of first appearance."""
    columns = [_read(task, frame, name, label) for name, label in siblings.items()]
    keys = np.zeros(len(columns[0][1]), np.int64)
    for values, codes in columns:
        keys = keys * len(values) + codes
    _, first, group = np.unique(keys, return_index=True, return_inverse=True)
    order = np.argsort(group, kind="stable")
    rows = np.split(order, np.cumsum(np.bincount(group))[:-1])
    for number in np.argsort(first).tolist():
        row = first[number]
        yield tuple(values[codes[row]] for values, codes in columns), rows[number]


def _read(task: Task, frame: Any, name: str, label: Hashable) -> tuple[list[object], Ints]:
    """What the cells of a sibling say, without repeats, and the place of each row's."""
    series = frames.column_at(frame, frames.column_position(frame, label))
    encoded = frames.texts_of(series).combine_chunks().dictionary_encode()
    read = task.type.context[name].read
    said = [*(read(text) for text in encoded.dictionary.to_pylist()), None]
    values = list(dict.fromkeys(said))
    places = np.array([values.index(value) for value in said])
    codes = encoded.indices.fill_null(len(said) - 1).to_numpy(zero_copy_only=False)
    return values, places[codes]


def _with_values(task: Task, values: Values) -> Task:
    """The task of a group of rows; where a sibling says nothing the option itself holds."""
    links = [task.type.context[name] for name in task.siblings()]
    said = {
        link.option: value for link, value in zip(links, values, strict=True) if value is not None
    }
    return task.alone(**said)


def _count_assumed(task: Task, values: Values, outcome: Outcome) -> None:
    """Note the values that were read with the option itself, where a sibling says nothing."""
    good = int(np.count_nonzero((outcome.reason == OK) & ~outcome.missing))
    assumed: Counter[str] = Counter(outcome.notes)
    for name, value in zip(task.siblings(), values, strict=True):
        link = task.type.context[name]
        if good and value is None and link.note and getattr(task.options, link.option) is not None:
            assumed[link.note] += good
    outcome.notes = dict(assumed)


def _shifted(progress: Any, before: int, rows: int) -> Any:
    """Progress over a group, told as progress over the column."""
    return lambda done, total: progress(before + done, rows)
