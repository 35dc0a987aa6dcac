"""pandas frames and series: a column to Arrow text, and Arrow results back into a new frame."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.compute as pc

from cleanlib.core.cells import cell_text
from cleanlib.core.errors import BadOption, UnknownColumn, UsageError, did_you_mean
from cleanlib.core.text_buffer import TEXT, Ints, Mask

_EXACT_WHOLE = 2**53


def is_frame(data: object) -> bool:
    """Whether this is a pandas frame."""
    return isinstance(data, pd.DataFrame)


def column_names(frame: pd.DataFrame, column: Any, output_column: str | None) -> list[Hashable]:
    """The labels that a ``column`` argument stands for: one, a list, or what a callable picks."""
    if callable(column):
        column = list(column(frame))
    if column is None:
        raise UsageError(f"name the column to clean; the columns are {list(frame.columns)[:20]}")
    names = list(column) if isinstance(column, (list, pd.Index, np.ndarray)) else [column]
    if len(names) > 1 and output_column is not None and "{column}" not in output_column:
        raise BadOption(
            f"output_column={output_column!r} must hold {{column}} when several are cleaned"
        )
    return names


def column_position(frame: pd.DataFrame, column: Hashable) -> int:
    """Where a column stands; `UnknownColumn` when there is none of that name, or several."""
    try:
        found = frame.columns.get_loc(column)
    except (KeyError, TypeError):
        listing = ", ".join(map(repr, list(frame.columns)[:20]))
        hint = did_you_mean(column, frame.columns)
        raise UnknownColumn(
            f"there is no column {column!r}{hint} The columns are: {listing or 'none'}"
        ) from None
    if isinstance(found, int):
        return found
    positions = np.arange(frame.shape[1])[found].tolist()
    raise UnknownColumn(
        f"{len(positions)} columns are called {column!r}, at positions {positions}; "
        "rename them or clean frame.iloc[:, position]"
    )


def texts_of(series: pd.Series) -> Any:
    """A series as an Arrow chunked array of text; cells that are not text are rewritten."""
    if isinstance(series.dtype, pd.CategoricalDtype):
        categories = pa.array([cell_text(v) for v in series.cat.categories], TEXT)
        codes = series.cat.codes.to_numpy()
        return pa.chunked_array([categories.take(pa.array(codes, mask=codes < 0))])
    if pd.api.types.is_string_dtype(series.dtype) or series.dtype == object:
        array = _read_text(series)
    else:
        array = _read_typed(series)
    return array if isinstance(array, pa.ChunkedArray) else pa.chunked_array([array], TEXT)


def _read_text(series: pd.Series) -> Any:
    try:
        array = pa.array(series, from_pandas=True)
        if pa.types.is_string(array.type) or pa.types.is_large_string(array.type):
            return array.cast(TEXT)
    except (pa.ArrowException, UnicodeEncodeError, OverflowError):
        pass
    return pa.array([cell_text(value) for value in series], TEXT)


def _read_typed(series: pd.Series) -> Any:
    if pd.api.types.is_integer_dtype(series.dtype) and not isinstance(series.dtype, pd.SparseDtype):
        return pa.array(series, from_pandas=True).cast(TEXT)
    if isinstance(series.dtype, np.dtype) and series.dtype.kind == "f":
        values = series.to_numpy()
        missing = np.isnan(values)
        whole = np.where(missing, 0, values)
        if (np.abs(whole) < _EXACT_WHOLE).all() and (whole == np.trunc(whole)).all():
            return pa.array(whole.astype(np.int64), mask=missing).cast(TEXT)
    return pa.array([cell_text(value) for value in series], TEXT)


def is_object(dtype: object) -> bool:
    """Whether cells are Python objects."""
    return dtype == np.dtype(object)


@cache
def default_text_dtype() -> Any:
    """What pandas makes of text: ``str`` from pandas 3 on, object before."""
    return pd.Series(["text"]).dtype


def to_series(array: Any, dtype: str, like: pd.Series) -> pd.Series:
    """A result as a series with the index of ``like``; text takes the dtype ``like`` has."""
    values = _text_values(array, like.dtype) if dtype == "text" else _typed_values(array, dtype)
    series: pd.Series = pd.Series(
        values, index=like.index, name=like.name, dtype=values.dtype, copy=False
    )
    return series


def _text_values(array: Any, like: Any) -> Any:
    is_text = isinstance(like, pd.StringDtype) or is_object(like)
    is_text |= isinstance(like, pd.ArrowDtype) and pd.api.types.is_string_dtype(like)
    dtype: Any = like if is_text else default_text_dtype()
    return _objects(array) if is_object(dtype) else dtype.__from_arrow__(array)


def _objects(array: Any) -> Any:
    values = array.to_numpy(zero_copy_only=False)
    if array.null_count:
        values[pc.is_null(array).to_numpy(zero_copy_only=False)] = np.nan
    return values


def _typed_values(array: Any, dtype: str) -> Any:
    nullable: dict[str, Any] = {"integer": pd.Int64Dtype(), "boolean": pd.BooleanDtype()}
    if dtype in nullable:
        return nullable[dtype].__from_arrow__(array)
    if dtype == "decimal":
        return pd.Series(array.to_pylist(), dtype=object).array
    return array.to_pandas().array


def frame_of(columns: Sequence[tuple[Hashable, pd.Series]]) -> pd.DataFrame:
    """A frame of named columns."""
    return pd.DataFrame(dict(columns))


def scalar_series(value: Any) -> pd.Series:
    """One value as a series."""
    return pd.Series([value], dtype=object)


def boolean_series(mask: Mask, like: pd.Series) -> pd.Series:
    """A mask as a series with the index of ``like``."""
    return pd.Series(mask, index=like.index, name=like.name)


def labels_of(series: pd.Series) -> Callable[[Ints], tuple[object, ...]]:
    """Row positions to row labels."""
    return lambda rows: tuple(series.index[rows].tolist())


def renamed(series: pd.Series, name: Any) -> pd.Series:
    """A series under another name."""
    return series.rename(name)


def keep_invalid(result: pd.Series, source: pd.Series, invalid: Mask) -> pd.Series:
    """The source's own cells where they are invalid, for ``errors="ignore"``."""
    if not invalid.any():
        return result
    if pd.api.types.is_string_dtype(source.dtype) and source.dtype == result.dtype:
        return result.mask(invalid, source)
    kept = result.astype(object)
    kept[invalid] = source.astype(object)[invalid]
    return kept


