"""Rows that repeat others go; the rest stays as it was."""

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import BadOption, UnknownColumn, UsageError


def kept(cells, **options):
    return cl.clean_duplicates(pd.DataFrame({"key": cells}), on="key", **options).index.tolist()


NAMES = ["Jane Doe", "JANE  DOE", "jane do", "Jané Doe", None, "", "Bob Roe"]


@pytest.mark.parametrize(
    ("compare", "keep", "rows"),
    [
        ("exact", "first", [0, 1, 2, 3, 4, 5, 6]),
        ("normalized", "first", [0, 2, 3, 4, 5, 6]),
        ("normalized", "last", [1, 2, 3, 4, 5, 6]),
        ("normalized", "none", [2, 3, 4, 5, 6]),
        ("fuzzy", "first", [0, 4, 5, 6]),
        ("fuzzy", "last", [3, 4, 5, 6]),
        ("fuzzy", False, [4, 5, 6]),
    ],
)
def test_how_rows_are_compared_and_which_stay(compare, keep, rows):
    assert kept(NAMES, compare=compare, keep=keep) == rows


def test_small_differences_do_not_add_up():
    steps = ["abcde", "abcdf", "abcgf"]
    assert kept(steps, compare="fuzzy") == [0, 2]
    assert kept(steps[::-1], compare="fuzzy", keep="last") == [0, 2]
    assert kept([steps[1], steps[0], steps[2]], compare="fuzzy") == [0]
    assert kept(steps, compare="fuzzy", threshold=2) == [0]
    assert kept(steps, compare="fuzzy", keep="none") == []


# Missing keys


def test_a_row_that_misses_a_key_repeats_no_other():
    frame = pd.DataFrame({"a": ["x", "x", "x"], "b": [None, None, "y"]})
    assert len(cl.clean_duplicates(frame, on=["a", "b"])) == 3
    assert len(cl.clean_duplicates(frame, on=["a", "b"], match_missing=True)) == 2
    assert kept([None, "", "n/a", "N/A"], compare="normalized", null_tokens=["n/a"]) == [0, 1, 2, 3]
    assert kept([None, "", float("nan")], match_missing=True) == [0]


def test_whole_rows_are_copies_with_their_gaps():
    frame = pd.DataFrame({"a": ["x", "x", "x"], "b": [None, None, "y"]})
    assert cl.clean_duplicates(frame).index.tolist() == [0, 2]
    assert cl.clean_duplicates(frame, match_missing=False).index.tolist() == [0, 1, 2]


# The table around them


def test_index_order_and_the_rest_stay():
    frame = pd.DataFrame({"a": ["x", "y", "x"], "n": [1, 2, 3]}, index=[5, 5, 1])
    frame.attrs["source"] = "file"
    before = frame.copy()
    cleaned = cl.clean_duplicates(frame, on="a", keep="last")
    pd.testing.assert_frame_equal(frame, before)
    pd.testing.assert_frame_equal(cleaned, frame.iloc[1:])
    assert cleaned.attrs == {"source": "file"}
    cleaned.loc[1, "n"] = 0
    pd.testing.assert_frame_equal(frame, before)


def test_two_columns_of_one_name_can_be_compared_as_a_whole_only():
    frame = pd.DataFrame([[1, 2], [1, 3], [1, 2]], columns=["a", "a"])
    assert cl.clean_duplicates(frame).index.tolist() == [0, 1]
    with pytest.raises(UnknownColumn, match="2 columns are called 'a'"):
        cl.clean_duplicates(frame, on="a")


@pytest.mark.parametrize(
    "frame", [pd.DataFrame(), pd.DataFrame(index=[1, 2]), pd.DataFrame({"a": []})]
)
@pytest.mark.parametrize("compare", ["exact", "normalized", "fuzzy"])
def test_tables_without_cells_stay(frame, compare):
    pd.testing.assert_frame_equal(cl.clean_duplicates(frame, compare=compare), frame)


# Marking instead of dropping


