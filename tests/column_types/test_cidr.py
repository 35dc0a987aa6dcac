"""Networks."""

import ipaddress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "network"),
    [
        ("192.0.2.0/24", "192.0.2.0/24"),
        ("192.0.2.17/24", "192.0.2.0/24"),
        ("192.0.2.17/255.255.255.0", "192.0.2.0/24"),
        ("192.0.2.0/0.0.0.255", "192.0.2.0/24"),
        ("192.0.2.0 255.255.255.0", "192.0.2.0/24"),
        ("192.0.2.0 / 24", "192.0.2.0/24"),
        ("192.0.2.0-192.0.2.255", "192.0.2.0/24"),
        ("192.0.2.7 – 192.0.2.7", "192.0.2.7/32"),
        ("0.0.0.0/0", "0.0.0.0/0"),
        ("2001:DB8::1/32", "2001:db8::/32"),
        ("::ffff:192.0.2.0/120", "::ffff:192.0.2.0/120"),
    ],
)
def test_a_network_is_its_first_address_and_its_prefix(text, network):
    assert clean_value(text, "cidr") == network
    assert clean_value(network, "cidr") == network


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("192.0.2.0/33", "range"),
        ("192.0.2.256/24", "range"),
        ("192.0.02.0/24", "ambiguous"),
        ("192.0.2.0", "missing_part"),
        ("10.0.0.0/255.0.255.0", "component"),
        ("10.0.0.1 10.0.0.2", "component"),
        ("192.0.2.1-192.0.2.9", "component"),
        ("192.0.2.9-192.0.2.1", "component"),
        ("192.0.2.1-2001:db8::", "component"),
        ("192.0.2/24", "syntax"),
        ("192.0.2.0/24/24", "syntax"),
        ("fe80::%eth0/64", "syntax"),
        ("office", "syntax"),
        ("-", None),
    ],
)
def test_what_is_no_network_is_invalid(text, reason):
    if reason is None:
        assert clean_value(text, "cidr") is None
    else:
        assert reason_of(text, "cidr") == reason


def test_strict_refuses_the_address_of_a_host():
    assert clean_value("192.0.2.0/24", "cidr", strict=True) == "192.0.2.0/24"
    assert reason_of("192.0.2.17/24", "cidr", strict=True) == "component"


@pytest.mark.parametrize(
    ("spec", "written"),
    [
        ("netmask", "255.255.255.128"),
        ("range", "192.0.2.0-192.0.2.127"),
        ("network", "192.0.2.0"),
        ("broadcast", "192.0.2.127"),
    ],
)
def test_the_formats(spec, written):
    assert clean_value("192.0.2.0/25", "cidr", spec) == written


def test_parts():
    assert clean_value("2001:db8::/32", "cidr", "parts") == {
        "network": "2001:db8::",
        "prefix_length": 32,
        "netmask": "ffff:ffff::",
        "num_addresses": 2**96,
    }


@given(st.ip_addresses(), st.integers(0, 128))
def test_the_standard_library_judges(address, prefix):
    text = f"{address}/{prefix}"
    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        assert reason_of(text, "cidr") == "range"
        return
    for spec in ("cidr", "range"):
        written = clean_value(text, "cidr", spec)
        assert clean_value(written, "cidr", spec) == written
        assert ipaddress.ip_network(clean_value(written, "cidr")) == network
