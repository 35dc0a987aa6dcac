"""Days of a month."""

import pytest

from cleanlib import clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "day"),
    [
        ("1", "1"),
        ("01", "1"),
        ("1.0", "1"),
        ("31", "31"),
        ("21st", "21"),
        ("22nd.", "22"),
        ("7.", "7"),
        ("3日", "3"),
        ("３", "3"),
    ],
)
def test_a_day_is_a_number_or_an_ordinal(text, day):
    assert clean_value(text, "day") == day


def test_endings_of_ordinals_are_read_in_the_languages_asked_for():
    assert clean_value("1er", "day", languages=["fr"]) == "1"
    assert clean_value("1º", "day", languages=["es"]) == "1"
    assert reason_of("1er", "day") == "syntax"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("0", "range"),
        ("32", "range"),
        ("32nd", "range"),
        ("1.5", "syntax"),
        ("-1", "syntax"),
        ("21 May", "syntax"),
        ("1st 2nd", "syntax"),
        ("21-st", "syntax"),
        ("21'", "syntax"),
        ("Monday", "syntax"),
    ],
)
def test_what_is_no_day_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "day") == reason


def test_ordinals_are_written_as_english_says_them():
    ordinals = [
        clean_value(str(day), "day", "ordinal") for day in (1, 2, 3, 4, 11, 12, 13, 21, 22, 31)
    ]
    assert ordinals == ["1st", "2nd", "3rd", "4th", "11th", "12th", "13th", "21st", "22nd", "31st"]


def test_parts_are_numbers():
    assert clean_value("21st", "day", "parts") == {"day": 21}


def test_every_day_survives_being_written_and_read():
    for spec in ("number", "ordinal"):
        for day in map(str, range(1, 32)):
            assert clean_value(clean_value(day, "day", spec), "day") == day
