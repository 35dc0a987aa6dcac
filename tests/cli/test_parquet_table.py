"""Parquet keeps its column types."""

from __future__ import annotations

import io

import pandas as pd
import pyarrow as pa
import pytest
from pyarrow import parquet

from cleanlib.cli.parquet_table import ParquetSource, write_parquet
from cleanlib.cli.problems import DataError


def test_every_type_survives_with_its_nulls():
    table = pa.table(
        {
            "whole": [1, None],
            "small": pa.array([1, None], pa.int8()),
            "flag": [True, None],
            "text": ["NA", None],
            "moment": pa.array([0, None], pa.timestamp("ns", "UTC")),
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
    with pytest.raises(DataError, match=r"^cannot be written as Parquet: .*column a"):
        write_parquet(mixed, io.BytesIO())
