"""Ratings."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import BadOption, clean, clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "fraction"),
    [
        ("4 out of 5 stars", "4/5"),
        ("4.0 out of 5", "4/5"),
        ("4 of 5", "4/5"),
        ("4/5", "4/5"),
        ("4 / 5 stars", "4/5"),
        ("4★/5", "4/5"),
        ("8.5/10", "8.5/10"),
        ("4,5/5", "4.5/5"),
        ("3½/5", "3.5/5"),
        ("7/10 points", "7/10"),
        ("Rated 4 out of 5", "4/5"),
        ("80%", "80/100"),
        ("0/5", "0/5"),
        ("10/10", "10/10"),
        ("★★★★☆", "4/5"),
        ("★ ★ ★ ☆ ☆", "3/5"),
        ("★★★½☆", "3.5/5"),
        ("⭐️⭐️⭐️⭐️⭐️", "5/5"),
        ("☆☆☆☆☆", "0/5"),
        ("★★★☆", "3/4"),
        ("★ ★ ★ ★ ☆", "4/5"),
        ("★★★★ ☆", "4/5"),
        ("4 stars / 5", "4/5"),
    ],
)
def test_values_with_their_scale_are_read(text, fraction):
    assert clean_value(text, "rating") == fraction


@pytest.mark.parametrize(
    ("text", "fraction"),
    [("4", "4/5"), ("4 stars", "4/5"), ("4★", "4/5"), ("★★★", "3/5"), ("★★½", "2.5/5")],
)
def test_a_value_alone_needs_the_scale(text, fraction):
    assert clean_value(text, "rating", scale=5) == fraction
    assert reason_of(text, "rating") == "missing_part"


def test_a_scale_in_the_cell_comes_first():
    assert clean_value("8/10", "rating", scale=5) == "8/10"
    assert reason_of("6", "rating", scale=5) == "range"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("6/5", "range"),
        ("120%", "range"),
        ("0/0", "range"),
        ("4,500/5,000", "ambiguous"),
        ("-1/5", "syntax"),
        ("4/-5", "syntax"),
        ("4/5/5", "syntax"),
        ("4/5 great", "syntax"),
        ("4 out 5", "syntax"),
        ("four stars", "syntax"),
        ("☆★★", "syntax"),
        ("½", "syntax"),
        ("A+", "syntax"),
        ("★" * 1000, "syntax"),
        ("★★ ★★★", "syntax"),
        ("★★★★★ ★★★★☆", "syntax"),
        ("4 stars / 5 stars", "syntax"),
    ],
)
def test_what_is_no_rating_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "rating") == reason


@pytest.mark.parametrize(
    ("text", "stars", "percent", "of_5", "of_10"),
    [
        ("4/5", "★★★★☆", "80%", "4", "8"),
        ("9/10", "★★★★½", "90%", "4.5", "9"),
        ("0/5", "☆☆☆☆☆", "0%", "0", "0"),
        ("100%", "★★★★★", "100%", "5", "10"),
        ("8.3/10", "★★★★☆", "83%", "4.15", "8.3"),
    ],
)
def test_the_formats(text, stars, percent, of_5, of_10):
    assert clean_value(text, "rating", "stars") == stars
    assert clean_value(text, "rating", "percent") == percent
    assert clean_value(text, "rating", "out_of_5") == Decimal(of_5)
    assert clean_value(text, "rating", "out_of_10") == Decimal(of_10)


def test_parts():
    assert clean_value("8.50/10", "rating", "parts") == {"value": "8.5", "scale": "10"}


def test_decimals_that_never_end_are_rounded_on_request():
    assert reason_of("2/3", "rating", "percent") == "range"
    assert clean_value("2/3", "rating", "percent", decimals=1) == "66.7%"
    assert clean_value("2/3", "rating", "out_of_5", decimals=2) == Decimal("3.33")


def test_rounding_to_half_stars_is_counted():
    report = clean(["8.3/10", "4/5"], None, "rating", "stars", errors="coerce").report
    assert report.notes == {"fraction_cut": 1}


@given(st.integers(0, 100), st.integers(1, 100))
def test_a_rating_is_read_back(value, scale):
    text = f"{min(value, scale)}/{scale}"
    assert clean_value(text, "rating") == text
    stars = clean_value(text, "rating", "stars")
    assert clean_value(stars, "rating", "stars") == stars


@pytest.mark.parametrize("options", [{"scale": 0}, {"scale": "5"}, {"decimals": "1"}])
def test_impossible_options_are_refused(options):
    with pytest.raises(BadOption):
        clean_value("4/5", "rating", **options)
