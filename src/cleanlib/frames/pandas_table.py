"""pandas frames as whole tables: their labels, their rows, columns put in the place of others."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import Any

import numpy as np
import pandas as pd

from cleanlib.core.errors import UsageError
from cleanlib.core.text_buffer import Ints, Mask
from cleanlib.frames.pandas_frame import COPIES_ON_WRITE, default_text_dtype


def check_frame(data: object, function: str) -> None:
    """`UsageError` when this is no pandas frame."""
    if not isinstance(data, pd.DataFrame):
        kind = f"{type(data).__module__}.{type(data).__name__}"
        hint = "; .to_pandas() makes one" if hasattr(data, "to_pandas") else ""
        raise UsageError(f"{function} needs a pandas DataFrame, not a {kind}{hint}")


def column_labels(frame: pd.DataFrame) -> list[tuple[Any, ...]]:
    """The labels of each column, one for each level."""
    if frame.columns.nlevels > 1:
        return [tuple(labels) for labels in frame.columns]
    return [(label,) for label in frame.columns]


def with_labels(frame: pd.DataFrame, names: Sequence[tuple[str, ...]]) -> pd.DataFrame:
    """A new frame with other column labels; the names of the levels stay."""
    out = frame.copy(deep=not COPIES_ON_WRITE)
    if frame.columns.nlevels > 1:
        if names:
            out.columns = pd.MultiIndex.from_tuples(names, names=frame.columns.names)
    else:
        out.columns = pd.Index(
            [name for (name,) in names], name=frame.columns.name, dtype=default_text_dtype()
        )
    return out


def columns_of(frame: pd.DataFrame) -> list[pd.Series]:
    """All columns, in order."""
    return [frame.iloc[:, at] for at in range(frame.shape[1])]


def holds_text(series: pd.Series) -> bool:
    """Whether cells may be text."""
    dtype = series.dtype
    if isinstance(dtype, pd.CategoricalDtype):
        dtype = dtype.categories.dtype
    is_text: bool = pd.api.types.is_string_dtype(dtype) or dtype == np.dtype(object)
    return is_text


def codes_of(series: pd.Series) -> Ints:
    """A number for each cell, the same for equal cells; -1 for missing ones."""
    if series.dtype == np.dtype(object) and pd.api.types.infer_dtype(series) != "string":
        series = pd.Series([_comparable(value) for value in series], dtype=object)
    codes: Ints = np.asarray(pd.factorize(series)[0], dtype=np.int64)
    return codes


def _comparable(value: Any) -> Any:
    """A cell that can be looked up, and that equals no cell of another meaning."""
    if isinstance(value, (bool, np.bool_)):
        return ("bool", bool(value))  # True is not 1
    if pd.api.types.is_hashable(value):
        return value
    return (type(value).__name__, repr(value))


def row_count(frame: pd.DataFrame) -> int:
    """How many rows there are."""
    return len(frame)


def take_rows(frame: pd.DataFrame, kept: Mask) -> pd.DataFrame:
    """A new frame of some rows, with their labels."""
    return frame.loc[kept].copy(deep=not COPIES_ON_WRITE)


def with_source_rows(
    frame: pd.DataFrame, name: Hashable, source: Ints, marked: Mask
) -> pd.DataFrame:
    """A new frame with a last column of row labels, those at ``source``, where ``marked``."""
    labels = frame.index.take(source)
    column = pd.Series(labels.to_list(), index=frame.index, dtype=_holding(labels)).where(marked)
    out = frame.copy(deep=not COPIES_ON_WRITE)
    label: Any = name
    out.insert(frame.shape[1], label, column)
    return out


def _holding(labels: pd.Index[Any]) -> Any:
    """The dtype for labels beside missing cells."""
    if labels.nlevels > 1:
        return object
    return "Int64" if pd.api.types.is_integer_dtype(labels.dtype) else labels.dtype


def without(series: pd.Series, gone: Mask) -> pd.Series:
    """A series whose cells are missing where they are gone."""
    kept = series.mask(gone)
    if isinstance(kept.dtype, pd.CategoricalDtype):
        gone_codes = set(series.cat.codes[gone]) - set(kept.cat.codes)
        return kept.cat.remove_categories([series.cat.categories[code] for code in gone_codes])
    return kept


def with_columns(frame: pd.DataFrame, columns: Mapping[int, pd.Series]) -> pd.DataFrame:
    """A new frame with other columns at some positions."""
    out = frame.copy(deep=not COPIES_ON_WRITE)
    for position, series in columns.items():
        values: Any = series
        out.isetitem(position, values)
    return out
