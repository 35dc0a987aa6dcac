"""Exact numbers as text: by arrays, and one by one where they are long."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib.shared.numbers.writing import PLAIN, THOUSANDS, Style, write, write_one
from tests.shared.numbers.test_decimals import ANY_ROWS, column

STYLES = (
    PLAIN, THOUSANDS, Style(",", "."), Style(separator=",", groups=(3, 2)), Style(least=5),
    Style(prefix="€ ", suffix=" kg"), Style(suffix="%"), Style(separator="'", least=7),
    Style(least=40), Style(separator="\u00a0", groups=(4,)),
)  # fmt: skip


@given(ANY_ROWS, st.sampled_from(STYLES))
def test_writing_by_arrays_equals_writing_one_by_one(rows, style):
    numbers = column(rows)
    wanted = [write_one(*row, style) for row in numbers.whole_coefficients().rows()]
    assert write(numbers, np.ones(len(rows), bool), style).to_pylist() == wanted


@given(ANY_ROWS, st.data())
def test_rows_that_are_not_good_become_null(rows, data):
    good = data.draw(st.permutations([True] * len(rows) + [False] * 3))
    wanted = iter(write(column(rows), np.ones(len(rows), bool)).to_pylist())
    assert write(column(rows), np.array(good)).to_pylist() == [
        next(wanted) if is_good else None for is_good in good
    ]


@pytest.mark.parametrize(
    ("row", "style", "text"),
    [
        ((False, 0, 0), PLAIN, "0"),
        ((True, 0, -2), PLAIN, "0.00"),
        ((True, 5, -3), PLAIN, "-0.005"),
        ((False, 123450, -2), PLAIN, "1234.50"),
        ((False, 123450, -2), THOUSANDS, "1,234.50"),
        ((False, 999, 0), THOUSANDS, "999"),
        ((False, 1000, 0), THOUSANDS, "1,000"),
        ((True, 123456789, -1), Style(",", "."), "-12.345.678,9"),
        ((False, 123456789, 0), Style(separator=",", groups=(3, 2)), "12,34,56,789"),
        ((True, 5, 0), Style(prefix="$", suffix=" net"), "-$5 net"),
        ((True, 42, 0), Style(least=5), "-00042"),
        ((False, 42, 0), Style(separator="'", least=5), "00'042"),
        ((False, 10**30, 0), THOUSANDS, f"{10**30:,}"),
        ((False, 1, -40), PLAIN, "0." + "0" * 39 + "1"),
    ],
)
def test_the_parts_of_a_style(row, style, text):
    assert write_one(*row, style) == text
    assert write(column([row]), np.array([True]), style).to_pylist() == [text]
