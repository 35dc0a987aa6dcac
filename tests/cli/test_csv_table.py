"""CSV and TSV: text in, the same text out."""

from __future__ import annotations

import csv
import io

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib.cli.csv_table import CsvSource, write_csv
from cleanlib.cli.json_table import write_json_lines
from cleanlib.cli.problems import DataError, Unwritable


def read(data: bytes, encoding="utf-8", delimiter=","):
    source = CsvSource(data, "f.csv", encoding, delimiter)
    return {name: source.load()[name].tolist() for name in source.columns}


def written(frame, delimiter=",") -> str:
    file = io.BytesIO()
    write_csv(frame, file, delimiter)
    return file.getvalue().decode()


def write_as_json(frame) -> None:
    write_json_lines(frame, io.BytesIO())


def nested(levels: int) -> list[object]:
    cell: list[object] = []
    for _ in range(levels):
        cell = [cell]
    return cell


@pytest.mark.parametrize(
    ("data", "table"),
    [
        (b"a,b\n01,NA\n", {"a": ["01"], "b": ["NA"]}),
        (b"a,b\n, x \nnull,1.0\n", {"a": ["", "null"], "b": [" x ", "1.0"]}),
        (b'a,b\n"say ""hi""",5" pipe\n', {"a": ['say "hi"'], "b": ['5" pipe']}),
        (b'a,b\r\n"x\r\ny",z\r\n', {"a": ["x\r\ny"], "b": ["z"]}),
        (b'"a\n,b",c\n1,2', {"a\n,b": ["1"], "c": ["2"]}),
        (b"\xef\xbb\xbfa\n1\n", {"a": ["1"]}),
        (b"a\n\n1\n\n", {"a": ["", "1", ""]}),
        (b"a,b\n1,2\n\n3,4\n", {"a": ["1", "3"], "b": ["2", "4"]}),
        (b"\n\na,b\n1,2\n", {"a": ["1"], "b": ["2"]}),
        (b"a,b", {"a": [], "b": []}),
        (b",b\n1,2\n", {"": ["1"], "b": ["2"]}),
    ],
)
def test_cells_stay_as_they_are(data, table):
    assert read(data) == table


def test_other_encodings_and_delimiters():
    assert read("a;b\nü;2\n".encode("cp1252"), "cp1252", ";") == {"a": ["ü"], "b": ["2"]}
    assert read(b"a;b\n+2AA-;2\n", "utf-7", ";") == {"a": ["\ufffd"], "b": ["2"]}
    assert read("a\tb\nü\t2\n".encode("utf-16"), "utf-16", "\t") == {"a": ["ü"], "b": ["2"]}


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (b"", "f.csv is empty; its first row must name the columns"),
        (b"\n\n", "f.csv is empty; its first row must name the columns"),
        (
            b"a,b\n1,2\n1,2,3\n",
            "f.csv: row 2 does not fit the header (cells: 3, header: 2): '1,2,3'",
        ),
        (b"a,b\n1\n", "f.csv: row 1 does not fit the header (cells: 1, header: 2): '1'"),
        (
            b"a,b\n1,\xfc\n",
            "f.csv is not utf-8 (line 2, byte 0xfc); state its encoding, such as --encoding cp1252",
        ),
        (
            "a,b\n".encode("utf-16"),
            "f.csv is not utf-8 (line 1, byte 0xff); state its encoding, such as --encoding utf-16",
        ),
        (
            b'"' + b"x" * 140_000,
            "f.csv: the header cannot be read: field larger than field limit (131072)",
        ),
    ],
)
def test_a_file_that_cannot_be_read(data, message):
    with pytest.raises(DataError) as refusal:
        read(data)
    assert str(refusal.value) == message


texts = st.text(st.characters(exclude_categories=["Cs"]), max_size=6) | st.sampled_from(
    ["", " ", "01", "NA", '"', ",", "\r", "\n", "\r\n", '"",\r', "\ufeff", "\x00"]
)


@given(
    st.integers(1, 3).flatmap(lambda n: st.lists(st.tuples(*[texts] * n), min_size=1, max_size=5))
)
def test_any_text_survives_reading_and_writing(rows):
    header = ["p", "q", "r"][: len(rows[0])]
    file = io.StringIO(newline="")
    csv.writer(file, quoting=csv.QUOTE_ALL).writerows([header, *rows])
    frame = CsvSource(file.getvalue().encode(), "f.csv", "utf-8", ",").load()
    assert list(map(tuple, frame.to_numpy())) == rows
    again = CsvSource(written(frame).encode(), "f.csv", "utf-8", ",").load()
    assert list(map(tuple, again.to_numpy())) == rows


def test_quotes_stand_only_where_they_must():
    frame = pd.DataFrame({"a": [" x", 'y"', "1,2"], "b": ["", None, "\n"]})
    assert written(frame) == 'a,b\n x,\n"y""",\n"1,2","\n"\n'


def test_typed_cells_are_plain():
    frame = pd.DataFrame(
        {
            "whole": pd.array([1, None], "Int64"),
            "time": pd.to_datetime(["2020-05-01 10:00", None]),
            "mixed": pd.Series([True, {"k": [1, "é"]}], dtype=object),
        }
    )
    assert written(frame, "\t") == (
        'whole\ttime\tmixed\n1\t2020-05-01 10:00:00\ttrue\n\t\t"{""k"": [1, ""é""]}"\n'
    )


def test_a_character_may_stand_at_any_place_of_a_long_file():
    for shift in range(4):
        text = "x" * shift + "\U0001f600" * 300_000
        assert read(f"a\n{text}\n".encode()) == {"a": [text]}


def test_objects_keep_their_kind_beside_missing_cells():
    frame = pd.DataFrame({"a": pd.Series([1, None, float("nan"), True], dtype=object)})
    assert written(frame) == 'a\n1\n""\n""\ntrue\n'


def test_bytes_are_the_text_they_hold():
    frame = pd.DataFrame({"a": pd.Series([b"caf\xc3\xa9", [b"x", {"k": b"y"}]], dtype=object)})
    assert written(frame) == 'a\ncafé\n"[""x"", {""k"": ""y""}]"\n'


@pytest.mark.parametrize(
    ("cell", "message"),
    [
        (b"ab\xff", r"^column 'a' holds bytes that are no UTF-8 text \(0xff\); write Parquet "),
        ([b"\xc3"], r"^column 'a' holds bytes that are no UTF-8 text \(0xc3\); write Parquet "),
        (nested(5_000), "^column 'a' holds lists that are nested too deeply$"),
    ],
)
@pytest.mark.parametrize("write", [written, write_as_json])
def test_cells_that_no_text_can_hold(write, cell, message):
    with pytest.raises(Unwritable, match=message):
        write(pd.DataFrame({"a": pd.Series([cell], dtype=object)}))
