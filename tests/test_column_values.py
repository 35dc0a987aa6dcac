"""Single values, validation, and the reports that any call leaves behind."""

import datetime as dt
from concurrent.futures import ThreadPoolExecutor
from decimal import Decimal

import numpy as np
import pandas as pd
import pytest

import cleanlib as cl
from tests.toy_types import PANEL, TAG, registered

clean_tag, validate_tag = cl.make_cleaner(TAG), cl.make_validator(TAG)
clean_panel, validate_panel = cl.make_cleaner(PANEL), cl.make_validator(PANEL)
CELLS = ["ab 1", "x", None, "n/a", "ab 0", "CD-2"]
VALID = [True, False, False, False, False, True]


@pytest.fixture(autouse=True)
def toy_types():
    with registered(TAG, PANEL):
        yield


@pytest.mark.parametrize(
    ("value", "type_name", "spec", "expected"),
    [
        ("ab 1", "tag", None, "AB-1"),
        ("ab 1", "fleet_label", "no. #", "no. 1"),
        ("ab 1", "tag", "number", 1),
        ("ab 1", "tag", "parts", {"depot": "AB", "number": 1}),
        (b"ab 1", "tag", None, "AB-1"),
        ("3 x 200", "panel", None, "3 x 200"),
        ("3 x 200", "panel", "parts", {"width": 3, "height": 200}),
        (2020, "year", None, "2020"),
        (2020.0, "year", None, "2020"),
        (np.int16(2020), "year", None, "2020"),
        (Decimal("2020"), "year", None, "2020"),
        (dt.date(2020, 5, 1), "date", "DD.MM.YYYY", "01.05.2020"),
        (pd.Timestamp("2020-05-01 09:05"), "date", "datetime", dt.datetime(2020, 5, 1, 9, 5)),
    ],
)
def test_one_value_is_cleaned_like_a_column_of_one(value, type_name, spec, expected):
    assert cl.clean_value(value, type_name, spec) == expected


@pytest.mark.parametrize("missing", [None, "", " ", "N/A", float("nan"), pd.NaT, pd.NA, "no tag"])
@pytest.mark.parametrize("spec", [None, "number", "parts"])
def test_a_missing_value_is_none(missing, spec):
    assert cl.clean_value(missing, "tag", spec) is None


@pytest.mark.parametrize(
    ("value", "reason", "detail"),
    [("abc", "syntax", "not two letters and up to four digits"),
     ("ab 0", "range", "tags start at 1"),
     (["ab 1"], "syntax", "not two letters and up to four digits"), (True, "syntax", ...)],
)  # fmt: skip
@pytest.mark.parametrize("errors", ["warn", "raise"])
def test_an_invalid_value_raises_with_its_reason(value, reason, detail, errors):
    with pytest.raises(cl.Invalid) as refusal:
        cl.clean_value(value, "tag", errors=errors)
    assert refusal.value.reason == reason
    assert detail in (..., refusal.value.detail)


def test_an_invalid_value_may_become_none_or_stay():
    assert cl.clean_value("abc", "tag", errors="coerce") is None
    assert cl.clean_value("abc", "tag", errors="ignore") == "abc"


def test_options_hold_for_one_value_too():
    assert cl.clean_value("ab 1", "tag", case="lower") == "ab-1"
    assert cl.clean_value("ab 1", "tag", null_tokens=["AB 1"]) is None
    with pytest.raises(cl.BadOption, match="tag has no option 'cases'; did you mean 'case'"):
        cl.clean_value("ab 1", "tag", cases="lower")


@pytest.mark.parametrize("call", [cl.clean_value, lambda value, name: cl.clean([value], type=name)])
def test_an_unknown_type_has_near_names(call):
    with pytest.raises(cl.UnknownType, match=r"no column type 'tagg'; did you mean 'tag'\?"):
        call("ab 1", "tagg")


