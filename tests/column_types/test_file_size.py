"""File sizes: metric and binary units, bits or bytes, whole numbers of bytes."""

from fractions import Fraction

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import BadOption, clean_value
from tests.column_types.reading import reason_of

POWERS = "KMGTPE"


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("42", 42), ("0", 0), ("1 byte", 1), ("12 B", 12), ("12.00 B", 12), ("7 octets", 7),
        ("1 KB", 1000), ("1 kB", 1000), ("1 kbyte", 1000), ("1.5 KiB", 1536), ("1 Ki", 1024),
        ("20 MB", 20_000_000), ("20MB.", 20_000_000), ("8 mb", 8_000_000), ("500 KBytes", 500_000),
        ("3,5 Go", 3_500_000_000), ("1.5G", 1_500_000_000), ("2 gigs", 2_000_000_000),
        ("1.5 mebibytes", 1_572_864), ("10 mib", 10_485_760), ("1,234 bytes", 1234),
        ("1 234 567 octets", 1_234_567), ("1'234'567", 1_234_567), ("5 T", 5 * 10**12),
        ("5 E", 5 * 10**18), ("1.5e3 KB", 1_500_000), ("1.5E+06", 1_500_000), ("５ＭＢ", 5_000_000),
        (".5 KB", 500), ("-0 KB", 0), ("9223372036854775807", 2**63 - 1), ("1.3 KiB", 1331),
    ],
)  # fmt: skip
def test_sizes_are_whole_numbers_of_bytes(text, size):
    assert clean_value(text, "file_size") == str(size)
    assert clean_value(text, "file_size", "integer") == size


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("8 Mb", "ambiguous"), ("8 kb", "ambiguous"), ("8 Gbs", "ambiguous"), ("5 b", "ambiguous"),
        ("1.5", "not_whole"), ("1.500", "not_whole"), ("0.3 B", "not_whole"), ("-5 KB", "range"),
        ("9223372036854775808", "range"), ("16 EiB", "range"), ("1 YB", "range"),
        ("1.5 foo", "unknown"), ("8 Mbit", "unknown"), ("12 B/s", "unknown"), ("XL", "unknown"),
        ("KB", "syntax"), ("MB 5", "syntax"), ("5MB - 6MB", "syntax"), ("5MB 300KB", "syntax"),
        ("~5MB", "syntax"), ("<1 KB", "syntax"), ("1.2.3", "grouping"), ("0x400", "syntax"),
    ],
)  # fmt: skip
def test_what_is_invalid_and_why(text, reason):
    assert reason_of(text, "file_size") == reason


def test_what_kb_and_a_small_b_stand_for():
    assert clean_value("1 KB", "file_size", kb="binary") == "1024"
    assert clean_value("1 KiB", "file_size", kb="si") == "1024"
    assert clean_value("8 Mb", "file_size", lowercase_b="byte") == "8000000"
    assert clean_value("8 Mb", "file_size", lowercase_b="bit") == "1000000"
    assert clean_value("8 MB", "file_size", lowercase_b="bit") == "8000000"


def test_bare_numbers():
    result = cl.clean(pd.DataFrame({"x": ["5", "6 B"]}), "x", "file_size", default_unit="KiB")
    assert result.df["x"].tolist() == ["5120", "6"]
    assert result.report.notes == {"unit_assumed": 1}
    assert reason_of("5", "file_size", default_unit=None) == "missing_part"
    with pytest.raises(BadOption):
        clean_value("5", "file_size", default_unit="floppies")


@pytest.mark.parametrize(
    ("size", "si", "iec"),
    [
        ("0", "0 B", "0 B"), ("999", "999 B", "999 B"), ("1000", "1 kB", "1000 B"),
        ("1536", "1.54 kB", "1.5 KiB"), ("999999", "1 MB", "976.56 KiB"),
        ("1048575", "1.05 MB", "1 MiB"), ("1 GiB", "1.07 GB", "1 GiB"),
        ("9223372036854775807", "9.22 EB", "8 EiB"),
    ],
)  # fmt: skip
def test_sizes_for_people(size, si, iec):
    assert clean_value(size, "file_size", "human_si") == si
    assert clean_value(size, "file_size", "human_iec") == iec


def test_decimals_of_sizes_for_people():
    assert clean_value("1536", "file_size", "human_iec", decimals=0) == "2 KiB"
    assert clean_value("1024", "file_size", "human_iec", decimals=1) == "1.0 KiB"


def test_rounding_is_noted():
    result = cl.clean(pd.DataFrame({"x": ["1.3 KiB", "1.5 KiB"]}), "x", "file_size")
    assert result.report.notes == {"fraction_cut": 1}


def test_parts():
    assert clean_value("1.5 KiB", "file_size", "parts") == {"value": "1536", "unit": "B"}


@given(
    st.from_regex(r"[0-9]{1,3}(\.[0-9]{1,4})?", fullmatch=True),
    st.sampled_from(POWERS),
    st.sampled_from(("", "B", "i", "iB", "o")),
)
def test_a_size_is_the_nearest_number_of_bytes(number, letter, tail):
    base = 1024 if "i" in tail else 1000
    exact = Fraction(number) * base ** (POWERS.index(letter) + 1)
    cleaned = cl.clean_file_size([f"{number} {letter}{tail}"], errors="coerce", decimal=".")[0]
    assert (cleaned is None) == (int(exact + Fraction(1, 2)) >= 2**63)
    if cleaned is not None:
        assert abs(int(cleaned) - exact) <= Fraction(1, 2)


@given(st.integers(0, 2**62), st.sampled_from(("human_si", "human_iec")))
def test_what_people_read_is_near_and_settles(size, spec):
    shown = clean_value(str(size), "file_size", spec)
    again = int(clean_value(shown, "file_size"))
    assert abs(again - size) <= size / 150
    assert clean_value(shown, "file_size", spec) == shown
