"""Cleaning and validating one column, whatever its type: the calls behind every function."""

from __future__ import annotations

import contextlib
import time
import warnings
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, NamedTuple

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.compute as pc

from cleanlib.catalogue import registry
from cleanlib.core.column_type import ColumnType, TargetFormat
from cleanlib.core.errors import (
    BadOption,
    CleaningError,
    CleaningWarning,
    Invalid,
    UsageError,
    did_you_mean,
)
from cleanlib.core.fields import OK, Fields
from cleanlib.core.nulls import NullPolicy
from cleanlib.core.pipeline import Job, Outcome, run
from cleanlib.core.report import SAMPLES, CleanReport, InvalidSample, describe, describe_sample
from cleanlib.core.values import Steps
from cleanlib.frames import pandas_frame as frames
from cleanlib.frames.pandas_frame import TEXT
from cleanlib.progress import Callback, ProgressBar

AnyType = ColumnType[Any, Any]
ERRORS = ("warn", "coerce", "ignore", "raise")
COMMON = ("errors", "output_column", "workers", "progress", "null_tokens", "keep_tokens")


class Cleaned(NamedTuple):
    """What `clean` returns: the new frame (or series) and the report on it."""

    df: Any
    report: CleanReport


@dataclass(frozen=True)
class Call:
    """The keyword arguments that every cleaning function takes."""

    errors: str = "warn"
    output_column: str | None = None
    workers: int = 1
    progress: bool | Callback | None = None
    null_tokens: Sequence[str] | None = None
    keep_tokens: Sequence[str] | None = None

    def __post_init__(self) -> None:
        if self.errors not in ERRORS:
            hint = did_you_mean(self.errors, ERRORS)
            raise BadOption(f"errors={self.errors!r} is not one of {', '.join(ERRORS)}{hint}")
        if isinstance(self.workers, bool) or not isinstance(self.workers, int) or self.workers < 1:
            raise BadOption(f"workers={self.workers!r} must be a whole number from 1 on")
        for name in ("null_tokens", "keep_tokens"):
            tokens = getattr(self, name)
            if isinstance(tokens, str) or not all(isinstance(t, str) for t in tokens or ()):
                raise BadOption(f"{name} must be a list of texts, such as {name}=['n.n.']")


@dataclass(frozen=True)
class Task:
    """One type with its options and target format, made ready before any row is touched."""

    type: AnyType
    options: Any
    spec: str
    format: TargetFormat[Any]
    call: Call

    @classmethod
    def make(cls, column_type: AnyType, target_format: str | None, given: Mapping[str, Any]) -> Task:
        """A task from the keyword arguments of a call; `UsageError` when they do not fit."""
        call = Call(**{name: given[name] for name in COMMON if name in given})
        own = {name: value for name, value in given.items() if name not in COMMON}
        options = column_type.make_options(own)
        target = column_type.format(target_format, options)
        spec = column_type.default_format if target_format is None else target_format
        return cls(column_type, options, spec, target, call)

    def job(self, column: object) -> Job:
        """The pipeline's job for a column."""
        call = self.call
        nulls = NullPolicy(call.null_tokens or (), call.keep_tokens or (), self.type.null_tokens)
        progress = ProgressBar(call.progress, str(column))
        reopen = partial(_reopen, self.type.name, self.spec, self.options)
        return Job(self.type, self.options, self.format, nulls, reopen, call.workers, progress)


def _reopen(type_name: str, spec: str, options: Any) -> Steps:
    column_type = registry.get(type_name)
    return Steps(column_type, column_type.format(spec, options), options)


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


