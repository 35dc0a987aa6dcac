"""Slugs."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import BadOption, Invalid, clean, clean_value
from tests.column_types.reading import reason_of
from tests.conftest import text_frame


@pytest.mark.parametrize(
    ("text", "slug"),
    [
        ("Hello, World!", "hello-world"),
        ("hello-world", "hello-world"),
        ("foo--bar__baz.qux", "foo-bar-baz-qux"),
        ("  Crème Brûlée ", "creme-brulee"),
        ("cafe\u0301", "cafe"),
        ("Don't Panic", "dont-panic"),
        ("L’été", "lete"),
        ("rock 'n' roll", "rock-n-roll"),
        ("Straße & Œuvre", "strasse-oeuvre"),
        ("Łódź, Þór, Ærø", "lodz-thor-aero"),
        ("½ x² ①", "1-2-x2-1"),
        ("100% C++", "100-c"),
        ("２０２０年", None),
        ("🎉 party", "party"),
        ("İstanbul", "istanbul"),
        ("1\ufe0f\u20e3 first \u263a\ufe0f", "1-first"),
    ],
)
def test_words_in_ascii_with_one_separator(text, slug):
    if slug is None:
        assert reason_of(text, "slug") == "unknown"
    else:
        assert clean_value(text, "slug") == slug
        assert clean_value(slug, "slug") == slug


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("!!!", "syntax"),
        ("🎉", "syntax"),
        ("Москва 2024", "unknown"),
        ("東京", "unknown"),
        ("α-Version", "unknown"),
        ("a" * 1_000_000, "length"),
        ("\ufe0f", "syntax"),
        ("\u0301", "syntax"),
    ],
)
def test_letters_are_never_lost_in_silence(text, reason):
    assert reason_of(text, "slug") == reason


@pytest.mark.parametrize(
    ("text", "slug"),
    [
        ("Москва 2024", "москва-2024"),
        ("Crème Brûlée", "crème-brûlée"),
        ("हिन्दी भाषा", "हिन्दी-भाषा"),
        ("東京・タワー", "東京-タワー"),
        ("ΑΣ ΣΑΣ", "ας-σας"),
        ("ﬁx", "fix"),
    ],
)
def test_letters_of_other_scripts_stay_on_request(text, slug):
    assert clean_value(text, "slug", allow_unicode=True) == slug
    assert clean_value(slug, "slug", allow_unicode=True) == slug


def test_the_words_and_the_separator():
    assert clean_value("Hello, World!", "slug", "words") == "hello world"
    assert clean_value("Hello, World!", "slug", separator="_") == "hello_world"


def test_a_slug_too_long_ends_with_a_whole_word_if_it_can():
    cleaned = clean(text_frame("hello big world", "hello"), "x", "slug", max_length=10)
    assert cleaned.df["x"].tolist() == ["hello-big", "hello"]
    assert cleaned.report.notes == {"slug_cut": 1}
    assert clean_value("incomprehensibilities", "slug", max_length=10) == "incomprehe"


@pytest.mark.parametrize("options", [{"max_length": 0}, {"max_length": "9"}, {"separator": "+"}])
def test_impossible_options_are_refused(options):
    with pytest.raises(BadOption):
        clean_value("a", "slug", **options)


@given(st.text(), st.booleans(), st.sampled_from(["slug", "words"]), st.none() | st.just(7))
def test_a_slug_stays_as_it_is(text, allow_unicode, spec, max_length):
    options = {"allow_unicode": allow_unicode, "max_length": max_length}
    try:
        once = clean_value(text, "slug", spec, **options)
    except Invalid:
        return
    if once is not None:
        assert clean_value(once, "slug", spec, **options) == once


@pytest.mark.parametrize("token", ["N/A", "NULL", "nan"])
def test_null_tokens_are_missing_though_they_look_like_values(token):
    assert clean_value(token, "slug") is None
    assert clean_value(token, "slug", keep_tokens=[token])


def test_what_chooses_a_style_is_no_word():
    assert clean_value("1\ufe0f\u20e3 a", "slug", allow_unicode=True) == "1-a"
    assert clean_value("\ufe0f", "slug", allow_unicode=True, errors="coerce") is None
