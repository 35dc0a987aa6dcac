"""Hosts with ports."""

import pytest

from cleanlib import BadOption, clean, clean_value
from tests.column_types.reading import reason_of
from tests.conftest import text_frame


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("Localhost:80", "localhost:80"),
        ("db_1.example.com:05432", "db_1.example.com:5432"),
        ("192.0.2.1:0", "192.0.2.1:0"),
        ("[2001:DB8:0::1]:8080", "[2001:db8::1]:8080"),
        ("tcp://example.com:22/", "example.com:22"),
        ("bücher.example：80", "xn--bcher-kva.example:80"),
    ],
)
def test_endpoints(text, written):
    assert clean_value(text, "host_port") == written
    assert clean_value(written, "host_port") == written


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("example.com", "missing_part"),
        ("example.com:", "missing_part"),
        (":80", "missing_part"),
        ("h:65536", "range"),
        ("h:http", "syntax"),
        ("h:+80", "syntax"),
        ("h: 80", "syntax"),
        ("http://h:80/a", "syntax"),
        ("[::1:80", "syntax"),
        ("2001:db8::1:80", "ambiguous"),
        ("1.2.3:80", "syntax"),
        ("[::g]:80", "syntax"),
        (":" * 1_000_000, "length"),
    ],
)
def test_what_is_no_endpoint_is_invalid(text, reason):
    assert reason_of(text, "host_port") == reason


def test_the_formats():
    assert clean_value("[::1]:80", "host_port", "host") == "::1"
    assert clean_value("[::1]:80", "host_port", "port") == 80
    assert clean_value("H:80", "host_port", "parts") == {"host": "h", "port": 80}


def test_a_default_port_is_not_for_a_scheme_with_another():
    assert clean_value("http://h", "host_port", default_port=80) == "h:80"
    assert clean_value("tcp://h", "host_port", default_port=80) == "h:80"
    assert reason_of("https://h/", "host_port", default_port=80) == "component"
    assert reason_of("ftp://h", "host_port", default_port=80) == "component"


def test_a_default_port_is_counted():
    cleaned = clean(text_frame("[::1]", "h:80"), "x", "host_port", default_port=443)
    assert cleaned.df["x"].tolist() == ["[::1]:443", "h:80"]
    assert cleaned.report.notes == {"port_filled": 1}
    for port in (65_536, "80", True):
        with pytest.raises(BadOption):
            clean_value("h", "host_port", default_port=port)
