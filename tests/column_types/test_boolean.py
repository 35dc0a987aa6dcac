"""Booleans."""

import numpy as np
import pandas as pd
import pytest

import cleanlib as cl
from cleanlib import BadOption, clean_value
from cleanlib.core.tables import read_table
from cleanlib.shared.answer_words import answers
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("true", "false"),
    [
        ("true", "false"),
        ("TRUE", "FALSE"),
        ("Yes", "no"),
        ("Y", "n"),
        ("T", "f"),
        ("on", "OFF"),
        ("1", "0"),
        ("1.0", "0.0"),
        ("1.", "0.000"),
        (" yes ", "\u00a0no"),
        ("１", "０"),
        ("Yes.", "no."),
        ('"yes"', "'no'"),
        ("✓", "✗"),
        ("✔️", "❌"),
        ("☑", "☐"),
        ("[x]", "[ ]"),
        (True, False),
        (1, 0),
        (1.0, 0.0),
        (np.True_, np.False_),
    ],
)
def test_words_numbers_and_ticks_are_read_in_any_case(true, false):
    assert clean_value(true, "boolean") is True
    assert clean_value(false, "boolean") is False


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("2", "range"),
        ("-1", "range"),
        ("01", "range"),
        ("0.5", "range"),
        ("1,0", "range"),
        ("10", "range"),
        ("maybe", "unknown"),
        ("yes no", "unknown"),
        ("yes/no", "unknown"),
        ("oui", "unknown"),
        ("j", "unknown"),
        ("☒", "unknown"),
        ("x", "unknown"),
        ("yes" * 30, "unknown"),
    ],
)
def test_what_is_neither_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "boolean") == reason


@pytest.mark.parametrize(
    ("spec", "true", "false"),
    [
        ("true/false", "true", "false"),
        ("0/1", "1", "0"),
        ("yes/no", "yes", "no"),
        ("Y/N", "Y", "N"),
    ],
)
def test_text_formats_are_read_again(spec, true, false):
    written = cl.clean_boolean(["Yes", "off", None], target_format=spec)
    assert written == [true, false, None]
    assert cl.clean_boolean(written, target_format=spec) == written


def test_the_default_is_a_nullable_boolean_column():
    column = cl.clean_boolean(pd.DataFrame({"x": ["Yes", None, "0"]}), "x")["x"]
    assert column.dtype == "boolean"
    assert column.tolist() == [True, pd.NA, False]
    again = cl.clean_boolean(column)
    assert again.equals(column)


def test_missing_cells_may_be_false():
    cells = ["x", None, "", "N/A", float("nan")]
    assert cl.clean_boolean(cells, true_values=["x"], missing_as_false=True) == [True] + [False] * 4
    assert cl.clean_boolean(cells, true_values=["x"]) == [True] + [None] * 4
    assert clean_value(None, "boolean", "yes/no", missing_as_false=True) == "no"
    assert cl.validate_boolean([None, "2"], missing_as_false=True).tolist() == [True, False]


def test_the_report_counts_what_was_filled():
    report = cl.clean(["x", None, None], type="boolean", true_values="x", missing_as_false=True)[1]
    assert report.notes == {"missing_filled": 2}
    assert report.null == 0


def test_values_of_the_caller_come_first():
    options = {"true_values": ["active", "0", 2], "false_values": ("inactive", "yes")}
    cells = ["Active", "0", "2", "INACTIVE", "Yes", "no", "1"]
    assert cl.clean_boolean(cells, **options) == [True, True, True, False, False, False, True]
    assert clean_value("n/a", "boolean", false_values=["N/A"]) is False


def test_words_of_other_languages_are_read_on_request():
    pairs = {
        "de": "Ja Nein", "fr": "OUI non", "es": "Sí no", "it": "vero falso", "pt": "Sim Não",
        "ru": "Да нет", "tr": "EVET HAYIR", "el": "Ναι ΌΧΙ", "ja": "はい いいえ", "zh": "是 否",
        "pl": "tak nie", "ar": "نعم لا", "hi": "हाँ नहीं", "vi": "Có không", "fi": "kyllä ei",
    }  # fmt: skip
    for language, pair in pairs.items():
        assert cl.clean_boolean(pair.split(), languages=[language]) == [True, False]
    assert cl.clean_boolean(["oui", "yes", "ja"], languages=["fr", "de"]) == [True] * 3


def test_no_word_says_yes_in_one_language_and_no_in_another():
    meanings = {}
    for words in answers("boolean_words").values():
        for word, values in words.items():
            meanings.setdefault(word, set()).update(values)
    assert [word for word, values in meanings.items() if len(values) > 1] == []


@pytest.mark.parametrize("language", sorted(answers("boolean_words")))
def test_every_language_has_both_answers_and_contradicts_neither_itself_nor_english(language):
    words = answers("boolean_words")[language]
    assert set().union(*words.values()) == {"true", "false"}
    assert all(len(meanings) == 1 for meanings in words.values())
    english = answers("boolean_words")["en"]
    assert all(english.get(word, meanings) == meanings for word, meanings in words.items())


def test_the_table_is_sorted_and_written_once():
    rows = [(row["language"], row["value"]) for row in read_table("boolean_words")]
    assert len(rows) == len(set(rows))
    assert len({language for language, _ in rows}) > 40


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"true_values": ["A"], "false_values": ["a "]}, "both hold 'a'"),
        ({"true_values": [None]}, "true_values must be a list of texts"),
        ({"false_values": 1.5}, "false_values must be a list of texts"),
        ({"missing_as_false": "yes"}, "missing_as_false"),
        ({"languages": ["xx"]}, "'xx' is not known"),
    ],
)
def test_impossible_options_are_refused(options, message):
    with pytest.raises(BadOption, match=message):
        clean_value("yes", "boolean", **options)
