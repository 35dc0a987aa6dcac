"""Numbers in English words."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import BadOption, Invalid, clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("zero", "0"),
        ("two hundred and five", "205"),
        ("Two-Hundred-and-Five", "205"),
        ("minus three", "-3"),
        ("\u2212 three", "-3"),
        ("one hundred twenty-three thousand", "123000"),
        ("one million, two hundred thousand and one", "1200001"),
        ("a hundred", "100"),
        ("a thousand and one", "1001"),
        ("hundred", "100"),
        ("nineteen hundred and eighty-four", "1984"),
        ("five crore two lakh", "50200000"),
        ("two millions", "2000000"),
        ("twelve point five", "12.5"),
        ("one thousand point zero five", "1000.05"),
        ("one point oh five", "1.05"),
        ("point two five", "0.25"),
        ("one point five million", "1500000"),
        ("two and a half", "2.5"),
        ("two and a half million", "2500000"),
        ("half a million", "500000"),
        ("a quarter of a million", "250000"),
        ("three quarters", "0.75"),
        ("205", "205"),
        ("-12.5", "-12.5"),
        ("1,234", "1234"),
        ("3 million", "3000000"),
        ("2.5 million", "2500000"),
        ("3 million 200 thousand", "3200000"),
        ("12 hundred", "1200"),
    ],
)
def test_words_and_figures_with_words_are_read(text, number):
    assert clean_value(text, "number_words", "decimal") == Decimal(number)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("two hundred banana", "unknown"),
        ("fourty", "unknown"),
        ("two dollars", "unknown"),
        ("3M", "unknown"),
        ("1e6", "unknown"),
        ("thousands", "unknown"),
        ("nineteen eighty-four", "syntax"),
        ("one two three", "syntax"),
        ("twenty twenty", "syntax"),
        ("two hundred and", "syntax"),
        ("and two", "syntax"),
        ("two and two", "syntax"),
        ("twenty hundred", "syntax"),
        ("thousand million", "syntax"),
        ("two thousand twelve hundred", "syntax"),
        ("twelve hundred thousand", "syntax"),
        ("a million and a half", "syntax"),
        ("one hundred and a half", "syntax"),
        ("half a", "syntax"),
        ("one hundred and zero", "syntax"),
        ("two thousand zero", "syntax"),
        ("five point", "syntax"),
        ("point", "syntax"),
        ("five point five point five", "syntax"),
        ("one point twelve", "syntax"),
        ("minus", "syntax"),
        ("minus minus three", "syntax"),
        ("12,34", "syntax"),
        ("1 000", "syntax"),
        ("a", "syntax"),
        ("1/2", "syntax"),
        ("one " * 1000, "length"),
        ("3 million5", "syntax"),
    ],
)
def test_what_is_left_over_makes_a_text_invalid(text, reason):
    assert reason_of(text, "number_words", "decimal") == reason


def test_an_unknown_word_is_named():
    with pytest.raises(Invalid, match="'fourty' is no number; did you mean 'forty'"):
        clean_value("fourty", "number_words")


def test_an_integer_is_whole_and_has_64_bits():
    assert clean_value("nine quintillion", "number_words") == 9 * 10**18
    assert reason_of("ten quintillion", "number_words") == "range"
    assert reason_of("twelve point five", "number_words") == "range"
    assert clean_value("twelve point zero", "number_words") == 12


@pytest.mark.parametrize(
    ("number", "words"),
    [
        ("0", "zero"),
        ("45", "forty-five"),
        ("-205", "minus two hundred and five"),
        ("1001", "one thousand and one"),
        ("1100", "one thousand, one hundred"),
        ("123456", "one hundred and twenty-three thousand, four hundred and fifty-six"),
        ("1000000.5", "one million point five"),
    ],
)
def test_numbers_are_written_in_british_english(number, words):
    assert clean_value(number, "number_words", "words") == words


@given(st.decimals(-(10**30), 10**30, allow_nan=False, places=3))
def test_words_are_read_back(number):
    words = clean_value(f"{number:f}", "number_words", "words")
    assert clean_value(words, "number_words", "words") == words
    assert clean_value(words, "number_words", "decimal") == number


@given(st.integers(-(10**17), 10**17))
def test_american_words_without_and_or_commas_mean_the_same(number):
    words = clean_value(str(number), "number_words", "words")
    plain = words.replace(" and ", " ").replace(",", "").replace("-", " ")
    assert clean_value(plain, "number_words") == number


def test_impossible_options_are_refused():
    with pytest.raises(BadOption):
        clean_value("one", "number_words", lang="fr")
