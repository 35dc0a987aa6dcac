"""Exact decimal numbers, a column at a time; Python's decimal module is the judge."""

from decimal import ROUND_HALF_UP, Context, Decimal
from fractions import Fraction

import numpy as np
import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cleanlib.core.fields import Fields, Run
from cleanlib.shared.numbers.decimals import (
    Decimals,
    narrow,
    places_of,
    power_of_ten,
    times_ten,
    whole_array,
)

EXACT = Context(prec=1_000, rounding=ROUND_HALF_UP)
SHORT = st.integers(0, 10**18 - 1)
ROWS = st.lists(st.tuples(st.booleans(), SHORT, st.integers(-18, 3)), max_size=8)
LONG_ROWS = st.lists(
    st.tuples(st.booleans(), SHORT | st.integers(0, 10**60), st.integers(-300, 300)), max_size=8
)
ANY_ROWS = st.one_of(ROWS, LONG_ROWS)


def column(rows):
    return Decimals(
        np.array([row[0] for row in rows], bool),
        whole_array([row[1] for row in rows]),
        np.array([row[2] for row in rows], np.int64),
    )


def told(decimals):
    """The numbers as Python decimals; zeros have no sign."""
    return [
        Decimal((int(minus and whole > 0), tuple(map(int, str(whole))), power))
        for minus, whole, power in decimals.rows()
    ]


def judged(rows):
    return told(column(rows))


@given(ANY_ROWS)
def test_numbers_without_a_power_above_zero_are_the_same(rows):
    whole = column(rows).whole_coefficients()
    assert told(whole) == judged(rows)
    assert (whole.exponent <= 0).all()


@given(ANY_ROWS, st.integers(0, 30))
def test_rounding_is_half_away_from_zero(rows, places):
    wanted = [number.quantize(Decimal(1).scaleb(-places), context=EXACT) for number in judged(rows)]
    found = column(rows).rounded(places)
    assert told(found) == wanted
    assert (found.exponent == -places).all()


@given(ANY_ROWS, st.integers(0, 20))
def test_at_most_rounds_what_is_longer_and_leaves_the_rest(rows, places):
    found = column(rows).at_most(places)
    for (_, _, power), now, rounded in zip(
        rows, told(found), told(column(rows).rounded(places)), strict=True
    ):
        assert now == rounded
        assert power < -places or now.as_tuple().exponent == power


@given(ANY_ROWS)
def test_trimmed_numbers_end_in_no_zero(rows):
    found = column(rows).trimmed()
    assert told(found) == judged(rows)
    assert not any(power < 0 and whole % 10 == 0 and whole for _, whole, power in found.rows())


@given(ANY_ROWS)
def test_whole_numbers_are_known(rows):
    wanted = [number == number.to_integral_value() for number in judged(rows)]
    assert column(rows).is_whole().tolist() == wanted


@given(ANY_ROWS)
def test_floats_are_the_nearest_ones(rows):
    wanted = [float(number) + 0.0 for number in judged(rows)]
    assert column(rows).floats().tolist() == wanted


@given(ANY_ROWS)
def test_integers_are_rounded_and_say_whether_they_fit(rows):
    wanted = [int(number.quantize(Decimal(1), context=EXACT)) for number in judged(rows)]
    found, fits = column(rows).integers()
    assert fits.tolist() == [-(2**63) <= number < 2**63 for number in wanted]
    assert found[fits].tolist() == [n for n in wanted if -(2**63) <= n < 2**63]


@given(
    ROWS,
    st.fractions(-1000, 1000, max_denominator=1000),
    st.fractions(-300, 300, max_denominator=100),
)
def test_linear_is_exact_to_the_last_place(rows, factor, offset):
    places = 12
    assume((factor, offset) != (1, 0))
    which = np.zeros(len(rows), np.int64)
    found = column(rows).linear([factor], [offset], which, places, fixed=True)
    for number, now in zip(judged(rows), told(found), strict=True):
        exact = (Fraction(number) * factor + offset) * 10**places
        nearest = int(abs(exact) + Fraction(1, 2)) * (1 if exact >= 0 else -1)
        assert Fraction(now) * 10**places == nearest


@pytest.mark.parametrize(
    ("denominator", "places"),
    [(1, 0), (2, 1), (8, 3), (10**30, 30), (10**31, None), (3, None), (12, None), (2**31, None)],
)
def test_how_many_decimals_a_fraction_needs(denominator, places):
    assert places_of(denominator) == places


@given(ROWS, st.fractions(-1000, 1000, max_denominator=1000), st.integers(0, 12))
def test_linear_is_exact_where_decimals_end_and_near_where_not(rows, factor, places):
    which = np.zeros(len(rows), np.int64)
    found = column(rows).linear([factor], [Fraction(1)], which, places)
    for number, now in zip(judged(rows), told(found), strict=True):
        exact = Fraction(number) * factor + 1
        assert Fraction(now) == exact or abs(Fraction(now) - exact) <= Fraction(1, 2 * 10**places)


def test_rows_that_nothing_changes_keep_their_digits():
    found = column([(False, 150, -2), (True, 150, -2)]).linear(
        [Fraction(1), Fraction(2)], [Fraction(0)] * 2, np.array([0, 1]), 0, fixed=True
    )
    assert list(found.rows()) == [(False, 150, -2), (True, 3, 0)]


def test_small_factors_keep_their_digits():
    tiny = column([(False, 1, 0)]).linear(
        [Fraction(1, 3 * 10**15)], [Fraction(0)], np.zeros(1, np.int64), 3
    )
    assert told(tiny) == [Decimal("3.33e-16")]


def test_each_row_takes_its_own_factor():
    found = column([(False, 5, 0), (True, 5, -1)]).linear(
        [Fraction(2), Fraction(1, 3)], [Fraction(0), Fraction(1)], np.array([0, 1]), 4
    )
    assert told(found) == [Decimal("10"), Decimal("0.8333")]


def test_numbers_of_good_rows_are_taken_from_fields():
    fields = Fields(3, Run(None))
    fields["n"], fields["n_exponent"] = np.array([12, 13, 14]), np.array([-1, 0, 2])
    fields["n_negative"] = np.array([1, 0, 0])
    fields.fail(np.array([False, True, False]), "range")
    assert told(Decimals.of(fields)) == [Decimal("-1.2"), Decimal("1.4e3")]


@pytest.mark.parametrize(
    ("numbers", "dtype"), [([], np.int64), ([10**18 - 1], np.int64), ([10**18, 1], object)]
)
def test_arrays_are_as_narrow_as_they_can_be(numbers, dtype):
    assert whole_array(numbers).dtype == dtype
    assert narrow(np.array(numbers, object)).tolist() == numbers


@given(st.lists(st.tuples(st.integers(0, 10**20), st.integers(0, 40)), max_size=8))
def test_times_ten_never_overflows(pairs):
    numbers = whole_array([number for number, _ in pairs])
    powers = np.array([power for _, power in pairs], np.int64)
    assert times_ten(numbers, powers).tolist() == [n * 10**p for n, p in pairs]
    assert power_of_ten(powers, numbers).tolist() == [10**p for _, p in pairs]
