"""Latitude and longitude in one cell."""

import random
from decimal import ROUND_HALF_UP, Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import BadOption, clean, clean_value
from cleanlib.column_types.lat_long.kernel import kernel
from cleanlib.column_types.lat_long.reading import LatLongOptions
from cleanlib.core.text_buffer import Texts
from tests.column_types.kernels import assert_same_both_ways
from tests.column_types.reading import reason_of
from tests.conftest import scaled, text_frame

FORMATS = ("dd", "ddh", "dm", "dms", "(lat, lon)", "geojson", "wkt")


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("51.4934, 0.0098", "51.4934, 0.0098"),
        ("51.4934,0.0098", "51.4934, 0.0098"),
        ("51.4934 0.0098", "51.4934, 0.0098"),
        ("51.4934;0.0098", "51.4934, 0.0098"),
        ("51.4934 / 0.0098", "51.4934, 0.0098"),
        ("[51.4934, 0.0098]", "51.4934, 0.0098"),
        ("+041.69438,+001.51461", "41.69438, 1.51461"),
        ("−33.8568, 151.2153", "-33.8568, 151.2153"),
        ("-33.8568 -70.5", "-33.8568, -70.5"),
        ("５１.5, 0.5", "51.5, 0.5"),
        ("90, -180", "90, -180"),
        ("51.13764,8.6e-05", "51.13764, 0.00009"),
        ("5.1E1, -1.5E0", "51, -1.5"),
        ("0.000001, -0.000001", "0, 0"),
        ("-0.0, -0", "0, 0"),
        ("48,8566; 2,3522", "48.8566, 2.3522"),
        ("48,8566;2,3522", "48.8566, 2.3522"),
        ("48,8566 2,3522", "48.8566, 2.3522"),
        ("-48,8566, -2,3522", "-48.8566, -2.3522"),
    ],
)
def test_decimal_degrees(text, place):
    assert clean_value(text, "lat_long") == place
    assert clean_value(place, "lat_long") == place


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("51.4934° N, 0.0098° E", "51.4934, 0.0098"),
        ("51.4934N 0.0098W", "51.4934, -0.0098"),
        ("N51.4934 W0.0098", "51.4934, -0.0098"),
        ("s 33.5, e 151.2", "-33.5, 151.2"),
        ("33.5 South, 151.2 East", "-33.5, 151.2"),
        ("W 72.5, N 44.4", "44.4, -72.5"),
        ("151.2 E 33.5 S", "-33.5, 151.2"),
        ("51.5 N, -0.12", "51.5, -0.12"),
        ("0.12, 51.5 N", "51.5, 0.12"),
        ("N 44° 25.845 , W 72° 02.485", "44.43075, -72.04142"),
        ("N32 46.000 w111 38.555", "32.76667, -111.64258"),
        ("0° 30' S, 0° 15' W", "-0.5, -0.25"),
        ("-0° 30', -0° 15'", "-0.5, -0.25"),
        ("52 4 0.77 N 0 37 58.62 W", "52.06688, -0.63295"),
        ("52-04-0.77N 000-37-58.62W", "52.06688, -0.63295"),
        ("52:04:00.77 N 0:37:58.62 W", "52.06688, -0.63295"),
        ("52:04:00.77, -0:37:58.62", "52.06688, -0.63295"),
        ("52:04:00.77 -0:37:58.62", "52.06688, -0.63295"),
        ("52:04 0:37", "52.06667, 0.61667"),
        ("51° 29′ 36.24″ N, 0° 0′ 35.28″ E", "51.4934, 0.0098"),
        ("51º29’36.24”N 0º0’35.28”E", "51.4934, 0.0098"),
        ("51°29'36.24''N0°0'35.28''E", "51.4934, 0.0098"),
        ("51°29'36,24\"N, 0°0'35,28\"E", "51.4934, 0.0098"),
        ("51 deg 29 min 36.24 sec N, 0 deg 0 min 35.28 sec E", "51.4934, 0.0098"),
        ("51 degrees 29 minutes north, 0 degrees 30 minutes west", "51.48333, -0.5"),
        ("51d29m36.24s N, 0d0m35.28s E", "51.4934, 0.0098"),
        ("51°29'36.24\" 0°0'35.28\"", "51.4934, 0.0098"),
        ("51°29'36.24\" -0°0'35.28\"", "51.4934, -0.0098"),
        ("Lat: 51.4934, Lon: 0.0098", "51.4934, 0.0098"),
        ("lat=51.4934 lng=-0.0098", "51.4934, -0.0098"),
        ("Longitude 0.0098 E; Latitude 51.4934 N", "51.4934, 0.0098"),
    ],
)
def test_hemispheres_minutes_and_seconds(text, place):
    assert clean_value(text, "lat_long") == place


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("N510300.77 W0003758.62", "51.05021, -0.63295"),
        ("510300N 0003758W", "51.05, -0.63278"),
        ("404530N0734530W", "40.75833, -73.75833"),
        ("4045N 07345W", "40.75, -73.75"),
        ("4807.038,N,01131.000,E", "48.1173, 11.51667"),
        ("+40.75-074.00/", "40.75, -74"),
        ("+404530-0734530/", "40.75833, -73.75833"),
        ("-3351.4+15112.9/", "-33.85667, 151.215"),
        ("POINT (2.3522 48.8566)", "48.8566, 2.3522"),
        ("point(2.3522 48.8566)", "48.8566, 2.3522"),
        ("SRID=4326;POINT(2.3522 48.8566)", "48.8566, 2.3522"),
        ("POINT Z (2.3522 48.8566 35)", "48.8566, 2.3522"),
        ("geo:48.8566,2.3522", "48.8566, 2.3522"),
        ("geo:48.2010,16.3695,183", "48.201, 16.3695"),
        ("geo:48.8566,2.3522;u=35", "48.8566, 2.3522"),
        ("geo:48.8566,2.3522;crs=wgs84", "48.8566, 2.3522"),
        ("geo:48.8566,2.3522?z=11", "48.8566, 2.3522"),
        ('{"type": "Point", "coordinates": [2.3522, 48.8566]}', "48.8566, 2.3522"),
        ('{"lat": 48.8566, "lng": 2.3522}', "48.8566, 2.3522"),
        ('{"longitude": "2.3522", "latitude": "48.8566"}', "48.8566, 2.3522"),
    ],
)
def test_notations_of_programs(text, place):
    assert clean_value(text, "lat_long") == place


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("91.0, 10.0", "range"),
        ("-122.4194, 37.7749", "range"),
        ("45, 180.00001", "range"),
        ("90°0'1\"N, 0°E", "range"),
        ("12°60'N, 5°E", "range"),
        ("12°30'60\"N, 5°E", "range"),
        ("10 S, 20 S", "component"),
        ("10 E 20 W", "component"),
        ("-10 S, 20 E", "component"),
        ("Lat 10 E, Lon 20 N", "component"),
        ("12.5° 30' N, 5° E", "component"),
        ("52 4 0.77, 0 37 58.62", "ambiguous"),
        ("33d51m54s, 151d12m36e", "ambiguous"),
        ("40.7128 - 74.0060", "ambiguous"),
        ("40.7128-74.0060", "ambiguous"),
        ("40°42'46\"-74°0'22\"", "ambiguous"),
        ("51-29-36, 0-0-35", "ambiguous"),
        ("51.4934E+00", "ambiguous"),
        ("51.5e1", "ambiguous"),
        ("51.5E0 N", "ambiguous"),
        ("51 30 N", "ambiguous"),
        ("51°30 N", "ambiguous"),
        ("E 10 30", "ambiguous"),
        ("51.4934", "missing_part"),
        ("52 4 1 0 37 58", "missing_part"),
        ("somewhere", "missing_part"),
        ("1, 2, 3", "syntax"),
        ("51.5, ", "missing_part"),
        ("5E1, 1E2", "lost_digits"),
        ("51.5, north", "syntax"),
        ("51' 30\" N, 5° E", "syntax"),
        ("N E, 5", "syntax"),
        ("51.5.2, 0.1", "syntax"),
        ("51,5,2,3", "syntax"),
        ("12345 N, 5 E", "syntax"),
        ("51.5 Ost, 0.1 Nord", "syntax"),
        ("51.5% , 0.1", "syntax"),
        ("(51.5, 0.1", "syntax"),
        ("POINT (2 91)", "range"),
        ("SRID=3857;POINT (2 48)", "component"),
        ("geo:48,2;crs=nad27", "component"),
        ("geo:48", "syntax"),
        ('{"type": "LineString", "coordinates": [[1, 2], [3, 4]]}', "component"),
        ('{"lat": 48.8}', "missing_part"),
        ('{"lat": 48.8, "lng"}', "syntax"),
        ("1 " * 500_000, "length"),
        ("°" * 200, "missing_part"),
    ],
)
def test_what_is_no_place_is_invalid(text, reason):
    assert reason_of(text, "lat_long") == reason


