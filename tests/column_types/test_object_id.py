"""Object identifiers of BSON."""

import datetime as dt

import pytest

from cleanlib import clean, clean_value
from tests.column_types.reading import reason_of
from tests.conftest import text_frame

PLAIN = "507f1f77bcf86cd799439011"


@pytest.mark.parametrize(
    "text",
    [
        PLAIN,
        PLAIN.upper(),
        f'ObjectId("{PLAIN}")',
        f"ObjectId('{PLAIN}')",
        f"objectid({PLAIN})",
        f'{{"$oid": "{PLAIN}"}}',
        f'{{"$oid":"{PLAIN}"}}',
    ],
)
def test_one_identifier_in_many_dresses(text):
    assert clean_value(text, "object_id") == PLAIN


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("507f", "syntax"),
        (f"{PLAIN}0", "syntax"),
        (f"{PLAIN[:-1]}g", "syntax"),
        (f"ObjectId(\"{PLAIN}')", "syntax"),
        (f"{PLAIN} {PLAIN}", "syntax"),
        ("a" * 1_000_000, "length"),
    ],
)
def test_what_is_no_identifier_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "object_id") == reason


def test_the_formats():
    made = dt.datetime(2012, 10, 17, 21, 13, 27)
    assert clean_value(PLAIN, "object_id", "datetime") == made
    assert clean_value(PLAIN, "object_id", "parts") == {
        "timestamp": made,
        "random": "bcf86cd799",
        "counter": 0x439011,
    }


def test_an_identifier_of_zeros_is_counted():
    assert clean(text_frame("0" * 24), "x", "object_id").report.notes == {"placeholder": 1}
