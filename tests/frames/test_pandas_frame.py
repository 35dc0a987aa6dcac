"""Columns found in a frame, results put back into it, and what else may be cleaned."""

import datetime as dt

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

from cleanlib import BadOption, UnknownColumn, UsageError
from cleanlib.frames.pandas_frame import (
    Result,
    as_series,
    attach,
    check_free,
    column_names,
    column_position,
    is_array,
    is_frame,
)


def frame_of(*labels):
    return pd.DataFrame([range(len(labels))], columns=pd.Index(labels, tupleize_cols=False))


@pytest.mark.parametrize(
    ("labels", "label", "position"),
    [
        (("a", "b"), "b", 1),
        ((0, 1), 1, 1),
        ((0, 1), np.int64(1), 1),
        (("1", 1), 1, 1),
        (("1", 1), "1", 0),
        ((True, 1), 1, 1),
        ((True, 1), True, 0),
        ((("a", 1), ("a", 2)), ("a", 2), 1),
        ((None, "a"), "a", 1),
        ((pd.Timestamp("2020"), "a"), pd.Timestamp("2020"), 0),
        ((dt.date(2020, 1, 1),), dt.date(2020, 1, 1), 0),
        ((0.5, 1.5), 1.5, 1),
        (("a", "b"), np.str_("b"), 1),
        ((pd.NA, "a"), "a", 1),
        ((np.nan, 1.0), float("nan"), 0),
    ],
)
def test_a_column_is_found_by_its_label(labels, label, position):
    assert column_position(frame_of(*labels), label) == position


def test_labels_of_several_levels_are_tuples():
    columns = pd.MultiIndex.from_tuples([("a", "b"), ("a", "c")])
    frame = pd.DataFrame([[1, 2]], columns=columns)
    assert column_position(frame, ("a", "c")) == 1
    with pytest.raises(UnknownColumn, match=r"The columns are: \('a', 'b'\), \('a', 'c'\)"):
        column_position(frame, "a")


@pytest.mark.parametrize("asked", [["a"], {"a"}, {"a": 1}, slice(0, 1), np.array(["a"])])
def test_what_cannot_be_a_label_is_refused(asked):
    with pytest.raises(UnknownColumn, match="there is no column "):
        column_position(frame_of("a", "b"), asked)


@pytest.mark.parametrize(
    ("labels", "label", "said"),
    [
        (("when", "who"), "wen",
         "there is no column 'wen'; did you mean 'when'? The columns are: 'when', 'who'"),
        (("a",), "quux", "there is no column 'quux'. The columns are: 'a'"),
        ((), "a", "there is no column 'a'. The columns are: none"),
        ((1, 2), "1", "there is no column '1'; did you mean 1? The columns are: 1, 2"),
        (("a", "b", "a"), "a",
         "2 columns are called 'a', at positions [0, 2]; rename them or "
         "clean frame.iloc[:, position]"),
    ],
)  # fmt: skip
def test_a_column_that_is_not_there_or_not_alone_is_refused(labels, label, said):
    with pytest.raises(UnknownColumn) as error:
        column_position(frame_of(*labels), label)
    assert str(error.value) == said


@pytest.mark.parametrize(
    ("asked", "names"),
    [
        ("a", ["a"]),
        (("a", "b"), [("a", "b")]),
        (["a", "b"], ["a", "b"]),
        (pd.Index(["b"]), ["b"]),
        (np.array(["a", "b"]), ["a", "b"]),
        (lambda frame: frame.columns[:1], ["a"]),
        (lambda frame: [c for c in frame if c != "a"], ["b"]),
        (lambda frame: frame.select_dtypes("int").columns, ["a", "b"]),
        (0, [0]),
        ([], []),
    ],
)
def test_one_column_or_several_can_be_asked_for(asked, names):
    frame = frame_of("a", "b")
    assert column_names(frame, asked, None) == names
    assert all(column_position(frame, name) in (0, 1) for name in names if isinstance(name, str))


def test_a_frame_needs_a_column():
    with pytest.raises(UsageError, match=r"name the column to clean; the columns are \['a', 'b'\]"):
        column_names(frame_of("a", "b"), None, None)


NEW = pd.Series(["new"], dtype=object)


@pytest.mark.parametrize(
    ("columns", "keep", "labels"),
    [
        ([("b", NEW)], False, ["a", "b", "c"]),
        ([("d", NEW)], True, ["a", "b", "d", "c"]),
        ([("b_x", NEW)], False, ["a", "b_x", "c"]),
        ([("b_x", NEW), ("b_y", NEW)], False, ["a", "b_x", "b_y", "c"]),
        ([("b_x", NEW), ("b_y", NEW)], True, ["a", "b", "b_x", "b_y", "c"]),
    ],
)
def test_columns_are_put_in_place_of_the_source_or_after_it(columns, keep, labels):
    frame = frame_of("a", "b", "c")
    attached = attach(frame, [Result(1, columns, keep)])
    assert attached.columns.tolist() == labels
    assert frame.columns.tolist() == ["a", "b", "c"]
    assert frame.to_numpy().tolist() == [[0, 1, 2]]
    assert [attached[name].tolist() for name, _ in columns] == [["new"]] * len(columns)


@pytest.mark.parametrize(
    ("keep", "labels"),
    [
        (False, ["a", "b_x", "b_y", "c", "d_x", "d_y"]),
        (True, ["a", "b", "b_x", "b_y", "c", "d", "d_x", "d_y"]),
    ],
)
@pytest.mark.parametrize("order", [1, -1])
def test_several_columns_can_be_split_at_once(keep, labels, order):
    results = [
        Result(at, [(f"{name}_x", NEW), (f"{name}_y", NEW)], keep)
        for at, name in [(1, "b"), (3, "d")]
    ]
    attached = attach(frame_of("a", "b", "c", "d"), results[::order])
    assert attached.columns.tolist() == labels
    assert attached[["a", "c"]].iloc[0].tolist() == [0, 2]


def test_without_results_there_is_a_new_frame_all_the_same():
    frame = frame_of("a", "b")
    attached = attach(frame, [])
    pd.testing.assert_frame_equal(attached, frame)
    assert attached is not frame


def test_a_column_is_not_written_over_another():
    with pytest.raises(BadOption, match="a column 'c' already; choose another output_column"):
        check_free(frame_of("a", "b", "c"), ["c"])


def test_other_columns_may_share_a_name():
    results = [Result(1, [("b_x", NEW), ("b_y", NEW)])]
    attached = attach(frame_of("a", "b", "a"), results)
    assert attached.columns.tolist() == ["a", "b_x", "b_y", "a"]


@pytest.mark.parametrize(
    "data",
    [[], (), pd.Series([1]), pd.Index([1]), np.array([1]), pd.array([1]), pa.array([1]),
     pa.chunked_array([[1]])],
)  # fmt: skip
def test_what_has_one_value_a_row_is_an_array(data):
    assert is_array(data)
    assert not is_frame(data)


@pytest.mark.parametrize("data", ["text", b"bytes", 1, None, {"a": 1}, {1}, iter([1]), dt.date.max])
def test_other_things_are_not(data):
    assert not is_array(data)
    with pytest.raises(UsageError, match="cannot clean a "):
        as_series(data)
