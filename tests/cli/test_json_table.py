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
        '{"text": " é ", "": ""}',
        '{"kwargs": 1, "self": 2}',
    ],
)
def test_values_stay_as_they_are(line):
    assert again(f"{line}\n") == f"{line}\n"


def test_kinds_may_differ_from_line_to_line():
    lines = '{"a": 1}\n{"a": "x"}\n{"a": [true]}\n{"a": null}\n'
    assert again(lines) == lines


def test_absent_keys_stay_absent_and_nulls_stay_null():
    source = JsonLinesSource(b'{"a": 1}\n\n{"b": 2, "a": null}', "f.jsonl", "utf-8")
    assert source.columns == ["a", "b"]
    assert source.load().isna().to_dict("list") == {"a": [False, True], "b": [True, False]}
    assert written(source.load()) == '{"a": 1}\n{"a": null, "b": 2}\n'


def test_absent_keys_leave_the_kinds_of_the_others_alone():
    values = JsonLinesSource(b'{"a": 1}\n{}\n{"a": true}\n', "f.jsonl", "utf-8").load()["a"]
    assert [type(value) for value in values] == [int, float, bool]


@pytest.mark.parametrize(
    ("escaped", "text"),
    [
        (r"\ud800", "\ufffd"),
        (r"x\uDFFFy", "x\ufffdy"),
        (r"\udc00\ud800", "\ufffd\ufffd"),
        (r"\ud83d\ude00", "\U0001f600"),
        (r"\\ud800", r"\\ud800"),
    ],
)
def test_lone_surrogates_become_replacement_characters_wherever_they_stand(escaped, text):
    line = '{"k": "?", "l": ["?", {"?": 1}]}\n'
    assert again(line.replace("?", escaped)) == line.replace("?", text)


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
            "f.jsonl line 2 is not readable JSON: Expecting value: line 1 column 7 (char 6)",
        ),
        (
            b'{"a": ' + b"[" * 100_000 + b"]" * 100_000 + b"}\n",
            "f.jsonl line 1 is not readable JSON: its brackets are nested too deeply",
        ),
        (b"[1]\n", 'f.jsonl line 1 must hold an object, such as {"when": "1 May 2020"}'),
    ],
)
def test_a_line_that_is_no_object(data, message):
    with pytest.raises(DataError) as refusal:
        JsonLinesSource(data, "f.jsonl", "utf-8")
    assert str(refusal.value) == message
