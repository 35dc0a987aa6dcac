"""A block of text seen as bytes and offsets."""

from itertools import pairwise

import numpy as np
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib.core.text_buffer import TEXT, Texts, concat, splice, text_array, text_or

TEXTS = st.lists(st.none() | st.text(st.characters(codec="utf-8"), max_size=8), max_size=12)


def rows_of(texts):
    """The rows as the bytes and offsets tell them."""
    data, ends = texts.data.tobytes(), texts.offsets.tolist()
    return [data[start:end].decode() for start, end in pairwise(ends)]


def test_bytes_and_offsets_are_those_of_the_rows():
    texts = Texts.of(["ab", "", "é"])
    assert texts.data.tobytes() == b"ab\xc3\xa9"
    assert texts.offsets.tolist() == [0, 2, 2, 4]
    assert len(texts) == 3


def test_missing_rows_count_as_empty_text():
    texts = Texts.of([None, "a", None])
    assert texts.to_list() == ["", "a", ""]
    assert texts.offsets.tolist() == [0, 0, 1, 1]


@given(TEXTS, st.integers(0, 12), st.integers(0, 12))
def test_a_slice_holds_its_own_rows_only(values, start, length):
    texts = Texts(pa.array(values, TEXT).slice(start, length))
    expected = [value or "" for value in values[start : start + length]]
    assert texts.to_list() == rows_of(texts) == expected
    assert texts.offsets[0] == 0
    assert texts.data.tobytes() == "".join(expected).encode()


@pytest.mark.parametrize(
    "array",
    [
        pa.array(["a", None, "bc"], pa.string()),
        pa.chunked_array([["a", None], ["bc"]], pa.string()),
        pa.chunked_array([["a"], [], [None, "bc"]], TEXT),
        pa.array(["a", None, "bc"]).dictionary_encode(),
    ],
)
def test_every_arrow_text_is_taken(array):
    texts = Texts(array)
    assert texts.array.type == TEXT
    assert rows_of(texts) == ["a", "", "bc"]


@pytest.mark.parametrize(
    "array", [pa.array([], TEXT), pa.array(["a"], TEXT).slice(1), pa.chunked_array([], TEXT)]
)
def test_a_block_may_have_no_rows(array):
    texts = Texts(array)
    assert len(texts) == 0
    assert texts.offsets.tolist() == [0]
    assert texts.data.tolist() == []
    assert texts.rows_beyond_ascii().tolist() == []


@given(TEXTS)
def test_rows_beyond_ascii_are_found(values):
    found = Texts.of(values).rows_beyond_ascii().tolist()
    assert found == [i for i, value in enumerate(values) if not (value or "").isascii()]


@given(TEXTS)
def test_characters_beyond_ascii_are_told(values):
    wanted = {character for value in values for character in value or "" if character > "\x7f"}
    assert Texts.of(values).characters_beyond_ascii() == wanted


@given(TEXTS, st.sets(st.characters(codec="utf-8"), max_size=3))
def test_rows_with_some_characters_are_found(values, extra):
    present = {character for value in values for character in value or ""}
    characters = set(sorted(present)[::2]) | extra
    wanted = [i for i, value in enumerate(values) if characters.intersection(value or "")]
    assert Texts.of(values).rows_with(characters).tolist() == wanted


@pytest.mark.parametrize("character", [*r"^-]\[.*&~", "\x00", "\n", "\u2028", "😀"])
def test_no_character_is_mistaken_for_a_pattern(character):
    assert Texts.of(["ab", f"a{character}b", None]).rows_with({character}).tolist() == [1]


def test_no_character_is_in_no_row():
    assert Texts.of(["ab"]).rows_with(set()).tolist() == []


def test_map_changes_the_rows_it_is_given():
    texts = Texts.of(["a", "b", "c", "b"]).map(np.array([1, 2]), lambda text: text * 2)
    assert rows_of(texts) == ["a", "bb", "cc", "b"]


def test_map_changes_equal_texts_once():
    seen = []
    Texts.of(["b", "a", "b", "b"]).map(np.array([0, 1, 2, 3]), lambda text: seen.append(text) or "")
    assert sorted(seen) == ["a", "b"]


def test_map_without_rows_is_the_block_itself():
    texts = Texts.of(["a"])
    assert texts.map(np.array([], np.int64), str.upper) is texts


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 99), st.integers(100, 199)), max_size=20))
def test_splice_replaces_rows_in_order(rows):
    mask = np.array([replaced for replaced, _, _ in rows], bool)
    old = pa.array([old for _, old, _ in rows], pa.int64())
    new = pa.array([new for replaced, _, new in rows if replaced], pa.int64())
    expected = [new if replaced else old for replaced, old, new in rows]
    assert splice(old, mask, new).to_pylist() == expected


def test_splice_takes_nulls_from_either_side():
    spliced = splice(
        pa.array(["a", None, "c"], TEXT), np.array([True, False, True]), pa.array([None, "d"], TEXT)
    )
    assert spliced.to_pylist() == [None, None, "d"]


def test_texts_are_built_from_packed_bytes():
    data = np.frombuffer(b"abc", np.uint8)
    assert text_array(data, np.array([2, 0, 1])).to_pylist() == ["ab", "", "c"]
    valid = np.array([True, False, True])
    assert text_array(data, np.array([2, 0, 1]), valid).to_pylist() == ["ab", None, "c"]
    assert text_array(data[:0], np.array([], np.int64)).to_pylist() == []


def test_strided_bytes_are_packed_first():
    assert text_array(np.frombuffer(b"a-b-", np.uint8)[::2], np.array([1, 1])).to_pylist() == [
        "a",
        "b",
    ]


def test_concat_is_null_where_a_piece_is():
    column = pa.array(["a", None], TEXT)
    assert concat("<", column, ">", column).to_pylist() == ["<a>a", None]


def test_text_or_chooses_row_by_row():
    mask = np.array([True, False])
    column = pa.array(["a", "b"], TEXT)
    assert text_or(mask, column, "x").to_pylist() == ["a", "x"]
    assert text_or(mask, "x", column).to_pylist() == ["x", "b"]
    assert text_or(mask, column, None).to_pylist() == ["a", None]
