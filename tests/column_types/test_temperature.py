"""Temperatures: scales however they are written, absolute zero, and conversions."""

from fractions import Fraction

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import BadOption, clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("23 °C", "23 °C"), ("23C", "23 °C"), ("23 ° C", "23 °C"), ("23ºC", "23 °C"),
        ("23 ˚c", "23 °C"), ("36.6℃", "36.6 °C"), ("23 deg C", "23 °C"), ("23degC", "23 °C"),
        ("23 degrees Celsius", "23 °C"), ("23 °Celsius", "23 °C"), ("23 celcius", "23 °C"),
        ("23 Grad Celsius", "23 °C"), ("73.4 °F", "73.4 °F"), ("73℉", "73 °F"),
        ("73 deg. F", "73 °F"), ("296 K", "296 K"), ("296 kelvins", "296 K"), ("296 °K", "296 K"),
        ("500 °R", "500 °R"), ("500 rankine", "500 °R"), ("−5,5 °C", "-5.5 °C"),
        ("- 5 °C", "-5 °C"), ("+5 °C.", "5 °C"), ("３７℃", "37 °C"), ("٣٧٫٥ °C", "37.5 °C"),
        ("1.5e8 K", "150000000 K"), ("100 000 K", "100000 K"),
    ],
)  # fmt: skip
def test_scales_are_known_however_they_are_written(text, value):
    assert clean_value(text, "temperature", "value") == value


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("25", "missing_part"), ("25°", "missing_part"), ("25 degrees", "missing_part"),
        ("hot", "unknown"), ("25 Q", "unknown"), ("25 mK", "unknown"), ("°C", "syntax"),
        ("°C 25", "syntax"), ("40°N", "unknown"), ("32° 34’S", "unknown"), ("20° 30' C", "syntax"),
        ("20-25 °C", "syntax"), ("20 to 25 °C", "unknown"), ("37 °C / 98.6 °F", "syntax"),
        ("~20 °C", "syntax"), ("20±1 °C", "unknown"), (">20 °C", "syntax"), ("(5 °C)", "syntax"),
        ("1e400 K", "range"), ("inf K", "range"),
    ],
)  # fmt: skip
def test_what_is_invalid_and_why(text, reason):
    assert reason_of(text, "temperature") == reason


@pytest.mark.parametrize("text", ["-273.15 °C", "-459.67 °F", "0 K", "-0 K", "0 °R"])
def test_absolute_zero_is_a_temperature(text):
    assert clean_value(text, "temperature", "K") == "0"


@pytest.mark.parametrize(
    "text",
    ["-273.16 °C", "-273.15000000000000000001 °C", "-459.68 °F", "-0.0001 K", "-1 °R", "-500 °C"],
)
def test_nothing_is_colder(text):
    assert reason_of(text, "temperature") == "range"


@pytest.mark.parametrize(
    ("text", "spec", "written"),
    [
        ("73.4 °F", "celsius", "23℃"), ("72 °F", "celsius", "22.22℃"),
        ("23 °C", "fahrenheit", "73.4℉"), ("23 °C", "kelvin", "296.15 K"),
        ("72 °F", "degC", "22.222222222222"), ("300 K", "degC", "26.85"), ("20 °C", "degF", "68"),
        ("-40 °C", "degF", "-40"), ("23.0 °C", "celsius", "23.0℃"),
        ("500 °R", "K", "277.777777777778"),
    ],
)  # fmt: skip
def test_each_format(text, spec, written):
    assert clean_value(text, "temperature", spec) == written


def test_parts():
    assert clean_value("73.4 F", "temperature", "parts") == {"value": "73.4", "unit": "°F"}


def test_options():
    assert clean_value("72", "temperature", "degC", default_unit="F", decimals=2) == "22.22"
    assert clean_value("73.4 °F", "temperature", symbol="°C") == "23°C"
    assert clean_value("98,6 °F", "temperature", "degC", decimal=",") == "37"
    with pytest.raises(BadOption, match="default_unit"):
        clean_value("72", "temperature", default_unit="X")
    result = cl.clean(pd.DataFrame({"x": ["72", "5 °C"]}), "x", "temperature", default_unit="F")
    assert result.report.notes == {"unit_assumed": 1}


TO_KELVIN = {
    "C": lambda number: number + Fraction("273.15"),
    "F": lambda number: (number + Fraction("459.67")) * Fraction(5, 9),
    "K": lambda number: number,
}


@given(
    st.from_regex(r"-?[0-9]{1,5}(\.[0-9]{1,6})?", fullmatch=True),
    st.sampled_from("CFK"),
    st.sampled_from(["degC", "degF", "K"]),
)
def test_conversions_are_those_of_fractions(number, scale, spec):
    kelvin = TO_KELVIN[scale](Fraction(number))
    cell = f"{number} {scale}"
    cleaned = cl.clean_temperature([cell], target_format=spec, errors="coerce", decimal=".")[0]
    assert (cleaned is None) == (kelvin < 0)
    if cleaned is not None:
        again = TO_KELVIN[spec[-1]](Fraction(cleaned))
        assert abs(again - kelvin) <= Fraction(1, 10**12)


@given(st.decimals(0, 10**6, places=3), st.sampled_from(["°C", "F", " K", " deg F"]))
def test_every_format_settles(number, unit):
    for spec in ("celsius", "fahrenheit", "kelvin", "value"):
        once = clean_value(f"{number}{unit}", "temperature", spec, decimal=".")
        assert clean_value(once, "temperature", spec, decimal=".") == once


def test_digits_are_kept_whatever_stands_beside():
    assert cl.clean_temperature(["23.0 °C", "5.0 °F"]) == ["23.0℃", "-15℃"]
    assert cl.clean_weight(["1.50 kg", "1.50 lb"]) == ["1.50 kg", "0.680388555 kg"]
    assert clean_value("300.123456 K", "temperature") == "26.97℃"


def test_the_order_of_rows_changes_nothing():
    cells = ["1,234 °C", "0,5 °C", "1.234 K", "25", "-5 F", "hot"]
    cleaned = cl.clean_temperature(cells, errors="coerce")
    assert cl.clean_temperature(cells[::-1], errors="coerce")[::-1] == cleaned
