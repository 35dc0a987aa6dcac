"""Hexadecimal digits."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "digits"),
    [
        ("FF0A", "ff0a"),
        ("0XFF 0A", "ff0a"),
        ("0xff, 0x0a", "ff0a"),
        ("DE:AD:BE:EF", "deadbeef"),
        ("de-ad", "dead"),
        ("dead  beef", "deadbeef"),
        ("00f", "00f"),
        ("ＦＦ", "ff"),
    ],
)
def test_digits_are_written_in_lower_case(text, digits):
    assert clean_value(text, "hex_string") == digits
    assert clean_value(digits, "hex_string") == digits


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("0xg", "syntax"),
        ("0x", "syntax"),
        ("ff:a", "syntax"),
        ("ff:", "syntax"),
        ("ff:0a-0b", "syntax"),
        ("ff:0a0b:0c", "syntax"),
        ("ff:0a0b", "syntax"),
        ("0x12 34 0x56", "syntax"),
        ("FFh", "syntax"),
        ("f" * 1_000_000, "length"),
    ],
)
def test_what_is_not_hexadecimal_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "hex_string") == reason


def test_bytes_need_an_even_number_of_digits():
    assert clean_value("0AFF", "hex_string", "bytes") == "0a ff"
    assert reason_of("AFF", "hex_string", "bytes") == "length"


@given(st.binary(min_size=1))
def test_every_format_reads_back(data):
    for spec in ("lower", "0x", "bytes"):
        written = clean_value(data.hex(), "hex_string", spec)
        assert clean_value(written, "hex_string") == data.hex()
