"""What whole numbers, decimals, scientific notation and percentages have of their own."""

from decimal import Decimal

import pytest

import cleanlib as cl
from tests.column_types.reading import reason_of

TYPES = ("number", "decimal", "integer", "scientific_number", "percent")


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1,234,567", 1234567), ("12.0", 12), ("12.", 12), ("-5", -5), ("(5)", -5), ("1e3", 1000),
        ("1.2e1", 12), ("500%", 5), ("00042", 42), (12.0, 12), (Decimal("12.00"), 12), ("0.0", 0),
    ],
)  # fmt: skip
def test_whole_numbers(text, value):
    assert cl.clean_value(text, "integer") == value


@pytest.mark.parametrize(
    ("text", "options", "reason"),
    [
        ("12.5", {}, "not_whole"),
        ("1.234", {}, "not_whole"),
        ("50%", {}, "not_whole"),
        ("1e-3", {}, "not_whole"),
        (12.5, {}, "not_whole"),
        ("12.0", {"allow_float_integral": False}, "not_whole"),
        ("9223372036854775808", {}, "range"),
        ("9223372036854775807.5", {"decimals": 0}, "range"),
        ("twelve", {}, "unknown"),
    ],
)
def test_what_is_no_whole_number(text, options, reason):
    assert reason_of(text, "integer", **options) == reason


@pytest.mark.parametrize(
    ("text", "value"), [("12.5", 13), ("12.4", 12), ("-12.5", -13), ("0.4", 0), ("12", 12)]
)
def test_no_decimals_round_to_whole_numbers(text, value):
    assert cl.clean_value(text, "integer", decimals=0) == value


@pytest.mark.parametrize(
    ("text", "width", "written"),
    [
        ("42", 1, "42"), ("42", 4, "0042"), ("-42", 4, "-0042"), ("12345", 4, "12345"),
        ("0", 3, "000"), ("7", 40, "7".zfill(40)), ("9" * 25, 30, ("9" * 25).zfill(30)),
    ],
)  # fmt: skip
def test_whole_numbers_can_be_padded(text, width, written):
    assert cl.clean_value(text, "integer", "padded", width=width) == written


def test_whole_numbers_of_any_length_are_written_as_text():
    digits = "1234567890" * 6
    assert cl.clean_value(digits, "integer", "string") == digits
    assert cl.clean_value(digits, "integer", "thousands") == f"{int(digits):,}"


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("1 234,50", "1234.50"), ("0.10", "0.10"), ("-0.00", "0.00"), ("5%", "0.05"), ("1e3",
        "1000"),
        ("1.50e-3", "0.00150"), ("9" * 60, "9" * 60),
    ],
)  # fmt: skip
def test_decimals_have_the_digits_that_were_written(text, value):
    found = cl.clean_value(text, "decimal")
    assert (found, str(found)) == (Decimal(value), value)


@pytest.mark.parametrize(
    ("text", "e_notation", "mantissa", "exponent"),
    [
        ("1.5e-3", "1.5e-3", "1.5", "-3"),
        ("1,5×10^-3", "1.5e-3", "1.5", "-3"),
        ("6.022E23", "6.022e23", "6.022", "23"),
        ("1234.50", "1.2345e3", "1.2345", "3"),
        ("1000", "1e3", "1", "3"),
        ("-0.05", "-5e-2", "-5", "-2"),
        ("0.00", "0e0", "0", "0"),
        ("-0", "0e0", "0", "0"),
        ("9.99e308", "9.99e308", "9.99", "308"),
        ("1e-308", "1e-308", "1", "-308"),
    ],
)
def test_scientific_notation_is_normalized(text, e_notation, mantissa, exponent):
    assert cl.clean_value(text, "scientific_number", "e_notation") == e_notation
    parts = cl.clean_value(text, "scientific_number", "parts")
    assert parts == {"mantissa": mantissa, "exponent": exponent}
    assert cl.clean_value(e_notation, "scientific_number", "e_notation") == e_notation


@pytest.mark.parametrize(
    ("text", "fraction", "percent", "points"),
    [
        ("12,5 %", "0.125", "12.5%", "1250"),
        ("-3%", "-0.03", "-3%", "-300"),
        ("(3%)", "-0.03", "-3%", "-300"),
        ("(3)%", "-0.03", "-3%", "-300"),
        ("%3", "0.03", "3%", "300"),
        ("5‰", "0.005", "0.5%", "50"),
        ("25 bps", "0.0025", "0.25%", "25"),
        ("25 basis points", "0.0025", "0.25%", "25"),
        ("5 per cent", "0.05", "5%", "500"),
        ("5 pct.", "0.05", "5%", "500"),
        ("٥٪", "0.05", "5%", "500"),
        ("0.49", "0.49", "49%", "4900"),
        ("100%", "1.00", "100%", "10000"),
        (0.49, "0.49", "49%", "4900"),
    ],
)
def test_percentages_are_exact_fractions(text, fraction, percent, points):
    assert cl.clean_value(text, "percent") == fraction
    assert cl.clean_value(text, "percent", "percent") == percent
    assert cl.clean_value(text, "percent", "number") == percent.removesuffix("%")
    assert cl.clean_value(text, "percent", "basis_points") == points
    assert cl.clean_value(text, "percent", "float") == float(fraction)


@pytest.mark.parametrize(
    ("text", "fraction", "hundredth"),
    [
        ("12.5", "12.5", "0.125"),
        ("0.5", "0.5", "0.005"),
        ("-5", "-5", "-0.05"),
        ("5%", "0.05", "0.05"),
    ],
)
def test_a_number_without_a_sign_is_what_the_caller_assumes(text, fraction, hundredth):
    assert cl.clean_value(text, "percent") == fraction
    assert cl.clean_value(text, "percent", assume="percent") == hundredth


@pytest.mark.parametrize(
    ("texts", "noted"), [(["12.5", "-3", "1", "0.5", "300%"], 2), (["0.5", "1.0"], 0)]
)
def test_fractions_above_one_are_worth_a_note(texts, noted):
    report = cl.clean(texts, type="percent").report
    assert report.notes.get("percent_assumed", 0) == noted
    assert cl.clean(texts, type="percent", assume="percent").report.notes == {}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("12..%", "syntax"), ("%", "syntax"), ("5%%", "syntax"), ("%5%", "syntax"), (">50%",
        "syntax"),
        ("<1%", "syntax"), ("50%-60%", "syntax"), ("50 - 60 %", "syntax"), ("1/2", "syntax"),
        ("half", "unknown"), ("5 pp", "unknown"), ("½%", "syntax"), ("12% p.a.", "unknown"),
        ("5 of 10", "unknown"), ("#DIV/0!", "spreadsheet_error"), ("∞", "range"),
    ],
)  # fmt: skip
def test_what_is_no_percentage(text, reason):
    assert reason_of(text, "percent") == reason


@pytest.mark.parametrize(
    ("pattern", "written"),
    [
        ("0.0%", "12.3%"),
        ("0%", "12%"),
        ("0.00 %", "12.35 %"),
        ("0.0‰", "123.5‰"),
        ("0.000", "0.123"),
    ],
)
def test_patterns_of_percentages(pattern, written):
    assert cl.clean_value("12.345%", "percent", pattern) == written


def test_percentages_are_rounded_where_they_are_written():
    assert cl.clean_value("12.345%", "percent", decimals=2) == "0.12"
    assert cl.clean_value("12.345%", "percent", "percent", decimals=2) == "12.35%"
    assert cl.clean_value("12.345%", "percent", "basis_points", decimals=0) == "1235"