class Result(NamedTuple):
    """The columns that one column of a frame became."""

    position: int
    columns: Sequence[tuple[Hashable, pd.Series]]


def attach(frame: pd.DataFrame, results: Sequence[Result], *, keep: bool) -> pd.DataFrame:
    """A new frame with results in place of their columns, or (``keep``) right after them."""
    out = frame.copy(deep=False)
    for position, columns in sorted(results, reverse=True, key=lambda result: result.position):
        if not keep and len(columns) == 1:
            replacement: Any = columns[0][1]
            out.isetitem(position, replacement)
            continue
        for offset, (name, series) in enumerate(columns, start=1):
            _insert(out, position + offset, name, series)
    split = not keep and any(len(result.columns) != 1 for result in results)
    return out.iloc[:, _kept(out.shape[1], results)] if split else out


def _insert(out: pd.DataFrame, position: int, name: Any, series: pd.Series) -> None:
    if name in out.columns:
        raise UnknownColumn(f"there is a column {name!r} already; choose another output_column")
    out.insert(position, name, series)


def _kept(width: int, results: Sequence[Result]) -> list[int]:
    """The positions that stay, where each dropped column stands before what it became."""
    grown = 0
    gone = set()
    for position, columns in sorted(results, key=lambda result: result.position):
        gone.add(position + grown)
        grown += len(columns)
    return [at for at in range(width) if at not in gone]


_ARRAYS = (
    list, tuple, pd.Series, pd.Index, np.ndarray, pd.api.extensions.ExtensionArray, pa.Array,
    pa.ChunkedArray,
)  # fmt: skip


def is_array(data: object) -> bool:
    """Whether `as_series` takes it: anything with one value a row, but not a text."""
    return isinstance(data, _ARRAYS)


def as_series(data: Any) -> tuple[pd.Series, Callable[[pd.Series], Any]]:
    """An array as a series, and the function that gives the result the array's own kind."""
    if isinstance(data, pd.Series):
        return data, lambda series: series
    if isinstance(data, pd.Index):
        return data.to_series().reset_index(drop=True), lambda series: pd.Index(
            series, name=data.name
        )
    if isinstance(data, (list, tuple)):
        series = pd.Series(list(data), dtype=object)
        return series, lambda result: type(data)(_plain_list(result))
    if isinstance(data, pa.ChunkedArray):
        return data.to_pandas(), lambda result: pa.chunked_array(
            [pa.array(result, from_pandas=True)]
        )
    if isinstance(data, pa.Array):
        return data.to_pandas(), lambda result: pa.array(result, from_pandas=True)
    if isinstance(data, np.ndarray):
        return pd.Series(data), lambda result: result.to_numpy()
    if isinstance(data, pd.api.extensions.ExtensionArray):
        return pd.Series(data), lambda result: result.array
    kind = f"{type(data).__module__}.{type(data).__name__}"
    raise UsageError(
        f"cannot clean a {kind}; give a pandas DataFrame and a column, or an array; "
        "clean_value takes one value"
    )


def _arrow(series: pd.Series) -> Any:
    return pa.array(series, from_pandas=True)


def _plain_list(series: pd.Series) -> list[Any]:
    return [
        None if missing else value for value, missing in zip(series, series.isna(), strict=True)
    ]
