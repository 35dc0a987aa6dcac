"""Fractions."""

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import BadOption, clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "fraction"),
    [
        ("3/2", "3/2"),
        ("6/4", "3/2"),
        ("4/2", "2"),
        ("0/5", "0"),
        ("3 / 4", "3/4"),
        ("-3/4", "-3/4"),
        ("\u22123/4", "-3/4"),
        ("+3/4", "3/4"),
        ("1 1/2", "3/2"),
        ("1-1/2", "3/2"),
        ("-1 1/2", "-3/2"),
        ("1 ½", "3/2"),
        ("1½", "3/2"),
        ("1-½", "3/2"),
        ("½", "1/2"),
        ("-⅔", "-2/3"),
        ("⅟8", "1/8"),
        ("1⁄2", "1/2"),
        ("3∕4", "3/4"),
        ("1¹⁄₂", "3/2"),
        ("３/４", "3/4"),
        ("0.75", "3/4"),
        (".5", "1/2"),
        ("0.1", "1/10"),
        ("4", "4"),
        (0.75, "3/4"),
    ],
)
def test_quotients_mixed_numbers_and_decimals_are_read(text, fraction):
    assert clean_value(text, "fraction") == fraction


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("1/0", "component"),
        ("0/0", "component"),
        ("1 3/2", "component"),
        ("1 ½ ½", "syntax"),
        ("½½", "syntax"),
        ("½1", "syntax"),
        ("1 000/3", "syntax"),
        ("½/2", "syntax"),
        ("1/2/3", "syntax"),
        ("3/-4", "syntax"),
        ("1 - 1/2", "syntax"),
        ("1.5/2", "syntax"),
        ("2³", "syntax"),
        ("3:4", "syntax"),
        ("0,75", "syntax"),
        ("75%", "syntax"),
        ('1 1/2"', "syntax"),
        ("1e3", "syntax"),
        ("half", "syntax"),
        ("1/" + "9" * 200, "length"),
        ("01/02", "ambiguous"),
        ("1/05", "ambiguous"),
    ],
)
def test_what_is_no_fraction_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "fraction") == reason


@pytest.mark.parametrize(
    ("text", "mixed", "parts"),
    [
        ("3/2", "1 1/2", (1, 1, 2)),
        ("-3/2", "-1 1/2", (-1, 1, 2)),
        ("3/4", "3/4", (0, 3, 4)),
        ("-3/4", "-3/4", (0, -3, 4)),
        ("4/2", "2", (2, 0, 1)),
        ("0", "0", (0, 0, 1)),
    ],
)
def test_mixed_numbers_and_their_parts(text, mixed, parts):
    assert clean_value(text, "fraction", "mixed") == mixed
    written = clean_value(text, "fraction", "parts")
    assert written == dict(zip(("whole", "numerator", "denominator"), parts, strict=True))


def test_decimals_are_exact_or_rounded_on_request():
    assert clean_value("3/8", "fraction", "decimal") == Decimal("0.375")
    assert str(clean_value("5/2", "fraction", "decimal")) == "2.5"
    assert reason_of("1/3", "fraction", "decimal") == "range"
    assert clean_value("1/3", "fraction", "decimal", decimals=3) == Decimal("0.333")
    assert clean_value("-2/3", "fraction", "decimal", decimals=2) == Decimal("-0.67")
    assert clean_value("1/8", "fraction", "decimal", decimals=2) == Decimal("0.13")


def test_a_simple_fraction_near_by_on_request():
    assert clean_value("0.333", "fraction", limit_denominator=10) == "1/3"
    assert clean_value("3/4", "fraction", limit_denominator=10) == "3/4"


def test_parts_that_no_column_of_integers_holds_are_invalid():
    assert reason_of("1/" + "3" * 30, "fraction", "parts") == "range"


@given(st.fractions(max_denominator=10**12), st.sampled_from(["fraction", "mixed"]))
def test_every_format_is_read_back(number, spec):
    written = clean_value(str(number), "fraction", spec)
    assert Fraction(clean_value(written, "fraction")) == number


@pytest.mark.parametrize(
    "options", [{"limit_denominator": 0}, {"limit_denominator": 1.5}, {"decimals": -1}]
)
def test_impossible_options_are_refused(options):
    with pytest.raises(BadOption):
        clean_value("1/2", "fraction", **options)
