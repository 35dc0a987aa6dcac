"""Quantities: which cells are read, which are not and why, and what is written."""

import pandas as pd
import pytest

import cleanlib as cl
from cleanlib import BadOption, UnknownFormat, clean_value, validate_quantity
from cleanlib.column_types.quantity import forms
from cleanlib.core.pipeline import BLOCK_ROWS
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "quantity"),
    [
        # metric, as typed, as printed, in other scripts
        ("1,5 Kg", "1.5 kg"), ("5kg.", "5 kg"), ("5 KGS", "5 kg"), ("816 000 t", "816000 t"),
        ("1.234,5 m", "1234.5 m"), ("1'234 kg", "1234 kg"), ("５ｋｇ", "5 kg"), ("٥ kg", "5 kg"),
        ("5 µg", "5 µg"), ("5 μg", "5 µg"), ("5 mcg", "5 µg"), ("5㎏", "5 kg"), ("5 кг", "5 kg"),
        ("-5 kg", "-5 kg"), ("− 5 kg", "-5 kg"), ("+5 kg", "5 kg"), (".5 kg", "0.5 kg"),
        # US, imperial and kitchen
        ("5 lbs", "5 lb"), ("5 sq. ft.", "5 ft2"), ("5 sqft", "5 ft2"), ("5 cu yd", "5 yd3"),
        ("5 fl. oz.", "5 fl oz"), ("5 U.S. gallons", "5 US gal"), ("5 imp. pt", "5 imp pt"),
        ("2 Tbsp", "2 tbsp"), ("1½ cups", "1.5 cup"), ("1/3 cup", "0.333333333333 cup"),
        ("11 st", "11 st"), ("5 Gal", "5 gal"), ("3 short tons", "3 short ton"),
        # medicine
        ("120 mmHg", "120 mmHg"), ("120 mm Hg", "120 mmHg"), ("10 cmH2O", "10 cmH2O"),
        ("5 mmol/l", "5 mmol/L"), ("90 mg/dL", "90 mg/dL"), ("5 mEq/L", "5 mEq/L"),
        ("1000 IU", "1000 IU"), ("10 U/kg", "10 U/kg"), ("5 nM", "5 nM"), ("72 bpm", "72 bpm"),
        # engineering
        ("10 kV", "10 kV"), ("5 MW", "5 MW"), ("5 KWH", "5 kWh"), ("5 kW·h", "5 kWh"),
        ("5 N·m", "5 Nm"), ("50 lb-ft", "50 ft lbf"), ("9.81 m/s²", "9.81 m/s2"),
        ("5 kg·m/s²", "5 kg*m/s2"), ("5 g·mL⁻¹", "5 g/mL"), ("5 W/m²K", "5 W/m2/K"),
        ("5 m³/h", "5 m3/h"), ("5 KM/H", "5 km/h"), ("2.4GHz", "2.4 GHz"), ("4.7 kΩ", "4.7 kΩ"),
        ("1.5e-3 m", "0.0015 m"), ("1.5×10³ m", "1500 m"), ("3000 RPM", "3000 rpm"),
        ("5 PSI", "5 psi"), ("500 cfm", "500 cfm"), ("30 mpg", "30 mpg"), ("5 Mbps", "5 Mbps"),
        # of several parts
        ("5'7\"", "67 in"), ("5′7″", "67 in"), ("5’ 7½”", "67.5 in"),
        ("4'- 7 19/64\"", "55.296875 in"),
        ("5 ft. 7 in.", "67 in"), ("5ft7in", "67 in"), ("5 feet and 7 inches", "67 in"),
        ("-5 ft 3 in", "-63 in"), ("10 lb 4 oz", "10.25 lb"), ("11st 4lb", "158 lb"),
        ("5 kg 300 g", "5.3 kg"), ("1 mi 200 yd 2 ft", "5882 ft"), ("12° 30' 15\"", "45015 arcsec"),
    ],
)  # fmt: skip
def test_what_is_read(text, quantity):
    assert clean_value(text, "quantity") == quantity


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        # one number and no unit, or a unit and no number
        ("5", "missing_part"), ("1/2", "missing_part"), ("kg", "syntax"), ("kg 5", "syntax"),
        # no units at all
        ("12 apples", "unknown"), ("5 pcs", "unknown"), ("100k", "unknown"), ("5 kgkg", "unknown"),
        # spellings with several meanings
        ("5 M", "ambiguous"), ("5G", "ambiguous"), ("5 Mg", "ambiguous"), ("5 ML", "ambiguous"),
        ("250 Calories", "ambiguous"), ("50 gr", "ambiguous"), ("5 mw", "ambiguous"),
        ("8 Mb", "ambiguous"), ("5 mil", "ambiguous"), ("5 bbl", "ambiguous"),
        ("5 NM", "ambiguous"),
        # ordinals, dates, times, latitudes
        ("1st", "ambiguous"), ("21st", "ambiguous"), ("2nd", "unknown"), ("3rd", "unknown"),
        ("4th", "unknown"), ("2-Jun", "unknown"), ("12 Dec 2020", "unknown"), ("5 pm", "unknown"),
        ("10:30", "syntax"), ("40° N", "unknown"), ("40°26'46\"N", "syntax"),
        # ratios, sizes, versions, prices
        ("16:9", "syntax"), ("XL", "unknown"), ("10 x 20 cm", "syntax"), ("1.2.3 kg", "grouping"),
        ("v1.2", "syntax"), ("$5", "syntax"), ("5 USD", "unknown"),
        # two values, ranges, approximations
        ("5-6 kg", "syntax"), ("5 to 6 kg", "unknown"), ("5 kg - 6 kg", "component"),
        ("5 kg/6 kg", "syntax"), ("~5 kg", "syntax"), ("approx. 5 kg", "unknown"),
        ("5±1 kg", "unknown"), ("<5 kg", "syntax"), ("5+ kg", "syntax"),
        # parts that do not fit
        ("5'13\"", "range"), ("5 ft 12 in", "range"), ("5 g 3 kg", "component"),
        ("5 kg 3 kg", "component"), ("5 kg 3 m", "component"), ("5.5 ft 3 in", "component"),
        ("5/0 in", "component"), ("1 5/4 in", "range"), ("5'7", "grouping"),
        # numbers that nobody measured
        ("inf kg", "range"), ("1e400 kg", "range"), ("5 kg" * 100_000, "length"),
    ],
)  # fmt: skip
def test_what_is_invalid_and_why(text, reason):
    assert reason_of(text, "quantity") == reason


