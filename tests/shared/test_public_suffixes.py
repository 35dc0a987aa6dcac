"""The Public Suffix List."""

import pytest

from cleanlib.shared.public_suffixes import split_name


@pytest.mark.parametrize(
    ("name", "registered"),
    [
        ("com", None),
        ("example.com", "example.com"),
        ("b.example.uk.com", "uk.com"),
        ("c.kobe.jp", None),
        ("b.c.kobe.jp", "b.c.kobe.jp"),
        ("city.kobe.jp", "city.kobe.jp"),
        ("a.b.example.co.jp", "example.co.jp"),
        ("ck.ck", None),
        ("xn--85x722f.xn--55qx5d.cn", "xn--85x722f.xn--55qx5d.cn"),
    ],
)
def test_the_registered_name(name, registered):
    found = split_name(name)
    assert found is not None
    assert found.registered == registered


def test_an_end_that_is_not_listed():
    assert split_name("example.nosuchtld") is None


def test_private_rules_count_on_request():
    assert split_name("a.b.uk.com", private=True) == ("uk.com", "b.uk.com", "a")