@pytest.mark.parametrize(
    ("value", "valid"),
    [("ab 1", True), ("ab 0", False), ("x", False), (None, False), ("n/a", False)],
)
def test_a_scalar_is_valid_or_not(value, valid):
    assert validate_tag(value) is valid


def test_a_series_is_judged_cell_by_cell():
    series = pd.Series(CELLS, index=list("aabbcc"), name="tag")
    judged = validate_tag(series)
    assert (judged.tolist(), judged.dtype, judged.name) == (VALID, np.dtype(bool), "tag")
    pd.testing.assert_index_equal(judged.index, series.index)


@pytest.mark.parametrize("array", [CELLS, tuple(CELLS), np.array(CELLS, object), pd.Index(CELLS)])
def test_other_arrays_are_judged_too(array):
    assert validate_tag(array).tolist() == VALID


def test_a_column_of_a_frame_is_judged():
    frame = pd.DataFrame({"tag": CELLS}, index=list("uvwxyz"))
    assert validate_tag(frame, "tag").tolist() == VALID
    assert validate_tag(frame, "tag").index.tolist() == list("uvwxyz")
    with pytest.raises(cl.UnknownColumn, match=r"no column 'tga'; did you mean 'tag'\?"):
        validate_tag(frame, "tga")
    for several in (["tag"], None):
        with pytest.raises(cl.UsageError):
            validate_tag(frame, several)


def test_validating_takes_the_options_of_the_type():
    assert validate_tag(["ab 1", "cd 1"], depots=("CD",)).tolist() == [False, True]
    assert validate_tag("none", keep_tokens=["none"]) is False
    with pytest.raises(cl.BadOption, match="tag: case='loud' is not one of 'upper', 'lower'"):
        validate_tag("ab 1", case="loud")


@pytest.mark.parametrize("cells", [["3 x 4", "200 x 3", "x", None, "300 x 300"], ["1 x 2", None]])
@pytest.mark.parametrize("otherwise", [True, None])
def test_what_is_valid_is_what_cleaning_writes(cells, otherwise):
    cleaned = clean_panel(cells, errors="coerce", otherwise=otherwise)
    assert validate_panel(cells, otherwise=otherwise).tolist() == [c is not None for c in cleaned]


def test_validating_changes_and_reports_nothing():
    with cl.reports() as log:
        validate_tag(CELLS)
    assert log == []


def test_reports_are_collected_from_any_call():
    frame = pd.DataFrame({"a": ["ab 1", "x"], "b": ["cd 2", None]})
    with cl.reports() as log:
        clean_tag(frame, ["a", "b"], errors="coerce")
        cl.clean(["3 x 4"], type="panel", errors="coerce")
    assert [(report.type, report.column, report.invalid, report.null) for report in log] == [
        ("tag", "a", 1, 0), ("tag", "b", 0, 1), ("panel", "unnamed", 0, 0),
    ]  # fmt: skip


def test_collecting_ends_with_the_block():
    with cl.reports() as log:
        clean_tag(["ab 1"])
    clean_tag(["ab 2"])
    with pytest.raises(ZeroDivisionError), cl.reports() as other:
        raise ZeroDivisionError
    clean_tag(["ab 3"])
    assert (len(log), len(other)) == (1, 0)


def test_collectors_can_be_nested():
    with cl.reports() as outer:
        clean_tag(["ab 1"])
        with cl.reports() as inner:
            clean_tag(["ab 2"])
    assert (len(outer), len(inner)) == (2, 1)


def test_a_call_that_raises_is_collected_as_well():
    with cl.reports() as log, pytest.raises(cl.CleaningError) as error:
        clean_tag(["x"], errors="raise")
    assert log == [error.value.report]


def test_other_threads_are_not_listened_to():
    with cl.reports() as log, ThreadPoolExecutor(1) as pool:
        pool.submit(clean_tag, ["ab 1"]).result()
    assert log == []