@pytest.mark.parametrize("words", [("5 ma", "5 mA", "5 MA"), ("5 mm", "5 Mm"), ("5 ml", "5 ML")])
def test_what_a_word_means_does_not_depend_on_the_words_before_it(words):
    alone = cl.clean_quantity(list(words), errors="coerce")
    backwards = cl.clean_quantity(list(words)[::-1], errors="coerce")
    assert backwards[::-1] == alone


def test_blocks_that_are_read_side_by_side_keep_their_words_apart():
    forms._reader.cache_clear()
    units = [
        "kg",
        "g",
        "mg",
        "lb",
        "oz",
        "m",
        "cm",
        "ft",
        "km/h",
        "kWh",
        "L",
        "mL",
        "V",
        "mA",
        "Hz",
    ]
    cells = [f"{n} {units[n * 7919 % len(units)]}" for n in range(2 * BLOCK_ROWS + 10)]
    assert cl.clean_quantity(cells) == cells


def test_eleven_stones_are_no_ordinal():
    assert clean_value("11st", "quantity") == "11 st"
    assert clean_value("1 st", "quantity") == "1 st"


@pytest.mark.parametrize(
    ("text", "spec", "written"),
    [
        ("5'7\"", "cm", "170.18"),
        ("1.75 m", "cm", "175"),
        ("816 000 t", "kg", "816000000"),
        ("2 m²", "cm2", "20000"),
        ("5 µg", "mg", "0.005"),
        ("60 mph", "km/h", "96.56064"),
        ("100 °F", "°C", "37.777777777778"),
        ("1 nm", "mi", "0.000000000000621371192237"),
        ("0.123456789012345 in", "mm", "3.135802440913563"),
        ("5 lbs", "value", "5"),
        ("1.5 km", "base_units", "1500 m"),
        ("20 °C", "base_units", "293.15 K"),
        ("60 mph", "base_units", "26.8224 m/s"),
        ("50 %", "base_units", "0.5"),
        ("5 kΩ", "base_units", "5000 kg*m2/A2/s3"),
    ],
)
def test_a_unit_as_target_converts_and_base_units_do(text, spec, written):
    number, *rest = clean_value(text, "quantity", spec).split(" ")
    expected, *unit = written.split(" ")
    assert float(number) == float(expected)
    assert number == expected
    assert sorted(rest[:1]) == sorted(unit[:1]) or "Ω" in text


