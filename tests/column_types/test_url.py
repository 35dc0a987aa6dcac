"""URLs."""

import json
import random
import time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import BadOption, clean, clean_value
from tests.column_types.corruption import both_paths, near, word
from tests.column_types.reading import reason_of
from tests.conftest import scaled, text_frame

LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
SCHEMES = ("http://", "https://", "HTTPS://", "", "", "//", "ftp://", "http:/")
PORTS = ("", "", "", ":80", ":8080", ":443", ":99999", ":")
PATHS = ("", "/", "/a/b", "/a/../b", "/.x", "/a//b", "/%41", "/%c3%A9", "/%C3%A9.html", "/a~b/")
QUERIES = ("", "", "?", "?a=1", "?q=x&b=%2F", "?a[]=1|2", "?q=a+b")
FRAGMENTS = ("", "", "#", "#x", "#a/b?c")


def address(rng: random.Random) -> str:
    labels = [word(rng, LETTERS) + rng.choice(("", "", "-a", "--b", "_c")) for _ in range(2)]
    host = ".".join([*labels, rng.choice(("com", "DE", "1", "x1", "123"))])
    tail = "".join(map(rng.choice, (PORTS, PATHS, QUERIES, FRAGMENTS)))
    return f"{rng.choice(SCHEMES)}{host}{tail}"


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("HTTP://WWW.Example.COM", "http://www.example.com/"),
        ("http://example.com:80/a", "http://example.com/a"),
        ("https://example.com:0443", "https://example.com/"),
        ("https://example.com:8443", "https://example.com:8443/"),
        ("http://example.com:", "http://example.com/"),
        ("http://example.com./", "http://example.com/"),
        ("http://example.com/a/./b/../../c", "http://example.com/c"),
        ("http://example.com/../../a", "http://example.com/a"),
        ("http://example.com/a/..", "http://example.com/"),
        ("http://example.com/%2e%2e/a", "http://example.com/a"),
        ("http://example.com/a//b", "http://example.com/a//b"),
        ("http://example.com/caf%c3%a9/%7Eme", "http://example.com/caf%C3%A9/~me"),
        ("http://example.com/a%2Fb?c%26d", "http://example.com/a%2Fb?c%26d"),
        ("http://example.com/100%/%zz", "http://example.com/100%25/%25zz"),
        ("http://example.com/größe", "http://example.com/gr%C3%B6%C3%9Fe"),
        ("http://example.com/a b?c d", "http://example.com/a%20b?c%20d"),
        ("http://example.com/<a>|{b}", "http://example.com/%3Ca%3E%7C%7Bb%7D"),
        ("http://example.com?a[]=1#b", "http://example.com/?a[]=1#b"),
        ("http://example.com/?#", "http://example.com/?#"),
        ("http:\\\\example.com\\a", "http://example.com/a"),
        ("http://exa%6Dple.com/", "http://example.com/"),
        ("http://bücher.example/", "http://xn--bcher-kva.example/"),
        ("http://192.0.2.1/", "http://192.0.2.1/"),
        ("http://[2001:DB8:0:0::1]:80/", "http://[2001:db8::1]/"),
        ("http://[::ffff:c000:201]/", "http://[::ffff:192.0.2.1]/"),
        ("http://my_host.example.com/", "http://my_host.example.com/"),
        ("http://localhost:8000/", "http://localhost:8000/"),
        ("//example.com/a", "https://example.com/a"),
        ("example.com/a", "https://example.com/a"),
        ("localhost:8080/a", "https://localhost:8080/a"),
        ("example.com:8080", "https://example.com:8080/"),
        ("http://bob:pw@example.com/", "http://example.com/"),
        ("http://example.com@example.org/", "http://example.org/"),
        ("<http://example.com/a>,", "http://example.com/a"),
        ("<URL:http://example.com/a>", "http://example.com/a"),
        ("(http://example.com/a_(b)).", "http://example.com/a_(b)"),
        ("\ufeffhttp://exam\u200bple.com/", "http://example.com/"),
        ("ｈｔｔｐ：／／ｅｘａｍｐｌｅ．ｃｏｍ／ａ", "http://example.com/a"),
        ("ftp://example.com:21/a", "ftp://example.com/a"),
    ],
)
def test_the_canonical_form(text, written):
    assert clean_value(text, "url") == written
    assert clean_value(written, "url") == written


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("http://", "missing_part"),
        ("http:///a", "missing_part"),
        ("/relative/path", "missing_part"),
        ("hello", "component"),
        ("http//example.com", "component"),
        ("http://http://example.com", "component"),
        ("http://192.0.2.256/", "range"),
        ("http://0x7f.1/", "syntax"),
        ("http://1.2.3/", "syntax"),
        ("http://[::g]/", "syntax"),
        ("http://[192.0.2.1]/", "syntax"),
        ("http://192.0.02.1/", "ambiguous"),
        ("http://👍.ws/", "component"),
        ("3.14", "syntax"),
        ("http:/example.com", "syntax"),
        ("http:example.com", "syntax"),
        ("http://exa mple.com/", "syntax"),
        ("http://a..b.com/", "syntax"),
        ("http://-a.com/", "syntax"),
        ("http://[::1", "syntax"),
        ("http://example.com:http/", "syntax"),
        ("http://example.com/a\nb", "syntax"),
        ("http://example.com%2Fexample.org/", "syntax"),
        ("jane@example.com", "syntax"),
        ("mailto:jane@example.com", "unknown"),
        ("javascript:alert(1)", "unknown"),
        ("hxxp://example.com", "unknown"),
        ("C:\\temp", "unknown"),
        ("http://example.com:65536/", "range"),
        ("http://example.com http://example.org", "ambiguous"),
        ("http://example.com/a,http://example.org/b", "ambiguous"),
        ("http://example.com/a;HTTPS://example.org/b", "ambiguous"),
        ("http://example.com/a|http://example.org/b", "ambiguous"),
        ("http://example.com/aHTTPS://example.org/b", "ambiguous"),
        ("http://example.comhttp://example.org", "ambiguous"),
        ("<http://example.com/a>,<http://example.org/b>", "ambiguous"),
        (f"http://{'a' * 64}.com/", "length"),
        (f"http://{'a.' * 200}com/", "length"),
        ("http://example.com/" + "a" * 1_000_000, "length"),
    ],
)
def test_what_is_no_url_is_invalid(text, reason):
    assert reason_of(text, "url") == reason


