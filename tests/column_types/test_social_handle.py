"""Handles on social networks."""

import pytest

from cleanlib import BadOption, clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "handle", "platform"),
    [
        ("@Jane_Doe", "jane_doe", None),
        ("＠jane", "jane", None),
        ("jane.doe", "jane.doe", None),
        ("https://twitter.com/Jane", "jane", "twitter"),
        ("x.com/jane?lang=en", "jane", "twitter"),
        ("https://mobile.twitter.com/jane", "jane", "twitter"),
        ("https://www.instagram.com/jane.doe/", "jane.doe", "instagram"),
        ("https://www.linkedin.com/in/jane-doe", "jane-doe", "linkedin"),
        ("https://www.tiktok.com/@jane", "jane", "tiktok"),
        ("https://youtube.com/@jane", "jane", "youtube"),
        ("https://reddit.com/u/jane", "jane", "reddit"),
        ("https://bsky.app/profile/jane.bsky.social", "jane.bsky.social", "bluesky"),
        ("Twitter: @jane", "jane", "twitter"),
        ("IG/jane", "jane", "instagram"),
    ],
)
def test_handles_and_profiles(text, handle, platform):
    parts = {"handle": handle, "platform": platform}
    assert clean_value(text, "social_handle", "parts") == parts
    assert clean_value(text, "social_handle") == f"@{handle}"
    assert clean_value(f"@{handle}", "social_handle") == f"@{handle}"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("@", "syntax"),
        ("@@jane", "syntax"),
        ("@jane doe", "syntax"),
        ("@jäne", "syntax"),
        ("ja..ne", "syntax"),
        ("jane@example.com", "syntax"),
        ("https://example.com/jane", "syntax"),
        ("https://x.com/jane-doe", "syntax"),
        (f"https://x.com/{'a' * 16}", "syntax"),
        ("https://x.com/jane/status/1", "component"),
        ("https://x.com/home", "component"),
        ("https://instagram.com/p/abc", "component"),
        ("https://www.linkedin.com/company/example", "component"),
        ("a" * 1_000_000, "length"),
    ],
)
def test_what_is_no_handle_is_invalid(text, reason):
    assert reason_of(text, "social_handle") == reason


def test_the_address_of_a_profile():
    assert clean_value("twitter: jane", "social_handle", "url") == "https://x.com/jane"
    assert clean_value("@jane", "social_handle", "url", platform="tiktok") == (
        "https://www.tiktok.com/@jane"
    )
    assert reason_of("@jane", "social_handle", "url") == "missing_part"


def test_a_stated_network():
    assert clean_value("jane", "social_handle", platform="X") == "@jane"
    assert reason_of("jane-doe", "social_handle", platform="x") == "syntax"
    assert reason_of("https://github.com/jane", "social_handle", platform="x") == "component"
    with pytest.raises(BadOption, match="not known"):
        clean_value("jane", "social_handle", platform="nosuch")
