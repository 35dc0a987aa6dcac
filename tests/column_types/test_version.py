"""Versions of Python packages."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from packaging.version import Version

from cleanlib import clean_value
from tests.column_types.reading import reason_of

NUMBER = st.integers(0, 300)
VERSIONS = st.builds(
    lambda epoch, release, pre, post, dev, local: "".join([
        f"{epoch}!" if epoch else "", ".".join(map(str, release)), pre,
        "" if post is None else f".post{post}", "" if dev is None else f".dev{dev}", local,
    ]),
    st.integers(0, 2),
    st.lists(st.integers(0, 12), min_size=1, max_size=3),
    st.sampled_from(["", "a1", "a2", "a10", "b1", "rc1"]),
    st.none() | st.integers(0, 11),
    st.none() | st.integers(0, 11),
    st.sampled_from(["", "+a", "+a.1", "+1", "+2", "+10", "+ab"]),
)  # fmt: skip


@pytest.mark.parametrize(
    ("text", "version"),
    [
        ("1.0.0-RC1", "1.0.0rc1"),
        ("v1.2", "1.2"),
        (" Version 2.0.dev3 ", "2.0.dev3"),
        ("1.0.dev1", "1.0.dev1"),
        ("1.0alpha", "1.0a0"),
        ("1.0c1", "1.0rc1"),
        ("1.0-1", "1.0.post1"),
        ("1!01.2-post4", "1!1.2.post4"),
        ("1.0+Ubuntu-1", "1.0+ubuntu.1"),
        ("１.０", "1.0"),
    ],
)
def test_a_version_is_written_in_its_normal_form(text, version):
    assert clean_value(text, "version") == version
    assert clean_value(version, "version") == version


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("one.two", "syntax"),
        ("1.x", "syntax"),
        ("1.0.*", "syntax"),
        (">=1.0", "syntax"),
        ("1.0.0-alpha.beta", "syntax"),
        ("1.2.3-4-gabcdef1", "syntax"),
        ("2024-01-05", "syntax"),
        ("1 .0", "syntax"),
        ("1.0+a..b", "syntax"),
        ("9" * 1_000_000, "length"),
    ],
)
def test_what_is_no_version_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "version") == reason


def test_parts_are_texts():
    assert clean_value("1!2.0rc1.post3.dev4+ab.5", "version", "parts") == {
        "epoch": "1",
        "release": "2.0",
        "pre": "rc1",
        "post": "3",
        "dev": "4",
        "local": "ab.5",
    }


def test_numbers_too_long_to_sort_are_refused_by_that_format_only():
    assert clean_value("1." + "9" * 21, "version") == "1." + "9" * 21
    assert reason_of("1." + "9" * 21, "version", "sortable") == "range"


@given(VERSIONS, VERSIONS)
def test_sortable_texts_sort_as_the_versions_do(one, other):
    keys = [clean_value(text, "version", "sortable") for text in (one, other)]
    assert (keys[0] < keys[1]) == (Version(one) < Version(other))
    assert (keys[0] == keys[1]) == (Version(one) == Version(other))


@given(VERSIONS)
def test_the_normal_form_is_kept(text):
    assert clean_value(str(Version(text)), "version") == str(Version(text))