@pytest.mark.parametrize(
    ("text", "options", "written"),
    [
        ("www.example.com", {"default_scheme": "http"}, "http://www.example.com/"),
        ("ws://example.com:80/", {"schemes": ["https", "ws"]}, "ws://example.com/"),
        ("http://b:p@example.com", {"keep_userinfo": True}, "http://b:p@example.com/"),
        ("http://example.com/?b=1&a=2", {"sort_query": True}, "http://example.com/?a=2&b=1"),
        (
            "http://example.com/?utm_source=a&id=1&fbclid=2",
            {"remove_tracking": True},
            "http://example.com/?id=1",
        ),
        ("http://example.com/?gclid=1#a", {"remove_tracking": True}, "http://example.com/#a"),
        (
            "http://example.com/?Access-Token=a&id=1&PWD=c",
            {"remove_auth": True},
            "http://example.com/?id=1",
        ),
        (
            "http://example.com/#access_token=a&state=1",
            {"remove_auth": True},
            "http://example.com/#state=1",
        ),
        ("http://example.com/?key=1&b=2", {"remove_auth": ["key"]}, "http://example.com/?b=2"),
        ("http://example.com/?token=1", {"remove_auth": ["key"]}, "http://example.com/?token=1"),
        ("See (http://example.com/a_(b)), ok?", {"extract": True}, "http://example.com/a_(b)"),
        ("at www.example.com!", {"extract": True}, "https://www.example.com/"),
        ("example.com/x!", {"extract": True}, "https://example.com/x"),
    ],
)
def test_options(text, options, written):
    assert clean_value(text, "url", **options) == written


