"""Base64."""

import base64

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import clean, clean_value
from tests.column_types.reading import reason_of
from tests.conftest import text_frame


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("aGVsbG8=", "aGVsbG8="),
        ("aGVsbG8", "aGVsbG8="),
        ("aGVsbG8_", "aGVsbG8/"),
        ("--__", "++//"),
        (" aGVs\r\n bG8=\n", "aGVsbG8="),
        ("aGk=\u200b", "aGk="),
        ("data:image/png;base64,iVBORw0KGgo=", "iVBORw0KGgo="),
        ("data:text/plain;charset=utf-8;base64,aGk", "aGk="),
        ("DATA:;BASE64,aGk=", "aGk="),
    ],
)
def test_base64_is_written_with_padding_in_the_standard_alphabet(text, written):
    assert clean_value(text, "base64") == written
    assert clean_value(written, "base64") == written


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("@@@@", "syntax"),
        ("====", "syntax"),
        ("aGVsbG8==", "syntax"),
        ("aGk=aGk=", "syntax"),
        ("aG-s/G8=", "syntax"),
        ("aGk%3D", "syntax"),
        ("aGk—", "syntax"),
        ("ａＧｋ=", "syntax"),
        ("data:text/plain,hello", "syntax"),
        ("data:text/plain;base64,", "syntax"),
        ("aGVsb", "length"),
        ("aGVsbG9=", "component"),
        ("aB", "component"),
        ("aGVs bG8=", "syntax"),
        ("aGVsbG8 d29ybGQ", "syntax"),
        ("aGVs\nbG8hIQ==", "syntax"),
    ],
)
def test_what_is_no_base64_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "base64") == reason


def test_the_formats():
    assert clean_value("aGVsbG8/", "base64", "urlsafe") == "aGVsbG8_"
    assert clean_value("aGVsbG8", "base64", "text") == "hello"
    assert clean_value("aGVsbG8", "base64", "hex") == "68656c6c6f"
    assert clean_value("aGVsbG8", "base64", "parts") == {"decoded_length": 5}
    assert clean_value("aGVsbG8=", "base64", padding=False) == "aGVsbG8"
    assert reason_of("gICA", "base64", "text") == "component"


def test_the_head_of_a_data_uri_is_counted():
    cleaned = clean(text_frame("data:image/png;base64,iVBORw0KGgo="), "x", "base64")
    assert cleaned.report.notes == {"media_type_dropped": 1}


def test_a_megabyte_is_read():
    text = base64.b64encode(bytes(1_000_000)).decode()
    assert clean_value(text, "base64") == text


@given(st.binary(min_size=6))  # shorter ones may spell a null token, such as NULL
def test_bytes_are_the_same_in_either_alphabet(data):
    text = base64.b64encode(data).decode()
    assert clean_value(text, "base64", "hex") == data.hex()
    assert clean_value(clean_value(text, "base64", "urlsafe"), "base64") == text
    assert clean_value(text.rstrip("="), "base64") == text


@pytest.mark.parametrize("token", ["NULL", "None"])
def test_null_tokens_are_missing_though_they_look_like_values(token):
    assert clean_value(token, "base64") is None
    assert clean_value(token, "base64", keep_tokens=[token])
