"""Numbers of autonomous systems."""

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import clean_asn, clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("AS64500", "AS64500"),
        ("as 64500", "AS64500"),
        ("ASN64500", "AS64500"),
        ("AS: 64500", "AS64500"),
        ("AS#64500", "AS64500"),
        ("64500", "AS64500"),
        ("ＡＳ６４５００", "AS64500"),
        ("AS4200000000", "AS4200000000"),
        ("1.10", "AS65546"),
        ("AS1.10", "AS65546"),
        ("0.64500", "AS64500"),
        ("AS4294967295", "AS4294967295"),
    ],
)
def test_a_number_is_written_behind_as(text, number):
    assert clean_value(text, "asn") == number


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("AS4294967296", "range"),
        ("65536.0", "range"),
        ("1.65536", "range"),
        ("64500.0", "ambiguous"),
        ("1.0", "ambiguous"),
        ("AS", "syntax"),
        ("AS-64500-1", "syntax"),
        ("-1", "syntax"),
        ("64,500", "syntax"),
        ("AS64500 AS64501", "syntax"),
        ("1.2.3", "syntax"),
        ("6.45E4", "syntax"),
        ("AS" * 500_000, "length"),
    ],
)
def test_what_is_no_number_is_invalid(text, reason):
    assert reason_of(text, "asn") == reason


def test_numbers_are_read_but_not_those_that_may_have_lost_a_zero():
    assert clean_asn(pd.DataFrame({"x": [64500, 64501]}), "x")["x"].tolist() == [
        "AS64500",
        "AS64501",
    ]
    assert clean_value(64500.0, "asn") == "AS64500"
    assert reason_of(1.1, "asn") == "lost_digits"


@given(st.integers(0, 2**32 - 1))
def test_every_number_is_read_from_every_format(number):
    assert clean_value(f"AS{number}", "asn", "integer") == number
    assert clean_value(clean_value(f"AS{number}", "asn", "asdot"), "asn", "integer") == number


def test_halves_that_look_like_a_number_of_a_spreadsheet_need_the_letters():
    assert clean_value("AS1.0", "asn") == "AS65536"
    assert clean_value("AS65536", "asn", "asdot") == "AS1.0"
