"""Cleaning and validating one column, whatever its type: the calls behind every function."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Hashable, Iterator, Sequence
from contextvars import ContextVar
from dataclasses import replace
from typing import Any, NamedTuple

import pyarrow as pa

from cleanlib.catalogue import registry
from cleanlib.core.errors import CleaningError, Invalid, UsageError, shorten
from cleanlib.core.fields import OK, Fields
from cleanlib.core.grammar import Grammar
from cleanlib.core.pipeline import Outcome, run
from cleanlib.core.text_buffer import TEXT
from cleanlib.frames import pandas_frame as frames
from cleanlib.messages import announce, raised
from cleanlib.reporting.report import CleanReport
from cleanlib.siblings import check_siblings, run_beside
from cleanlib.summary import summarize
from cleanlib.task import Task


class Cleaned(NamedTuple):
    """What `clean` returns: the new frame (or series) and the report on it."""

    df: Any
    report: CleanReport


_collectors: ContextVar[tuple[list[CleanReport], ...]] = ContextVar("reports", default=())


@contextlib.contextmanager
def reports() -> Iterator[list[CleanReport]]:
    """Collect the reports of every cleaning call inside the ``with`` block.

    Yields
    ------
    list of CleanReport
        Grows with each cleaned column.

    Examples
    --------
    >>> import pandas as pd
    >>> import cleanlib as cl
    >>> with cl.reports() as log:
    ...     _ = cl.clean_date(pd.DataFrame({"when": ["1 May 2020"]}), "when", "YYYY-MM-DD")
    >>> log[0].cleaned
    1
    """
    log: list[CleanReport] = []
    token = _collectors.set((*_collectors.get(), log))
    try:
        yield log
    finally:
        _collectors.reset(token)


def collect(report: CleanReport) -> None:
    """Add a report to the lists of the `reports` blocks that are open."""
    for log in _collectors.get():
        log.append(report)


def clean(
    df: Any,
    column: Hashable = None,
    type: str = "",
    target_format: str | None = None,
    **options: Any,
) -> Cleaned:
    """Clean a column and say what was done.

    Parameters
    ----------
    df : pandas.DataFrame, or a Series or other array
        The data; it is not changed.
    column : label
        The column's name; left out for a series or array.
    type : str
        The column type, such as ``"date"``; see `types`.
    target_format : str, optional
        How to write the values; the type's default otherwise.
    **options
        ``errors``, ``output_column``, ``workers``, ``progress``, ``null_tokens``,
        ``keep_tokens``, and the type's own options.

    Returns
    -------
    Cleaned
        ``.df``, the same kind of frame as was given, and ``.report``, a `CleanReport`.

    Raises
    ------
    UsageError
        When the column, type, format or an option does not exist.
    CleaningError
        Under ``errors="raise"`` when a cell is invalid.

    Examples
    --------
    >>> import pandas as pd
    >>> import cleanlib as cl
    >>> df = pd.DataFrame({"when": ["3 May 2021", "soon"]})
    >>> result = cl.clean(df, "when", "date", "YYYY-MM-DD", errors="coerce")
    >>> result.report.reasons
    {'unknown': 1}
    """
    if not type or not isinstance(type, str):
        raise UsageError("name the column's type, such as 'date'; cleanlib.types() lists them")
    task = Task.make(registry.get(type), target_format, options)
    if frames.is_frame(df) and len(frames.column_names(df, column, None)) != 1:
        raise UsageError(f"clean takes one column; clean_{task.type.name} takes a list of them")
    result, found = clean_data(task, df, column)
    return Cleaned(result, found[0])


def clean_data(task: Task, data: Any, column: Any) -> tuple[Any, list[CleanReport]]:
    """Clean one column or several of a frame, or a bare array; called by what users call."""
    if not frames.is_frame(data):
        result, report = _clean_array(task, data, column)
        announce(task, [getattr(data, "name", None)], [report], framed=False)
        return result, [report]
    results, found = [], []
    names = frames.column_names(data, column, task.call.output_column)
    for name in names:
        frames.column_position(data, name)
        frames.check_free(data, _labels(task, name))
    check_siblings(task, data, names)
    for name in names:
        result, report = _clean_in_frame(task, data, name)
        results.append(result)
        found.append(report)
    announce(task, names, found, framed=True)
    return frames.attach(data, results), found


def _keeps_source(task: Task, columns: Sequence[tuple[Hashable, Any]], column: Hashable) -> bool:
    """Whether new columns stand beside the source; parts cannot hold an invalid cell as it is."""
    in_parts = task.call.errors == "ignore" and [name for name, _ in columns] != [column]
    return in_parts or task.call.output_column is not None


def _labels(task: Task, column: Hashable) -> list[Hashable]:
    """The labels of the new columns that a column becomes, as far as they are known yet."""
    pattern = task.call.output_column
    name = column if pattern is None else pattern.replace("{column}", str(column))
    if task.format.fields:
        return [f"{name}_{part}" for part in task.format.fields]
    return [] if pattern is None else [name]


def _clean_array(task: Task, data: Any, column: object) -> tuple[Any, CleanReport]:
    series, back = _as_series(data, column)
    columns, report = _clean_series(task, series, series.name)
    if [name for name, _ in columns] == [series.name]:
        return back(columns[0][1]), report
    return frames.frame_of(columns), report


def _as_series(data: Any, column: object) -> Any:
    if column is None:
        return frames.as_series(data)
    kind = f"{data.__class__.__module__}.{data.__class__.__name__}"
    hint = "; .to_pandas() makes one" if hasattr(data, "to_pandas") else ""
    if frames.is_array(data):
        hint = f"; an array has no columns, for a format write target_format={shorten(column)}"
    raise UsageError(f"column={shorten(column)} needs a pandas DataFrame, not a {kind}{hint}")


def _clean_in_frame(task: Task, frame: Any, column: Hashable) -> tuple[frames.Result, CleanReport]:
    position = frames.column_position(frame, column)
    pattern = task.call.output_column
    name = column if pattern is None else pattern.replace("{column}", str(column))
    columns, report = _clean_series(task, frames.column_at(frame, position), name, frame)
    if task.format.learn is not None:
        frames.check_free(frame, [label for label, _ in columns if label != column])
    return frames.Result(position, columns, _keeps_source(task, columns, column)), report


def _clean_series(
    task: Task, series: Any, name: Hashable, frame: Any = None
) -> tuple[list[tuple[Hashable, Any]], CleanReport]:
    started = time.perf_counter()
    texts = frames.texts_of(series, task.type.cell)
    outcome = _run(task, series.name, texts, frame)
    columns = _columns(task, series, name, outcome)
    seconds = time.perf_counter() - started
    report = summarize(task, series.name, texts, outcome, frames.labels_of(series), seconds)
    collect(report)
    if task.call.errors == "raise" and report.invalid:
        raise CleaningError(raised(task, series.name, report), report)
    return columns, report


def _run(task: Task, column: object, texts: Any, frame: Any) -> Outcome:
    if frame is None:
        return run(task.job(column), texts)
    return run_beside(task, column, texts, frame)


def _columns(
    task: Task, series: Any, name: Hashable, outcome: Outcome
) -> list[tuple[Hashable, Any]]:
    target = outcome.format
    if target.fields:
        return [
            (
                _part_name(name, part),
                frames.to_series(array, target.dtype_of(part), series),
            )
            for part, array in zip(target.fields, outcome.columns, strict=True)
        ]
    result = frames.to_series(outcome.columns[0], target.dtype, series)
    if task.call.errors == "ignore":
        result = frames.keep_invalid(result, series, outcome.reason != OK)
    return [(name, frames.renamed(result, name))]


def _part_name(name: Hashable, part: str) -> str:
    return part if name is None else f"{name}_{part}"


def validate_data(task: Task, data: Any, column: Any) -> Any:
    """Whether cells are valid: a boolean series, or one bool for a scalar. Missing is not valid."""
    if isinstance(task.type.split, Grammar):
        task = replace(task, format=replace(task.format, render=_nothing, fields=(), dtype="text"))
    if frames.is_frame(data):
        position = frames.column_position(data, column)
        check_siblings(task, data, [column])
        return _valid(task, frames.column_at(data, position), data)
    if column is not None or frames.is_array(data):
        return _valid(task, _as_series(data, column)[0])
    return bool(frames.first(_valid(task, frames.scalar_series(data))))


def _nothing(parsed: Fields) -> Any:
    return pa.repeat(pa.scalar("", TEXT), parsed.rows)


def _valid(task: Task, series: Any, frame: Any = None) -> Any:
    outcome = _run(task, series.name, frames.texts_of(series, task.type.cell), frame)
    return frames.boolean_series((outcome.reason == OK) & ~outcome.missing, series)


def clean_value(value: Any, type: str, target_format: str | None = None, **options: Any) -> Any:
    """Clean one value.

    Parameters
    ----------
    value : object
        A text, number, date ...
    type : str
        The column type.
    target_format : str, optional
        How to write it; ``"parts"`` gives a dict.
    **options
        The type's options, as for its cleaning function. ``errors="coerce"`` gives None for an
        invalid value, ``errors="ignore"`` the value itself.

    Returns
    -------
    object
        What a cell of the cleaned column would hold; None when the value is missing.

    Raises
    ------
    Invalid
        When the value does not fit the type; ``.reason`` and ``.detail`` say why.
    UsageError
        When the type, format or an option does not exist.

    Examples
    --------
    >>> import cleanlib as cl
    >>> cl.clean_value("25th Sept 2003", "date", "DD.MM.YYYY")
    '25.09.2003'
    """
    task = Task.make(registry.get(type), target_format, {"errors": "raise", **options})
    series = frames.scalar_series(value)
    outcome = run(task.job("value"), frames.texts_of(series, task.type.cell))
    if outcome.reason[0] != OK:
        if task.call.errors in ("coerce", "ignore"):
            return value if task.call.errors == "ignore" else None
        raise Invalid(*outcome.reasons[int(outcome.reason[0])])
    is_split = bool(task.format.fields)
    return None if is_split and outcome.missing[0] else outcome.first()
