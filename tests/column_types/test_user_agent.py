"""User agents."""

import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import clean_value
from tests.column_types.reading import reason_of

SAFARI = (
    "Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15 "
    "(KHTML, like Gecko) Version/16.5 Mobile/15E148 Safari/604.1"
)
ROBOT = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)"


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        (SAFARI, ("Mobile Safari", "16.5", "iOS 16.5", "iPhone")),
        (ROBOT, ("Googlebot", "2.1", None, "Spider")),
        ("python-requests/2.31.0", ("Python Requests", "2.31", None, None)),
        ("own-program/0.3 (x1; y2)", (None, None, None, None)),
    ],
)
def test_parts(text, parts):
    found = clean_value(text, "user_agent", "parts")
    assert tuple(found[name] for name in ("browser", "version", "os", "device")) == parts


def test_the_formats():
    assert clean_value(f"  {SAFARI.replace(' ', '  ')} ", "user_agent") == SAFARI
    assert clean_value(f'User-Agent: "{SAFARI}"', "user_agent") == SAFARI
    assert clean_value(ROBOT, "user_agent", "family") == "Googlebot"
    assert clean_value(ROBOT, "user_agent", "json") == (
        '{"browser":"Googlebot","version":"2.1","os":null,"device":"Spider"}'
    )


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("hello", "unknown"),
        ("2024-01-05", "unknown"),
        ("a@example.com", "unknown"),
        ("https://example.com/x", "unknown"),
        ("curl/8.5\x07", "syntax"),
        ("x" * 1_000_000, "length"),
    ],
)
def test_what_is_no_user_agent_is_invalid(text, reason):
    assert reason_of(text, "user_agent") == reason


@pytest.mark.parametrize("piece", ["a", "(", "1.", "; ", "/", "Android ", "Mozilla/5.0 (", "-"])
def test_long_texts_take_no_long_time(piece):
    text = (piece * 4_000)[:4_000]
    start = time.perf_counter()
    cl.clean_user_agent([text], errors="coerce")
    assert time.perf_counter() - start < 5


@given(st.text("Mozila/5.0 (;)\"'\t", max_size=30) | st.text(max_size=20))
def test_cleaning_twice_changes_nothing(text):
    (once,) = cl.clean_user_agent([text], errors="coerce")
    assert cl.clean_user_agent([once], errors="coerce") == [once]
