"""Texts a few letters apart are found, all of them."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import UsageError
from cleanlib.table import near
from cleanlib.table.keys import MISSING, Key
from cleanlib.table.near import Near, distance, near_rows


def key_of(*texts):
    different = sorted({text for text in texts if text is not None})
    codes = [MISSING if text is None else different.index(text) for text in texts]
    return Key(np.array(codes, np.int64), different)


def pairs(*keys, threshold=1):
    return list(near_rows(keys, threshold))


@pytest.mark.parametrize(
    ("one", "other", "threshold", "edits"),
    [
        ("anna smith", "ana smith", 1, 1),
        ("anna smith", "anna smiht", 1, 1),
        ("anna smith", "hanna smyth", 1, None),
        ("anna smith", "hanna smyth", 2, 2),
        ("bob", "rob", 1, None),
        ("bob", "bobs", 1, None),
        ("flat 12", "flat 13", 1, None),
        ("flat 12", "flat 1", 1, None),
        ("flat 12", "flats 12", 1, 1),
    ],
)
def test_the_distance_counts_letters_and_no_digits(one, other, threshold, edits):
    assert distance(one, other, threshold) == edits


def test_every_column_must_be_near():
    first = key_of("jonathan", "jonathon", "jonathon")
    last = key_of("smith", "smyth", "jones")
    assert pairs(first, last) == [Near(0, 1, 2)]


def test_a_missing_cell_is_near_another_missing_one_only():
    assert pairs(key_of(None, None, "anna"), key_of("smith", "smyth", "smith")) == [Near(0, 1, 1)]


def test_numbers_must_be_equal():
    numbers = Key(np.array([0, 0, 1]))
    assert pairs(numbers) == []
    assert pairs(numbers, key_of("smith", "smyth", "smythe")) == [Near(0, 1, 1)]


def test_texts_that_begin_alike_are_compared_by_their_ends():
    texts = [f"https://www.example.org/pages/{a}{b}" for a in "abcdefghij" for b in "klmnopqrst"]
    assert len(pairs(key_of(*texts))) == 100 * 18 / 2


def test_too_many_pairs_are_refused_before_anything_is_compared(monkeypatch):
    monkeypatch.setattr(near, "MOST_PAIRS", 2)
    with pytest.raises(UsageError, match="would have to compare 15 pairs of keys, more than 2;"):
        pairs(Key(np.array([0, 0, 0]), ["same"]))


@pytest.mark.parametrize("threshold", [1, 2, 3])
@given(st.sets(st.text("ab1", max_size=30) | st.text("ab", min_size=3, max_size=7), max_size=30))
def test_all_pairs_are_found(threshold, texts):
    texts = sorted(texts)
    expected = {
        (i, j): edits
        for i in range(len(texts))
        for j in range(i + 1, len(texts))
        if (edits := distance(texts[i], texts[j], threshold)) is not None
    }
    found = pairs(Key(np.arange(len(texts)), texts), threshold=threshold)
    assert {(pair.earlier, pair.later): pair.edits for pair in found} == expected
