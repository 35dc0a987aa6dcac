"""Host names."""

import pytest

from cleanlib import clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "written"),
    [
        (" DB-01.Example.com ", "db-01.example.com"),
        ("printer7", "printer7"),
        ("example.com.", "example.com"),
        ("3com", "3com"),
        ("web–01", "web-01"),
        ("bücher.example", "xn--bcher-kva.example"),
    ],
)
def test_names_of_machines(text, written):
    assert clean_value(text, "hostname") == written
    assert clean_value(written, "hostname") == written


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("-bad-", "syntax"),
        ("my_host", "syntax"),
        ("host name", "syntax"),
        ("host:80", "syntax"),
        ("a..b", "syntax"),
        ("192.0.2.1", "component"),
        ("0x7f", "component"),
        ("a" * 64, "length"),
        ("a" * 1_000_000, "length"),
    ],
)
def test_what_is_no_host_name_is_invalid(text, reason):
    assert reason_of(text, "hostname") == reason


def test_labels():
    assert clean_value("DB.Example.com", "hostname", "labels") == '["db", "example", "com"]'
