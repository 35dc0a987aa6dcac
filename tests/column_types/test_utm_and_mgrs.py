"""Places in the UTM grid, and MGRS references."""

import pytest

from cleanlib import clean_value
from cleanlib.shared.coordinates.utm_grid import degrees_of
from tests.column_types.reading import reason_of

PUBLISHED = [
    ("32U 294409 5628898", 50.77535, 6.08389),  # Aachen
    ("18T 583960 4507523", 40.71435, -74.00597),  # New York
    ("60G 313784 5427057", -41.28646, 174.77624),  # Wellington
    ("34H 261878 6243186", -33.92487, 18.42406),  # Cape Town
    ("19H 514586 6360877", -32.89018, -68.84405),  # Mendoza
    ("6W 466013 7190568", 64.83778, -147.71639),  # Fairbanks
    ("30V 377486 6296562", 56.79680, -5.00601),  # Ben Nevis
]


@pytest.mark.parametrize(("text", "latitude", "longitude"), PUBLISHED)
def test_published_places(text, latitude, longitude):
    found = clean_value(text, "utm", "lat_long").split(", ")
    assert float(found[0]) == pytest.approx(latitude, abs=1e-5)
    assert float(found[1]) == pytest.approx(longitude, abs=1.5e-5)


def test_the_central_meridian_is_as_long_as_an_integral_says():
    """Metres from the equator to 42 degrees on the ellipsoid, times the scale of the grid."""
    import numpy as np

    a, f = 6_378_137.0, 1 / 298.257223563
    e2 = f * (2 - f)
    edges = np.linspace(0, np.radians(42), 200_001)
    middles = (edges[:-1] + edges[1:]) / 2
    radii = a * (1 - e2) / (1 - e2 * np.sin(middles) ** 2) ** 1.5
    northing = 0.9996 * float((radii * np.diff(edges)).sum())
    latitude, longitude = degrees_of(33, "T", 500_000, northing)
    assert latitude == pytest.approx(42, abs=1e-9)
    assert longitude == 15


def test_the_projection_is_conformal():
    """A small step to the east and one to the north are at right angles and equally long."""
    import math

    latitude, longitude = degrees_of(31, "U", 700_000, 5_500_000)
    e2 = (1 / 298.257223563) * (2 - 1 / 298.257223563)
    sine = math.sin(math.radians(latitude))
    north_radius = (1 - e2) / (1 - e2 * sine**2) ** 1.5
    east_radius = math.cos(math.radians(latitude)) / (1 - e2 * sine**2) ** 0.5

    def metres(easting, northing):
        found = degrees_of(31, "U", easting, northing)
        return (found[1] - longitude) * east_radius, (found[0] - latitude) * north_radius

    east, north = metres(700_100, 5_500_000), metres(700_000, 5_500_100)
    assert math.hypot(*east) == pytest.approx(math.hypot(*north), rel=1e-5)
    assert east[0] * north[0] + east[1] * north[1] == pytest.approx(0, abs=1e-10)


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("33 t 500000 4649776", "33T 500000 4649776"),
        ("UTM Zone 33T 500000.50, 4649776.0", "33T 500000.5 4649776"),
        ("33T 500000mE 4649776mN", "33T 500000 4649776"),
    ],
)
def test_utm_is_written_in_one_way(text, written):
    assert clean_value(text, "utm") == written
    assert clean_value(written, "utm") == written


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("61N 500000 0", "range"),
        ("0N 500000 0", "range"),
        ("33T 990000 4649776", "range"),
        ("33S 500000 4649776", "component"),
        ("33I 500000 4649776", "syntax"),
        ("33 500000 4649776", "syntax"),
        ("500000 4649776", "syntax"),
        ("9" * 10_000, "length"),
    ],
)
def test_what_is_no_utm_is_invalid(text, reason):
    assert reason_of(text, "utm") == reason


@pytest.mark.parametrize(
    ("text", "compact", "spaced"),
    [
        ("31u dq 48251 11932", "31UDQ4825111932", "31U DQ 48251 11932"),
        ("31UDQ48251193", "31UDQ48251193", "31U DQ 4825 1193"),
        ("4QFJ", "4QFJ", "4Q FJ"),
    ],
)
def test_mgrs_is_written_in_two_ways(text, compact, spaced):
    assert clean_value(text, "mgrs") == compact
    assert clean_value(text, "mgrs", "spaced") == spaced
    assert clean_value(spaced, "mgrs") == compact


@pytest.mark.parametrize(
    ("reference", "utm"),
    [
        ("31UDQ4825111932", "31U 448251.5 5411932.5"),
        ("18TWL8396007523", "18T 583960.5 4507523.5"),
        ("60GUV1378427057", "60G 313784.5 5427057.5"),
        ("34HBH6187843186", "34H 261878.5 6243186.5"),
        ("6WVS6601390568", "6W 466013.5 7190568.5"),
    ],
)
def test_a_reference_is_a_place_in_the_grid(reference, utm):
    assert clean_value(reference, "mgrs", "lat_long") == clean_value(utm, "utm", "lat_long")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("99ZZZ1", "syntax"),
        ("31UDI1212", "syntax"),
        ("ZAH1234", "syntax"),
        ("31UDQ123", "length"),
        ("31UDQ123456789012", "length"),
        ("31UJQ1212", "component"),
        ("31UDL1212", "component"),
        ("61UDQ1212", "range"),
    ],
)
def test_what_is_no_reference_is_invalid(text, reason):
    assert reason_of(text, "mgrs") == reason
