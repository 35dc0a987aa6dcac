"""Numbers in columns of every pandas dtype."""

from decimal import Decimal

import numpy as np
import pandas as pd
import pyarrow as pa
import pytest

import cleanlib as cl

FLOATS = [1234.5, 1.234, -0.1, 3.0, None]
TEXTS = ["1234.5", "1.234", "-0.1", "3", None]
FLOAT_DTYPES = ["float64", "Float64", "object", "category", "Sparse[float]", "double[pyarrow]"]
INT_DTYPES = [
    "int64",
    "Int64",
    "object",
    "category",
    "int64[pyarrow]",
    "float64",
    "uint16",
    "Int32",
]
TEXT_DTYPES = ["str", "object", "category", "string[python]", "string[pyarrow]"]


def cleaned(cells, dtype, spec="string", kind="number", **options):
    if dtype == "double[pyarrow]":
        cells = [cell for cell in cells if cell is not None]
    series = pd.Series(cells, dtype=dtype)
    result = cl.clean(series, type=kind, target_format=spec, errors="coerce", **options)
    return [None if pd.isna(value) else value for value in result.df.tolist()]


@pytest.mark.parametrize("dtype", TEXT_DTYPES)
def test_text_of_any_dtype_is_read_alike(dtype):
    assert cleaned(["1,234.5", "(2)", None, "x"], dtype) == ["1234.5", "-2", None, None]


@pytest.mark.parametrize("dtype", FLOAT_DTYPES)
@pytest.mark.parametrize("options", [{}, {"decimal": ","}, {"ambiguous_separator": ","}])
def test_the_point_of_a_float_is_never_taken_for_a_grouping_mark(dtype, options):
    wanted = TEXTS[:-1] if dtype == "double[pyarrow]" else TEXTS
    assert cleaned(FLOATS, dtype, **options) == wanted


@pytest.mark.parametrize("dtype", INT_DTYPES)
def test_whole_numbers_of_any_dtype_are_read_alike(dtype):
    assert cleaned([0, 7, 1234], dtype) == ["0", "7", "1234"]
    assert cleaned([0, 7, 1234], dtype, "float") == [0.0, 7.0, 1234.0]


@pytest.mark.parametrize("dtype", ["object", pd.ArrowDtype(pa.decimal128(30, 4))])
def test_decimals_keep_the_digits_that_they_have(dtype):
    cells = [Decimal("1.2340"), Decimal("-0.0001"), None]
    assert cleaned(cells, dtype) == ["1.2340", "-0.0001", None]


@pytest.mark.parametrize(
    ("mixed", "read"),
    [
        ([1.234, "1,5", "1.234"], ["1.234", "1.5", "1234"]),
        ([1.5, "1,234", "1.234,5"], ["1.5", "1.234", "1234.5"]),
        ([1234.567, "1,234"], ["1234.567", "1234"]),
        ([Decimal("1.234"), "2,5", "1.234"], ["1.234", "2.5", "1234"]),
        ([np.float32(0.1), np.float64(1e-7), "1,5"], ["0.1", "0.0000001", "1.5"]),
        ([5, 5.0, "5", True, "1,5", None, float("nan"), pd.NA, pd.NaT, Decimal("NaN")],
         ["5", "5", "5", None, "1.5", None, None, None, None, None]),
    ],
)  # fmt: skip
def test_numbers_that_are_no_text_prove_nothing_for_those_that_are(mixed, read):
    assert cleaned(mixed, "object") == read


def test_numbers_that_are_no_text_leave_no_question_open():
    numbers = pd.Series([1.234, Decimal("1.234"), 1234.567], dtype=object)
    assert cl.clean(numbers, type="number").report.decisions == ()


@pytest.mark.parametrize(
    ("cell", "read"),
    [
        (10**40, "1" + "0" * 40),
        (-(2**64), str(-(2**64))),
        (1e22, "1" + "0" * 22),
        (1.5e-10, "0.00000000015"),
        (Decimal("1E+5"), "100000"),
        (Decimal("1E-5"), "0.00001"),
        (Decimal("-0.00"), "0.00"),
        (np.int8(-5), "-5"),
        (b"1,5", "1.5"),
    ],
)
def test_a_cell_of_any_type_is_read_exactly(cell, read):
    assert cl.clean_value(cell, "number", "string") == read


@pytest.mark.parametrize(
    ("cell", "reason"),
    [
        (float("inf"), "range"),
        (float("-inf"), "range"),
        (Decimal("Infinity"), "range"),
        (Decimal("1E+400"), "range"),
        (Decimal("1E-400"), "range"),
        (True, "unknown"),
        (1 + 2j, "unknown"),
        ([5], "syntax"),
        ({"a": 1}, "unknown"),
    ],
)
def test_what_is_no_number_is_refused(cell, reason):
    with pytest.raises(cl.Invalid) as refusal:
        cl.clean_value(cell, "number")
    assert refusal.value.reason == reason


def test_the_formats_give_the_dtypes_that_they_promise():
    frame = pd.DataFrame({"x": ["1,234.50", None, "-2"]})
    as_float = cl.clean_number(frame, "x")["x"]
    assert (as_float.dtype, as_float.tolist()[::2]) == (np.dtype("float64"), [1234.5, -2.0])
    as_integer = cl.clean_integer(frame, "x", decimals=0)["x"]
    assert (str(as_integer.dtype), as_integer.tolist()) == ("Int64", [1235, pd.NA, -2])
    as_decimal = cl.clean_decimal(frame, "x")["x"]
    assert as_decimal.tolist()[::2] == [Decimal("1234.50"), Decimal("-2")]
    assert as_decimal.isna().tolist() == [False, True, False]
    assert as_decimal.dtype == object


def test_decimals_of_one_column_may_have_any_number_of_digits():
    texts = ["0." + "1" * 60, "9" * 60, "1e-300"]
    assert cleaned(texts, "str", None, "decimal") == [Decimal(text) for text in texts]


def test_a_cleaned_column_can_be_added_up():
    frame = pd.DataFrame({"x": ["0.10", "0.20", "n/a"]})
    assert cl.clean_decimal(frame, "x")["x"].dropna().sum() == Decimal("0.30")


@pytest.mark.parametrize(
    ("cells", "written"),
    [
        ([5, 1.5, Decimal("2.50"), "€3", None], ["EUR 5", "EUR 1.5", "EUR 2.50", "EUR 3", None]),
        ([1.234, "€1,50"], ["EUR 1.2340", "EUR 1.50"]),
    ],
)
def test_amounts_that_are_no_text_have_the_default_currency(cells, written):
    assert cleaned(cells, "object", None, "money", default_currency="EUR") == written