def test_the_order_is_that_of_the_cell_or_the_stated_one():
    assert clean_value("-122.4194, 37.7749", "lat_long", order="lonlat") == "37.7749, -122.4194"
    assert clean_value("10 N, 20 E", "lat_long", order="lonlat") == "10, 20"
    assert clean_value("POINT (20 10)", "lat_long", order="latlon") == "10, 20"


def test_a_stated_decimal_comma_leaves_points_alone():
    options = {"decimal": ","}
    assert clean_value("48,8566, 2,3522", "lat_long", **options) == "48.8566, 2.3522"
    assert clean_value("48,8566 2", "lat_long", **options) == "48.8566, 2"
    assert clean_value("48.8566, 2.3522", "lat_long", **options) == "48.8566, 2.3522"
    assert reason_of("48,8566", "lat_long", **options) == "missing_part"


@pytest.mark.parametrize(
    ("spec", "written"),
    [
        ("dd", "51.4934, -0.0098"),
        ("ddh", "51.4934° N, 0.0098° W"),
        ("dm", "51° 29.604′ N, 0° 0.588′ W"),
        ("dms", "51° 29′ 36.24″ N, 0° 0′ 35.28″ W"),
        ("(lat, lon)", "(51.4934, -0.0098)"),
        ("geojson", '{"type":"Point","coordinates":[-0.0098,51.4934]}'),
        ("wkt", "POINT (-0.0098 51.4934)"),
        ("parts", {"latitude": 51.4934, "longitude": -0.0098}),
    ],
)
@pytest.mark.parametrize("text", ["51.4934, -0.0098", "51.4934 N 0.0098 W"])
def test_the_formats(text, spec, written):
    assert clean_value(text, "lat_long", spec) == written


