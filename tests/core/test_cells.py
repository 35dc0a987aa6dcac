"""What text a cell stands for when it is none."""

import datetime as dt
from collections import OrderedDict
from decimal import Decimal
from fractions import Fraction
from pathlib import PurePosixPath

import numpy as np
import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib.core.cells import cell_text, exact_cell_text


class Weird:
    """An object whose comparison is no truth value."""

    def __ne__(self, other):
        raise TypeError

    __hash__ = None

    def __str__(self):
        return "weird"


@pytest.mark.parametrize(
    "missing",
    [None, float("nan"), np.nan, np.float32("nan"), pd.NA, pd.NaT, np.datetime64("NaT"),
     np.timedelta64("NaT"), Decimal("NaN"), Decimal("sNaN"), complex("nan")],
)  # fmt: skip
def test_missing_values_have_no_text(missing):
    assert cell_text(missing) is None


@given(st.text(st.characters(codec="utf-8")))
def test_text_is_itself(text):
    assert cell_text(text) == text


@given(st.integers())
def test_whole_numbers_have_all_their_digits(number):
    assert cell_text(number) == str(number)


@given(st.integers(-(2**53), 2**53))
def test_whole_floats_lose_their_point(number):
    assert cell_text(float(number)) == str(number)


@given(st.floats(allow_nan=False, allow_infinity=False).filter(lambda x: x != int(x)))
def test_other_floats_are_written_as_short_as_they_can_be_read_back(number):
    assert float(cell_text(number)) == number
    assert cell_text(number) == repr(number)


@pytest.mark.parametrize(
    ("cell", "text"),
    [
        (True, "True"),
        (np.True_, "True"),
        (0.0, "0"),
        (-0.0, "0"),
        (1e22, "10000000000000000000000"),
        (0.1, "0.1"),
        (1e-7, "1e-07"),
        (float("inf"), "inf"),
        (np.int8(-5), "-5"),
        (np.uint64(2**64 - 1), "18446744073709551615"),
        (np.float64(2.0), "2"),
        (np.float64(0.1), "0.1"),
        (np.float32(0.1), "0.1"),
        (np.float16(0.1), "0.1"),
        (np.float32(3), "3"),
        (Decimal("1.50"), "1.50"),
        (Decimal("1E+3"), "1000"),
        (Decimal("1E-7"), "0.0000001"),
        (Decimal("Infinity"), "Infinity"),
        (Fraction(1, 3), "1/3"),
    ],
)
def test_numbers(cell, text):
    assert cell_text(cell) == text


@pytest.mark.parametrize(
    ("cell", "text"),
    [
        (dt.date(2020, 5, 1), "2020-05-01"),
        (dt.time(9, 5), "09:05:00"),
        (dt.datetime(2020, 5, 1, 9, 5), "2020-05-01 09:05:00"),
        (dt.datetime(1, 1, 1, tzinfo=dt.UTC), "0001-01-01 00:00:00+00:00"),
        (pd.Timestamp("2020-05-01 09:05:00.000000001"), "2020-05-01 09:05:00.000000001"),
        (pd.Timestamp("2020-05-01", tz="Asia/Tokyo"), "2020-05-01 00:00:00+09:00"),
        (np.datetime64("2020-05-01"), "2020-05-01"),
        (pd.Period("2020-05", "M"), "2020-05"),
        (dt.timedelta(days=1, seconds=1), "1 day, 0:00:01"),
        (pd.Timedelta("1h"), "0 days 01:00:00"),
    ],
)
def test_dates_and_times_are_iso_8601(cell, text):
    assert cell_text(cell) == text


@pytest.mark.parametrize(
    ("cell", "text"),
    [
        (b"caf\xc3\xa9", "café"),
        (b"caf\xe9", "caf\ufffd"),
        (np.bytes_(b"abc"), "abc"),
        (np.str_("abc"), "abc"),
        ("a\ud800b", "a\ufffdb"),
        ("\ud83d\ude00", "😀"),
        (PurePosixPath("/a/\udcff"), "/a/\ufffd"),
    ],
)
def test_all_text_is_unicode_that_can_be_encoded(cell, text):
    assert cell_text(cell) == text


@pytest.mark.parametrize(
    ("cell", "text"),
    [
        ([1, 2], "[1,2]"),
        ([float("nan"), None, True], "[NaN,null,true]"),
        ({"a": "\u00e9\n", "b": {}}, '{"a":"\u00e9\\n","b":{}}'),
        (OrderedDict(a=(1, 0.5)), '{"a":[1,0.5]}'),
        ({1: Decimal("0.10")}, '{"1":0.10}'),
        ([Weird()], '["weird"]'),
        ([b"a", pd.NA, pd.NaT], '["a",null,null]'),
        ([np.int64(1), np.float32(0.5), np.bool_(True)], "[1,0.5,true]"),
        ({"b", "a"}, '["a","b"]'),
        ({"a": frozenset({2, 1})}, '{"a":[1,2]}'),
        (np.array([1, 2]), "[1,2]"),
        (np.array([]), "[]"),
        (np.array([np.nan]), "[NaN]"),
        ([np.array(["a"])], '[["a"]]'),
    ],
)
def test_dicts_lists_sets_and_arrays_are_json(cell, text):
    assert cell_text(cell) == text


@pytest.mark.parametrize(
    ("cell", "text"),
    [
        (1e22, "1e+22"),
        (np.float64(2**53), "9007199254740992.0"),
        (float(2**53 - 1), "9007199254740991"),
        (2**70, str(2**70)),
        (float("inf"), "inf"),
        (float("nan"), None),
        ("1e22", "1e22"),
    ],
)
def test_no_digits_are_invented_for_a_large_float(cell, text):
    assert exact_cell_text(cell) == text


def test_a_list_that_holds_itself_is_what_it_prints_as():
    cell = [1]
    cell.append(cell)
    assert cell_text(cell) == "[1, [...]]"


@pytest.mark.parametrize(
    ("cell", "text"),
    [
        ((1, "a"), "(1, 'a')"),
        (np.array([1, 2]), "[1,2]"),
        (np.array([]), "[]"),
        (pd.Interval(0, 1), "(0, 1]"),
        (1 + 2j, "(1+2j)"),
        (Weird(), "weird"),
    ],
)
def test_anything_else_is_what_it_prints_as(cell, text):
    assert cell_text(cell) == text
