"""The column types of plain numbers."""

from __future__ import annotations

from cleanlib.column_types.number.formats import (
    DECIMAL_FORMATS,
    INTEGER_FORMATS,
    NUMBER_FORMATS,
    PERCENT_FORMATS,
    SCIENTIFIC_FORMATS,
    number_pattern,
    percent_pattern,
)
from cleanlib.column_types.number.forms import number_reader, percent_reader
from cleanlib.column_types.number.options import (
    IntegerOptions,
    NumberOptions,
    PercentOptions,
    check_integer_options,
    check_options,
)
from cleanlib.column_types.number.resolve import (
    validate_integer,
    validate_number,
    validate_percent,
)
from cleanlib.core.column_type import ColumnType
from cleanlib.core.fields import Fields
from cleanlib.core.grammar import Grammar
from cleanlib.shared.numbers.options import DASHES
from cleanlib.shared.numbers.reader import exact_cell
from cleanlib.shared.numbers.separators import default_mark

NUMBER: ColumnType[Fields, NumberOptions] = ColumnType(
    name="number",
    title="Number",
    doc=(
        "Numbers as people and programs write them: 1,234.50, 1.234,50, 1 234,5, 1'234, digits of "
        "any script, signs before or behind, accounting brackets, percent, scientific notation. "
        "Whether a lone comma or dot groups or begins the decimals is decided once for the column "
        "and reported. Digits are kept exactly, however many there are."
    ),
    split=Grammar(number_reader),
    validate=validate_number,
    formats=NUMBER_FORMATS,
    default_format="float",
    pattern=number_pattern,
    pattern_doc="digits, such as ``'#,##0.00'``, with the marks that are wanted",
    options=NumberOptions,
    check_options=check_options,
    default_reading=default_mark,
    null_tokens=DASHES,
    cell=exact_cell,
    examples={
        "(1.234,50)": "-1234.5",
        "1,234,567.891": "1234567.891",
        "12.5%": "0.125",
        "5,009-": "-5009.0",
        "9.07185e-5": "9.07185e-05",
    },
    refused={
        "12..5": "syntax",
        "11,11.11": "grouping",
        "100M": "unknown",
        "#DIV/0!": "spreadsheet_error",
        "inf": "range",
        "12 apples": "unknown",
    },
    hints=frozenset({"amount", "number", "value", "qty", "count", "total", "score", "num"}),
)

DECIMAL: ColumnType[Fields, NumberOptions] = ColumnType(
    name="decimal",
    title="Decimal number",
    doc="As number, as Python decimals by default: every digit is kept as it was written.",
    split=NUMBER.split,
    validate=validate_number,
    formats=DECIMAL_FORMATS,
    default_format="decimal",
    pattern=number_pattern,
    pattern_doc="digits, such as ``'#,##0.00'``, with the marks that are wanted",
    options=NumberOptions,
    check_options=check_options,
    default_reading=default_mark,
    null_tokens=DASHES,
    cell=exact_cell,
    examples={"1 234,50": "1234.50", "0.10": "0.10"},
    refused={"1,2,3": "grouping", "1 ,": "syntax"},
    hints=frozenset({"price", "rate", "amount"}),
)

INTEGER: ColumnType[Fields, IntegerOptions] = ColumnType(
    name="integer",
    title="Whole number",
    doc=(
        "As number, whole numbers only: 12.0 is one unless allow_float_integral=False, 12.5 is "
        "not unless decimals=0 rounds it."
    ),
    split=Grammar(number_reader),
    validate=validate_integer,
    formats=INTEGER_FORMATS,
    default_format="integer",
    pattern=number_pattern,
    pattern_doc="digits, such as ``'#,##0.00'``, with the marks that are wanted",
    options=IntegerOptions,
    check_options=check_integer_options,
    default_reading=default_mark,
    null_tokens=DASHES,
    cell=exact_cell,
    examples={"1,234,567": "1234567", "12.0": "12", "-5": "-5"},
    refused={"12.5": "not_whole", "twelve": "unknown"},
    hints=frozenset({"count", "qty", "quantity", "number", "num", "total"}),
)

SCIENTIFIC_NUMBER: ColumnType[Fields, NumberOptions] = ColumnType(
    name="scientific_number",
    title="Number in scientific notation",
    doc="As number: 1.5e-3, 1,5\u00d710^-3, 1.5 x 10\u207b\u00b3; also written in that notation.",
    split=NUMBER.split,
    validate=validate_number,
    formats=SCIENTIFIC_FORMATS,
    default_format="float",
    pattern=number_pattern,
    pattern_doc="digits, such as ``'#,##0.00'``, with the marks that are wanted",
    options=NumberOptions,
    check_options=check_options,
    default_reading=default_mark,
    null_tokens=DASHES,
    cell=exact_cell,
    examples={"1,5\u00d710^-3": "0.0015", "6.022E23": "6.022e+23"},
    refused={"1.5e": "syntax", "1.5\u00d79^3": "syntax"},
    hints=frozenset({"concentration", "measurement"}),
)

PERCENT: ColumnType[Fields, PercentOptions] = ColumnType(
    name="percent",
    title="Percentage",
    doc=(
        "Percentages, per mille and basis points as exact fractions: 12,5 % is 0.125. A number "
        "without a sign is a fraction already, unless assume='percent'."
    ),
    split=Grammar(percent_reader),
    validate=validate_percent,
    formats=PERCENT_FORMATS,
    default_format="fraction",
    pattern=percent_pattern,
    pattern_doc="digits, such as ``'0.0%'``, with the marks that are wanted",
    options=PercentOptions,
    check_options=check_options,
    default_reading=default_mark,
    null_tokens=DASHES,
    cell=exact_cell,
    examples={"12,5 %": "0.125", "-3%": "-0.03", "0.49": "0.49", "25 bps": "0.0025"},
    refused={"12..%": "syntax", ">50%": "syntax", "half": "unknown"},
    hints=frozenset({"percent", "pct", "rate", "share", "percentage"}),
)
