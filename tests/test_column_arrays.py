"""Cleaning arrays without a frame: the same kind comes back."""

from collections import namedtuple

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

import cleanlib as cl
from cleanlib.frames.pandas_frame import default_text_dtype
from tests.toy_types import TAG

clean_tag = cl.make_cleaner(TAG)
CELLS = ["ab 1", None, "x", "CD-2"]
CLEAN = ["AB-1", None, None, "CD-2"]
TEXT_DTYPES = ["object", "string[python]", "string[pyarrow]", pd.ArrowDtype(pa.string()),
               default_text_dtype()]  # fmt: skip


def cells(array):
    """Values as a list, None for any null."""
    if isinstance(array, (pa.Array, pa.ChunkedArray)):
        return array.to_pylist()
    return [None if pd.isna(value) else value for value in array]


@pytest.mark.parametrize(
    "array",
    [
        CELLS,
        tuple(CELLS),
        np.array(CELLS, object),
        pd.Index(CELLS, dtype=object, name="tag"),
        pd.CategoricalIndex(CELLS),
        pa.array(CELLS),
        pa.array(CELLS, pa.large_string()),
        pa.chunked_array([CELLS[:1], [], CELLS[1:]]),
        *[pd.Series(CELLS, dtype=dtype, name="tag", index=list("aabb")) for dtype in TEXT_DTYPES],
        *[pd.array(CELLS, dtype=dtype) for dtype in TEXT_DTYPES[1:]],
    ],
    ids=lambda array: f"{type(array).__name__}-{getattr(array, 'dtype', '')}",
)
def test_the_same_kind_of_array_comes_back(array):
    before = cells(array)
    result = clean_tag(array, errors="coerce")
    if not isinstance(array, (pd.CategoricalIndex, pa.Array)):
        assert type(result) is type(array)
    assert isinstance(result, pa.Array) == isinstance(array, pa.Array)
    assert cells(result) == CLEAN
    assert cells(array) == before == CELLS


@pytest.mark.parametrize("dtype", TEXT_DTYPES)
def test_a_series_keeps_dtype_name_index_and_attrs(dtype):
    series = pd.Series(CELLS, dtype=dtype, name="tag", index=list("aabb"))
    series.attrs["source"] = "harbour"
    result = clean_tag(series, errors="coerce")
    assert (result.dtype, result.name, result.index.tolist()) == (series.dtype, "tag", list("aabb"))
    assert result.attrs == {"source": "harbour"}
    assert clean_tag(series, target_format="number", errors="coerce").attrs == {"source": "harbour"}


def test_an_index_keeps_its_name():
    result = clean_tag(pd.Index(["ab 1"], name="tag"))
    assert (type(result), result.name, result.tolist()) == (pd.Index, "tag", ["AB-1"])


@pytest.mark.parametrize(
    ("array", "expected"),
    [
        (np.array(["ab 1", "cd 2"]), ["AB-1", "CD-2"]),
        (np.array([b"ab 1", b"cd 2"]), ["AB-1", "CD-2"]),
        (pd.Categorical(["ab 1", None, "ab 1"]), ["AB-1", None, "AB-1"]),
        (pa.array(["ab 1", None]).dictionary_encode(), ["AB-1", None]),
        (["ab 1", 3, None, float("nan"), pd.NA, b"cd 2"], ["AB-1", None, None, None, None, "CD-2"]),
        ([], []),
        ((), []),
        (np.array([], object), []),
        (pa.array([], pa.string()), []),
        (pa.chunked_array([], pa.string()), []),
        (pd.Series([], dtype=object), []),
    ],
)
def test_arrays_of_every_kind_are_read(array, expected):
    assert cells(clean_tag(array, errors="coerce")) == expected


