"""Hosts and ports."""

import pytest

from cleanlib import Invalid
from cleanlib.shared.host_names import ascii_name, unicode_name
from cleanlib.shared.hosts import ip_text, read_host, read_port


@pytest.mark.parametrize(
    ("text", "host"),
    [
        ("Example.COM.", "example.com"),
        ("192.0.2.1", "192.0.2.1"),
        ("[2001:0DB8::0:1]", "[2001:db8::1]"),
        ("[::FFFF:192.0.2.1]", "[::ffff:192.0.2.1]"),
        ("ｅxample。com", "example.com"),
    ],
)
def test_hosts(text, host):
    assert read_host(text) == host
    assert read_host(host) == host


@pytest.mark.parametrize(
    "text", ["", ".", "a..b", "-a", "a-", "a_b", "1.2.3", "[::1", "[::1%0]", "a b"]
)
def test_what_is_no_host(text):
    with pytest.raises(Invalid):
        read_host(text)


def test_underscores_on_request():
    assert ascii_name("_dmarc.Example.com", underscores=True) == "_dmarc.example.com"


def test_other_letters_and_back():
    assert ascii_name("Faß.de") == "xn--fa-hia.de"
    assert unicode_name("xn--fa-hia.de") == "faß.de"


def test_ports():
    assert read_port("0080") == 80
    for text in ("", "a", "65536", "+1", "٣"):
        with pytest.raises(Invalid):
            read_port(text)


def test_the_longest_runs_of_zeros_are_left_out():
    assert ip_text("1:0:0:2:0:0:0:3") == "1:0:0:2::3"
