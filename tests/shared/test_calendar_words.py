"""Words, small numbers and years of the calendar."""

import pytest

from cleanlib import Invalid
from cleanlib.shared.calendar_words import (
    MONTHS,
    WEEKDAYS,
    find_word,
    full_year,
    small_number,
    word_key,
)


def test_english_names_and_all_their_usual_beginnings_are_found():
    for number, name in enumerate(MONTHS, start=1):
        for length in range(3, len(name) + 1):
            assert find_word("month", name[:length]) == str(number)
    for number, name in enumerate(WEEKDAYS, start=1):
        for length in range(2, len(name) + 1):
            assert find_word("weekday", name[:length]) == str(number)


def test_a_beginning_that_is_too_short_or_no_word_is_not_found():
    assert find_word("month", "Ma") is None
    assert find_word("weekday", "T") is None
    assert find_word("month", "Mayor") is None
    assert find_word("month", "") is None


@pytest.mark.parametrize(
    ("word", "key"),
    [
        ("Sept.", "sept"),
        ("B.C.E.", "bce"),
        ("มี.ค.", "มีค"),
        ("segunda-feira", "segundafeira"),
        ("aujourd'hui", "aujourdhui"),
        ("Fri-", "fri-"),
        ("--mo", "--mo"),
        (".fri", ".fri"),
        ("Fri..", "fri."),
    ],
)
def test_only_marks_inside_a_word_and_a_dot_behind_it_are_left_out(word, key):
    assert word_key(word) == key


def test_a_stated_language_comes_before_english():
    assert find_word("weekday", "mar", ["fr"]) == "2"
    assert find_word("month", "mar", ["fr"]) == "3"
    assert find_word("weekday", "so", ["cs"]) == "6"


def test_languages_that_disagree_make_a_word_ambiguous():
    with pytest.raises(Invalid, match="'lip' is month 6, 7"):
        find_word("month", "lip", ["hr", "pl"])
    with pytest.raises(Invalid, match="'ma' is weekday 1, 2"):
        find_word("weekday", "ma", ["nl", "fr"])


def test_small_numbers_are_short():
    assert small_number("000012") == 12
    assert small_number("1" * 10) is None


@pytest.mark.parametrize("base", [0, 1900, 1969, 2000, 9900])
def test_every_two_digits_have_one_year_from_the_base_on(base):
    years = {full_year(f"{number:02}", base) for number in range(100)}
    assert years == set(range(base, base + 100))


def test_there_is_no_year_0():
    with pytest.raises(Invalid, match="range"):
        full_year("0000", 1969)
