"""Heights of people: metric, or feet and inches however they are marked."""

from fractions import Fraction

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import BadOption, clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    "text",
    [
        "5'11\"", "5' 11\"", "5’11”", "5′11″", "5'11", "5' 11''", "5 ft 11 in", "5ft11in", "5ft 11",
        "5ft11", "5 foot 11", "5 feet, 11 inches", "5 Feet and 11 Inches", "5-ft 11-in", "71 in",
        "71\"", "180.34 cm", "180,34cm", "180.34", "1.8034 m", "1803.4 mm",
    ],
)  # fmt: skip
def test_one_height_in_many_spellings(text):
    assert clean_value(text, "height_person") == "180.34 cm"


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("1,80 m", "180 cm"), ("1.8 M", "180 cm"), ("1m80", "180 cm"), ("1 m 80", "180 cm"),
        ("1m 80cm", "180 cm"), ("180 CM", "180 cm"), ("180", "180 cm"), ("6'", "182.88 cm"),
        ("6 ft", "182.88 cm"), ("5.9 ft", "179.832 cm"), ("5'11½\"", "181.61 cm"),
        ("5' 11 1/2\"", "181.61 cm"), ("5' ½\"", "153.67 cm"), ("5'11.5\"", "181.61 cm"),
        ("30 cm", "30 cm"), ("272 cm", "272 cm"), ("1,705 mm", "170.5 cm"),
    ],
)  # fmt: skip
def test_what_is_read(text, written):
    assert clean_value(text, "height_person") == written
    assert clean_value(written, "height_person") == written


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        # nobody is that tall or short
        ("9'99\"", "range"), ("5'12\"", "range"), ("29 cm", "range"), ("273 cm", "range"),
        ("1.80", "range"), ("8'11.1\"", "range"), ("0", "range"), ("511", "range"),
        ("1 m 180 cm", "range"), ("9" * 40, "range"),
        # decimals of a foot that look like inches
        ("5.11 ft", "ambiguous"), ("5.10'", "ambiguous"),
        # a range, a date, two heights, other things
        ("5-11", "syntax"), ("2-Jun", "unknown"), ("11-May", "unknown"), ("180-190 cm", "syntax"),
        ("180 cm / 5'11\"", "syntax"), ("~180 cm", "syntax"), ("-180 cm", "syntax"),
        ("5 ft 11 cm", "syntax"), ("5:11", "syntax"), ("5 11", "syntax"), ("5 kg", "unknown"),
        ("tall", "unknown"), ("1m8", "syntax"),
    ],
)  # fmt: skip
def test_what_is_invalid_and_why(text, reason):
    assert reason_of(text, "height_person") == reason


@pytest.mark.parametrize(
    ("text", "metres", "feet", "parts"),
    [
        ("180 cm", "1.8 m", "5'11\"", ("180", 5, "10.87")),
        ("5'11.5\"", "1.8161 m", "6'0\"", ("181.61", 5, "11.5")),
        ("6 ft", "1.8288 m", "6'0\"", ("182.88", 6, "0")),
    ],
)
def test_formats(text, metres, feet, parts):
    assert clean_value(text, "height_person", "m") == metres
    assert clean_value(text, "height_person", "ft_in") == feet
    written = clean_value(text, "height_person", "parts")
    assert written == dict(zip(("value", "feet", "inches"), parts, strict=True))


def test_options():
    assert clean_value("1.80", "height_person", default_unit="m") == "180 cm"
    assert clean_value("71", "height_person", default_unit="in") == "180.34 cm"
    assert reason_of("180", "height_person", default_unit=None) == "missing_part"
    assert clean_value("5-11", "height_person", dash=True) == "180.34 cm"
    assert reason_of("5-13", "height_person", dash=True) == "range"
    assert clean_value("180 cm", "height_person", "ft_in", decimals=1) == "5'10.9\""
    assert clean_value("5'11\"", "height_person", decimals=0) == "180 cm"
    with pytest.raises(BadOption, match="default_unit"):
        clean_value("180", "height_person", default_unit="miles")


def test_bare_numbers_are_noted():
    result = cl.clean(pd.DataFrame({"x": ["180", "1.80 m"]}), "x", "height_person")
    assert result.report.notes == {"unit_assumed": 1}


@given(st.integers(1, 8), st.integers(0, 11), st.sampled_from(("{}'{}\"", "{} ft {} in", "{}ft{}")))
def test_feet_and_inches_are_exact(feet, inches, pattern):
    text = pattern.format(feet, inches)
    centimetres = Fraction(clean_value(text, "height_person").split(" ")[0])
    assert centimetres == (12 * feet + inches) * Fraction("2.54")
    assert clean_value(text, "height_person", "ft_in") == f"{feet}'{inches}\""


@given(st.decimals(30, 272, places=2), st.sampled_from(("cm", "m", "ft_in")))
def test_every_format_settles(height, spec):
    once = clean_value(f"{height} cm", "height_person", spec, decimal=".")
    assert clean_value(once, "height_person", spec, decimal=".") == once
