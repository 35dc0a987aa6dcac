"""ULIDs."""

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import clean, clean_value
from tests.column_types.reading import reason_of
from tests.conftest import text_frame

PLAIN = "01ARZ3NDEKTSV4RRFFQ69G5FAV"


@pytest.mark.parametrize("text", [PLAIN, PLAIN.lower(), f" {PLAIN}\n", PLAIN.replace("0", "０")])
def test_a_ulid_is_written_in_capitals(text):
    assert clean_value(text, "ulid") == PLAIN


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("81ARZ3NDEKTSV4RRFFQ69G5FAV", "range"),
        (PLAIN[:-1], "length"),
        (f"{PLAIN}0", "length"),
        ("01ARZ3NDEK-TSV4RRFFQ69G5FAV", "length"),
        ("01ARZ3NDEKTSV4RRFFQ69G5FAU", "syntax"),
        ("O1ARZ3NDEKTSV4RRFFQ69G5FAV", "syntax"),
        ("ß1ARZ3NDEKTSV4RRFFQ69G5FAV", "syntax"),
        ("01ARZ3NDEKTSV4RRFFQ69G5Fß", "length"),
        ("0" * 1_000_000, "length"),
    ],
)
def test_what_is_no_ulid_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "ulid") == reason


def test_similar_letters_are_digits_on_request():
    read = clean_value("OIARZ3NDEKTSV4RRFFQ69G5FAL", "ulid", similar_letters=True)
    assert read == "01ARZ3NDEKTSV4RRFFQ69G5FA1"
    assert reason_of("01ARZ3NDEKTSV4RRFFQ69G5FAU", "ulid", similar_letters=True) == "syntax"


def test_the_formats():
    made = dt.datetime(2016, 7, 30, 23, 54, 10, 259000)
    assert clean_value(PLAIN, "ulid", "uuid") == "01563e3a-b5d3-d676-4c61-efb99302bd5b"
    assert clean_value(PLAIN, "ulid", "datetime") == made
    parts = clean_value(PLAIN, "ulid", "parts")
    assert parts == {"timestamp": made, "randomness": "TSV4RRFFQ69G5FAV"}


def test_the_ends_of_the_range_are_counted_and_may_have_no_time():
    cleaned = clean(text_frame("0" * 26, "7" + "Z" * 25), "x", "ulid")
    assert cleaned.report.notes == {"placeholder": 2}
    assert reason_of("7" + "Z" * 25, "ulid", "datetime") == "range"


@given(st.uuids())
def test_a_ulid_and_its_uuid_are_the_same_bits(value):
    alphabet, number, text = "0123456789ABCDEFGHJKMNPQRSTVWXYZ", value.int, ""
    for _ in range(26):
        number, digit = divmod(number, 32)
        text = alphabet[digit] + text
    assert clean_value(text, "ulid") == text
    assert clean_value(text, "ulid", "uuid") == str(value)
