"""Results as pandas columns: their dtype, their index, and invalid cells kept as they are."""

import datetime as dt
from decimal import Decimal

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

from cleanlib.frames.pandas_frame import default_text_dtype, keep_invalid, to_series

STAMP = "2020-05-01 09:05:00"


TEXT_DTYPES = ["object", "string[python]", "string[pyarrow]", pd.ArrowDtype(pa.string()),
               pd.ArrowDtype(pa.large_string()), default_text_dtype()]  # fmt: skip


def column(values, dtype=object):
    return pd.Series(values, dtype=dtype)


@pytest.mark.parametrize("dtype", TEXT_DTYPES)
def test_text_results_take_the_text_dtype_of_the_source(dtype):
    like = column(["x", "y"], dtype)
    result = to_series(pa.chunked_array([["a", None]], pa.large_string()), "text", like)
    assert result.dtype == like.dtype
    assert result.isna().tolist() == [False, True]
    assert result[0] == "a"


@pytest.mark.parametrize(
    "like",
    [
        column([1, 2], "int64"),
        column([1.5, 2], "float64"),
        column(["x", "y"], "category"),
        column([1, 2], "category"),
        column([STAMP, STAMP], "datetime64[ns]"),
        column([True, False], "boolean"),
        pd.Series(pd.period_range("2020-01", periods=2, freq="M")),
        column([dt.date(2020, 5, 1)] * 2, pd.ArrowDtype(pa.date32())),
        column([b"a", b"b"], pd.ArrowDtype(pa.binary())),
        column([0, 1], "Sparse[int]"),
        pd.Series(pd.arrays.SparseArray(["x", "y"], dtype=pd.SparseDtype(object, np.nan))),
    ],
)
def test_text_results_of_other_columns_take_the_default_text_dtype(like):
    result = to_series(pa.chunked_array([["a", None]], pa.large_string()), "text", like)
    assert result.dtype == default_text_dtype()
    assert result[0] == "a"
    assert pd.isna(result[1])


@pytest.mark.parametrize(
    ("dtype", "array", "expected"),
    [
        ("integer", pa.array([2**53 + 1, None], pa.int64()), "Int64"),
        ("boolean", pa.array([True, None], pa.bool_()), "boolean"),
        ("float", pa.array([0.5, None], pa.float64()), "float64"),
        ("datetime", pa.array([0, None], pa.timestamp("us")), "datetime64[us]"),
        ("datetime", pa.array([0, None], pa.timestamp("us", "UTC")), "datetime64[us, UTC]"),
        ("timedelta", pa.array([0, None], pa.duration("us")), "timedelta64[us]"),
        ("decimal", pa.array([Decimal("1.50"), None]), "object"),
    ],
)
@pytest.mark.parametrize("rows", [2, 0])
def test_typed_results_have_their_own_dtype(dtype, array, expected, rows):
    like = column(["x", "y"][:rows])
    result = to_series(pa.chunked_array([array[:rows]]), dtype, like)
    assert result.dtype == expected
    assert result.dropna().tolist() == [
        value for value in array[:rows].to_pylist() if value is not None
    ]


def test_whole_numbers_and_decimals_stay_exact():
    big = to_series(pa.chunked_array([pa.array([2**53 + 1])]), "integer", column(["x"]))
    assert big.tolist() == [2**53 + 1]
    texts = ["0.10", "1" * 60, "0." + "1" * 60]
    exact = to_series(pa.chunked_array([pa.array(texts)]), "decimal", column(["x"] * 3))
    assert exact.tolist() == [Decimal(text) for text in texts]


INDEXES = [
    pd.Index([5, 5, 5]),
    pd.Index(["a", None, "a"]),
    pd.MultiIndex.from_tuples([("a", 1), ("a", 1), ("b", 2)], names=["one", "two"]),
    pd.date_range("2020", periods=3, freq="D"),
    pd.RangeIndex(3, 9, 2),
]


@pytest.mark.parametrize("index", INDEXES)
def test_results_have_the_index_and_name_of_the_source(index):
    like = pd.Series(["x", "y", "z"], index=index, name="n", dtype=object)
    result = to_series(pa.chunked_array([["a", "b", None]]).cast(pa.large_string()), "text", like)
    pd.testing.assert_index_equal(result.index, index, exact=True)
    assert result.name == "n"


@pytest.mark.parametrize("index", INDEXES)
@pytest.mark.parametrize(
    "source",
    [column(["x", None, "z"], default_text_dtype()), column(["x", "y", "z"], "category"),
     column([1, 2, 3], "int64"), column([1, 2, None], "Int64"), column([[1], {"a": 2}, (3, 3)]),
     column([1.5, None, 2.0], "float64")],
)  # fmt: skip
def test_invalid_cells_can_be_kept_as_they_are(source, index):
    source = source.set_axis(index)
    result = to_series(pa.chunked_array([["a", "b", None]]).cast(pa.large_string()), "text", source)
    kept = keep_invalid(result, source, np.array([False, False, True]))
    assert kept.iloc[:2].tolist() == ["a", "b"]
    assert repr(kept.iloc[2]) == repr(source.astype(object).iloc[2])
    pd.testing.assert_index_equal(kept.index, index)


def test_typed_results_next_to_kept_cells_are_objects():
    result = to_series(pa.chunked_array([pa.array([1, None])]), "integer", column(["1", "x"]))
    kept = keep_invalid(result, column(["1", "x"]), np.array([False, True]))
    assert (kept.dtype, kept.tolist()) == (np.dtype(object), [1, "x"])
    assert keep_invalid(result, column(["1", "x"]), np.array([False, False])) is result


def test_a_categorical_result_has_sorted_categories():
    array = pa.chunked_array([["b", None], ["a", "b"]], pa.large_string())
    result = to_series(array, "categorical", column(["x"] * 4))
    assert result.dtype == pd.CategoricalDtype(["a", "b"])
    assert result.dtype.categories.dtype == default_text_dtype()
    assert result.tolist() == ["b", np.nan, "a", "b"]


def test_a_categorical_result_without_values_has_no_categories():
    array = pa.chunked_array([[None]], pa.large_string())
    assert to_series(array, "categorical", column(["x"])).cat.categories.empty
