"""Columns of text written piece by piece."""

import numpy as np
import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cleanlib.core.byte_matrix import (
    Piece,
    digits,
    first_bytes,
    join,
    literal,
    only,
    short_number,
    where,
    whole_number,
    words,
)

NONE = np.array([], np.int64)


def ints(*numbers):
    return np.array(numbers, np.int64)


def test_a_literal_is_in_every_row():
    assert join([literal("é-")], 3).to_pylist() == ["é-"] * 3


@pytest.mark.parametrize("width", range(1, 10))
def test_digits_have_leading_zeros(width):
    numbers = ints(0, 7, 10**width - 1, 10 ** (width - 1))
    written = join(digits(numbers, width), 4).to_pylist()
    assert written == [f"{number:0{width}}" for number in numbers.tolist()]


@given(st.lists(st.integers(0, 10**9 - 1), max_size=20))
def test_nine_digits_of_any_number(numbers):
    assert join(digits(ints(*numbers), 9), len(numbers)).to_pylist() == [
        f"{number:09}" for number in numbers
    ]


def test_short_numbers_have_no_leading_zero():
    assert join([short_number(np.arange(100))], 100).to_pylist() == [str(n) for n in range(100)]


@given(st.lists(st.integers(0, 10**18 - 1), max_size=20), st.integers(1, 18))
@example([0, 9, 10, 99, 100, 9999, 10000, 10**17, 10**18 - 1], 1)
@example([7], 18)
def test_whole_numbers_have_as_many_digits_as_they_need(numbers, least):
    written = join(whole_number(ints(*numbers), least), len(numbers)).to_pylist()
    assert written == [str(number).zfill(least) for number in numbers]


@given(st.lists(st.tuples(st.integers(0, 10**9 - 1), st.integers(0, 9)), max_size=20))
def test_the_first_bytes_of_pieces(rows):
    numbers, lengths = (ints(*(row[i] for row in rows)) for i in range(2))
    written = join(first_bytes(digits(numbers, 9), lengths), len(rows)).to_pylist()
    assert written == [f"{number:09}"[:length] for number, length in rows]


def test_all_bytes_of_pieces_are_the_pieces_themselves():
    pieces = digits(ints(1, 2), 5)
    assert first_bytes(pieces, ints(5, 5)) == pieces


def test_pieces_may_stand_in_some_rows_only():
    mask = np.array([True, False, True])
    pieces = only(mask, [literal("T"), short_number(ints(1, 2, 33))])
    assert join([literal("<"), *pieces, literal(">")], 3).to_pylist() == ["<T1>", "<>", "<T33>"]
    assert only(~mask & mask, pieces) == []


def test_words_are_picked_from_a_table():
    table = ["", "May", "März", "September"]
    assert join([words(table, ints(3, 0, 2, 1))], 4).to_pylist() == ["September", "", "März", "May"]


def test_a_piece_can_be_left_out_of_rows():
    mask = np.array([True, False, True])
    pieces = [where(mask, literal("-")), short_number(ints(1, 22, 3)), literal("!")]
    assert join(pieces, 3).to_pylist() == ["-1!", "22!", "-3!"]


def test_a_variable_piece_can_be_left_out_too():
    mask = np.array([False, True])
    assert join([where(mask, words(["a", "bcd"], ints(0, 1))), literal(".")], 2).to_pylist() == [
        ".", "bcd.",
    ]  # fmt: skip


def test_one_element_of_known_length_stands_for_all_rows():
    assert (
        join([Piece(np.array([b"abc"]), np.array([2])), literal("|")], 3).to_pylist() == ["ab|"] * 3
    )


ROWS = st.lists(st.tuples(st.integers(0, 99), st.integers(0, 3), st.booleans()), max_size=30)


@given(ROWS)
def test_pieces_stand_side_by_side(rows):
    number, word, shown = (np.array([row[i] for row in rows]) for i in range(3))
    pieces = [
        *digits(number.astype(np.int64), 2),
        words(["a", "bb", "", "ç"], word.astype(np.int64)),
        where(shown.astype(bool), literal("+")),
        literal(";"),
        short_number(number.astype(np.int64)),
    ]
    expected = [f"{n:02}{['a', 'bb', '', 'ç'][w]}{'+' * s};{n}" for n, w, s in rows]
    assert join(pieces, len(rows)).to_pylist() == expected


@pytest.mark.parametrize("piece", [digits(ints(5, 6), 2)[0], short_number(ints(5, 6))])
def test_rows_that_are_not_good_become_null(piece):
    good = np.array([False, True, False, True, False])
    written = join([literal("<"), piece], 2, good).to_pylist()
    zero = "" if piece.lengths is not None else "0"
    assert written == [None, f"<{zero}5", None, f"<{zero}6", None]


def test_all_rows_may_be_good():
    assert join([literal("a")], 2, np.array([True, True])).to_pylist() == ["a", "a"]


FIXED, VARIABLE = [literal("a"), *digits(NONE, 2)], [short_number(NONE), words(["a", "bc"], NONE)]


@pytest.mark.parametrize("pieces", [FIXED, VARIABLE, [*FIXED, *VARIABLE]])
@pytest.mark.parametrize("good", [None, np.zeros(0, bool), np.zeros(3, bool)])
def test_no_row_may_be_good(pieces, good):
    assert join(pieces, 0, good).to_pylist() == [None] * (0 if good is None else len(good))
