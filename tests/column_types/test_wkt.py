"""Points in well-known text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "point"),
    [
        ("point( 0.0098   51.4934)", "POINT (0.0098 51.4934)"),
        ("POINT(1 2)", "POINT (1 2)"),
        ("POINT (-0.0 +2.50)", "POINT (0 2.5)"),
        ("POINT (1e-7 .5)", "POINT (0.0000001 0.5)"),
        ("POINT (1 2 3)", "POINT Z (1 2 3)"),
        ("POINTZ(1 2 3)", "POINT Z (1 2 3)"),
        ("POINT M (1 2 3)", "POINT M (1 2 3)"),
        ("POINT ZM (1 2 3 4)", "POINT ZM (1 2 3 4)"),
        ("srid=3857;POINT(261848.15 6250566.72)", "SRID=3857;POINT (261848.15 6250566.72)"),
    ],
)
def test_a_point_is_written_in_one_way(text, point):
    assert clean_value(text, "wkt") == point
    assert clean_value(point, "wkt") == point


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("POINT (x y)", "syntax"),
        ("POINT (1, 2)", "syntax"),
        ("POINT (1 2", "syntax"),
        ("POINT (1)", "missing_part"),
        ("POINT Z (1 2)", "missing_part"),
        ("POINT ()", "missing_part"),
        ("POINT (1E5 2)", "lost_digits"),
        ("POINT EMPTY", "unknown"),
        ("LINESTRING (0 0, 1 1)", "unknown"),
        ("MULTIPOINT ((0 0), (1 1))", "unknown"),
        ("0.0098 51.4934", "syntax"),
        ("POINT (" + "1 " * 10_000, "length"),
    ],
)
def test_what_is_no_point_is_invalid(text, reason):
    assert reason_of(text, "wkt") == reason


def test_the_formats():
    text = "POINT Z (2.3522 48.8566 35)"
    geojson = '{"type":"Point","coordinates":[2.3522,48.8566,35]}'
    assert clean_value(text, "wkt", "geojson") == geojson
    assert clean_value(text, "wkt", "lat_long") == "48.8566, 2.3522"
    parts = {"type": "Point", "coordinates": "2.3522 48.8566 35"}
    assert clean_value(text, "wkt", "parts") == parts


@pytest.mark.parametrize("text", ["POINT (48 100)", "SRID=3857;POINT (2 48)"])
def test_degrees_need_a_point_on_the_earth(text):
    assert reason_of(text, "wkt", "lat_long") == "range"


@given(st.decimals(-1000, 1000, places=9), st.decimals(-1000, 1000, places=3))
def test_no_digit_is_lost(x, y):
    point = clean_value(f"POINT({x:f} {y:f})", "wkt")
    assert clean_value(point, "wkt") == point
