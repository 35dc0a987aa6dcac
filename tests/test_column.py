"""Cleaning columns of a frame: what changes, what stays, and what becomes of invalid cells."""

import numpy as np
import pandas as pd
import pytest

import cleanlib as cl
from cleanlib.frames.pandas_frame import default_text_dtype
from tests.toy_types import TAG, registered

clean_tag = cl.make_cleaner(TAG)
CELLS = ["ab 1", "x", None, "n/a", "CD-2"]
CLEAN = ["AB-1", None, None, None, "CD-2"]


@pytest.fixture(autouse=True)
def toy_types():
    with registered(TAG):
        yield


@pytest.fixture
def frame():
    made = pd.DataFrame(
        {
            "tag": pd.Series(CELLS, dtype=default_text_dtype()),
            "count": pd.Series([1, 2, 3, 4, 5], dtype="int8"),
            "when": pd.date_range("2020", periods=5),
            "kind": pd.Categorical(list("abcab")),
            "object": [{"a": 1}, [1], None, 1.5, "x"],
        }
    )
    made.index = pd.MultiIndex.from_tuples([("a", 1), ("a", 1), ("b", 2), ("b", 3), ("c", 1)])
    made.attrs["source"] = "harbour"
    return made


def cells(series):
    return series.astype(object).where(series.notna(), None).tolist()


WAYS = [
    {},
    {"errors": "ignore"},
    {"output_column": "{column}_clean"},
    {"target_format": "number"},
    {"target_format": "parts"},
    {"target_format": "parts", "output_column": "{column}"},
]


@pytest.mark.parametrize("way", WAYS)
def test_the_input_never_changes(frame, way):
    before = frame.copy(deep=True)
    result = clean_tag(frame, "tag", **{"errors": "coerce", **way})
    pd.testing.assert_frame_equal(frame, before)
    assert frame.attrs == before.attrs
    assert result is not frame
    result.loc[:, "count"] = 0
    result.attrs["source"] = "elsewhere"
    pd.testing.assert_frame_equal(frame, before)
    assert frame.attrs == {"source": "harbour"}


@pytest.mark.parametrize("way", WAYS)
def test_everything_else_stays(frame, way):
    result = clean_tag(frame, "tag", **{"errors": "coerce", **way})
    others = ["count", "when", "kind", "object"]
    pd.testing.assert_frame_equal(result[others], frame[others])
    pd.testing.assert_index_equal(result.index, frame.index, exact=True)
    assert result.attrs == {"source": "harbour"}


@pytest.mark.parametrize(
    ("way", "columns"),
    [
        ({}, ["tag"]),
        ({"output_column": "label"}, ["tag", "label"]),
        ({"output_column": "{column}_clean"}, ["tag", "tag_clean"]),
        ({"target_format": "parts"}, ["tag_depot", "tag_number"]),
        (
            {"target_format": "parts", "output_column": "{column}"},
            ["tag", "tag_depot", "tag_number"],
        ),
        ({"target_format": "parts", "output_column": "t"}, ["tag", "t_depot", "t_number"]),
    ],
)
def test_results_stand_where_the_column_stood(frame, way, columns):
    result = clean_tag(frame, "tag", errors="coerce", **way)
    assert result.columns.tolist() == [*columns, "count", "when", "kind", "object"]
    if "output_column" in way:
        assert cells(result["tag"]) == CELLS


def test_the_cleaned_column_is_text_of_the_same_dtype(frame):
    result = clean_tag(frame, "tag", errors="coerce")["tag"]
    assert cells(result) == CLEAN
    assert result.dtype == frame["tag"].dtype


def test_formats_may_have_other_dtypes(frame):
    assert clean_tag(frame, "tag", "number", errors="coerce")["tag"].dtype == "Int64"
    parts = clean_tag(frame, "tag", "parts", errors="coerce")
    assert parts["tag_depot"].dtype == frame["tag"].dtype
    assert parts["tag_number"].dtype == "Int64"
    assert cells(parts["tag_number"]) == [1, None, None, None, 2]


def test_one_part_is_named_like_several():
    frame = pd.DataFrame({"due": ["March"], "b": [1]})
    assert cl.clean_month(frame, "due", "parts").columns.tolist() == ["due_month", "b"]
    kept = cl.clean_month(frame, "due", "parts", output_column="{column}")
    assert kept.columns.tolist() == ["due", "due_month", "b"]


