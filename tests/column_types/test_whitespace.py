"""Blanks."""

import pytest

from cleanlib import clean_value


@pytest.mark.parametrize(
    ("text", "options", "trimmed"),
    [
        (" a  b ", {}, "a b"),
        ("a\u00a0\u3000b\t\n c", {}, "a b c"),
        ("\u00a0a\u00a0b \n", {"unicode_spaces": False}, "\u00a0a\u00a0b"),
        ("a \t b", {"unicode_spaces": False}, "a b"),
        (" a  b\n", {"collapse": False}, "a  b"),
        ("\u00a0a \n", {"collapse": False, "unicode_spaces": False}, "\u00a0a"),
        ("None", {}, "None"),
        (" N/A ", {}, None),
        ("\u00a0", {}, None),
    ],
)
def test_blanks_are_trimmed_and_joined(text, options, trimmed):
    assert clean_value(text, "whitespace", **options) == trimmed
    assert clean_value(trimmed, "whitespace", **options) == trimmed
