"""How numbers are written."""

from decimal import Decimal

import pandas as pd
import pytest

import cleanlib as cl
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "number", "integer", "thousands"),
    [
        ("0", 0.0, 0, "0"),
        ("-0.00", 0.0, 0, "0.00"),
        ("999", 999.0, 999, "999"),
        ("1000", 1000.0, 1000, "1,000"),
        ("-1234567.0", -1234567.0, -1234567, "-1,234,567.0"),
        ("1e6", 1e6, 10**6, "1,000,000"),
        ("9223372036854775807", 2.0**63, 2**63 - 1, "9,223,372,036,854,775,807"),
        ("-9223372036854775808", -(2.0**63), -(2**63), "-9,223,372,036,854,775,808"),
    ],
)
def test_the_named_formats(text, number, integer, thousands):
    assert cl.clean_value(text, "number") == number
    assert cl.clean_value(text, "number", "integer") == integer
    assert cl.clean_value(text, "number", "thousands") == thousands
    assert cl.clean_value(text, "number", "decimal") == Decimal(text)


@pytest.mark.parametrize(
    ("text", "spec", "reason"),
    [
        ("12.5", "integer", "not_whole"),
        ("1e-5", "integer", "not_whole"),
        ("9223372036854775808", "integer", "range"),
        ("-9223372036854775809", "integer", "range"),
        ("1e300", "integer", "range"),
        ("9.9e308", "float", "range"),
        ("-1.8e308", "float", "range"),
    ],
)
def test_what_a_format_cannot_hold_is_invalid_for_it(text, spec, reason):
    assert reason_of(text, "number", spec) == reason
    assert cl.clean_value(text, "number", "decimal") == Decimal(text)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("-1,234.50", ("-", "1234", "50", None)),
        ("5", ("+", "5", None, None)),
        ("(5)", ("-", "5", None, None)),
        ("-0", ("+", "0", None, None)),
        (".5", ("+", "0", "5", None)),
        ("1.50e-3", ("+", "1", "50", "-3")),
        ("5e0", ("+", "5", None, "0")),
        ("1e300", ("+", "1", None, "300")),
        ("12.5%", ("+", "0", "125", None)),
    ],
)
def test_parts_are_what_the_cell_writes(text, parts):
    names = ("sign", "integer_part", "fraction", "exponent")
    assert cl.clean_value(text, "number", "parts") == dict(zip(names, parts, strict=True))


def test_parts_of_a_column_without_good_rows():
    for cells in ([], ["x"], [None]):
        written = cl.clean_number(cells, target_format="parts", errors="coerce")
        assert written.isna().all(axis=None)
        assert list(written.columns) == ["sign", "integer_part", "fraction", "exponent"]


PATTERNS = [
    ("0", "1235", "-5", "0"),
    ("#", "1235", "-5", "0"),
    ("0.0", "1234.6", "-5.0", "0.0"),
    ("0.00", "1234.57", "-5.00", "0.00"),
    ("0.##", "1234.57", "-5", "0"),
    ("0.0##", "1234.567", "-5.0", "0.0"),
    ("#,##0", "1,235", "-5", "0"),
    ("#,##0.00", "1,234.57", "-5.00", "0.00"),
    ("#.##0,00", "1.234,57", "-5,00", "0,00"),
    ("# ##0,0", "1 234,6", "-5,0", "0,0"),
    ("#'##0.00", "1'234.57", "-5.00", "0.00"),
    ("#_##0", "1_235", "-5", "0"),
    ("#,##,##0.0", "1,234.6", "-5.0", "0.0"),
    ("#,###", "1,235", "-5", "0"),
    ("0,000", "1234,567", "-5,000", "0,000"),
    ("00000", "01235", "-00005", "00000"),
    ("000'000", "001'235", "-000'005", "000'000"),
    ("0.0 kg", "1234.6 kg", "-5.0 kg", "0.0 kg"),
    ("$#,##0", "$1,235", "-$5", "$0"),
    ("0,-", "1235,-", "-5,-", "0,-"),
    ("0%", "123457%", "-500%", "0%"),
    ("0.0‰", "1234567.0‰", "-5000.0‰", "0.0‰"),
]


@pytest.mark.parametrize(("pattern", "large", "negative", "zero"), PATTERNS)
def test_open_formats_look_like_what_they_write(pattern, large, negative, zero):
    written = [cl.clean_value(x, "number", pattern) for x in ("1234.567", "-5", "-0.0000001")]
    assert written == [large, negative, zero]


def test_an_indian_pattern_groups_by_two():
    assert cl.clean_value("123456789", "number", "#,##,##0") == "12,34,56,789"


def test_a_percent_sign_in_a_pattern_leaves_points_alone():
    assert cl.clean_value("12.5%", "number", "0.0%") == "12.5%"
    assert cl.clean_value("12.5%", "number", "0.0%", percent="points") == "12.5%"


def test_patterns_keep_every_digit():
    digits = "1234567890" * 6
    assert cl.clean_value(f"{digits}.55", "number", "#,##0.0") == f"{int(digits):,}.6"
    assert cl.clean_value(digits, "number", "0" * 70) == digits.zfill(70)
    assert cl.clean_value("1.5", "number", "0." + "0" * 40) == "1.5" + "0" * 39


@pytest.mark.parametrize(
    "pattern",
    ["#0#", "0#0", "0.#0", "0.00.00", "0,0.00", "#,#,#", "#,##,###,##0", "# ##0'000", "1 0", "0.05",
     "0,5", "-0", "+0", "(0)", "0-", "0 0"],
)  # fmt: skip
def test_patterns_that_would_mislead_are_refused(pattern):
    with pytest.raises(cl.UnknownFormat, match="a number pattern has one grouping mark"):
        cl.clean_value("5", "number", pattern)


@pytest.mark.parametrize(
    ("spec", "hint"),
    [("thousand", "did you mean 'thousands'"), ("sting", "did you mean 'string'"), ("", "It has"),
     ("0;0", "It has"), ("abc", "number patterns such as '#,##0.00'")],
)  # fmt: skip
def test_unknown_formats_get_a_hint(spec, hint):
    with pytest.raises(cl.UnknownFormat, match=hint):
        cl.clean_value("5", "number", spec)


@pytest.mark.parametrize("kind", ["number", "decimal", "integer", "scientific_number"])
def test_every_type_of_numbers_takes_patterns(kind):
    assert cl.clean_value("1234", kind, "#,##0.0") == "1,234.0"


@pytest.mark.parametrize(
    ("text", "places", "written"),
    [
        ("1.455", 0, "1"), ("1.455", 1, "1.5"), ("1.455", 2, "1.46"), ("1.455", 3, "1.455"),
        ("1.455", 6, "1.455000"), ("1.455", None, "1.455"), ("2.5", 0, "3"), ("-2.5", 0, "-3"),
        ("0.5", 0, "1"), ("-0.4", 0, "0"), ("1e3", 2, "1000.00"), ("1e-30", 2, "0.00"),
        ("9" * 40 + ".5", 0, "1" + "0" * 40),
    ],
)  # fmt: skip
def test_decimals_rounds_halves_away_from_zero(text, places, written):
    assert cl.clean_value(text, "number", "string", decimals=places) == written


@pytest.mark.parametrize(
    ("text", "places", "noted"),
    [("1.455", 2, True), ("1.450", 2, False), ("1.4", 2, False), ("0.001", 2, True)],
)
def test_digits_that_are_lost_are_counted(text, places, noted):
    series = pd.Series([text, "1"])
    report = cl.clean(series, type="number", errors="coerce", decimals=places).report
    assert report.notes.get("fraction_cut", 0) == noted
