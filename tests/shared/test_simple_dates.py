"""Dates read without the help of their column."""

import pytest

from cleanlib import Invalid
from cleanlib.shared.simple_dates import DateParts, read_date


def test_a_date_with_one_order_has_one_reading():
    assert read_date("2001-05-03") == (DateParts(2001, 5, 3),)
    assert read_date("25/12/2001") == (DateParts(2001, 12, 25),)
    assert read_date("3 May 2001") == (DateParts(2001, 5, 3),)
    assert read_date("3.May.2001") == (DateParts(2001, 5, 3),)
    assert read_date("3. May '2001") == (DateParts(2001, 5, 3),)
    assert read_date("Thursday, 3 / May - 2001 , 10:30") == (DateParts(2001, 5, 3),)
    assert read_date("2001年5月3日") == read_date("2001 年 5 月 3 日") == (DateParts(2001, 5, 3),)
    assert read_date("2001年5月") == (DateParts(2001, 5),)
    assert read_date("05/05/2001") == (DateParts(2001, 5, 5),)


def test_a_date_with_two_orders_has_two_readings():
    assert read_date("03/05/2001") == (DateParts(2001, 5, 3), DateParts(2001, 3, 5))


def test_what_the_text_does_not_tell_is_none():
    assert read_date("2001") == (DateParts(2001),)
    assert read_date("05/2001") == (DateParts(2001, 5),)
    assert read_date("29 February") == (DateParts(None, 2, 29),)
    assert read_date("February") == (DateParts(None, 2),)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("1/2/03", "syntax"),
        ("1-2/2003", "syntax"),
        ("2003-1999-01", "syntax"),
        ("3 May 4 2001", "syntax"),
        ("Monday", "syntax"),
        ("--", "syntax"),
        ("", "syntax"),
        ("--May 2001", "syntax"),
        ("-2001-05-03", "syntax"),
        ("2001-05-", "syntax"),
        ("3 May 2001,", "syntax"),
        ("3 -- May 2001", "syntax"),
        ("3,/May-2001", "syntax"),
        ("2001-05-03 25:00", "syntax"),
        ("30 February", "range"),
        ("2001-00-10", "range"),
        ("Tuesday 3 May 2001", "weekday_mismatch"),
        ("3 Mai 2001", "unknown"),
    ],
)
def test_what_is_no_date_is_invalid_for_a_reason(text, reason):
    with pytest.raises(Invalid) as refusal:
        read_date(text)
    assert refusal.value.reason == reason