def test_several_columns_can_be_split_in_one_call():
    frame = pd.DataFrame({"a": ["ab 1"], "b": [1], "c": ["cd 2"]})
    split = clean_tag(frame, ["c", "a"], "parts")
    assert split.columns.tolist() == ["a_depot", "a_number", "b", "c_depot", "c_number"]
    assert split.iloc[0].tolist() == ["AB", 1, 1, "CD", 2]


def test_a_subclass_of_the_frame_stays_one():
    class Harbour(pd.DataFrame):
        @property
        def _constructor(self):
            return Harbour

    for way in WAYS:
        assert type(clean_tag(Harbour({"tag": ["ab 1"]}), "tag", **way)) is Harbour


@pytest.mark.parametrize("label", [0, ("a", 1), 1.5, pd.Timestamp("2020"), True])
def test_any_label_can_name_a_column(label):
    frame = pd.DataFrame([["ab 1", "x"]], columns=pd.Index([label, "b"], tupleize_cols=False))
    result = clean_tag(frame, label)
    assert result.columns.tolist() == [label, "b"]
    assert result.iloc[0].tolist() == ["AB-1", "x"]
    kept = clean_tag(frame, label, output_column="{column}!")
    assert kept.columns.tolist() == [label, f"{label}!", "b"]


def test_columns_of_several_levels():
    columns = pd.MultiIndex.from_tuples([("a", "x"), ("a", "y")], names=["one", "two"])
    result = clean_tag(pd.DataFrame([["ab 1", "cd 2"]], columns=columns), ("a", "y"))
    pd.testing.assert_index_equal(result.columns, columns)
    assert result.iloc[0].tolist() == ["ab 1", "CD-2"]


def test_other_columns_may_have_one_name():
    result = clean_tag(pd.DataFrame([["x", "ab 1", "y"]], columns=["a", "tag", "a"]), "tag")
    assert result.columns.tolist() == ["a", "tag", "a"]
    assert result.iloc[0].tolist() == ["x", "AB-1", "y"]


@pytest.mark.parametrize(
    "asked",
    [["a", "b"], pd.Index(["a", "b"]), np.array(["a", "b"]), lambda frame: frame.columns[:2],
     lambda frame: [name for name in frame if name != "c"]],
)  # fmt: skip
def test_several_columns_can_be_cleaned_in_one_call(asked):
    frame = pd.DataFrame({"a": ["ab 1"], "b": ["cd 2"], "c": ["ef 3"]})
    assert clean_tag(frame, asked).iloc[0].tolist() == ["AB-1", "CD-2", "ef 3"]
    kept = clean_tag(frame, asked, output_column="{column}_clean")
    assert kept.columns.tolist() == ["a", "a_clean", "b", "b_clean", "c"]


def test_several_columns_need_several_names():
    frame = pd.DataFrame({"a": ["ab 1"], "b": ["cd 2"]})
    with pytest.raises(cl.BadOption, match=r"output_column='clean' must hold \{column\}"):
        clean_tag(frame, ["a", "b"], output_column="clean")
    assert clean_tag(frame, ["a"], output_column="clean").columns.tolist() == ["a", "clean", "b"]


def test_no_columns_give_a_new_frame_all_the_same():
    frame = pd.DataFrame({"a": ["ab 1"]})
    result = clean_tag(frame, [])
    pd.testing.assert_frame_equal(result, frame)
    assert result is not frame


@pytest.mark.parametrize(
    "asked", [[], ["a", "b"], pd.Index(["a", "b"]), lambda frame: [], lambda frame: frame.columns]
)
def test_a_report_is_about_one_column(asked):
    with pytest.raises(cl.UsageError, match="one column"):
        cl.clean(pd.DataFrame({"a": ["ab 1"], "b": ["cd 2"]}), asked, "tag")


@pytest.mark.parametrize("way", [{}, {"target_format": "parts"}, {"output_column": "clean"}])
@pytest.mark.parametrize("rows", [0, 1])
def test_frames_with_few_rows(way, rows):
    frame = pd.DataFrame(
        {"tag": pd.Series([None] * rows, dtype=default_text_dtype()), "b": [1] * rows}
    )
    result = clean_tag(frame, "tag", **way)
    assert len(result) == rows
    assert result.drop(columns="b").isna().sum().sum() == rows * (2 if way else 1)


