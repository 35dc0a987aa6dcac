"""Spellings of units that pint does not know, and the little that has to be told about others."""

from __future__ import annotations

from fractions import Fraction

# Spelling to the name in pint. Two words are joined by a low line, as pint joins them.
SPELLINGS = {
    "'": "foot", "\u2032": "foot", '"': "inch", "''": "inch", "\u2033": "inch",
    "\u2032\u2032": "inch", "kgs": "kilogram", "kms": "kilometer", "cms": "centimeter",
    "mms": "millimeter", "mls": "milliliter", "gms": "gram", "gm": "gram", "mtr": "meter",
    "mtrs": "meter", "ltr": "liter", "ltrs": "liter", "st": "stone", "fl_oz": "fluid_ounce",
    "fluid_oz": "fluid_ounce", "oz_fl": "fluid_ounce", "sqft": "square_foot",
    "sqm": "square_meter", "cuft": "cubic_foot", "cbm": "cubic_meter", "us_gal": "gallon",
    "us_gallon": "gallon", "imp_gal": "imperial_gallon", "imp_gallon": "imperial_gallon",
    "uk_gal": "imperial_gallon", "uk_gallon": "imperial_gallon", "imp_fl_oz":
    "imperial_fluid_ounce", "uk_fl_oz": "imperial_fluid_ounce", "imp_pint": "imperial_pint",
    "uk_pint": "imperial_pint", "nautical_miles": "nautical_mile", "kmh": "kilometer_per_hour",
    "kmph": "kilometer_per_hour", "wk": "week", "wks": "week", "mo": "month", "mos": "month",
    "troy_oz": "troy_ounce", "oz_t": "troy_ounce", "light_years": "light_year",
    "short_tons": "short_ton", "long_tons": "long_ton", "metric_tons": "metric_ton",
    "metric_tonnes": "metric_ton", "bhp": "horsepower", "ps": "metric_horsepower",
    "degrees": "degree", "\u00b0": "degree", "\u2126": "ohm", "kilo": "kilogram",
    "kilos": "kilogram",
}  # fmt: skip
# Not units in a table of things, whatever pint makes of them: pieces, not parsecs
# nor gauss. ML is a megalitre by the rule and a millilitre on labels in capitals: a guess.
NO_UNITS = frozenset(["pc", "pcs", "PC", "PCS", "ct", "cts", "CT", "pts", "ea", "cs", "G", "ML"])
NEVER_LOWERED = frozenset(["ML", "PC", "PCS", "CT"])
# Units that take metric prefixes; pint would put one before any unit
PREFIXED = frozenset([
    "meter", "gram", "second", "ampere", "kelvin", "mole", "candela", "hertz", "newton", "pascal",
    "joule", "watt", "coulomb", "volt", "farad", "ohm", "siemens", "weber", "tesla", "henry",
    "lumen", "lux", "becquerel", "gray", "sievert", "liter", "bar", "electron_volt", "byte", "bit",
    "watt_hour", "ampere_hour", "calorie", "molar", "meter_Hg", "metric_ton", "volt_ampere",
    "radian", "thermochemical_calorie", "force_gram", "parsec", "year", "bit_per_second",
    "decibel", "bel", "katal", "poise", "unified_atomic_mass_unit",
])  # fmt: skip
# The acre of the international foot: the survey foot that pint takes was given up in 2023 (NIST)
FACTORS = {
    "acre": 43_560 * Fraction("0.3048") ** 2,
    "degree_Celsius": Fraction(1),
    "degree_Fahrenheit": Fraction(5, 9),
}
# What 0 of a unit is in kelvin
OFFSETS = {
    "degree_Celsius": Fraction("273.15"),
    "degree_Fahrenheit": Fraction("459.67") * Fraction(5, 9),
}
IMPERIAL = {
    "gallon": "imperial_gallon", "fluid_ounce": "imperial_fluid_ounce", "pint": "imperial_pint",
    "quart": "imperial_quart", "cup": "imperial_cup",
}  # fmt: skip
