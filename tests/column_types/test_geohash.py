"""Geohashes."""

from decimal import Decimal
from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import clean_value
from cleanlib.shared.coordinates.geohash import ALPHABET, decode, encode
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "geohash"),
    [(" U4PRUYD ", "u4pruyd"), ("ｅｚｓ４２", "ezs42"), ("9q8yyk8yt", "9q8yyk8yt")],
)
def test_a_geohash_is_in_small_letters(text, geohash):
    assert clean_value(text, "geohash") == geohash


@pytest.mark.parametrize(
    ("text", "reason"),
    [("u4pa!", "syntax"), ("ailo", "syntax"), ("u4p u4p", "syntax"), ("0" * 13, "length")],
)
def test_what_is_no_geohash_is_invalid(text, reason):
    assert reason_of(text, "geohash") == reason


@pytest.mark.parametrize(
    ("geohash", "place"),
    [
        ("u4pruydqqvj", "57.6491106, 10.40744"),
        ("ezs42", "42.6, -5.6"),
        ("dqcjqcp84c6e", "38.897102, -77.036698"),
    ],
)
def test_published_places(geohash, place):
    assert clean_value(geohash, "geohash", "lat_long") == place


def test_parts_and_precision():
    parts = {"latitude": 42.6, "longitude": -5.6, "precision": 5}
    assert clean_value("ezs42", "geohash", "parts") == parts
    assert clean_value("u4pruydqqvj", "geohash", precision=5) == "u4pru"
    assert clean_value("u4p", "geohash", precision=5) == "u4p"


@given(st.text(ALPHABET, min_size=1, max_size=12))
def test_the_place_of_a_geohash_lies_in_its_cell(geohash):
    latitude, longitude = clean_value(geohash, "geohash", "lat_long").split(", ")
    point = Fraction(Decimal(latitude)), Fraction(Decimal(longitude))
    assert encode(*point, len(geohash)) == geohash


def test_the_edges_of_the_earth_have_geohashes():
    assert encode(Fraction(90), Fraction(180), 3) == "zzz"
    assert encode(Fraction(-90), Fraction(-180), 3) == "000"
    assert decode("zzz")[0] < 90
