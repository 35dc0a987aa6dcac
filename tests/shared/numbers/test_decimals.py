"""Columns of exact decimals: arithmetic agrees with fractions, number by number."""

from fractions import Fraction

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib.shared.numbers.decimals import Decimals, places_of, whole_array

wholes = st.integers(0, 10**25)
rows = st.lists(st.tuples(st.booleans(), wholes, st.integers(-20, 6)), min_size=1, max_size=6)
factors = st.lists(
    st.fractions(Fraction(1, 10**6), 10**6, max_denominator=10**6), min_size=1, max_size=3
)


def columns(numbers):
    negative, coefficient, exponent = zip(*numbers, strict=True)
    return Decimals(np.array(negative), whole_array(list(coefficient)), np.array(exponent))


def fractions(numbers):
    return [
        (-1 if negative else 1) * coefficient * Fraction(10) ** exponent
        for negative, coefficient, exponent in numbers.rows()
    ]


@pytest.mark.parametrize(
    ("denominator", "places"),
    [(1, 0), (2, 1), (8, 3), (10**30, 30), (10**31, None), (3, None), (12, None), (2**31, None)],
)
def test_how_many_decimals_a_fraction_needs(denominator, places):
    assert places_of(denominator) == places


@given(rows, factors, st.fractions(-1000, 1000, max_denominator=100), st.integers(0, 12))
def test_linear_is_exact_where_decimals_end_and_near_where_not(numbers, factors, offset, places):
    column = columns(numbers)
    which = np.arange(len(column)) % len(factors)
    offsets = [offset] * len(factors)
    found = fractions(column.linear(factors, offsets, which, places))
    for before, choice, after in zip(fractions(column), which, found, strict=True):
        exact = before * factors[choice] + offset
        ends = places_of(exact.denominator) is not None and after == exact
        assert ends or abs(after - exact) <= Fraction(1, 2 * 10**places)


@given(rows, st.integers(0, 12))
def test_fixed_places_round_halves_away_from_zero(numbers, places):
    column = columns(numbers)
    which = np.zeros(len(column), np.int64)
    found = column.linear([Fraction(1)], [Fraction(0)], which, places, fixed=True)
    for before, after in zip(fractions(column), fractions(found), strict=True):
        nearest = int(abs(before) * 10**places + Fraction(1, 2)) * Fraction(1, 10**places)
        assert abs(after) == nearest
        assert after == 0 or (after < 0) == (before < 0)


def test_small_factors_keep_their_digits():
    one = columns([(False, 1, 0)])
    tiny = one.linear([Fraction(1, 3 * 10**15)], [Fraction(0)], np.zeros(1, np.int64), 12)
    assert fractions(tiny)[0] > 0


def test_nothing_comes_of_nothing():
    empty = Decimals(np.zeros(0, bool), np.zeros(0, np.int64), np.zeros(0, np.int64))
    assert len(empty.linear([Fraction(1)], [Fraction(0)], np.zeros(0, np.int64), 2)) == 0
