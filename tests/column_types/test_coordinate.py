"""Latitudes and longitudes in columns of their own."""

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import clean_latitude, clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "degrees"),
    [
        ("51.4934", "51.4934"),
        ("+51.4934", "51.4934"),
        ("51,4934", "51.4934"),
        ("-33.5", "-33.5"),
        ("33.5 S", "-33.5"),
        ("S33.5", "-33.5"),
        ("51°29'36.24\"N", "51.4934"),
        ("51° 29′ 36,24″ N", "51.4934"),
        ("-0° 30'", "-0.5"),
        ("510300.77N", "51.05021"),
        ("5103 S", "-51.05"),
        ("52 4 0.77 N", "52.06688"),
        ("52:04:00.77", "52.06688"),
        ("Lat: 51.5", "51.5"),
        ("90", "90"),
        ("-8.6e-05", "-0.00009"),
        ("-0.000001", "0"),
    ],
)
def test_a_latitude(text, degrees):
    assert clean_value(text, "latitude") == degrees
    assert clean_value(degrees, "latitude") == degrees


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("90.1", "range"),
        ("51°60'N", "range"),
        ("12 E", "component"),
        ("Lon: 12", "component"),
        ("-12 N", "component"),
        ("51 29 36", "ambiguous"),
        ("51-29-36", "ambiguous"),
        ("5 - 3", "syntax"),
        ("51d29m36s", "ambiguous"),
        ("51.5, 0.1", "syntax"),
        ("N", "syntax"),
        ("5E1", "lost_digits"),
        ("high", "syntax"),
        ("5" * 100_000, "length"),
    ],
)
def test_what_is_no_latitude_is_invalid(text, reason):
    assert reason_of(text, "latitude") == reason


@pytest.mark.parametrize(
    ("spec", "written"),
    [
        ("dd", "-0.0098"),
        ("float", -0.0098),
        ("ddh", "0.0098° W"),
        ("dm", "0° 0.588′ W"),
        ("dms", "0° 0′ 35.28″ W"),
        ("parts", {"degrees": 0, "minutes": 0, "seconds": "35.28", "hemisphere": "W"}),
    ],
)
def test_the_formats(spec, written):
    assert clean_value("-0.0098", "longitude", spec) == written


def test_longitudes_reach_the_180th_meridian():
    assert clean_value("0123015W", "longitude") == "-12.50417"
    assert clean_value("-180", "longitude") == "-180"
    assert reason_of("180.1", "longitude") == "range"
    assert reason_of("45 N", "longitude") == "component"


def test_numbers_are_read():
    frame = pd.DataFrame({"x": [51.4934, -0.00001, 8.6e-05]})
    assert clean_latitude(frame, "x")["x"].tolist() == ["51.4934", "-0.00001", "0.00009"]


@given(
    st.decimals(-180, 180, places=8), st.sampled_from(("dd", "ddh", "dm", "dms")), st.integers(0, 9)
)
def test_every_format_is_read_back(number, spec, places):
    options = dict.fromkeys(("precision", "minutes_precision", "seconds_precision"), places)
    written = clean_value(f"{number:f}", "longitude", spec, **options)
    assert clean_value(written, "longitude", spec, **options) == written
