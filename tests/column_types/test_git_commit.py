"""Names of commits in Git."""

import pandas as pd
import pytest

import cleanlib as cl
from cleanlib import BadOption, clean_value
from tests.column_types.reading import reason_of

SHA1 = "da39a3ee5e6b4b0d3255bfef95601890afd80709"


@pytest.mark.parametrize("text", ["ABCDEF1", "1234567", SHA1.upper(), "A" * 64, " abcdef12\n"])
def test_a_commit_is_written_in_lower_case(text):
    assert clean_value(text, "git_commit") == text.strip().lower()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("xyz", "syntax"),
        ("HEAD", "syntax"),
        ("abcdef1...", "syntax"),
        ("a" * 41, "syntax"),
        ("abcdef", "length"),
        ("a" * 1_000_000, "length"),
    ],
)
def test_what_is_no_commit_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "git_commit") == reason


def test_the_short_form_has_as_many_digits_as_are_wished():
    assert clean_value(SHA1, "git_commit", "short") == "da39a3e"
    assert clean_value(SHA1, "git_commit", "short", length=12) == "da39a3ee5e6b"
    assert clean_value("abcd", "git_commit", length=4) == "abcd"
    assert reason_of("abcdef1", "git_commit", length=8) == "length"


@pytest.mark.parametrize("length", [3, 41, "7", True])
def test_impossible_lengths_are_refused(length):
    with pytest.raises(BadOption):
        clean_value(SHA1, "git_commit", length=length)


def test_a_number_that_lost_digits_is_no_commit():
    column = pd.Series([1234567.0, 1234567890123456789.0])
    assert cl.clean_git_commit(column, errors="coerce").tolist()[0] == "1234567"
    assert cl.validate_git_commit(column).tolist() == [True, False]