def test_options_refuse():
    assert reason_of("www.example.com", "url", default_scheme=None) == "missing_part"
    assert reason_of("ftp://example.com", "url", schemes=["http", "https"]) == "unknown"
    assert reason_of("http://example.com and http://example.org", "url", extract=True) == (
        "ambiguous"
    )
    for text in ("<http://example.com>", "http://example.com/a b"):
        assert reason_of(text, "url", repair=False) in ("syntax", "component")


@pytest.mark.parametrize(
    "options",
    [
        {"default_scheme": "https://"},
        {"default_scheme": "gopher"},
        {"schemes": []},
        {"schemes": ["a b"]},
        {"remove_auth": [1]},
        {"extract": "yes"},
    ],
)
def test_impossible_options(options):
    with pytest.raises(BadOption):
        clean_value("http://example.com", "url", **options)


def test_what_was_left_out_or_assumed_is_counted():
    texts = ("example.com", "http://b:p@example.com/", "http://example.com/?token=1&utm_id=2")
    report = clean(text_frame(*texts), "x", "url", remove_auth=True, remove_tracking=True).report
    assert report.notes == {
        "scheme_assumed": 1,
        "userinfo_dropped": 1,
        "auth_removed": 1,
        "tracking_removed": 1,
    }


def test_json_has_four_keys():
    text = "https://bob@www.Example.com:8080/a%2fb?q=R%26D+1&t=a&t=b&e=&bad=%E9#top"
    expected = {
        "scheme": "https",
        "host": "www.example.com",
        "url_clean": "https://www.example.com:8080/a%2Fb",
        "queries": {"q": "R&D 1", "t": ["a", "b"], "e": "", "bad": "%E9"},
    }
    assert json.loads(clean_value(text, "url", "json")) == expected
    assert clean_value(text, "url", "dict") == expected
    assert list(clean_value(text, "url", "dict")) == list(expected)


def test_further_formats():
    text = "http://bob:pw@Example.com:8080/a?b=1#c"
    assert clean_value(text, "url", "host") == "example.com"
    for spec in ("url_clean", "cleaned_url"):
        assert clean_value(text, "url", spec) == "http://example.com:8080/a"
    assert clean_value(text, "url", "parts", keep_userinfo=True) == {
        "scheme": "http",
        "user": "bob",
        "host": "example.com",
        "port": 8080,
        "path": "/a",
        "query": "b=1",
        "fragment": "c",
        "url_clean": "http://example.com:8080/a",
        "queries": '{"b": "1"}',
    }


@pytest.mark.parametrize(
    "options",
    [{}, {"default_scheme": "http"}, {"default_scheme": None}, {"repair": False},
     {"keep_userinfo": True}, {"remove_tracking": True}],
)  # fmt: skip
def test_arrays_give_the_answers_of_the_slow_path(options):
    fast, slow = both_paths(near(address, scaled(20_000)), "url", "canonical",
                            **options)  # fmt: skip
    assert fast == slow


@given(st.lists(st.text("htps:/.aB0?#%-@ é", max_size=16).map("http://a.b".__add__), max_size=8))
def test_arrays_agree_on_any_text(texts):
    fast, slow = both_paths(texts, "url", "canonical")
    assert fast == slow


@given(st.text(max_size=20), st.text(max_size=20))
def test_cleaning_twice_changes_nothing(path, query):
    text = f"http://example.com/{path}?{query}"
    frame = clean(text_frame(text), "x", "url", errors="coerce").df
    again = clean(frame, "x", "url", errors="coerce").df
    assert again.equals(frame)


@pytest.mark.parametrize(
    "text",
    ["http://example.com/" + "../" * 10_000, "%" * 30_000, "a." * 16_000, "a:" * 16_000,
     "[" * 30_000, "http://" * 100_000, "(" * 500_000, "a+" * 500_000, "www." * 250_000],
)  # fmt: skip
def test_no_text_takes_long(text):
    started = time.perf_counter()
    for extract in (False, True):
        clean(text_frame(text, text + "a"), "x", "url", errors="coerce", extract=extract)
    assert time.perf_counter() - started < 3
