"""Units and their products: worth, dimension, symbol."""

from fractions import Fraction

import pint
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cleanlib.core.tables import read_table
from cleanlib.shared.units.spellings import PREFIXES, entries
from cleanlib.shared.units.unit import parse_unit, refusal, written_powers

SYMBOLS = sorted(
    {
        prefix + row["symbol"]
        for row in read_table("units")
        for prefix in ("", *row["prefixes"].split())
    }
    - {"M"}  # bare it is ambiguous
)
ONE_WORD = [symbol for symbol in SYMBOLS if " " not in symbol and "/" not in symbol]  # fmt: skip


@pytest.mark.parametrize(
    ("text", "symbol", "factor"),
    [
        ("km/h", "km/h", Fraction(5, 18)),
        ("KM/H", "km/h", Fraction(5, 18)),
        ("miles per hour", "mi/h", Fraction("1609.344") / 3600),
        ("sq. ft.", "ft2", Fraction("0.3048") ** 2),
        ("feet squared", "ft2", Fraction("0.3048") ** 2),
        ("Cubic Meters", "m3", 1),
        ("m³/h", "m3/h", Fraction(1, 3600)),
        ("㎡", "m2", 1),
        ("g·mL⁻¹", "g/mL", 1000),
        ("kg m s-2", "kg*m/s2", 1),
        ("kg*m/s^2", "kg*m/s2", 1),
        ("W/m²K", "W/m2/K", 1),
        ("W/mK", "W/m/K", 1),
        ("J/kg·K", "J/kg/K", 1),
        ("m/s/s", "m/s/s", 1),
        ("s-1", "s-1", 1),
        ("kW·h", "kWh", 3_600_000),
        ("N m", "Nm", 1),
        ("lb-ft", "ft lbf", Fraction("4.4482216152605") * Fraction("0.3048")),
        ("us gal", "US gal", Fraction("0.003785411784")),
        ("acre", "acre", 43_560 * Fraction("0.3048") ** 2),
        ("°F", "°F", Fraction(5, 9)),
        ("ppb", "ppb", Fraction(1, 10**9)),
    ],
)
def test_what_a_text_spells(text, symbol, factor):
    unit = parse_unit(text)
    assert (unit.symbol, unit.factor) == (symbol, factor)


@pytest.mark.parametrize(
    "text",
    ["", "/", "kg/", "/s", "*kg", "kg kg", "° N", "40° N", "lb.oz", "m22", "s/kph", "apples",
     "kg/apples", "per", "sq", "m" * 100_000, "m/" * 50_000, "MW/H"],
)  # fmt: skip
def test_what_is_no_unit(text):
    assert parse_unit(text) is None


@pytest.mark.parametrize(
    ("text", "reason"),
    [("Mg", "ambiguous"), ("mw", "ambiguous"), ("apples", "unknown"), ("calories", "ambiguous")],
)
def test_why_not(text, reason):
    assert refusal(text)[0] == reason


@pytest.mark.parametrize("symbol", SYMBOLS)
def test_what_is_written_is_read_as_the_same_unit(symbol):
    unit = parse_unit(symbol)
    assert unit is not None
    assert unit.symbol == symbol


@given(st.lists(st.tuples(st.sampled_from(ONE_WORD), st.integers(1, 3)), min_size=1, max_size=3),
       st.integers(0, 3))  # fmt: skip
def test_a_product_is_worth_the_product(factors, split):
    powers = [(name, power if at < split else -power) for at, (name, power) in enumerate(factors)]
    text = written_powers(powers)
    assume(not text.isupper())  # those are read in small letters
    unit = parse_unit(text)
    if unit is not None:
        expected = Fraction(1)
        for name, power in powers:
            expected *= parse_unit(name).factor ** power
        assert unit.factor == expected
        assert parse_unit(unit.symbol) == unit


def test_factors_are_those_of_pint():
    registry = pint.UnitRegistry(non_int_type=Fraction)
    for name in ("pound", "ounce", "mile", "gallon", "psi", "horsepower", "hectare", "knot"):
        assert parse_unit(name).factor == registry.get_base_units(name)[0]


def test_angles_and_information_are_dimensions_and_levels_convert_to_nothing():
    kinds = [parse_unit(text).dimension for text in ("deg", "byte", "%", "dB", "dBm", "count")]
    assert len(set(kinds)) == len(kinds)
    assert parse_unit("rpm").dimension != parse_unit("Hz").dimension


def test_imperial_units_where_the_spelling_is_shared():
    assert parse_unit("gal", True).factor == Fraction("0.00454609")
    assert parse_unit("US gal", True).symbol == "US gal"
    assert parse_unit("tons", True).symbol == "long ton"
    assert parse_unit("kg", True) == parse_unit("kg")


def test_prefixed_symbols_are_worth_their_prefix():
    for row in read_table("units"):
        for prefix in row["prefixes"].split():
            entry = entries(prefix + row["symbols"].split("|")[0])[0]
            assert entry.scale == PREFIXES[prefix][1]
