"""Answers looked up in tables of words."""

import pytest

from cleanlib import Invalid
from cleanlib.core.tables import read_table
from cleanlib.shared.answer_words import answer_key, find_answer

GENDER = ("person_words", "gender")


@pytest.mark.parametrize("table", ["boolean_words", "person_words"])
def test_no_row_is_written_twice_and_no_word_is_empty(table):
    rows = [tuple(row.values())[:-1] for row in read_table(table)]
    assert len(rows) == len(set(rows))
    assert all(word for row in read_table(table) for word in row["words"].split("|"))


@pytest.mark.parametrize(
    ("text", "key"),
    [("  Sí. ", "si"), ("non-binary", "non binary"), ("'Yes'", "yes"), (".", "."), ("''", "''")],
)
def test_answers_are_compared_without_what_does_not_matter(text, key):
    assert answer_key(text) == key


def test_stated_languages_come_before_english():
    assert find_answer(*GENDER, "f", "fr", widely=True) == "female"
    assert find_answer("boolean_words", "", "yes", "fr", widely=False) == "true"


@pytest.mark.parametrize("text", ["h", "oui", "", "x" * 100])
def test_single_letters_and_other_words_are_unknown(text):
    with pytest.raises(Invalid, match="unknown"):
        find_answer(*GENDER, text, None, widely=True)


def test_a_word_with_two_values_is_ambiguous():
    with pytest.raises(Invalid, match="ambiguous: 'm' may be female or male"):
        find_answer(*GENDER, "m", ["pt"], widely=True)
