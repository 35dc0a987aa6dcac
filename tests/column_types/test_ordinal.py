"""Ordinals."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import BadOption, Invalid, clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("1st", 1),
        ("2nd", 2),
        ("3RD", 3),
        ("4th", 4),
        ("11th", 11),
        ("21 st", 21),
        ("112th", 112),
        ("1,000th", 1000),
        ("0th", 0),
        ("1ˢᵗ", 1),
        ("２２nd", 22),
        ("7", 7),
        (7, 7),
        ("7.0", 7),
        ("first", 1),
        ("Twenty-First", 21),
        ("twenty first", 21),
        ("hundredth", 100),
        ("one hundred and twelfth", 112),
        ("two thousandth", 2000),
        ("zeroth", 0),
    ],
)
def test_figures_and_english_words_are_read(text, number):
    assert clean_value(text, "ordinal") == number


@pytest.mark.parametrize(
    ("text", "language", "number"),
    [
        ("1er", "fr", 1),
        ("1re", "fr", 1),
        ("1ère", "fr", 1),
        ("2e", "fr", 2),
        ("2nde", "fr", 2),
        ("21ÈME", "fr", 21),
        ("première", "fr", 1),
        ("3.", "de", 3),
        ("3te", "de", 3),
        ("20ste", "de", 20),
        ("Dritter", "de", 3),
        ("1º", "es", 1),
        ("1.ª", "es", 1),
        ("3er", "es", 3),
        ("10mo", "es", 10),
        ("decimo", "es", 10),
        ("2º", "pt", 2),
        ("2ª", "pt", 2),
        ("sétima", "pt", 7),
        ("1°", "it", 1),
        ("quinto", "it", 5),
        ("1e", "nl", 1),
        ("8ste", "nl", 8),
        ("12de", "nl", 12),
        ("derde", "nl", 3),
        ("2:a", "sv", 2),
        ("12:e", "sv", 12),
        ("5.", "da", 5),
        ("21st", "de", 21),
    ],
)
def test_other_languages_are_read_on_request(text, language, number):
    assert clean_value(text, "ordinal", languages=language) == number
    assert clean_value(text, "ordinal", languages=["cs", language]) == number


@pytest.mark.parametrize(
    ("text", "languages", "reason"),
    [
        ("21nd", None, "component"),
        ("11st", None, "component"),
        ("13rd", None, "component"),
        ("2er", "fr", "component"),
        ("1e", "fr", "component"),
        ("3ste", "de", "component"),
        ("8de", "nl", "component"),
        ("11:a", "sv", "component"),
        ("3.", None, "syntax"),
        ("1er", None, "syntax"),
        ("1º", "de", "syntax"),
        ("1stst", None, "syntax"),
        ("1st place", None, "syntax"),
        ("the first", None, "unknown"),
        ("twenty-one", None, "syntax"),
        ("-1st", None, "syntax"),
        ("minus first", None, "syntax"),
        ("one second", None, "syntax"),
        ("point fifth", None, "syntax"),
        ("1.5", None, "syntax"),
        ("1,00th", None, "syntax"),
        ("III", None, "syntax"),
        ("premier", "de", "syntax"),
        ("decillionth", None, "range"),
        ("fourty-first", None, "unknown"),
        ("one " * 500 + "first", None, "length"),
        ("1.000", None, "syntax"),
    ],
)
def test_what_is_no_ordinal_is_invalid_for_a_reason(text, languages, reason):
    assert reason_of(text, "ordinal", languages=languages) == reason


def test_the_reason_says_what_is_right():
    with pytest.raises(Invalid, match="21 does not end in nd; in English it is 21st"):
        clean_value("21nd", "ordinal")
    with pytest.raises(Invalid, match="an ordinal in es, it, pt, which languages= does not name"):
        clean_value("1º", "ordinal")


def test_the_formats():
    assert clean_value("21st", "ordinal", "ordinal") == "21st"
    assert clean_value("21", "ordinal", "word") == "twenty-first"
    assert clean_value("1112", "ordinal", "word") == "one thousand, one hundred and twelfth"


@given(st.integers(0, 10**15), st.sampled_from(["ordinal", "word", "integer"]))
def test_every_format_is_read_back(number, spec):
    assert clean_value(clean_value(str(number), "ordinal", spec), "ordinal") == number


@pytest.mark.parametrize("languages", ["xx", ["fr", "klingon"], 5])
def test_impossible_options_are_refused(languages):
    with pytest.raises(BadOption):
        clean_value("1st", "ordinal", languages=languages)
