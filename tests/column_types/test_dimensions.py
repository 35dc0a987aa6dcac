"""Dimensions: two or three lengths, however they are joined, labelled and measured."""

from fractions import Fraction

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import BadOption, clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "written"),
    [
        # signs and words between the numbers
        ("10x20", "10x20"), ("10 X 20", "10x20"), ("10×20×30", "10x20x30"), ("10*20", "10x20"),
        ("10 by 20", "10x20"), ("１０×２０ｃｍ", "10x20 cm"), ("1,5 x 2,5 m", "1.5x2.5 m"),
        ("1,500.5 x 20 mm", "1500.5x20 mm"), ("1 000 x 2 000 mm", "1000x2000 mm"),
        (".5 x .75 in", "0.5x0.75 in"), ("1920x1080 px", "1920x1080 px"),
        # one unit, or one each
        ("10 x 20 × 5cm", "10x20x5 cm"), ("10 cm x 20 cm x 5 cm", "10x20x5 cm"),
        ("10cmx20cmx5cm", "10x20x5 cm"), ("10cm×20cm", "10x20 cm"), ("24\" x 36\"", "24x36 in"),
        ("10 in. x 20 in.", "10x20 in"), ("10 x 20 x 5 \"", "10x20x5 in"), ("8' x 10'", "8x10 ft"),
        # several units are written in the smallest
        ("8'6\" x 10'", "102x120 in"), ("10 ft 6 in x 12 ft", "126x144 in"),
        ("12in x 3ft", "12x36 in"), ("10 cm x 5 in", "10x12.7 cm"), ("1 m x 20 cm", "100x20 cm"),
        # fractions
        ("8 1/2 x 11 in", "8.5x11 in"), ("8½ x 11 in", "8.5x11 in"),
        ("1-1/2\" x 3/4\"", "1.5x0.75 in"),
        ("8'6\" x 10'2 1/2\"", "102x122.5 in"),
        # labels put them in order
        ("W10 x H20 x D5 in", "5x10x20 in"), ("20W x 10H x 5D", "5x20x10"),
        ("L: 10 x W: 5 x H: 3 cm", "10x5x3 cm"), ("24\"W x 36\"H", "24x36 in"),
        ("10 cm long x 5 cm wide x 3 cm high", "10x5x3 cm"), ("Width 5 x Length 10", "10x5"),
    ],
)  # fmt: skip
def test_what_is_read(text, written):
    assert clean_value(text, "dimensions") == written
    assert clean_value(written, "dimensions") == written


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("10x", "syntax"), ("x 10", "syntax"), ("10 cm", "syntax"), ("1x2x3x4", "syntax"),
        ("-10 x 20", "syntax"), ("10/20", "syntax"), ("10:20", "syntax"), ("10-20 x 30", "syntax"),
        ("10 cm x 20", "component"), ("10 x 20 cm x 5", "component"), ("L10 x L5", "component"),
        ("10 cm x 20 px", "component"), ("0 x 10", "range"), ("8'13\" x 10'", "range"),
        ("10 x 20 kg", "dimension"), ("10 x 20 m2", "dimension"), ("3 x 100 ml", "dimension"),
        ("A4", "syntax"), ("XL", "unknown"), ("large", "unknown"), ("~10 x 20", "syntax"),
        ("10 x 20 (approx)", "unknown"), ("10 x 20 x " * 50_000, "length"),
    ],
)  # fmt: skip
def test_what_is_invalid_and_why(text, reason):
    assert reason_of(text, "dimensions") == reason


def test_formats():
    text = "10 x 20.5 x 5 cm"
    assert clean_value(text, "dimensions", "list") == "[10, 20.5, 5]"
    assert clean_value(text, "dimensions", "volume") == "1025 cm3"
    assert clean_value("1x2x3", "dimensions", "volume") == "6"
    assert reason_of("10 x 20 cm", "dimensions", "volume") == "missing_part"
    assert clean_value(text, "dimensions", "parts") == {
        "length": "10", "width": "20.5", "height": "5", "unit": "cm",
    }  # fmt: skip
    assert clean_value("W10 x H5", "dimensions", "parts") == {
        "length": None, "width": "10", "height": "5", "unit": None,
    }  # fmt: skip


def test_options():
    assert clean_value("10 x 20", "dimensions", sep=" × ") == "10 × 20"
    assert clean_value("10 × 20 cm", "dimensions", sep=" by ") == "10 by 20 cm"
    assert clean_value("1.25 x 2 cm", "dimensions", decimals=1) == "1.3x2.0 cm"
    result = cl.clean(pd.DataFrame({"x": ["1x2", "3x4 m"]}), "x", "dimensions", default_unit="cm")
    assert result.df["x"].tolist() == ["1x2 cm", "3x4 m"]
    assert result.report.notes == {"unit_assumed": 1}
    with pytest.raises(BadOption, match="no unit of length"):
        clean_value("1x2", "dimensions", default_unit="kg")
    with pytest.raises(BadOption, match="sep"):
        clean_value("1x2", "dimensions", sep="?")


def test_it_is_called_size_too():
    assert clean_value("1x2", "size") == "1x2"


sides = st.lists(st.from_regex(r"[1-9][0-9]{0,5}(\.[0-9]{1,4})?", fullmatch=True), min_size=2,
                 max_size=3)  # fmt: skip


@given(sides, st.sampled_from(("x", " x ", "×", " by ", "*")), st.sampled_from(("", " cm", '"')))
def test_sides_are_kept_exactly(sides, between, unit):
    text = between.join(sides) + unit
    parts = clean_value(text, "dimensions", "parts", decimal=".")
    found = [parts[name] for name in ("length", "width", "height")][: len(sides)]
    assert list(map(Fraction, found)) == list(map(Fraction, sides))
    once = clean_value(text, "dimensions", decimal=".")
    assert clean_value(once, "dimensions", decimal=".") == once
    if len(sides) == 3:
        volume = clean_value(text, "dimensions", "volume", decimal=".").split(" ")[0]
        assert Fraction(volume) == Fraction(sides[0]) * Fraction(sides[1]) * Fraction(sides[2])


@given(st.permutations([("L", "4"), ("W", "5"), ("H", "6")]), st.booleans())
def test_labels_say_the_order(labelled, before):
    spelt = [f"{label}{size}" if before else f"{size}{label}" for label, size in labelled]
    assert clean_value(" x ".join(spelt), "dimensions") == "4x5x6"
