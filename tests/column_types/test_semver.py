"""Semantic versions."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import clean, clean_value
from tests.column_types.reading import reason_of
from tests.conftest import text_frame

# in the order of precedence; the first seven as the standard lists them
ORDERED = [
    "1.0.0-alpha", "1.0.0-alpha.1", "1.0.0-alpha.beta", "1.0.0-beta", "1.0.0-beta.2",
    "1.0.0-beta.11", "1.0.0-rc.1", "1.0.0-rc.1.0", "1.0.0-rc.1-", "1.0.0-rc-", "1.0.0", "1.0.1-0",
    "1.0.1", "1.2.0", "1.10.0", "2.0.0-9", "2.0.0-10", "2.0.0-A", "2.0.0", "10.0.0",
]  # fmt: skip
IDENTIFIER = st.from_regex(r"[a-zA-Z-][0-9a-zA-Z-]{0,6}|0|[1-9][0-9]{0,6}", fullmatch=True)
IDENTIFIERS = st.lists(IDENTIFIER, min_size=1, max_size=3).map(".".join)


@pytest.mark.parametrize(
    ("text", "version"),
    [
        ("1.2.3", "1.2.3"),
        ("1.2.3-rc.1+Build.005", "1.2.3-rc.1+Build.005"),
        ("1.2.3--", "1.2.3--"),
        ("v1.2", "1.2.0"),
        ("V 2", "2.0.0"),
        ("Version: 1.2.3", "1.2.3"),
        ("ver. 1.2.3", "1.2.3"),
        ("01.002.3", "1.2.3"),
        ("2024.01.05", "2024.1.5"),
        ("1.2.3rc1", "1.2.3-rc1"),
        ("1.2-beta+5", "1.2.0-beta+5"),
        ("１.２.３", "1.2.3"),
    ],
)
def test_what_is_nearly_a_version_becomes_one(text, version):
    assert clean_value(text, "semver") == version
    assert clean_value(version, "semver") == version
    assert clean_value(version, "semver", coerce=False) == version


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("1.x.y", "syntax"),
        ("1.2.3.4", "syntax"),
        ("1.2.*", "syntax"),
        (">=1.2.3", "syntax"),
        ("1.2.3 - 2.0.0", "syntax"),
        ("1.2.3-", "syntax"),
        ("1.2.3+", "syntax"),
        ("1.2.3-a..b", "syntax"),
        ("1.2.3-01", "syntax"),
        ("1.2.3-ä", "syntax"),
        ("1.2.3+a+b", "syntax"),
        ("1.2.3rc1-2", "syntax"),
        ("1e5", "syntax"),
        ("2024-01-05", "syntax"),
        ("555-1234", "syntax"),
        ("latest", "syntax"),
        ("-1.2.3", "syntax"),
        ("1.99999999999999999999.3", "range"),
        ("1." * 500_000, "length"),
    ],
)
def test_what_is_no_version_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "semver") == reason


@pytest.mark.parametrize("text", ["v1.2.3", "1.2", "1", "01.2.3", "1.2.3rc1", "1.2.3-01"])
def test_without_coercion_only_the_standard_holds(text):
    assert reason_of(text, "semver", coerce=False) == "syntax"


def test_numbers_that_were_filled_in_are_counted():
    cleaned = clean(text_frame("1.2", "1.2.3"), "x", "semver")
    assert cleaned.report.notes == {"version_filled": 1}


def test_the_formats():
    assert clean_value("v1.2.3-rc.1", "semver", "major.minor") == "1.2"
    assert clean_value("1.2.3-rc.1+b", "semver", "parts") == {
        "major": 1,
        "minor": 2,
        "patch": 3,
        "prerelease": "rc.1",
        "build": "b",
    }


def test_sortable_texts_sort_in_the_order_of_precedence():
    shuffled = random.Random(1).sample(ORDERED, len(ORDERED))
    assert sorted(shuffled, key=lambda text: clean_value(text, "semver", "sortable")) == ORDERED
    one, other = (clean_value(text, "semver", "sortable") for text in ("1.0.0+a", "1.0.0+b"))
    assert one == other


@given(*[st.integers(0, 2**63 - 1)] * 3, st.none() | IDENTIFIERS, st.none() | IDENTIFIERS)
def test_every_semantic_version_is_kept(major, minor, patch, prerelease, build):
    version = f"{major}.{minor}.{patch}"
    version += f"-{prerelease}" if prerelease else ""
    version += f"+{build}" if build else ""
    assert clean_value(version, "semver") == version
    assert clean_value(version, "semver", coerce=False) == version
