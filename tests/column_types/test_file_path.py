"""File paths."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import BadOption, Invalid, clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "posix", "windows"),
    [
        (r"C:\Data\\raw\..\a.CSV", "C:/Data/a.CSV", r"C:\Data\a.CSV"),
        ("c:", "C:", "C:"),
        ("C:/", "C:/", "C:\\"),
        (r"C:\..\a", "C:/a", r"C:\a"),
        ("C:\\a\\x. ", "C:/a/x", r"C:\a\x"),
        (r"data\raw/x.csv", "data/raw/x.csv", r"data\raw\x.csv"),
        (r"..\..\a", "../../a", r"..\..\a"),
        (r"\Data\x", "/Data/x", r"\Data\x"),
        (r"\\srv\share", "//srv/share", r"\\srv\share"),
        (r"\\srv\share\x\..\y", "//srv/share/y", r"\\srv\share\y"),
        (r"\\\\srv\\share\\x.txt", "//srv/share/x.txt", r"\\srv\share\x.txt"),
        ("//srv/share/x", "//srv/share/x", r"\\srv\share\x"),
        (r"\\?\C:\very\long", "//?/C:/very/long", r"\\?\C:\very\long"),
        (r"\\?\UNC\srv\share\x", "//?/UNC/srv/share/x", r"\\?\UNC\srv\share\x"),
        (r"\\.\COM1", "//./COM1", r"\\.\COM1"),
        ("/", "/", "\\"),
        (".", ".", "."),
        ("./a/./b//c/", "a/b/c", r"a\b\c"),
        ("///usr/bin", "/usr/bin", r"\usr\bin"),
        ("../a", "../a", r"..\a"),
        ("~/x", "~/x", r"~\x"),
        ("日本/語.txt", "日本/語.txt", r"日本\語.txt"),
        ("My Files/a b.txt", "My Files/a b.txt", r"My Files\a b.txt"),
        ('"C:\\My Files\\a.txt"', "C:/My Files/a.txt", r"C:\My Files\a.txt"),
        ("\u202aC:\\Users\\x.txt", "C:/Users/x.txt", r"C:\Users\x.txt"),
        ("file:///C:/a%20b.csv", "C:/a b.csv", r"C:\a b.csv"),
        ("file:///home/ada/%C3%A9.txt", "/home/ada/é.txt", r"\home\ada\é.txt"),
        ("file://srv/share/x.txt", "//srv/share/x.txt", r"\\srv\share\x.txt"),
        ("file://localhost/etc/hosts", "/etc/hosts", r"\etc\hosts"),
    ],
)
def test_a_path_with_either_slash(text, posix, windows):
    for spec, written in (("posix", posix), ("windows", windows)):
        assert clean_value(text, "file_path", spec) == written
        assert clean_value(written, "file_path", spec) == written
    assert clean_value(windows, "file_path") == posix


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("a\x00b", "syntax"),
        ("a\nb", "syntax"),
        ("https://example.com/a.csv", "syntax"),
        ("s3://bucket/a.csv", "syntax"),
        ("mailto:ada@example.com", "syntax"),
        ("file:///a%2Fb", "syntax"),
        ("file:///a%00b", "syntax"),
        ("file:///a%0Ab", "syntax"),
        ("file:///%FF", "syntax"),
        ("file:a.txt", "syntax"),
        ("file:///a?b", "syntax"),
        (r"\\\srv\share", "syntax"),
        (r"C:\a\...", "syntax"),
        (r"C:\Data\NUL", "component"),
        (r"C:\Data\nul.txt", "component"),
        (r"C:\com1 .txt\a", "component"),
        (r"C:\*.csv", "component"),
        (r"C:\a.txt:stream", "component"),
        (r"\\server", "missing_part"),
        ("C:foo.txt", "ambiguous"),
        (r"/home/ada\x", "ambiguous"),
        ("./C:/x", "ambiguous"),
        ("/x /", "ambiguous"),
        ("a" * 256, "length"),
        ("a/" * 500_000, "length"),
    ],
)
def test_what_is_no_path_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "file_path") == reason


def test_a_stated_style_settles_what_a_backslash_is():
    assert clean_value(r"/home/ada\x", "file_path", style="windows") == "/home/ada/x"
    assert clean_value(r"/home/ada\x", "file_path", style="posix") == r"/home/ada\x"
    assert clean_value("C:foo.txt", "file_path", style="windows") == "C:foo.txt"
    assert clean_value("C:/nul", "file_path", style="posix") == "C:/nul"
    assert reason_of(r"a\b", "file_path", "windows", style="posix") == "component"
    assert reason_of("a/nul", "file_path", "windows") == "component"


def test_two_dots_are_resolved_where_the_system_does_or_on_request():
    assert clean_value("/a/../b", "file_path") == "/a/../b"
    assert clean_value("/a/../b", "file_path", resolve=True) == "/b"
    assert clean_value("a/../../b/..", "file_path", resolve=True) == ".."
    assert clean_value(r"C:\a\..\b", "file_path", resolve=False) == "C:/a/../b"
    assert clean_value("/a/../b", "file_path", "windows") == r"\b"


def test_a_home_is_filled_in_when_given():
    assert clean_value("~/x", "file_path", home="/home/ada/") == "/home/ada/x"
    assert clean_value("~", "file_path", home=r"C:\Users\Ada") == "C:/Users/Ada"
    assert clean_value("~bob/x", "file_path", home="/home/ada") == "~bob/x"


@pytest.mark.parametrize(
    ("text", "name", "stem", "extension", "parent"),
    [
        ("/a/b.tar.gz", "b.tar.gz", "b.tar", ".gz", "/a"),
        (r"C:\a.CSV", "a.CSV", "a", ".CSV", "C:/"),
        (r"\\s\h\x", "x", "x", None, "//s/h"),
        (".bashrc", ".bashrc", ".bashrc", None, "."),
        ("a.", "a.", "a.", None, "."),
        ("/", None, None, None, "/"),
        ("..", None, None, None, "."),
    ],
)
def test_the_pieces_of_a_path(text, name, stem, extension, parent):
    pieces = {"name": name, "stem": stem, "extension": extension, "parent": parent}
    for spec, piece in pieces.items():
        if piece is None:
            assert reason_of(text, "file_path", spec) == "missing_part"
        else:
            assert clean_value(text, "file_path", spec) == piece


def test_parts():
    assert clean_value(r"C:\Data\a.CSV", "file_path", "parts") == {
        "drive": "C:",
        "parent": "C:/Data",
        "stem": "a",
        "extension": ".CSV",
    }


@pytest.mark.parametrize("options", [{"style": "mac"}, {"home": ""}, {"home": 1}])
def test_impossible_options_are_refused(options):
    with pytest.raises(BadOption):
        clean_value("a", "file_path", **options)


@given(
    st.text(st.sampled_from("aC~:./\\\\/\"' ?%é\u200b"), min_size=1, max_size=12),
    st.sampled_from(["posix", "windows"]),
    st.sampled_from(["auto", "posix", "windows"]),
    st.sampled_from([None, True, False]),
)
def test_a_clean_path_stays_as_it_is(text, spec, style, resolve):
    options = {"resolve": resolve, "style": style}
    try:
        once = clean_value(text, "file_path", spec, **options)
    except Invalid:
        return
    if once is not None and not (style == "posix" and spec == "windows"):
        assert clean_value(once, "file_path", spec, **options) == once


@pytest.mark.parametrize("token", ["N/A", "NULL", "nan"])
def test_null_tokens_are_missing_though_they_look_like_values(token):
    assert clean_value(token, "file_path") is None
    assert clean_value(
        token, "file_path", keep_tokens=["N/A", "NULL", "nan", "NA"], errors="coerce"
    )
