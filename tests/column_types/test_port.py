"""Ports."""

import pytest

from cleanlib import clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("443", 443),
        (":443/tcp", 443),
        ("tcp/443", 443),
        ("UDP 53", 53),
        ("Port: 22", 22),
        ("0443", 443),
        ("443.0", 443),
        ("0", 0),
        ("65535", 65_535),
        ("https", 443),
        ("Postgres", 5_432),
        ("ssh/tcp", 22),
        ("443/tcp https", 443),
        ("5432 (postgresql)", 5_432),
        (443, 443),
    ],
)
def test_numbers_and_services(text, number):
    assert clean_value(text, "port") == number


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("65536", "range"),
        ("-1", "syntax"),
        ("80.5", "syntax"),
        ("8,080", "syntax"),
        ("80-90", "syntax"),
        ("1e3", "syntax"),
        ("localhost:80", "syntax"),
        ("gibberish", "unknown"),
        ("80 (https)", "component"),
        ("9" * 1_000_000, "length"),
    ],
)
def test_what_is_no_port_is_invalid(text, reason):
    assert reason_of(text, "port") == reason


def test_the_formats():
    assert clean_value("80", "port", "name") == "http"
    assert clean_value(clean_value("80", "port", "name"), "port") == 80
    assert reason_of("12345", "port", "name") == "unknown"
    assert clean_value("12345", "port", "parts") == {"port": 12_345, "service": None}
