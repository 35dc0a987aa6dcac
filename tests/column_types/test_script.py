"""Writing systems."""

import pytest

from cleanlib import clean_value
from cleanlib.shared.script_names import script_names
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("latin", "Latn"),
        ("CYRL", "Cyrl"),
        ("Latin script", "Latn"),
        ("Kanji", "Hani"),
        ("Han", "Hani"),
        ("Simplified Chinese", "Hans"),
        ("Burmese", "Mymr"),
        ("N'Ko", "Nkoo"),
        ("215", "Latn"),
        ("Qaai", "Zinh"),
    ],
)
def test_codes_numbers_and_names(text, code):
    assert clean_value(text, "script") == code


@pytest.mark.parametrize(
    ("text", "reason"),
    [("xxxx", "unknown"), ("Elvish", "unknown"), ("Latin, Greek", "component"), ("1", "unknown")],
)
def test_what_is_no_script_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "script") == reason


@pytest.mark.parametrize("code", sorted(script_names()))
def test_what_is_written_is_read_again(code):
    assert clean_value(clean_value(code, "script", "name"), "script") == code