def clean(
    df: Any, column: Hashable = None, type: str = "", target_format: str | None = None, **options: Any
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
    task = Task.make(registry.get(type), target_format, options)
    result, found = clean_data(task, df, column)
    return Cleaned(result, found[0])


def clean_data(task: Task, data: Any, column: Any, stacklevel: int = 3) -> tuple[Any, list[CleanReport]]:
    """Clean one column or several of a frame, or a bare array."""
    if not frames.is_frame(data):
        if column is not None:
            raise UsageError(_not_a_frame(data, column))
        series, back = frames.as_series(data)
        columns, report = _clean_series(task, series, series.name)
        _announce(task, [report], stacklevel)
        if len(columns) > 1 or task.format.fields:
            return pd.DataFrame(dict(columns)), [report]
        return back(columns[0][1]), [report]
    found = []
    for name in _column_names(data, column, task):
        data, report = _clean_in_frame(task, data, name)
        found.append(report)
    _announce(task, found, stacklevel)
    return data, found


def _not_a_frame(data: Any, column: object) -> str:
    kind = f"{data.__class__.__module__}.{data.__class__.__name__}"
    convert = "; .to_pandas() makes one" if hasattr(data, "to_pandas") else ""
    return f"column={column!r} needs a pandas DataFrame, not a {kind}{convert}"


def _column_names(frame: pd.DataFrame, column: Any, task: Task) -> list[Hashable]:
    if callable(column):
        column = list(column(frame))
    if column is None:
        raise UsageError(f"name the column to clean; the columns are {list(frame.columns)[:20]}")
    names = list(column) if isinstance(column, (list, pd.Index, np.ndarray)) else [column]
    pattern = task.call.output_column
    if len(names) > 1 and pattern is not None and "{column}" not in pattern:
        raise BadOption(f"output_column={pattern!r} must hold {{column}} when several are cleaned")
    return names


def _clean_in_frame(
    task: Task, frame: pd.DataFrame, column: Hashable
) -> tuple[pd.DataFrame, CleanReport]:
    position = frames.column_position(frame, column)
    pattern = task.call.output_column
    name = column if pattern is None else pattern.replace("{column}", str(column))
    columns, report = _clean_series(task, frame.iloc[:, position], name)
    return frames.attach(frame, position, columns, keep=pattern is not None), report


def _clean_series(
    task: Task, series: pd.Series, name: Hashable
) -> tuple[list[tuple[Hashable, pd.Series]], CleanReport]:
    started = time.perf_counter()
    texts = frames.texts_of(series)
    outcome = run(task.job(series.name), texts)
    unchanged = _unchanged(task, outcome, texts)
    report = _report(task, series, texts, outcome, unchanged, time.perf_counter() - started)
    for log in _collectors.get():
        log.append(report)
    if task.call.errors == "raise" and report.invalid:
        raise CleaningError(_raised(task, report), report)
    return _columns(task, series, name, outcome), report


def _unchanged(task: Task, outcome: Outcome, texts: Any) -> int:
    if task.format.fields or task.format.dtype != "text":
        return 0
    same = pc.sum(pc.equal(outcome.columns[0], texts)).as_py()
    return int(same or 0)


def _columns(
    task: Task, series: pd.Series, name: Hashable, outcome: Outcome
) -> list[tuple[Hashable, pd.Series]]:
    target = task.format
    if target.fields:
        return [
            (f"{name}_{part}", frames.to_series(array, _dtype_of(array), series))
            for part, array in zip(target.fields, outcome.columns, strict=True)
        ]
    result = frames.to_series(outcome.columns[0], target.dtype, series)
    if task.call.errors == "ignore":
        result = frames.keep_invalid(result, series, outcome.reason != OK)
    return [(name, result.rename(name))]


def _dtype_of(array: Any) -> str:
    names = {pa.int64(): "integer", pa.float64(): "float", pa.bool_(): "boolean"}
    return names.get(array.type, "text")


def _report(
    task: Task, series: pd.Series, texts: Any, outcome: Outcome, unchanged: int, seconds: float
) -> CleanReport:
    rows = len(texts)
    null = int(np.count_nonzero(outcome.missing))
    bad = np.flatnonzero(outcome.reason != OK)
    return CleanReport(
        type=task.type.name,
        column=str(series.name),
        target_format=task.spec,
        rows=rows,
        null=null,
        unchanged=unchanged,
        cleaned=rows - null - unchanged - len(bad),
        invalid=len(bad),
        reasons=_reason_counts(outcome, bad),
        samples=_samples(series, texts, outcome, bad),
        notes=outcome.notes,
        decisions=outcome.decisions,
        errors=task.call.errors,
        seconds=seconds,
    )


def _reason_counts(outcome: Outcome, bad: Any) -> dict[str, int]:
    counts: dict[str, int] = {}
    numbers, rows = np.unique(outcome.reason[bad], return_counts=True)
    for number, count in zip(numbers.tolist(), rows.tolist(), strict=True):
        reason, _ = outcome.reasons[number]
        counts[reason] = counts.get(reason, 0) + count
    return dict(sorted(counts.items(), key=lambda item: -item[1]))


def _samples(
    series: pd.Series, texts: Any, outcome: Outcome, bad: Any
) -> tuple[InvalidSample, ...]:
    """The most frequent invalid texts, the earliest first among equals."""
    if not len(bad):
        return ()
    encoded = texts.take(pa.array(bad)).combine_chunks().dictionary_encode()
    codes = encoded.indices.to_numpy()
    counts = np.bincount(codes)
    first = np.full(len(counts), len(bad))
    np.minimum.at(first, codes, np.arange(len(bad)))
    top = np.lexsort((first, -counts))[:SAMPLES]
    samples = []
    for code in top.tolist():
        rows = bad[np.flatnonzero(codes == code)[:3]]
        reason, detail = outcome.reasons[int(outcome.reason[rows[0]])]
        text = encoded.dictionary[code].as_py()
        labels = tuple(series.index[rows].tolist())
        samples.append(InvalidSample(text, reason, detail, int(counts[code]), labels))
    return tuple(samples)


def _announce(task: Task, found: Sequence[CleanReport], stacklevel: int) -> None:
    """One warning a call, when there is something to tell."""
    if task.call.errors != "warn":
        return
    parts = [text for report in found if (text := _warning(task, report))]
    if parts:
        warnings.warn("\n".join(parts), CleaningWarning, stacklevel=stacklevel + 1)


def _warning(task: Task, report: CleanReport) -> str:
    lines = []
    if report.invalid:
        reasons = ", ".join(f"{count:,} {reason}" for reason, count in report.reasons.items())
        lines.append(
            f"{report.column!r}: {report.invalid:,} of {report.rows:,} cells are no "
            f"{task.type.title.lower()} and became null ({reasons})"
        )
        lines += [f"  {describe_sample(sample)}" for sample in report.samples[:3]]
    guesses = [d for d in report.decisions if d.source in ("default", "conflict") and d.undecided]
    lines += [f"  {report.column!r} was guessed: {describe(decision)}" for decision in guesses]
    if lines:
        lines.append(
            f"  All of it: cleanlib.clean(df, {report.column!r}, {report.type!r}).report; "
            "errors='ignore' keeps invalid cells, errors='coerce' is silent"
        )
    return "\n".join(lines)


def _raised(task: Task, report: CleanReport) -> str:
    lines = [
        f"{report.column!r}: {report.invalid:,} of {report.rows:,} cells are no "
        f"{task.type.title.lower()}. The first distinct ones:"
    ]
    lines += [f"  {describe_sample(sample)}" for sample in report.samples]
    lines.append("  errors='coerce' makes them null, errors='ignore' keeps them; .report has more")
    return "\n".join(lines)


def validate_data(task: Task, data: Any, column: Any) -> Any:
    """Whether cells are valid: a boolean series, or one bool for a scalar. Missing is not valid."""
    unwritten = replace(task.format, render=_nothing, fields=(), dtype="text")
    task = replace(task, format=unwritten)
    if frames.is_frame(data):
        position = frames.column_position(data, column)
        return _valid(task, data.iloc[:, position])
    if column is not None:
        raise UsageError(_not_a_frame(data, column))
    if frames.is_array(data):
        series, _ = frames.as_series(data)
        return _valid(task, series)
    return bool(_valid(task, pd.Series([data], dtype=object)).iloc[0])


def _nothing(parsed: Any) -> Any:
    return pa.repeat(pa.scalar("", TEXT), parsed.rows) if isinstance(parsed, Fields) else ""


def _valid(task: Task, series: pd.Series) -> pd.Series:
    outcome = run(task.job(series.name), frames.texts_of(series))
    return pd.Series((outcome.reason == OK) & ~outcome.missing, index=series.index, name=series.name)


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
        The type's options, as for its cleaning function.

    Returns
    -------
    object
        What a cell of the cleaned column would hold; None when the value is missing.

    Raises
    ------
    Invalid
        When the value does not fit the type; ``.reason`` and ``.detail`` say why.

    Examples
    --------
    >>> import cleanlib as cl
    >>> cl.clean_value("25th Sept 2003", "date", "DD.MM.YYYY")
    '25.09.2003'
    """
    task = Task.make(registry.get(type), target_format, {**options, "errors": "coerce"})
    series = pd.Series([value], dtype=object)
    outcome = run(task.job("value"), frames.texts_of(series))
    if outcome.reason[0] != OK:
        raise Invalid(*outcome.reasons[int(outcome.reason[0])])
    values = [column[0].as_py() for column in outcome.columns]
    if not task.format.fields:
        return values[0]
    return None if outcome.missing[0] else dict(zip(task.format.fields, values, strict=True))


CleanFunction = Callable[..., Any]
