"""Months of any year."""

import pytest

from cleanlib import BadOption, clean_value
from cleanlib.shared.calendar_words import MONTHS
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("9", "9"),
        ("09", "9"),
        ("9.0", "9"),
        (9.0, "9"),
        ("٩", "9"),
        ("9月", "9"),
        ("sept.", "9"),
        ("SEPTEMBER", "9"),
        ("Septemb", "9"),
        ("IX", "9"),
        ("I", "1"),
        ("XII", "12"),
        ("may", "5"),
    ],
)
def test_a_month_is_a_number_a_name_or_a_roman_numeral(text, number):
    assert clean_value(text, "month") == number


@pytest.mark.parametrize(
    ("text", "language", "number"),
    [
        ("février", "fr", "2"),
        ("Fevrier", "fr", "2"),
        ("März", "de", "3"),
        ("Mrz.", "de", "3"),
        ("enero", "es", "1"),
        ("三月", "zh", "3"),
        ("марта", "ru", "3"),
    ],
)
def test_names_are_read_in_the_languages_asked_for(text, language, number):
    assert clean_value(text, "month", languages=[language]) == number
    assert reason_of(text, "month") == "unknown"


def test_english_names_are_read_beside_any_language():
    assert clean_value("October", "month", languages=["fr"]) == "10"


def test_a_word_with_two_meanings_is_ambiguous():
    assert reason_of("listopad", "month", languages=["hr", "pl"]) == "ambiguous"
    assert reason_of("jui", "month", languages=["fr"]) == "ambiguous"
    assert clean_value("listopad", "month", languages=["hr"]) == "10"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("13", "range"),
        ("0", "range"),
        ("Smarch", "unknown"),
        ("Dec-", "unknown"),
        ("-Dec", "unknown"),
        ("Dec'", "unknown"),
        ("ix", "unknown"),
        ("Ju", "unknown"),
        ("XIII", "unknown"),
        ("1.5", "syntax"),
        ("March 2021", "syntax"),
        ("-3", "syntax"),
    ],
)
def test_what_is_no_month_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "month") == reason


def test_the_formats():
    assert clean_value("sept.", "month", "name") == "September"
    assert clean_value("sept.", "month", "abbreviation") == "Sep"
    assert clean_value("sept.", "month", "two_digit") == "09"
    assert clean_value("sept.", "month", "parts") == {"month": 9}


@pytest.mark.parametrize("spec", ["number", "name", "abbreviation", "two_digit"])
def test_every_format_reads_its_own_output(spec):
    for name in MONTHS:
        once = clean_value(name, "month", spec)
        assert clean_value(once, "month", spec) == once


def test_an_unknown_language_is_refused():
    with pytest.raises(BadOption, match="did you mean"):
        clean_value("1", "month", languages=["eng"])
