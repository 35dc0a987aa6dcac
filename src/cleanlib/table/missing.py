"""Turns texts that mean missing into real nulls."""

from __future__ import annotations

import time
from collections.abc import Hashable, Mapping, Sequence
from types import NoneType
from typing import Any, TypeVar, cast

import numpy as np

from cleanlib.catalogue import registry
from cleanlib.column import collect
from cleanlib.core.errors import BadOption
from cleanlib.core.nulls import NullPolicy
from cleanlib.core.pipeline import run
from cleanlib.core.text_buffer import Mask, Texts
from cleanlib.frames import pandas_frame, pandas_table
from cleanlib.reporting.report import CleanReport
from cleanlib.task import Call, Task

Frame = TypeVar("Frame")


def clean_missing(
    df: Frame,
    columns: Any = None,
    *,
    types: Mapping[Hashable, str] | None = None,
    null_tokens: Sequence[str] | None = None,
    keep_tokens: Sequence[str] | None = None,
) -> Frame:
    """Turn texts that mean missing, such as ``N/A``, into real nulls.

    Empty cells and the usual tokens (``NA``, ``N/A``, ``NaN``, ``NaT``, ``null``, ``none``,
    ``nil``, ``-``, ``--``, ``?``, ``#N/A`` and the like) are missing, in any letter case. Words
    such as ``unknown`` and numbers such as ``999`` are not, unless you say so.

    Parameters
    ----------
    df : pandas.DataFrame
        The table; it is not changed.
    columns : label or list of labels, optional
        The columns to look at; all that hold text unless stated.
    types : mapping of label to str, optional
        The types of columns whose type is known. There a token that is a value of the type stays.
    null_tokens : list of str, optional
        Further texts that mean missing.
    keep_tokens : list of str, optional
        Texts that usually mean missing and do not here.

    Returns
    -------
    pandas.DataFrame
        The same table with nulls in those cells.

    Raises
    ------
    UsageError
        When this is no frame, or a column, type or option does not exist.

    Examples
    --------
    >>> import pandas as pd
    >>> import cleanlib as cl
    >>> df = pd.DataFrame({"city": ["Oslo", "N/A", " - "], "note": ["none", "unknown", ""]})
    >>> cl.clean_missing(df, null_tokens=["unknown"], keep_tokens=["none"])
       city  note
    0  Oslo  none
    1   NaN   NaN
    2   NaN   NaN
    """
    table: Any = df
    pandas_table.check_frame(table, "clean_missing")
    tokens = {"null_tokens": null_tokens, "keep_tokens": keep_tokens}
    nulls = Call(null_tokens=null_tokens, keep_tokens=keep_tokens).nulls()
    tasks = _tasks(table, types, tokens)
    cleaned: dict[int, Any] = {}
    reports: list[CleanReport] = []
    for position in _positions(table, columns):
        series = pandas_frame.column_at(table, position)
        if pandas_table.holds_text(series):
            cleaned[position], report = _clean(series, tasks.get(position), nulls)
            reports.append(report)
    for report in reports:
        collect(report)
    return cast(Frame, pandas_table.with_columns(table, cleaned))


def _tasks(table: Any, types: object, tokens: dict[str, Any]) -> dict[int, Task]:
    """The columns of known type, each with what reads it."""
    if not isinstance(types, (Mapping, NoneType)):
        raise BadOption("types must map columns to types, such as types={'country': 'country'}")
    return {
        pandas_frame.column_position(table, name): Task.make(registry.get(type_name), None, tokens)
        for name, type_name in (types or {}).items()
    }


def _positions(table: Any, columns: Any) -> list[int]:
    if columns is None:
        return list(range(len(pandas_table.column_labels(table))))
    names = pandas_frame.column_names(table, columns, None)
    return [pandas_frame.column_position(table, name) for name in names]


def _clean(series: Any, task: Task | None, nulls: NullPolicy) -> tuple[Any, CleanReport]:
    started = time.perf_counter()
    texts = pandas_frame.texts_of(series)
    null = np.asarray(texts.is_null(), dtype=bool)
    if task is None:
        missing = nulls.usual(Texts(texts).array) | null
    else:
        missing = run(task.job(series.name), texts).missing
    found = missing & ~null
    cleaned = pandas_table.without(series, found) if found.any() else series
    return cleaned, _report(series.name, missing, found, time.perf_counter() - started)


def _report(name: object, missing: Mask, found: Mask, seconds: float) -> CleanReport:
    rows, nulls, tokens = len(missing), int(missing.sum()), int(found.sum())
    return CleanReport(
        type="missing",
        column="unnamed" if name is None else str(name),
        target_format="null",
        rows=rows,
        null=nulls,
        unchanged=rows - nulls,
        cleaned=0,
        invalid=0,
        notes={"null_token": tokens} if tokens else {},
        seconds=seconds,
    )