def test_the_geohash_of_a_place():
    assert clean_value("57.64911, 10.40744", "lat_long", "geohash").startswith("u4pruydqqvj")


@pytest.mark.parametrize(
    ("text", "spec", "options", "written"),
    [
        ("10.9999999, 20.0", "dms", {"seconds_precision": 1}, "11° 0′ 0.0″ N, 20° 0′ 0.0″ E"),
        ("10.9999999, 20.0", "dm", {}, "11° 0.000′ N, 20° 0.000′ E"),
        ("10.9999999, 20.0", "dd", {}, "11, 20"),
        ("-0.000001, -0.000001", "ddh", {}, "0° N, 0° E"),
        ("-0.0000001, -0.0000001", "dms", {}, "0° 0′ 0.00″ N, 0° 0′ 0.00″ E"),
        ("1.5, -2.5", "dd", {"precision": 0}, "2, -3"),
        ("0.000005, 0.000015", "dd", {}, "0.00001, 0.00002"),
        ("1.123456789012, 2", "dd", {"precision": 12}, "1.123456789012, 2"),
        ("1.5, 2.25", "dms", {"seconds_precision": 0}, "1° 30′ 0″ N, 2° 15′ 0″ E"),
    ],
)
def test_rounding_goes_half_away_from_zero_and_carries(text, spec, options, written):
    assert clean_value(text, "lat_long", spec, **options) == written
    assert clean_value(text.replace(",", " ,"), "lat_long", spec, **options) == written


@pytest.mark.parametrize("options", [{"precision": -1}, {"seconds_precision": 13}, {"order": "xy"}])
def test_impossible_options_are_refused(options):
    with pytest.raises(BadOption):
        clean_value("1, 2", "lat_long", **options)


def test_null_island_and_altitudes_are_counted():
    cleaned = clean(text_frame("0, 0", "0° N, 0° E", "geo:1,2,3", "1, 2"), "x", "lat_long")
    assert cleaned.report.invalid == 0
    assert cleaned.report.notes == {"placeholder": 2, "altitude_dropped": 1}


def test_the_kernel_answers_plain_pairs_and_marked_angles():
    texts = ["1, 2", "(1.5, -2)", "91, 0", "1°30'0.5\"N, 2°3′4″w", "1° N 2° E", "1°5'N,2°6'S", "x"]
    answers = kernel(Texts.of(texts), LatLongOptions())
    assert answers.rows.tolist() == [0, 1, 3, 4]
    assert [rows.tolist() for rows in answers.refused.values()] == [[2], []]
    assert kernel(Texts.of(texts), LatLongOptions(decimal=",")) is None


