"""Hashtags."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "written"),
    [
        (" #OpenData, #csv", "#opendata #csv"),
        ("#a#b#c", "#a #b #c"),
        ("#a;#b|#c", "#a #b #c"),
        ("#A #a", "#a"),
        ("open data", "#open #data"),
        ("＃日本", "#日本"),
        ("#cafe\u0301", "#café"),
        ("#2024goals", "#2024goals"),
        ("#می\u200cخواهم", "#می\u200cخواهم"),
    ],
)
def test_tags(text, written):
    assert clean_value(text, "hashtag") == written
    assert clean_value(written, "hashtag") == written


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("#", "missing_part"),
        ("# a", "syntax"),
        ("#2024", "component"),
        ("#_", "component"),
        ("#a-b", "syntax"),
        ("#a!", "syntax"),
        ("##a", "syntax"),
        ("see #a", "syntax"),
        ("C#", "syntax"),
        (",", "syntax"),
        ("#" + "a" * 200, "length"),
        ("#a" * 500_000, "length"),
    ],
)
def test_what_is_no_tag_is_invalid(text, reason):
    assert reason_of(text, "hashtag") == reason


def test_the_formats():
    assert clean_value("#A #b", "hashtag", "tag") == "a b"
    assert clean_value("#A #b", "hashtag", "list") == '["a", "b"]'


@given(st.lists(st.from_regex(r"[a-z][a-z0-9_]{0,8}", fullmatch=True), min_size=1, unique=True))
def test_round_trip(tags):
    written = " ".join(f"#{tag}" for tag in tags)
    assert clean_value(written, "hashtag") == written
    assert clean_value(" ".join(tags), "hashtag", keep_tokens=tags) == written
