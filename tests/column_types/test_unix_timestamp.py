"""Unix timestamps."""

import datetime as dt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import BadOption, clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "seconds", "unit"),
    [
        ("1064486188", "1064486188", "s"),
        ("1064486188000", "1064486188", "ms"),
        ("1064486188123", "1064486188.123", "ms"),
        ("1064486188000000", "1064486188", "us"),
        ("1064486188123456789", "1064486188.123456789", "ns"),
        ("1064486188.5", "1064486188.5", "s"),
        ("1064486188.0", "1064486188", "s"),
        ("1.064486188e9", "1064486188", "s"),
        ("1.064486188E+18", "1064486188", "ns"),
        (1064486188, "1064486188", "s"),
        ("１０６４４８６１８８", "1064486188", "s"),
    ],
)
def test_the_unit_follows_from_the_size_and_every_digit_is_kept(text, seconds, unit):
    assert clean_value(text, "unix_timestamp") == seconds
    assert clean_value(text, "unix_timestamp", "parts") == {"seconds": seconds, "unit": unit}


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("99", "range"),
        ("-1064486188", "range"),
        ("315532799", "range"),
        ("4133980800", "range"),
        ("1.06449E+12", "lost_digits"),
        ("1.06E+09", "lost_digits"),
        (2**70, "range"),
        (-(2**70), "range"),
        ("2003-09-25", "syntax"),
        ("1,064,486,188", "syntax"),
        ("0x3F72", "syntax"),
        ("1064486188 s", "syntax"),
        ("9" * 60, "syntax"),
    ],
)
def test_what_is_no_timestamp_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "unix_timestamp") == reason


def test_the_first_and_the_last_moment_of_the_years_allowed():
    assert clean_value("315532800", "unix_timestamp", "date") == "1980-01-01 00:00:00"
    assert clean_value("4133980799", "unix_timestamp", "date") == "2100-12-31 23:59:59"
    assert clean_value("86400", "unix_timestamp", "date", min_year=1970) == "1970-01-02 00:00:00"
    assert reason_of("1064486188", "unix_timestamp", max_year=2002) == "range"


@pytest.mark.parametrize(
    ("unit", "number"),
    [("s", "-86400"), ("ms", "-86400000"), ("us", "-86400000000"), ("ns", "-86400000000000")],
)
def test_a_stated_unit_allows_any_moment_of_the_calendar(unit, number):
    assert clean_value(number, "unix_timestamp", unit=unit) == "-86400"
    assert clean_value(number, "unix_timestamp", "date", unit=unit) == "1969-12-31 00:00:00"


def test_a_stated_unit_reaches_from_year_1_to_9999():
    written = [
        clean_value(number, "unix_timestamp", "iso8601", unit="s")
        for number in ("-62135596800", "-0.5", "253402300799.999999999")
    ]
    assert written == [
        "0001-01-01T00:00:00Z",
        "1969-12-31T23:59:59.5Z",
        "9999-12-31T23:59:59.999999999Z",
    ]
    assert reason_of("-62135596801", "unix_timestamp", unit="s") == "range"
    assert reason_of("253402300800", "unix_timestamp", unit="s") == "range"


def test_the_formats():
    text = "1064486188123456789"
    assert clean_value(text, "unix_timestamp", "milliseconds") == "1064486188123.456789"
    assert clean_value(text, "unix_timestamp", "iso8601") == "2003-09-25T10:36:28.123456789Z"
    assert clean_value(text, "unix_timestamp", "date") == "2003-09-25 10:36:28.123456789"
    assert clean_value("1064486188", "unix_timestamp", "milliseconds") == "1064486188000"


@given(st.datetimes(dt.datetime(1980, 1, 1), dt.datetime(2100, 12, 31)))
def test_any_unit_gives_the_same_moment(moment):
    micros = (moment - dt.datetime(1970, 1, 1)) // dt.timedelta(microseconds=1)
    written = clean_value(str(micros), "unix_timestamp", "date")
    assert dt.datetime.fromisoformat(written) == moment
    assert clean_value(f"{micros * 1000}", "unix_timestamp", "date") == written
    seconds = clean_value(str(micros), "unix_timestamp")
    assert clean_value(seconds, "unix_timestamp", "date") == written


@pytest.mark.parametrize(
    "options",
    [
        {"unit": "m"},
        {"min_year": 2000, "max_year": 1999},
        {"min_year": "1980"},
        {"max_year": 20000},
    ],
)
def test_impossible_options_are_refused(options):
    with pytest.raises(BadOption):
        clean_value("1064486188", "unix_timestamp", **options)
