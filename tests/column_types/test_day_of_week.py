"""Days of the week."""

import pytest

import cleanlib as cl
from cleanlib import BadOption, clean_value
from cleanlib.shared.calendar_words import WEEKDAYS
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("thurs", "Thursday"),
        ("THU.", "Thursday"),
        ("Th", "Thursday"),
        ("Tu", "Tuesday"),
        ("wednes", "Wednesday"),
        ("Sunday", "Sunday"),
        ("1", "Monday"),
        ("7", "Sunday"),
        ("7.0", "Sunday"),
    ],
)
def test_a_weekday_is_a_name_its_beginning_or_an_iso_number(text, name):
    assert clean_value(text, "day_of_week") == name


@pytest.mark.parametrize(
    ("text", "language", "name"),
    [
        ("mardi", "fr", "Tuesday"),
        ("Do.", "de", "Thursday"),
        ("terça-feira", "pt", "Tuesday"),
        ("miércoles", "es", "Wednesday"),
        ("星期四", "zh", "Thursday"),
    ],
)
def test_names_are_read_in_the_languages_asked_for(text, language, name):
    assert clean_value(text, "day_of_week", languages=[language]) == name
    assert reason_of(text, "day_of_week") == "unknown"


def test_a_word_with_two_meanings_is_ambiguous():
    assert reason_of("so", "day_of_week", languages=["de", "cs"]) == "ambiguous"
    assert reason_of("ma", "day_of_week", languages=["nl", "fr"]) == "ambiguous"
    assert reason_of("ma", "day_of_week", languages=["fr", "nl"]) == "ambiguous"
    assert clean_value("ma", "day_of_week", languages=["nl"]) == "Monday"
    assert clean_value("ma", "day_of_week", languages=["fr", "it"]) == "Tuesday"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Thirstday", "unknown"),
        ("--mo", "unknown"),
        ("mo--", "unknown"),
        ("Fri-", "unknown"),
        (".fri", "unknown"),
        ("Fri..", "unknown"),
        ("'Fri", "unknown"),
        ("T", "unknown"),
        ("8", "range"),
        ("0", "ambiguous"),
        ("1.5", "unknown"),
    ],
)
def test_what_is_no_weekday_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "day_of_week") == reason


def test_the_formats():
    assert clean_value("thurs", "day_of_week", "abbreviation") == "Thu"
    assert clean_value("thurs", "day_of_week", "iso_number") == "4"
    assert clean_value("thurs", "day_of_week", "number0") == "3"
    assert clean_value("thurs", "day_of_week", "parts") == {"weekday": "Thursday"}


def test_week_start_is_the_day_that_number0_writes_as_0():
    read = [
        clean_value(n, "day_of_week", "number0", week_start="sunday") for n in ("Sun", "Mon", "Sat")
    ]
    assert read == ["0", "1", "6"]
    assert clean_value("7", "day_of_week", week_start="sunday") == "Sunday"
    with pytest.raises(BadOption, match="did you mean 'sunday'"):
        clean_value("Mon", "day_of_week", week_start="Sunday")


@pytest.mark.parametrize("spec", ["name", "abbreviation", "iso_number"])
def test_every_weekday_survives_being_written_and_read(spec):
    for name in WEEKDAYS:
        assert clean_value(clean_value(name, "day_of_week", spec), "day_of_week") == name


def test_weekday_is_another_name_of_it():
    assert cl.clean_weekday(["tues"]) == ["Tuesday"]