def angles(count: int) -> list[str]:
    """Places with hemispheres, a part of them corrupted."""
    rng = random.Random(1884)
    texts = []
    for _ in range(count):
        units = rng.choice((1, 2, 3, 3))
        decimals = rng.randrange(13)
        gap, marks = rng.choice(("", " ")), rng.choice(("°'\"", "°′″", "º’”"))
        angle = [rng.choice((0, rng.randrange(181))), rng.randrange(62), rng.randrange(62)]
        other = [rng.choice((0, rng.randrange(91))), rng.randrange(60), rng.randrange(60)]
        written = []
        for numbers, letters in ((other, "NSns"), (angle, "EWew")):
            fraction = f".{rng.randrange(10**decimals):0{decimals}}" if decimals else ""
            texts_of = [str(number) for number in numbers[:units]]
            texts_of[-1] += fraction
            pieces = [f"{text}{mark}{gap}" for text, mark in zip(texts_of, marks, strict=False)]
            written.append("".join(pieces) + rng.choice(letters))
        text = rng.choice((", ", " ", ",", "")).join(written)
        at, letter = rng.randrange(len(text)), rng.choice("0159.,- NSW°'″")
        texts.append(rng.choice((text, text, text[:at] + letter + text[at:], text[:at])))
    return texts


def pairs(count: int) -> list[str]:
    """Places in plain spellings, a part of them corrupted."""
    rng = random.Random(6709)
    texts = []
    for _ in range(count):
        first, second = rng.uniform(-95, 95), rng.uniform(-185, 185)
        text = rng.choice(("{}, {}", "{},{}", "({}, {})", "{} {}", "{};{}", "+{}, {}")).format(
            f"{first:.{rng.randrange(14)}f}", f"{second:.{rng.randrange(14)}f}"
        )
        at, letter = rng.randrange(len(text)), rng.choice("0159.,;- +()eNW°'")
        texts.append(rng.choice((text, text, text[:at] + letter + text[at:], text[:at])))
    return ["0, 0", "-0.0,0", "90, 180", "90.000000000001, 0", *texts]


@pytest.mark.parametrize("spec", [*FORMATS, "parts", "geohash"])
def test_the_kernel_says_what_reading_one_by_one_says(spec):
    assert_same_both_ways(pairs(2_000) + angles(2_000), "lat_long", spec)


@pytest.mark.parametrize("places", [0, 1, 8, 12])
@pytest.mark.parametrize("spec", ["ddh", "dm", "dms", "parts"])
def test_the_kernel_rounds_alike(spec, places):
    options = dict.fromkeys(("precision", "minutes_precision", "seconds_precision"), places)
    assert_same_both_ways(pairs(500) + angles(500), "lat_long", spec, order="lonlat", **options)


def test_the_kernel_agrees_on_thousands_of_values():
    assert_same_both_ways(pairs(scaled(10_000)) + angles(scaled(10_000)), "lat_long")


@given(st.lists(st.text("0123456789.,;+-() ", max_size=20)))
def test_the_kernel_agrees_on_any_text(texts):
    assert_same_both_ways(texts, "lat_long")
    assert_same_both_ways(texts, "lat_long", decimal=",")


LATITUDES = st.decimals(-90, 90, places=7)
LONGITUDES = st.decimals(-180, 180, places=7)


@given(LATITUDES, LONGITUDES)
def test_decimal_degrees_are_rounded_exactly(latitude, longitude):
    def expected(number):
        rounded = number.quantize(Decimal("0.00001"), ROUND_HALF_UP)
        text = f"{rounded:f}".rstrip("0").rstrip(".")
        return "0" if rounded == 0 else text

    wanted = f"{expected(latitude)}, {expected(longitude)}"
    assert clean_value(f"{latitude:f}, {longitude:f}", "lat_long") == wanted


@given(LATITUDES, LONGITUDES, st.sampled_from(FORMATS))
def test_every_format_is_read_back(latitude, longitude, spec):
    written = clean_value(f"{latitude:f}, {longitude:f}", "lat_long", spec)
    assert clean_value(written, "lat_long", spec) == written


@given(st.text("0123456789.,;NSEWdms°'\" -+:", max_size=40))
def test_no_text_breaks_it(text):
    clean(text_frame(text), "x", "lat_long", errors="coerce")
