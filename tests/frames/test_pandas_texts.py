"""Columns of every pandas dtype as text."""

import datetime as dt
from decimal import Decimal

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

from cleanlib.frames.pandas_frame import default_text_dtype, texts_of

STAMP = "2020-05-01 09:05:00"


TEXT_DTYPES = ["object", "string[python]", "string[pyarrow]", pd.ArrowDtype(pa.string()),
               pd.ArrowDtype(pa.large_string()), default_text_dtype()]  # fmt: skip


def column(values, dtype=object):
    return pd.Series(values, dtype=dtype)


def texts(series):
    return texts_of(series).to_pylist()


@pytest.mark.parametrize("dtype", TEXT_DTYPES)
def test_text_of_any_dtype_is_itself(dtype):
    values = ["a", None, "", "é", "😀"]
    assert texts(column(values, dtype)) == values
    assert texts(column(values * 2, dtype).iloc[3:7]) == ["é", "😀", "a", None]
    assert texts(column([], dtype)) == []


@pytest.mark.parametrize(
    "dtype", ["int8", "int64", "uint64", "Int64", "UInt8", pd.ArrowDtype(pa.int64()), "Sparse[int]"]
)
def test_whole_numbers(dtype):
    assert texts(column([0, 7, 120], dtype)) == ["0", "7", "120"]


@pytest.mark.parametrize("dtype", ["Int64", pd.ArrowDtype(pa.int64()), object])
def test_whole_numbers_with_gaps_keep_all_digits(dtype):
    assert texts(column([2**53 + 1, None], dtype)) == [str(2**53 + 1), None]


@pytest.mark.parametrize("dtype", ["uint64", "UInt64", object])
def test_the_largest_numbers_keep_all_digits(dtype):
    assert texts(column([2**64 - 1], dtype)) == [str(2**64 - 1)]


@pytest.mark.parametrize(
    "dtype",
    [
        "float64",
        "float32",
        "float16",
        "Float64",
        pd.ArrowDtype(pa.float64()),
        "Sparse[float]",
        object,
    ],
)
def test_whole_floats_lose_their_point(dtype):
    assert texts(column([2020.0, np.nan, -3.0], dtype)) == ["2020", None, "-3"]
    assert texts(column([0.5, 2020.0], dtype)) == ["0.5", "2020"]


@pytest.mark.parametrize("dtype", ["float64", "float32", "float16", "Float32", object])
def test_floats_are_as_short_as_they_can_be_read_back_at_their_width(dtype):
    assert texts(column([0.1, 2.0], dtype)) == ["0.1", "2"]


def test_floats_too_large_to_be_exact_are_written_in_full():
    assert texts(column([1e22, float("inf")], "float64")) == ["10000000000000000000000", "inf"]


@pytest.mark.parametrize("dtype", ["bool", "boolean", pd.ArrowDtype(pa.bool_()), object])
def test_booleans(dtype):
    assert texts(column([True, False], dtype)) == ["True", "False"]


@pytest.mark.parametrize("unit", ["s", "ms", "us", "ns"])
def test_datetimes_are_iso_8601(unit):
    series = pd.Series(np.array([STAMP, "NaT"], f"datetime64[{unit}]"))
    assert texts(series) == [STAMP, None]
    assert texts(series.dt.tz_localize("Asia/Tokyo")) == [f"{STAMP}+09:00", None]


def test_datetimes_keep_their_fraction_and_their_century():
    assert texts(pd.Series([pd.Timestamp(f"{STAMP}.000000001")])) == [f"{STAMP}.000000001"]
    assert texts(pd.Series(np.array(["0001-01-01", "9999-12-31"], "datetime64[s]"))) == [
        "0001-01-01 00:00:00", "9999-12-31 00:00:00",
    ]  # fmt: skip


@pytest.mark.parametrize(
    ("series", "expected"),
    [
        (pd.Series(pd.period_range("2020-01", periods=2, freq="M")), ["2020-01", "2020-02"]),
        (pd.Series(pd.to_timedelta([90, None], unit="s")), ["0 days 00:01:30", None]),
        (pd.Series(pd.interval_range(1, 2)), ["(1, 2]"]),
        (column([1 + 2j], complex), ["(1+2j)"]),
        (column([dt.date(2020, 5, 1), None], pd.ArrowDtype(pa.date32())), ["2020-05-01", None]),
        (column([Decimal("1.50"), None], pd.ArrowDtype(pa.decimal128(5, 2))), ["1.50", None]),
        (column([b"ab", None], pd.ArrowDtype(pa.binary())), ["ab", None]),
        (column(["a", None], pd.ArrowDtype(pa.dictionary(pa.int32(), pa.string()))), ["a", None]),
    ],
)
def test_further_dtypes(series, expected):
    assert texts(series) == expected


@pytest.mark.parametrize(
    ("values", "expected"),
    [
        (["b", None, "a", "b"], ["b", None, "a", "b"]),
        ([2020, None, 2021], ["2020", None, "2021"]),
        ([1.5, 2.0], ["1.5", "2"]),
        ([dt.date(2020, 5, 1)], ["2020-05-01"]),
        ([], []),
    ],
)
def test_categories(values, expected):
    assert texts(column(values, "category")) == expected


@pytest.mark.parametrize(
    "mixed",
    [
        [1, "a", None], [b"caf\xc3\xa9", "a"], [Decimal("1.50"), 2], [{"a": 1}], [[1], (2,)],
        ["a\ud800", None], [10**30, 1], [dt.timedelta.max], [dt.datetime.max, "x"], [pd.NA, None],
        [True, 1, 1.0, "1"], [np.array([1, 2]), pd.Series([3])], [float("nan"), pd.NaT, "x"],
        [Decimal("1e100"), Decimal(1)], [dt.date(2020, 1, 1), STAMP],
    ],
)  # fmt: skip
def test_objects_are_read_cell_by_cell(mixed):
    assert texts(column(mixed)) == [texts(column([cell]))[0] for cell in mixed]


def test_objects_become_the_text_they_stand_for():
    mixed = [1, 1.0, True, "1", b"x", Decimal("1.50"), {"a": 1}, [1], None, 10**30, "a\ud800b"]
    assert texts(column(mixed)) == [
        "1", "1", "True", "1", "x", "1.50", '{"a":1}', "[1]", None, str(10**30), "a\ufffdb",
    ]  # fmt: skip


def test_a_column_in_chunks_is_one_column():
    chunked = pa.chunked_array([["a", None], [], ["b"]])
    assert texts(pd.Series(pd.array(chunked, pd.ArrowDtype(pa.string())))) == ["a", None, "b"]
