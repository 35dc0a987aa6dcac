"""Locales."""

import pytest

from cleanlib import clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "tag"),
    [
        ("EN_us", "en-US"),
        ("zh-hant-tw", "zh-Hant-TW"),
        ("de_AT.UTF-8", "de-AT"),
        ("de_DE@euro", "de-DE"),
        ("sr_RS@latin", "sr-Latn-RS"),
        ("iw_IL", "he-IL"),
        ("en-001", "en-001"),
        ("ca-ES-valencia", "ca-ES-valencia"),
    ],
)
def test_locales_of_many_programs(text, tag):
    assert clean_value(text, "locale") == tag
    posix = clean_value(text, "locale", "posix")
    assert posix == tag.replace("-", "_")
    assert clean_value(posix, "locale") == tag


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("e_", "syntax"),
        ("C", "syntax"),
        ("_US", "syntax"),
        ("English", "syntax"),
        ("en US", "syntax"),
        ("xx-US", "unknown"),
        ("en-XY", "unknown"),
        ("zh-hat-TW", "syntax"),
        ("zh-ant-tw", "syntax"),
        ("en-deu", "syntax"),
        ("en_US@piglatin", "syntax"),
    ],
)
def test_what_is_no_locale_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "locale") == reason


def test_parts():
    parts = {"language": "zh", "script": "Hant", "region": "TW"}
    assert clean_value("zh_Hant_TW", "locale", "parts") == parts