def test_parts_name_the_dimension():
    assert clean_value("60 mph", "quantity", "parts") == {
        "value": "60", "unit": "mph", "dimension": "length time-1",
    }  # fmt: skip
    assert clean_value("50 %", "quantity", "parts")["dimension"] == "1"
    assert clean_value("90°", "quantity", "parts")["dimension"] == "angle"


@pytest.mark.parametrize(
    ("text", "spec"),
    [("500 mg", "ml"), ("5 rpm", "Hz"), ("50 %", "deg"), ("1 byte", "count"), ("10 dB", "%")],
)
def test_a_target_of_another_dimension_is_refused(text, spec):
    assert reason_of(text, "quantity", spec) == "dimension"


def test_bare_numbers_are_in_the_default_unit():
    result = cl.clean(pd.DataFrame({"x": ["5", "6 g"]}), "x", "quantity", default_unit="kg")
    assert result.df["x"].tolist() == ["5 kg", "6 g"]
    assert result.report.notes == {"unit_assumed": 1}


def test_units_of_a_caller():
    own = {"ML": "mL", "pcs": "count", "Mg": "mg", "shot": "mL"}
    cleaned = cl.clean_quantity(["5 ML", "5 pcs", "5 Mg", "30 shot"], units=own)
    assert cleaned == ["5 mL", "5 count", "5 mg", "30 mL"]


def test_gallons_and_tons_are_us_or_imperial():
    assert clean_value("2 gal", "quantity", "L") == "7.570823568"
    assert clean_value("2 gal", "quantity", "L", gallon="imperial") == "9.09218"
    assert clean_value("2 US gal", "quantity", "L", gallon="imperial") == "7.570823568"
    assert clean_value("9.09218 L", "quantity", "gal", gallon="imperial") == "2"
    assert clean_value("1 ton", "quantity", "lb", gallon="imperial") == "2240"


def test_decimals_round_and_are_noted():
    result = cl.clean(pd.DataFrame({"x": ["1.26 kg", "1.2 kg"]}), "x", "quantity", decimals=1)
    assert result.df["x"].tolist() == ["1.3 kg", "1.2 kg"]
    assert result.report.notes == {"fraction_cut": 1}


def test_the_column_settles_the_decimal_mark():
    cleaned = cl.clean_quantity(["1,234 kg", "0,5 kg"], errors="coerce")
    assert cleaned == ["1.234 kg", "0.5 kg"]
    assert clean_value("1.000 mm", "quantity", "m", decimal=",") == "1"


@pytest.mark.parametrize(
    ("options", "told"),
    [
        ({"default_unit": "blorps"}, "no unit that is known"),
        ({"default_unit": "Mg"}, "may be Mg, mg"),
        ({"default_unit": 5}, "default_unit=5"),
        ({"units": ["kg"]}, "mapping"),
        ({"units": {"": "kg"}}, "no spelling"),
        ({"units": {"x": "blorps"}}, "'blorps'"),
        ({"gallon": "metric"}, "gallon"),
        ({"decimals": -1}, "decimals"),
    ],
)
def test_impossible_options_are_refused_before_any_row(options, told):
    with pytest.raises(BadOption, match=told):
        clean_value("5 kg", "quantity", **options)


def test_an_unknown_target_is_refused_with_a_hint():
    with pytest.raises(UnknownFormat, match="did you mean 'value'"):
        clean_value("5 kg", "quantity", "vlaue")


def test_validation_knows_the_same():
    assert validate_quantity("5 kg")
    assert not validate_quantity("5 apples")


def test_a_refusal_names_the_meanings():
    with pytest.raises(cl.Invalid, match="'Mg' may be Mg, mg"):
        clean_value("5 Mg", "quantity")