@pytest.mark.parametrize(
    ("array", "expected"),
    [
        (np.array([2020, 1999]), ["2020", "1999"]),
        (np.array([2020.0, np.nan]), ["2020", None]),
        (np.array(["2020-05-01", "NaT"], "datetime64[D]"), ["2020", None]),
        (np.ma.array([2020, 1999], mask=[False, True]), ["2020", None]),
        (pd.array([2020, None], dtype="Int64"), ["2020", None]),
        (pd.date_range("2020", periods=2), ["2020", "2020"]),
        (pd.RangeIndex(2020, 2022), ["2020", "2021"]),
        (pd.period_range("2020", periods=1, freq="Y"), ["2020"]),
        (pa.array([2020, None]), ["2020", None]),
        ([2020, 2020.0, "2020", np.int16(2020)], ["2020"] * 4),
    ],
)
def test_cells_need_not_be_text(array, expected):
    assert cells(cl.clean_year(array)) == expected


def test_arrow_numbers_with_gaps_keep_all_digits():
    with cl.reports() as log:
        clean_tag(pa.array([2**53 + 1, None]), errors="coerce")
    assert log[0].samples[0].value == str(2**53 + 1)


def test_a_named_tuple_is_a_tuple():
    pair = namedtuple("Pair", "one two")("ab 1", "x")
    result = clean_tag(pair, errors="coerce")
    assert isinstance(result, tuple)
    assert list(result) == ["AB-1", None]


@pytest.mark.parametrize("errors", ["coerce", "ignore"])
def test_typed_formats_work_on_arrays(errors):
    invalid = {"coerce": None, "ignore": "x"}[errors]
    assert clean_tag(CELLS, target_format="number", errors=errors) == [1, None, invalid, 2]


@pytest.mark.parametrize("given", [["ab 1"], ["ab 1", None]])
def test_a_list_gets_plain_numbers_as_clean_value_gives(given):
    assert type(clean_tag(given, target_format="number")[0]) is int


@pytest.mark.parametrize("errors", ["coerce", "ignore"])
def test_an_arrow_array_holds_one_type_so_that_kept_cells_make_it_text(errors):
    kept = errors == "ignore"
    numbers = clean_tag(pa.array(CELLS), target_format="number", errors=errors).to_pylist()
    assert numbers == (["1", None, "x", "2"] if kept else [1, None, None, 2])
    years = cl.clean_year(pa.array([2020, 99_999, None]), errors=errors).to_pylist()
    assert years == ["2020", "99999" if kept else None, None]


def test_parts_of_an_array_are_a_frame():
    named = clean_tag(
        pd.Series(["ab 1", "cd 2"], name="tag", index=["r", "s"]), target_format="parts"
    )
    assert named.columns.tolist() == ["tag_depot", "tag_number"]
    assert named.index.tolist() == ["r", "s"]
    assert clean_tag(["ab 1"], target_format="parts").columns.tolist() == ["depot", "number"]


@pytest.mark.parametrize(
    ("data", "kind"),
    [("ab 1", "str"), (None, "NoneType"), ({"a": "ab 1"}, "dict"), (3, "int"), ({"ab 1"}, "set")],
)
def test_a_single_value_is_no_array(data, kind):
    with pytest.raises(cl.UsageError) as error:
        clean_tag(data)
    assert str(error.value) == (
        f"cannot clean a builtins.{kind}; give a pandas DataFrame and a column, or an array; "
        "clean_value takes one value"
    )


@pytest.mark.parametrize("array", [np.array([["ab 1"], ["cd 2"]]), np.array([[[1]]])])
def test_an_array_has_one_dimension(array):
    with pytest.raises(cl.UsageError, match=f"{array.ndim} dimensions"):
        clean_tag(array)


@pytest.mark.parametrize(
    ("data", "kind"),
    [(pd.Series(["ab 1"]), "pandas.Series"), (["ab 1"], "builtins.list")],
)
def test_an_array_has_no_columns(data, kind):
    with pytest.raises(cl.UsageError) as error:
        clean_tag(data, "tag")
    assert str(error.value).startswith("column='tag' needs a pandas DataFrame, not a ")
    assert kind.split(".")[-1] in str(error.value)


def test_tables_of_other_libraries_are_told_how_to_come_in():
    with pytest.raises(cl.UsageError, match=r"pyarrow.lib.Table; .to_pandas\(\) makes one$"):
        clean_tag(pa.table({"tag": ["ab 1"]}), "tag")
