"""Numbers that keep every digit."""

from decimal import Decimal

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import Invalid
from cleanlib.shared.exact_numbers import check_digits, digits, read_exact, whole_and_rest


@given(st.decimals(min_value=-(10**30), max_value=10**30, places=9))
def test_a_number_survives_being_written_and_read(number):
    assert read_exact(digits(number)) == number


@given(st.decimals(min_value=-(10**12), max_value=10**12, places=12))
def test_whole_and_rest_add_up(number):
    whole, rest = whole_and_rest(number)
    assert whole + rest == number
    assert 0 <= rest < 1


@pytest.mark.parametrize(
    "text", ["", "1,5", "1e100", "0x1F", "1_000", "inf", "nan", "1" * 41, "--1"]
)
def test_other_spellings_are_no_numbers(text):
    with pytest.raises(Invalid, match="syntax"):
        read_exact(text)


def test_digits_hidden_by_an_exponent_are_noticed():
    check_digits(Decimal("1.064486188E+9"))
    with pytest.raises(Invalid, match="lost_digits"):
        check_digits(Decimal("1.06449E+12"))
