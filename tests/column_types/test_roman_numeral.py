"""Roman numerals."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import BadOption, clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("I", 1),
        ("xiv", 14),
        (" Xlix ", 49),
        ("MCMXCIV", 1994),
        ("MMMCMXCIX", 3999),
        ("Ⅻ", 12),
        ("ⅿⅽⅿ", 1900),
        ("ⅩⅣ", 14),
        ("ＩＶ", 4),
        ("14", 14),
        (14, 14),
        ("14.0", 14),
    ],
)
def test_numerals_are_read(text, number):
    assert clean_value(text, "roman_numeral") == number


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("IIX", "syntax"),
        ("IIII", "syntax"),
        ("VV", "syntax"),
        ("IL", "syntax"),
        ("IC", "syntax"),
        ("XCX", "syntax"),
        ("IXI", "syntax"),
        ("CMC", "syntax"),
        ("MMMM", "syntax"),
        ("M" * 10_000, "syntax"),
        ("X I V", "syntax"),
        ("XIV.", "syntax"),
        ("Chapter IV", "syntax"),
        ("-V", "syntax"),
        ("ABC", "syntax"),
        ("\u0406", "syntax"),
        ("0", "range"),
        ("4000", "range"),
        ("lV", "ambiguous"),
        ("VIl", "ambiguous"),
        ("4.000", "syntax"),
    ],
)
def test_what_is_no_numeral_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "roman_numeral") == reason


@pytest.mark.parametrize(("text", "number"), [("IIII", 4), ("XVIIII", 19), ("MDCCCCX", 1910)])
def test_four_in_a_row_are_read_on_request(text, number):
    assert clean_value(text, "roman_numeral", strict=False) == number
    assert reason_of(text, "roman_numeral") == "syntax"


@pytest.mark.parametrize("text", ["IIIII", "IIX", "VIV"])
def test_other_rules_hold_all_the_same(text):
    assert reason_of(text, "roman_numeral", strict=False) == "syntax"


@given(st.integers(1, 3999))
def test_every_number_is_read_back(number):
    written = clean_value(str(number), "roman_numeral", "roman")
    assert clean_value(written, "roman_numeral") == number
    assert clean_value(written.lower(), "roman_numeral", "roman") == written


def test_impossible_options_are_refused():
    with pytest.raises(BadOption):
        clean_value("I", "roman_numeral", strict="no")
