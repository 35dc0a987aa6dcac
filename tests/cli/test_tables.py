"""Which format a file's name stands for."""

from __future__ import annotations

import pytest

import cleanlib
from cleanlib.cli.problems import DataError
from cleanlib.cli.tables import Dialect, format_of, load, open_table


@pytest.mark.parametrize(
    ("path", "format"),
    [
        ("a.csv", "csv"),
        ("A.CSV.GZ", "csv"),
        ("a.tsv", "tsv"),
        ("a.tab", "tsv"),
        ("a.jsonl", "jsonl"),
        ("dir.csv/a.ndjson.gz", "jsonl"),
        ("a.parquet", "parquet"),
        ("-", "csv"),
    ],
)
def test_the_name_tells_the_format(path, format):
    assert format_of(path, None, "--input-format") == format


def test_a_stated_format_goes_before_the_name():
    assert format_of("a.csv", "tsv", "--input-format") == "tsv"


@pytest.mark.parametrize("path", ["a.xlsx", "a.gz", "data", "csv"])
def test_a_name_that_tells_nothing(path):
    with pytest.raises(cleanlib.UsageError) as refusal:
        format_of(path, None, "--output-format")
    assert str(refusal.value) == (
        f"the name {path!r} does not tell a table format "
        "(.csv, .tsv, .tab, .jsonl, .ndjson, .parquet); "
        "state it with --output-format {csv,tsv,jsonl,parquet}"
    )


def test_columns_must_have_different_names(tmp_path):
    table = tmp_path / "a.csv"
    table.write_text("x,y,x\n1,2,3\n")
    with pytest.raises(DataError, match=r"columns 1 and 3 are called 'x'; names must differ"):
        open_table(str(table), Dialect("csv"))


def test_rows_are_labelled_from_one(tmp_path):
    table = tmp_path / "a.tsv"
    table.write_text("x\ty\n1\t2\n3\t4\n")
    frame = load(open_table(str(table), Dialect("tsv")))
    assert frame.index.tolist() == [1, 2]
    assert frame.to_dict("list") == {"x": ["1", "3"], "y": ["2", "4"]}