def test_columns_that_are_not_text_are_read_as_the_text_they_stand_for():
    frame = pd.DataFrame({"year": [2020, 1999], "float": [2020.0, np.nan]})
    result = cl.clean_year(frame, ["year", "float"], "YY")
    assert result["year"].tolist() == ["20", "99"]
    assert cells(result["float"]) == ["20", None]
    assert result.dtypes.tolist() == [default_text_dtype()] * 2


@pytest.mark.parametrize(
    ("errors", "written"), [("coerce", CLEAN), ("ignore", ["AB-1", "x", None, None, "CD-2"])]
)
def test_invalid_cells_become_null_or_stay(frame, errors, written):
    assert cells(clean_tag(frame, "tag", errors=errors)["tag"]) == written


@pytest.mark.parametrize(
    ("source", "kept"),
    [([1, 2], 2), ([1.5, 2.5], 2.5), (pd.Categorical(["ab 1", "x"]), "x"), ([{"a": 1}, [1]], [1]),
     (pd.to_datetime(["2020", "2021"]), pd.Timestamp("2021"))],
)  # fmt: skip
def test_ignored_cells_are_the_very_cells_of_the_source(source, kept):
    result = clean_tag(pd.DataFrame({"tag": source}, index=["r", "r"]), "tag", errors="ignore")
    assert result["tag"].iloc[1] == kept
    assert type(result["tag"].iloc[1]) is type(kept)


def test_ignored_cells_stand_beside_typed_results(frame):
    result = clean_tag(frame, "tag", "number", errors="ignore")["tag"]
    assert cells(result) == [1, "x", None, None, 2]
    parts = clean_tag(frame, "tag", "parts", errors="ignore")
    assert cells(parts["tag_number"]) == [1, None, None, None, 2]


def test_raise_reads_the_whole_column_first(frame):
    frame = pd.DataFrame({"tag": ["x", "ab 1", "y", "x"]})
    with pytest.raises(cl.CleaningError) as error:
        clean_tag(frame, "tag", errors="raise")
    assert (error.value.report.invalid, error.value.report.cleaned) == (3, 1)
    assert frame["tag"].tolist() == ["x", "ab 1", "y", "x"]


def test_missing_cells_are_never_invalid():
    frame = pd.DataFrame({"tag": ["ab 1", None, "N/A", "", "  ", "no tag"]})
    assert cells(clean_tag(frame, "tag", errors="raise")["tag"]) == ["AB-1"] + [None] * 5


def test_null_and_keep_tokens_hold_for_one_call():
    frame = pd.DataFrame({"tag": ["ab 1", "tbc", "none"]})
    report = cl.clean(frame, "tag", "tag", errors="coerce", null_tokens=["TBC", "AB 1"]).report
    assert (report.null, report.invalid) == (3, 0)
    report = cl.clean(frame, "tag", "tag", errors="coerce", keep_tokens=["none"]).report
    assert (report.null, report.invalid) == (0, 2)


def test_clean_gives_the_frame_and_the_report(frame):
    cleaned, report = cl.clean(frame, "tag", "fleet_label", "number", errors="coerce")
    pd.testing.assert_frame_equal(cleaned, clean_tag(frame, "tag", "number", errors="coerce"))
    assert (report.type, report.column, report.target_format) == ("tag", "tag", "number")
    assert report.counts() == {"cleaned": 2, "already right": 0, "missing": 2, "invalid": 1}


@pytest.mark.parametrize(
    ("error", "change"),
    [
        (cl.UnknownColumn, {"column": ["tag", "tga"]}),
        (cl.BadOption, {"output_column": "count"}),
        (cl.BadOption, {"target_format": "parts", "output_column": "count"}),
        (cl.UnknownFormat, {"target_format": "nothing"}),
        (cl.BadOption, {"errors": "rais"}),
        (cl.BadOption, {"depot": ("AB",)}),
        (cl.UsageError, {"column": None}),
    ],
)
def test_mistakes_are_found_before_any_cell_is_read(frame, error, change):
    def split(text, options):
        raise AssertionError("a cell was read")

    clean = cl.make_cleaner(cl.ColumnType(**{**vars(TAG), "split": split}))
    frame["count_depot"] = 1
    with pytest.raises(error):
        clean(frame, **{"column": "tag", **change})
