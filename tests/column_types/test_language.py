"""Languages."""

import pytest

from cleanlib import clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "tag"),
    [
        ("EN", "en"),
        ("deu", "de"),
        ("GER", "de"),
        ("iw", "he"),
        ("in", "id"),
        ("nan", "nan"),
        ("na", "na"),
        ("no", "no"),
        ("pt_BR", "pt-BR"),
        ("zh-HANT-tw", "zh-Hant-TW"),
        ("zh-cmn-Hans-CN", "cmn-Hans-CN"),
        ("zh-min-nan", "nan"),
        ("i-klingon", "tlh"),
        ("pt-UK", "pt-GB"),
        ("es-419", "es-419"),
        ("de-CH-1996", "de-CH-1996"),
        ("en-US-u-hc-h12", "en-US-u-hc-h12"),
        ("en-a-bbb-x-a-ccc", "en-a-bbb-x-a-ccc"),
        ("sr_RS@latin", "sr-Latn-RS"),
        ("en_US.UTF-8", "en-US"),
        ("english ", "en"),
        ("Modern Greek", "el"),
        ("Farsi", "fa"),
        ("Castilian", "es"),
        ("Deutsch", "de"),
        ("FranÃ§ais", "fr"),
        ("日本語", "ja"),
        ("English (UK)", "en-GB"),
        ("Español (España)", "es-ES"),
        ("Portuguese - Brazil", "pt-BR"),
        ("Chinese (Simplified)", "zh-Hans"),
        ("Serbian (Cyrillic)", "sr-Cyrl"),
        ("German (de)", "de"),
        ("Ghotuo", "aaa"),
    ],
)
def test_tags_codes_and_names(text, tag):
    assert clean_value(text, "language", "bcp47") == tag
    assert clean_value(tag, "language", "bcp47") == tag


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("xx", "unknown"),
        ("xxq", "unknown"),
        ("Narnian", "unknown"),
        ("en-XY", "unknown"),
        ("en-Abcd", "unknown"),
        ("es-419-x", "syntax"),
        ("en--US", "syntax"),
        ("en-", "syntax"),
        ("-en", "unknown"),
        ("en-US-US", "syntax"),
        ("de-1996-1996", "syntax"),
        ("English, French", "component"),
        ("a" * 1_000_000, "length"),
        ("en-" + "a-" * 50, "syntax"),
    ],
)
def test_what_is_no_language_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "language", "bcp47") == reason


@pytest.mark.parametrize(
    ("spec", "text"),
    [("alpha-2", "de"), ("alpha-3", "deu"), ("name", "German"), ("native", "Deutsch")],
)
def test_formats(spec, text):
    assert clean_value("de_AT", "language", spec) == text
    assert clean_value(text, "language", spec) == text


def test_what_a_format_cannot_write_is_invalid():
    assert reason_of("cmn", "language", "alpha-2") == "missing_part"
    assert reason_of("Ghotuo", "language", "native") == "missing_part"


def test_parts():
    assert clean_value("zh-Hant-TW", "language", "parts") == {
        "alpha_2": "zh",
        "alpha_3": "zho",
        "name": "Chinese",
        "script": "Hant",
        "region": "TW",
    }


def test_misspellings_on_request():
    assert reason_of("Englsh", "language") == "unknown"
    assert clean_value("Englsh", "language", fuzzy=True) == "en"
    assert reason_of("xxq", "language", fuzzy=True, threshold=3) == "unknown"
