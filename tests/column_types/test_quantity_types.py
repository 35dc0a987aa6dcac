"""The types of one dimension: length, weight, area and so on."""

import pytest

import cleanlib as cl
from cleanlib import clean_value
from cleanlib.catalogue import registry
from tests.column_types.reading import reason_of

TYPES = (
    "length", "weight", "area", "speed", "volume", "altitude", "angle", "energy", "frequency",
    "power", "pressure", "voltage",
)  # fmt: skip


@pytest.mark.parametrize(
    ("kind", "text", "written"),
    [
        ("length", "5 ft 11 in", "1.8034 m"), ("length", "3", "3 m"),
        ("length", "5'7\"", "1.7018 m"),
        ("length", "10 miles", "16093.44 m"), ("length", "5 µm", "0.000005 m"),
        ("weight", "11 st 4 lb", "71.66759446 kg"), ("weight", "500 MG", "0.0005 kg"),
        ("weight", "2 tons", "1814.36948 kg"), ("weight", "2 tonnes", "2000 kg"),
        ("area", "2 acres", "8093.7128448 m2"), ("area", "1,200 sf", "111.483648 m2"),
        ("area", "120 M2", "120 m2"), ("area", "3 ha", "30000 m2"),
        ("speed", "60 mph", "96.56064 km/h"), ("speed", "10 kts", "18.52 km/h"),
        ("volume", "2 gal", "7.570823568 L"), ("volume", "330 cc", "0.33 L"),
        ("volume", "12 oz", "0.35488235475 L"),
        ("altitude", "1,200 ft", "365.76 m"), ("altitude", "8848", "8848 m"),
        ("angle", "90°", "90 deg"), ("angle", "12°30'", "12.5 deg"),
        ("angle", "0.5 turn", "180 deg"),
        ("angle", "100 gon", "90 deg"), ("angle", "1° 30' 36\"", "1.51 deg"),
        ("energy", "1 kWh", "3600000 J"), ("energy", "250 kcal", "1046000 J"),
        ("frequency", "2.4GHz", "2400000000 Hz"), ("frequency", "50 hz", "50 Hz"),
        ("power", "2 kW", "2000 W"), ("power", "100 PS", "73549.875 W"),
        ("pressure", "1 bar", "100000 Pa"), ("pressure", "120 mmHg", "15998.6864898 Pa"),
        ("voltage", "500 mV", "0.5 V"), ("voltage", "10 KV", "10000 V"),
    ],
)  # fmt: skip
def test_they_write_one_unit(kind, text, written):
    assert clean_value(text, kind) == written


@pytest.mark.parametrize(
    ("kind", "text", "reason"),
    [
        ("length", "5 kg", "dimension"), ("length", "5 blorps", "unknown"),
        ("weight", "5 lbf", "dimension"), ("weight", "5 m", "dimension"),
        ("area", "3 m", "dimension"), ("speed", "3 m", "dimension"),
        ("volume", "3 kg", "dimension"), ("angle", "50 %", "dimension"),
        ("angle", "3 bytes", "dimension"), ("frequency", "3000 rpm", "dimension"),
        ("power", "3 J", "dimension"), ("pressure", "5 kg", "dimension"),
        ("voltage", "3 A", "dimension"), ("length", "-", "syntax"),
    ],
)  # fmt: skip
def test_they_refuse_other_dimensions(kind, text, reason):
    if text == "-":
        assert clean_value(text, kind) is None
    else:
        assert reason_of(text, kind) == reason


@pytest.mark.parametrize("name", TYPES)
def test_their_formats_are_units_of_their_dimension(name):
    kind = registry.get(name)
    units = [spec for spec in kind.formats if spec not in ("value unit", "dms", "parts")]
    assert units
    for unit in units:
        assert clean_value(f"2 {unit}", name, unit) == "2"


def test_a_bare_number_is_refused_on_request():
    assert reason_of("5", "length", default_unit=None) == "missing_part"
    assert clean_value("5", "length", "m", default_unit="ft") == "1.524"


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("12.5", "12° 30′ 0″"), ("-0.5 deg", "-0° 30′ 0″"), ("1° 30' 36.5\"", "1° 30′ 36.5″"),
        ("59.999999999°", "60° 0′ 0″"), ("0", "0° 0′ 0″"),
    ],
)  # fmt: skip
def test_angles_in_degrees_minutes_and_seconds(text, written):
    assert clean_value(text, "angle", "dms") == written
    assert clean_value(written, "angle", "dms") == written


def test_any_unit_that_fits_may_be_the_target():
    assert clean_value("1 mi", "length", "yd") == "1760"
    assert reason_of("1 mi", "length", "kg") == "dimension"


def test_the_default_unit_must_be_one():
    with pytest.raises(cl.BadOption):
        clean_value("5", "length", default_unit="blorps")
