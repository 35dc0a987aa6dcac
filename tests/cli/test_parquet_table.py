"""Parquet keeps its column types."""

from __future__ import annotations

import io

import pandas as pd
import pyarrow as pa
import pytest
from pyarrow import parquet

from cleanlib.cli.parquet_table import ParquetSource, write_parquet
from cleanlib.cli.problems import DataError, Unwritable


def test_every_type_survives_with_its_nulls():
    table = pa.table(
        {
            "whole": [1, None],
            "small": pa.array([1, None], pa.int8()),
            "flag": [True, None],
            "text": ["NA", None],
            "moment": pa.array([0, None], pa.timestamp("ns", "UTC")),
            "bytes": [b"\xff", None],
            "list": [[1, 2], None],
            "code": pa.array(["x", None]).dictionary_encode(),
        }
    )
    file = io.BytesIO()
    parquet.write_table(table, file)
    out = io.BytesIO()
    write_parquet(ParquetSource(file.getvalue(), "f.parquet").load(), out)
    assert parquet.read_table(out).equals(table)


def test_an_index_that_pandas_stored_stays_a_column():
    file = io.BytesIO()
    pd.DataFrame({"a": [1]}, index=pd.Index(["x"], name="key")).to_parquet(file)
    source = ParquetSource(file.getvalue(), "f.parquet")
    assert source.columns == ["a", "key"]
    assert source.load().columns.tolist() == ["a", "key"]


def test_another_kind_of_file():
    with pytest.raises(DataError, match=r"^f\.parquet is not a Parquet file: "):
        _ = ParquetSource(b"a,b\n1,2\n", "f.parquet").columns


def test_a_column_of_several_kinds_cannot_be_written():
    mixed = pd.DataFrame({"a": pd.Series([1, "x"], dtype=object)})
    with pytest.raises(Unwritable) as refusal:
        write_parquet(mixed, io.BytesIO())
    assert str(refusal.value) == (
        "column 'a' has no single type, as Parquet needs (it mixes int and str); --errors coerce "
        "empties invalid cells, or write a text format, such as -o FILE.jsonl"
    )


@pytest.mark.parametrize("cell", [[1, "x"], 2**80])
def test_a_value_that_has_no_parquet_type(cell):
    frame = pd.DataFrame({"a": [1], "b": pd.Series([cell], dtype=object)})
    with pytest.raises(Unwritable, match=r"^column 'b' has no single type, as Parquet needs "):
        write_parquet(frame, io.BytesIO())


def test_missing_cells_of_objects_are_null():
    frame = pd.DataFrame({"a": pd.Series([1, float("nan"), None], dtype=object)})
    out = io.BytesIO()
    write_parquet(frame, out)
    assert parquet.read_table(out).to_pydict() == {"a": [1, None, None]}
