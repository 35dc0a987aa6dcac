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
from cleanlib.core.values import python_values

CellText = Callable[[Any], str | None]
_EXACT_WHOLE = 2**53
_WHOLE = (0, 7)  # what a type makes of these shows whether it tells numbers from their texts
COPIES_ON_WRITE = (
    int(pd.__version__.split(".")[0]) >= 3
)  # frames share columns until one is changed


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
    found = _positions(frame.columns, column)
    if not found:
        listing = ", ".join(map(repr, list(frame.columns)[:20]))
        hint = did_you_mean(column, frame.columns)
        raise UnknownColumn(
            f"there is no column {column!r}{hint} The columns are: {listing or 'none'}"
        )
    if len(found) == 1:
        return found[0]
    raise UnknownColumn(
        f"{len(found)} columns are called {column!r}, at positions {found}; "
        "rename them or clean frame.iloc[:, position]"
    )


def _positions(labels: pd.Index, column: Hashable) -> list[int]:
    """Where a label stands; by the index's own table where that is enough."""
    if pd.api.types.is_hashable(column) and labels.nlevels == 1 and labels.is_unique:
        at = labels.get_loc(column) if column in labels else -1
        if isinstance(at, int) and (at < 0 or _same_label(labels[at], column)):
            return [at] if at >= 0 else []
    return [at for at, name in enumerate(labels) if _same_label(name, column)]


def _same_label(name: object, column: object) -> bool:
    if name is column or (_is_nan(name) and _is_nan(column)):
        return True
    if not pd.api.types.is_hashable(column) or isinstance(name, bool) != isinstance(column, bool):
        return False
    return name is not pd.NA and column is not pd.NA and bool(name == column)


def _is_nan(label: object) -> bool:
    return isinstance(label, float) and bool(np.isnan(label))


def texts_of(series: pd.Series, cell: CellText = cell_text) -> Any:
    """A series as an Arrow chunked array of text; ``cell`` rewrites cells that are not text."""
    if isinstance(series.dtype, pd.CategoricalDtype):
        categories = pa.array([cell(v) for v in series.cat.categories], TEXT)
        codes = series.cat.codes.to_numpy()
        return pa.chunked_array([categories.take(pa.array(codes, mask=codes < 0))])
    if pd.api.types.is_string_dtype(series.dtype) or series.dtype == object:
        array = _read_text(series, cell)
    else:
        array = _read_typed(series, cell)
    return array if isinstance(array, pa.ChunkedArray) else pa.chunked_array([array], TEXT)


def _read_text(series: pd.Series, cell: CellText) -> Any:
    try:
        array = pa.array(series, from_pandas=True)
        if pa.types.is_string(array.type) or pa.types.is_large_string(array.type):
            return array.cast(TEXT)
    except (pa.ArrowException, UnicodeEncodeError, OverflowError, TypeError):
        pass  # cells that Arrow has no type for, such as infinite decimals
    return pa.array([cell(value) for value in series], TEXT)


def _read_typed(series: pd.Series, cell: CellText) -> Any:
    if any(cell(number) != str(number) for number in _WHOLE):
        return pa.array([cell(value) for value in series], TEXT)
    if pd.api.types.is_integer_dtype(series.dtype) and not isinstance(series.dtype, pd.SparseDtype):
        return pa.array(series, from_pandas=True).cast(TEXT)
    if pd.api.types.is_float_dtype(series.dtype) and not isinstance(series.dtype, pd.SparseDtype):
        dtype: Any = series.dtype
        values = series.to_numpy(f"f{dtype.itemsize}", na_value=np.nan)
        missing = np.isnan(values)
        whole = np.where(missing, 0, values).astype(np.float64)
        if (np.abs(whole) < _EXACT_WHOLE).all() and (whole == np.trunc(whole)).all():
            return pa.array(whole.astype(np.int64), mask=missing).cast(TEXT)
        return pa.array([cell(value) for value in values], TEXT)
    return pa.array([cell(value) for value in series], TEXT)


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
    series = pd.Series(values, index=like.index, name=like.name, dtype=values.dtype, copy=False)
    finished: pd.Series = series.__finalize__(like)
    return finished


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
    if dtype == "categorical":
        return _categorical(array)
    if dtype in ("decimal", "object"):
        return pd.Series(python_values(array, dtype), dtype=object).array
    return array.to_pandas().array


