"""English words for numbers, both ways."""

from hypothesis import given
from hypothesis import strategies as st

from cleanlib.shared.english_number_reader import read_number, read_ordinal
from cleanlib.shared.english_numbers import cardinal, ordinal_words


@given(st.one_of(st.integers(0, 2000), st.integers(0, 10**36 - 1)))
def test_cardinals_and_ordinals_are_read_back(number):
    assert read_number(cardinal(number)) == number
    assert read_ordinal(ordinal_words(number)) == number
