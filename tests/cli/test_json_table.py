"""JSON lines keep the kinds of their values."""

from __future__ import annotations

import datetime as dt
import io
from decimal import Decimal

import pandas as pd
import pytest

from cleanlib.cli.json_table import JsonLinesSource, write_json_lines
from cleanlib.cli.problems import DataError


def written(frame) -> str:
    file = io.BytesIO()
    write_json_lines(frame, file)
    return file.getvalue().decode()


def again(text: str) -> str:
    return written(JsonLinesSource(text.encode(), "f.jsonl", "utf-8").load())


@pytest.mark.parametrize(
    "line",
    [
        '{"id": "01", "n": 1, "f": 1.5, "t": true, "null": null}',
        '{"big": 123456789012345678901234567890, "list": [1, "a"], "object": {"k": {}}}',
        '{"text": " é ", "half": "\\ud800", "": ""}',
        '{"kwargs": 1, "self": 2}',
    ],
)
def test_values_stay_as_they_are(line):
    assert again(f"{line}\n") == f"{line}\n"


def test_kinds_may_differ_from_line_to_line():
    lines = '{"a": 1}\n{"a": "x"}\n{"a": [true]}\n{"a": null}\n'
    assert again(lines) == lines


def test_columns_are_the_keys_of_all_lines_and_absent_keys_are_null():
    assert again('{"a": 1}\n\n{"b": 2}') == '{"a": 1, "b": null}\n{"a": null, "b": 2}\n'


def test_what_json_has_no_word_for():
    frame = pd.DataFrame(
        {
            "moment": pd.to_datetime(["2020-05-01 10:00", None]),
            "whole": pd.array([1, None], "Int64"),
            "exact": pd.Series([Decimal("1.10"), dt.date(2020, 5, 1)], dtype=object),
            "share": [0.5, float("nan")],
        }
    )
    assert written(frame) == (
        '{"moment": "2020-05-01T10:00:00", "whole": 1, "exact": "1.10", "share": 0.5}\n'
        '{"moment": null, "whole": null, "exact": "2020-05-01", "share": null}\n'
    )


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (
            b'{"a": 1}\n{"a": }\n',
            "f.jsonl line 2 is not JSON: Expecting value: line 1 column 7 (char 6)",
        ),
        (b"[1]\n", 'f.jsonl line 1 must hold an object, such as {"when": "1 May 2020"}'),
    ],
)
def test_a_line_that_is_no_object(data, message):
    with pytest.raises(DataError) as refusal:
        JsonLinesSource(data, "f.jsonl", "utf-8")
    assert str(refusal.value) == message