@pytest.mark.parametrize(
    ("index", "keep", "repeats"),
    [
        ([10, 20, 30], "first", [pd.NA, 10, pd.NA]),
        ([10, 20, 30], "last", [20, pd.NA, pd.NA]),
        (list("pqr"), "first", [None, "p", None]),
        (pd.MultiIndex.from_tuples([(1, 2), (1, 3), (2, 2)]), "first", [None, (1, 2), None]),
        (pd.to_datetime(["2020", "2021", "2022"]), "first",
         [pd.NaT, pd.Timestamp("2020"), pd.NaT]),
    ],
)  # fmt: skip
def test_rows_can_be_marked_with_the_label_of_the_row_they_repeat(index, keep, repeats):
    frame = pd.DataFrame({"a": ["x", "X", "y"]}, index=index)
    marked = cl.clean_duplicates(frame, compare="normalized", keep=keep, output_column="repeats")
    assert list(marked) == ["a", "repeats"]
    assert marked.index.equals(frame.index)
    found = [None if pd.api.types.is_scalar(v) and pd.isna(v) else v for v in marked["repeats"]]
    assert found == [None if pd.api.types.is_scalar(v) and pd.isna(v) else v for v in repeats]


# Refusals and the report


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"compare": "fuzy"}, r"compare='fuzy' is not one of .*did you mean 'fuzzy'\?"),
        ({"keep": "frist"}, r"keep='frist' is not one of .*did you mean 'first'\?"),
        ({"threshold": 4}, "threshold=4 must be a whole number from 1 to 3"),
        ({"threshold": True}, "threshold=True must be a whole number"),
        ({"match_missing": "no"}, "match_missing='no' must be True, False or None"),
        ({"null_tokens": "x"}, "null_tokens must be a list of texts"),
        ({"on": []}, r"on=\[\] names no column"),
        ({"on": "b"}, "there is no column 'b'"),
        ({"output_column": "a"}, "there is a column 'a' already"),
        ({"output_column": 1}, "output_column=1 must be a text"),
        ({"output_column": "b", "keep": False}, "output_column names the row that stays"),
    ],
)
def test_impossible_options_are_refused(options, message):
    with pytest.raises(UsageError, match=message):
        cl.clean_duplicates(pd.DataFrame({"a": ["x"]}), **options)


def test_other_data_is_refused():
    with pytest.raises(UsageError, match=r"needs a pandas DataFrame, not a builtins\.dict"):
        cl.clean_duplicates({"a": [1]})
    assert issubclass(BadOption, UsageError)


def test_the_report_counts_rows():
    with cl.reports() as log:
        kept(NAMES, compare="fuzzy")
    assert (log[0].column, log[0].target_format) == ("key", "fuzzy, keep first")
    assert log[0].counts() == {"cleaned": 3, "already right": 2, "missing": 2, "invalid": 0}
    assert log[0].notes == {"near_duplicate": 1}


WORDS = st.sampled_from([None, "", "a", "A ", "anna", "ana", "Anna", "hanna", "a1", "a2"])


@given(
    st.lists(st.tuples(WORDS, WORDS), max_size=12),
    st.sampled_from(["exact", "normalized", "fuzzy"]),
    st.sampled_from(["first", "last", "none"]),
)
def test_what_stays_holds_no_duplicates(rows, compare, keep):
    frame = pd.DataFrame(rows, columns=["a", "b"], dtype=object)
    once = cl.clean_duplicates(frame, compare=compare, keep=keep)
    pd.testing.assert_frame_equal(cl.clean_duplicates(once, compare=compare, keep=keep), once)


@given(st.lists(st.tuples(st.integers(0, 2), st.sampled_from("xy")), max_size=12))
def test_exact_whole_rows_are_what_pandas_finds(rows):
    frame = pd.DataFrame(rows, columns=["n", "t"])
    for keep in ("first", "last", False):
        expected = frame.drop_duplicates(keep=keep)
        pd.testing.assert_frame_equal(cl.clean_duplicates(frame, keep=keep), expected)
