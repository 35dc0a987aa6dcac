"""Domain names."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("WWW.Example.COM", "www.example.com"),
        ("example.com.", "example.com"),
        ("https://bob:pw@www.Example.co.uk:8443/a?b#c", "www.example.co.uk"),
        ("//example.com", "example.com"),
        ("example.com:80", "example.com"),
        ("example.com/a@b", "example.com"),
        ("exam\u200bple。com", "example.com"),
        ("Faß.de", "faß.de"),
        ("xn--fa-hia.de", "xn--fa-hia.de"),
        ("r3---sn-a.example.com", "r3---sn-a.example.com"),
        ("co.uk", "co.uk"),
        ("1.example.com", "1.example.com"),
    ],
)
def test_names_and_urls(text, written):
    assert clean_value(text, "domain") == written
    assert clean_value(written, "domain") == written


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("com", "syntax"),
        ("exa mple.com", "syntax"),
        ("my_host.example.com", "syntax"),
        ("*.example.com", "syntax"),
        (".example.com", "syntax"),
        ("a..example.com", "syntax"),
        ("-a.example.com", "syntax"),
        ("foo.notatld", "unknown"),
        ("printer.local", "unknown"),
        ("192.0.2.1", "component"),
        ("👍.ws", "component"),
        ("xn--a.com", "component"),
        ("http://", "missing_part"),
        ("example.com:99999", "range"),
        (f"{'a' * 64}.com", "length"),
        ("a." * 150 + "com", "length"),
        ("a" * 1_000_000, "length"),
    ],
)
def test_what_is_no_domain_is_invalid(text, reason):
    assert reason_of(text, "domain") == reason


@pytest.mark.parametrize(
    ("text", "options", "parts"),
    [
        ("www.example.co.uk", {}, ("www", "example.co.uk", "co.uk")),
        ("a.b.example.com", {}, ("a.b", "example.com", "com")),
        ("me.github.io", {}, ("me", "github.io", "io")),
        ("me.github.io", {"private_suffixes": True}, (None, "me.github.io", "github.io")),
        ("co.uk", {}, (None, None, "co.uk")),
        ("a.b.ck", {}, (None, "a.b.ck", "b.ck")),
        ("www.ck", {}, (None, "www.ck", "ck")),
        ("a.city.kawasaki.jp", {}, ("a", "city.kawasaki.jp", "kawasaki.jp")),
        ("www.Bücher.de", {}, ("www", "bücher.de", "de")),
        ("db.corp", {"allow_unknown_tld": True}, (None, "db.corp", "corp")),
        ("www.example.com", {"strip_www": True}, (None, "example.com", "com")),
    ],
)
def test_the_parts(text, options, parts):
    named = dict(zip(("subdomain", "registered", "suffix"), parts, strict=True))
    assert clean_value(text, "domain", "parts", **options) == named


def test_the_formats():
    assert clean_value("www.Bücher.de", "domain", "registered") == "bücher.de"
    assert clean_value("www.Bücher.de", "domain", "ascii") == "www.xn--bcher-kva.de"
    assert clean_value("www.xn--bcher-kva.de", "domain", "unicode") == "www.bücher.de"
    assert clean_value("example.co.uk", "domain", "suffix") == "co.uk"
    assert reason_of("hokkaido.jp", "domain", "registered") == "missing_part"


@given(
    st.from_regex(r"[a-z0-9]{1,9}(-[a-z0-9]{1,9})?", fullmatch=True),
    st.sampled_from(["de", "co.uk"]),
)
def test_round_trip(label, suffix):
    name = f"{label}.{suffix}"
    assert clean_value(clean_value(name.upper(), "domain"), "domain") == name
