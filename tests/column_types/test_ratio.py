"""Ratios."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import BadOption, clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "reduced", "kept"),
    [
        ("16:9", "16:9", "16:9"),
        ("16 : 8", "2:1", "16:8"),
        ("１６：８", "2:1", "16:8"),
        ("16∶8", "2:1", "16:8"),
        ("16/8", "2:1", "16:8"),
        ("3 to 1", "3:1", "3:1"),
        ("3-TO-1", "3:1", "3:1"),
        ("1.5:1", "3:2", "1.5:1"),
        ("1.50:1.0", "3:2", "1.5:1"),
        ("0:5", "0:1", "0:5"),
        ("5:0", "1:0", "5:0"),
        ("1:100000", "1:100000", "1:100000"),
    ],
)
def test_ratios_are_reduced_unless_they_are_to_stay(text, reduced, kept):
    assert clean_value(text, "ratio") == reduced
    assert clean_value(text, "ratio", reduce=False) == kept


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("16:", "syntax"),
        (":8", "syntax"),
        ("1:2:3", "syntax"),
        ("16:08", "syntax"),
        ("1:20,000", "syntax"),
        ("1,5:1", "syntax"),
        ("-1:2", "syntax"),
        ("3to1", "syntax"),
        ("1 in 5", "syntax"),
        ("9:30 AM", "syntax"),
        ("2", "syntax"),
        ("0:0", "component"),
        ("1" * 100 + ":1", "syntax"),
    ],
)
def test_what_is_no_ratio_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "ratio") == reason


def test_decimals_and_percentages():
    assert clean_value("16:8", "ratio", "decimal") == 2
    assert clean_value("3:8", "ratio", "decimal") == Decimal("0.375")
    assert clean_value("16:8", "ratio", "percent") == "200%"
    assert reason_of("1:3", "ratio", "percent") == "range"
    assert clean_value("1:3", "ratio", "percent", decimals=1) == "33.3%"
    assert reason_of("5:0", "ratio", "decimal") == "component"


def test_parts():
    assert clean_value("1.5:1", "ratio", "parts") == {"left": "3", "right": "2"}
    assert clean_value("1.5:1", "ratio", "parts", reduce=False) == {"left": "1.5", "right": "1"}


@given(st.integers(0, 10**9), st.integers(1, 10**9), st.booleans())
def test_a_ratio_is_read_back(left, right, reduce):
    written = clean_value(f"{left}:{right}", "ratio", reduce=reduce)
    assert clean_value(written, "ratio", reduce=reduce) == written


@pytest.mark.parametrize("options", [{"reduce": "no"}, {"decimals": 1.5}, {"decimals": True}])
def test_impossible_options_are_refused(options):
    with pytest.raises(BadOption):
        clean_value("1:2", "ratio", **options)
