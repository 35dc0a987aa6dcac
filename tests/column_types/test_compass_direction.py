"""Directions of the compass."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import BadOption, clean_value
from tests.column_types.reading import reason_of

POINTS = cl.clean_compass_direction([str(11.25 * n) for n in range(32)], points=32)


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("north-west", "NW"),
        ("NORTHWEST", "NW"),
        ("North West", "NW"),
        ("n.w.", "NW"),
        ("N", "N"),
        ("nnw", "NNW"),
        ("north-north-west", "NNW"),
        ("north-northwest", "NNW"),
        ("Southbound", "S"),
        ("northwesterly", "NW"),
        ("southeastern", "SE"),
        ("eastwards", "E"),
        ("292.5", "WNW"),
        ("292.5°", "WNW"),
        ("45 deg", "NE"),
        ("90 degrees", "E"),
        ("0", "N"),
        ("360", "N"),
    ],
)
def test_words_letters_and_degrees_are_read(text, written):
    assert clean_value(text, "compass_direction") == written


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("up", "unknown"),
        ("north south", "unknown"),
        ("nnwn", "unknown"),
        ("N/W", "unknown"),
        ("N 45 E", "unknown"),
        ("by", "unknown"),
        ("N by", "unknown"),
        ("NbE", "unknown"),
        ("300", "unknown"),
        ("361", "range"),
        ("-10", "unknown"),
        ("n" * 100, "unknown"),
    ],
)
def test_what_is_no_direction_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "compass_direction") == reason


def test_a_compass_of_32_points_is_as_mariners_box_it():
    assert POINTS[:9] == ["N", "NbE", "NNE", "NEbN", "NE", "NEbE", "ENE", "EbN", "E"]
    assert clean_value("sw by w", "compass_direction", points=32) == "SWbW"
    assert clean_value("NEbN", "compass_direction", "name", points=32) == "northeast by north"


@pytest.mark.parametrize("spec", ["abbreviation", "name", "degrees"])
@pytest.mark.parametrize("point", POINTS)
def test_every_format_is_read_again(point, spec):
    written = clean_value(point, "compass_direction", spec, points=32)
    assert clean_value(written, "compass_direction", points=32) == point


def test_formats():
    assert clean_value("NNE", "compass_direction", "name") == "north-northeast"
    assert clean_value("NNE", "compass_direction", "degrees") == "22.5"
    assert clean_value("E", "compass_direction", "degrees") == "90"
    assert clean_value("NW", "compass_direction", "parts") == {"value": "NW", "degrees": 315.0}


@pytest.mark.parametrize(("points", "text"), [(4, "NE"), (8, "NNE"), (16, "NbE")])
def test_points_that_the_compass_lacks_are_invalid_unless_the_nearest_is_wanted(points, text):
    assert reason_of(text, "compass_direction", points=points) == "unknown"
    assert clean_value(text, "compass_direction", points=points, nearest=True) in POINTS


@given(st.integers(0, 360))
def test_the_nearest_point_is_at_most_half_a_step_away(degrees):
    options = {"points": 8, "nearest": True}
    nearest = float(clean_value(str(degrees), "compass_direction", "degrees", **options))
    assert min((degrees - nearest) % 360, (nearest - degrees) % 360) <= 22.5


def test_rounding_is_noted():
    report = cl.clean(["300", "N"], type="compass_direction", nearest=True).report
    assert report.notes == {"direction_rounded": 1}


def test_other_numbers_of_points_are_refused():
    with pytest.raises(BadOption):
        clean_value("N", "compass_direction", points=12)
