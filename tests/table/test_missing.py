"""Texts that mean missing become real nulls, and nothing else does."""

import pandas as pd
import pyarrow as pa
import pytest

import cleanlib as cl
from cleanlib import BadOption, UnknownColumn, UnknownType, UsageError

DTYPES = [object, "str", "string", "category", pd.ArrowDtype(pa.string())]


def present(cells, dtype=object, **options):
    """The cells that are left, in their order."""
    series = pd.Series(cells, dtype=dtype)
    cleaned = cl.clean_missing(pd.DataFrame({"x": series}), **options)["x"]
    assert cleaned.dtype == series.dtype or dtype == "category"
    return cleaned.dropna().tolist()


@pytest.mark.parametrize("dtype", DTYPES)
def test_every_kind_of_text_column_is_cleaned_and_keeps_its_dtype(dtype):
    assert present(["a", "N/A", "", " - ", None, "b"], dtype) == ["a", "b"]


@pytest.mark.parametrize(
    "token",
    ["", "  ", "N/A", "n/a", "#N/A", "#N/A N/A", "#NA", "<NA>", "NA", "NULL", "null", "NaN", "nan",
     "-NaN", "None", "nil", "NaT", "-", "--", "?", " na "],
)  # fmt: skip
def test_the_usual_tokens(token):
    assert present([token, "x"]) == ["x"]


@pytest.mark.parametrize("cell", ["unknown", "0", "999", "-1", "inf", "no", ".", "NAN1", 0, False])
def test_what_is_not_missing(cell):
    assert present([cell]) == [cell]


def test_tokens_can_be_added_and_kept():
    assert present(["NA", "unknown", "x"], keep_tokens=["na"], null_tokens=["Unknown"]) == [
        "NA", "x",
    ]  # fmt: skip


def test_a_category_that_means_missing_is_no_category_any_more():
    frame = pd.DataFrame({"x": pd.Categorical(["a", "-", "b"], ["b", "c", "a", "-"], ordered=True)})
    cleaned = cl.clean_missing(frame)["x"]
    assert cleaned.cat.categories.tolist() == ["b", "c", "a"]
    assert cleaned.cat.ordered


def test_cells_of_other_kinds_stay():
    assert present([1, 2.5, [1], "?", True]) == [1, 2.5, [1], True]
    numbers = pd.DataFrame({"n": [1.5, None], "d": pd.to_datetime(["2020", None])})
    pd.testing.assert_frame_equal(cl.clean_missing(numbers), numbers)


def test_only_the_named_columns_are_cleaned():
    frame = pd.DataFrame({"a": ["NA"], "b": ["NA"], "c": ["NA"]})
    assert cl.clean_missing(frame, "b").isna().iloc[0].tolist() == [False, True, False]
    assert cl.clean_missing(frame, ["a", "c"]).isna().iloc[0].tolist() == [True, False, True]


def test_the_list_of_a_known_type_holds():
    frame = pd.DataFrame({"when": ["NA", "0000-00-00", "2020-01-01"], "x": ["0000-00-00"] * 3})
    assert frame.pipe(cl.clean_missing).isna().sum().tolist() == [1, 0]
    typed = cl.clean_missing(frame, types={"when": "date"})
    assert typed.isna().sum().tolist() == [2, 0]
    assert typed["when"].dropna().tolist() == ["2020-01-01"]


def test_the_rest_of_the_table_stays():
    frame = pd.DataFrame([["NA", "x"], ["y", "-"]], columns=["a", "a"], index=[3, 3])
    frame.attrs["source"] = "file"
    before = frame.copy()
    cleaned = cl.clean_missing(frame)
    pd.testing.assert_frame_equal(frame, before)
    assert cleaned.isna().to_numpy().tolist() == [[True, False], [False, True]]
    assert cleaned.attrs == {"source": "file"}
    assert cleaned.index.tolist() == [3, 3]
    pd.testing.assert_frame_equal(cl.clean_missing(cleaned), cleaned)


def test_every_column_of_texts_is_reported():
    frame = pd.DataFrame({"a": ["NA", None, "x", ""], "n": [1, 2, 3, 4], "b": ["x"] * 4})
    with cl.reports() as log:
        cl.clean_missing(frame)
    assert [report.column for report in log] == ["a", "b"]
    assert [report.null for report in log] == [3, 0]
    assert [report.unchanged for report in log] == [1, 4]
    assert [report.notes for report in log] == [{"null_token": 2}, {}]


@pytest.mark.parametrize(
    ("options", "error", "message"),
    [
        ({"columns": "b"}, UnknownColumn, "there is no column 'b'"),
        ({"types": {"b": "date"}}, UnknownColumn, "there is no column 'b'"),
        ({"types": {"a": "dat"}}, UnknownType, "there is no column type 'dat'"),
        ({"types": ["a"]}, BadOption, "types must map columns to types"),
        ({"null_tokens": "x"}, BadOption, "null_tokens must be a list of texts"),
    ],
)
def test_impossible_calls_are_refused(options, error, message):
    with pytest.raises(error, match=message):
        cl.clean_missing(pd.DataFrame({"a": ["x"]}), **options)


def test_other_data_is_refused():
    with pytest.raises(UsageError, match=r"needs a pandas DataFrame, not a pyarrow\.lib\.Table; "):
        cl.clean_missing(pa.table({"a": ["x"]}))