def _categorical(array: Any) -> pd.Categorical:
    """Texts as a categorical whose categories are sorted."""
    whole = array.combine_chunks() if isinstance(array, pa.ChunkedArray) else array
    encoded = whole.dictionary_encode()
    codes = encoded.indices.fill_null(-1).to_numpy(zero_copy_only=False)
    categories = pd.Index(encoded.dictionary.to_pylist(), dtype=default_text_dtype())
    return pd.Categorical.from_codes(codes, categories).reorder_categories(sorted(categories))


def frame_of(columns: Sequence[tuple[Hashable, pd.Series]]) -> pd.DataFrame:
    """A frame of named columns."""
    return pd.DataFrame(dict(columns))


def first(series: pd.Series) -> Any:
    """The first cell."""
    return series.iloc[0]


def scalar_series(value: Any) -> pd.Series:
    """One value as a series."""
    return pd.Series([value], dtype=object)


def boolean_series(mask: Mask, like: pd.Series) -> pd.Series:
    """A mask as a series with the index of ``like``."""
    return pd.Series(mask, index=like.index, name=like.name)


def column_at(frame: pd.DataFrame, position: int) -> pd.Series:
    """The column at a position."""
    return frame.iloc[:, position]


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
    """The columns that one column of a frame became, and whether it stays beside them."""

    position: int
    columns: Sequence[tuple[Hashable, pd.Series]]
    keep: bool = False

    def replaces(self, frame: pd.DataFrame) -> bool:
        """Whether the one new column takes the place and the name of the old one."""
        names = [name for name, _ in self.columns]
        old = frame.columns[self.position]
        return not self.keep and len(names) == 1 and _same_label(names[0], old)


def check_free(frame: pd.DataFrame, names: Sequence[Hashable]) -> None:
    """`UnknownColumn` when a new column would have the name of another."""
    for name in names:
        if name in frame.columns:
            raise BadOption(f"there is a column {name!r} already; choose another output_column")


def attach(frame: pd.DataFrame, results: Sequence[Result]) -> pd.DataFrame:
    """A new frame with results in place of their columns, or (``keep``) right after them."""
    out = frame.copy(deep=not COPIES_ON_WRITE)
    for result in sorted(results, reverse=True, key=lambda result: result.position):
        if result.replaces(frame):
            replacement: Any = result.columns[0][1]
            out.isetitem(result.position, replacement)
            continue
        for offset, (name, series) in enumerate(result.columns, start=1):
            label: Any = name
            out.insert(result.position + offset, label, series)
    return out if all(result.keep for result in results) else out.iloc[:, _kept(frame, results)]


def _kept(frame: pd.DataFrame, results: Sequence[Result]) -> list[int]:
    """The positions that stay, where each dropped column stands before what it became."""
    became = {result.position: result for result in results}
    kept: list[int] = []
    at = 0
    for position in range(frame.shape[1]):
        result = became.get(position)
        stays = result is None or result.keep or result.replaces(frame)
        new = 0 if result is None or result.replaces(frame) else len(result.columns)
        kept += range(at + (not stays), at + 1 + new)
        at += 1 + new
    return kept


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
        make: Any = list if isinstance(data, list) else tuple
        return series, lambda result: make(_plain_list(result))
    if isinstance(data, (pa.Array, pa.ChunkedArray)):
        back = _chunked if isinstance(data, pa.ChunkedArray) else _arrow
        return data.to_pandas(types_mapper=pd.ArrowDtype), back
    if isinstance(data, np.ndarray):
        if data.ndim != 1:
            raise UsageError(
                f"cannot clean an array of {data.ndim} dimensions; give one column of it"
            )
        return pd.Series(data), lambda result: result.to_numpy()
    if isinstance(data, pd.api.extensions.ExtensionArray):
        return pd.Series(data), lambda result: result.array
    kind = f"{type(data).__module__}.{type(data).__name__}"
    raise UsageError(
        f"cannot clean a {kind}; give a pandas DataFrame and a column, or an array; "
        "clean_value takes one value"
    )


def _arrow(series: pd.Series) -> Any:
    try:
        return pa.array(series, from_pandas=True)
    except pa.ArrowException:  # cells of several types
        return pa.array([cell_text(value) for value in series], TEXT)


def _chunked(series: pd.Series) -> Any:
    return pa.chunked_array([_arrow(series)])


def _plain_list(series: pd.Series) -> list[Any]:
    return [
        None if missing else value
        for value, missing in zip(series.tolist(), series.isna(), strict=True)
    ]
