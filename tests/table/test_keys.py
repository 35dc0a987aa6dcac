"""What makes cells equal, and what is missing."""

import datetime as dt

import numpy as np
import pandas as pd
import pytest

from cleanlib.core.nulls import NullPolicy
from cleanlib.table.keys import MISSING, bare_key, combined, exact_key, lacking, normalized_key


def groups(make, *cells, dtype=object, nulls=()):
    """The number of each cell, in order of appearance; None where it is missing."""
    codes = make(pd.Series(list(cells), dtype=dtype), NullPolicy(nulls)).codes.tolist()
    seen = list(dict.fromkeys(code for code in codes if code != MISSING))
    return [None if code == MISSING else seen.index(code) for code in codes]


@pytest.mark.parametrize("make", [exact_key, normalized_key, bare_key])
@pytest.mark.parametrize("dtype", [object, "str", "string", "category"])
def test_nulls_and_empty_texts_are_missing(make, dtype):
    assert groups(make, "a", None, "", " ", "a", dtype=dtype) == [0, None, None, None, 0]


@pytest.mark.parametrize("make", [exact_key, normalized_key, bare_key])
def test_null_tokens_are_missing_on_request(make):
    assert groups(make, "n/a", "x") == [0, 1]
    assert groups(make, "N/A ", "x", nulls=["n/a"]) == [None, 0]


@pytest.mark.parametrize(
    ("cells", "numbers"),
    [
        (["a", "A", "a ", "á", "a"], [0, 1, 2, 3, 0]),
        ([1, True, 1.0, "1", np.bool_(True)], [0, 1, 0, 2, 1]),
        ([[1], [1], {"a": 1}, "[1]"], [0, 0, 1, 2]),
        ([dt.date(2020, 1, 1), dt.date(2020, 1, 1)], [0, 0]),
    ],
)
def test_exact_cells_are_the_same_and_of_one_kind(cells, numbers):
    assert groups(exact_key, *cells) == numbers


@pytest.mark.parametrize(
    "text",
    ["jane doe", " Jane  Doe\n", "JANE\tDOE", "Jane\u00a0Doe", "\ufeffJane\u200b Doe", "Ｊane Doe"],
)
def test_normalized_texts_do_without_case_blanks_width_and_the_invisible(text):
    assert groups(normalized_key, "Jane Doe", text) == [0, 0]


@pytest.mark.parametrize(
    ("one", "other"),
    [("STRASSE", "straße"), ("Ǆ", "ǆ"), ("é", "e\u0301"), ("٧", "7"), ("a–b", "a-b")],
)
def test_normalized_texts_are_compared_in_one_form(one, other):
    assert groups(normalized_key, one, other) == [0, 0]


@pytest.mark.parametrize(
    ("one", "other"),
    [("007", "7"), ("1.0", "1"), ("10²", "102"), ("é", "e"), ("a b", "ab"), ("a-b", "a b")],
)
def test_normalized_texts_keep_digits_accents_and_words(one, other):
    assert groups(normalized_key, one, other) == [0, 1]


def test_bare_texts_lose_their_accents_too():
    assert groups(bare_key, "José", "JOSE", "Jöse") == [0, 0, 0]


@pytest.mark.parametrize("make", [exact_key, normalized_key, bare_key])
def test_numbers_and_dates_are_compared_as_they_are(make):
    assert groups(make, 1.5, None, 1.5, dtype="float64") == [0, None, 0]
    assert groups(make, "2020", None, "2020", dtype="datetime64[ns]") == [0, None, 0]


def test_rows_are_equal_where_all_keys_are():
    keys = [
        exact_key(pd.Series(cells), NullPolicy())
        for cells in (["a", "a", "b", None, "a"], [1, 2, 1, 1, 1])
    ]
    codes = combined(keys).tolist()
    assert codes[0] == codes[4]
    assert len(set(codes)) == 4
    assert lacking(keys).tolist() == [False, False, False, True, False]
