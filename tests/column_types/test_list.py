"""Cells that hold several items."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import BadOption, clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "items"),
    [
        ("a, b;c", ["a", "b", "c"]),
        ("red|green | blue", ["red", "green", "blue"]),
        ("one\ntwo\n\nthree", ["one", "two", "three"]),
        ("甲、乙，丙；丁", ["甲", "乙", "丙", "丁"]),
        ("solo item", ["solo item"]),
        ("rock 'n' roll, jazz", ["rock 'n' roll", "jazz"]),
        ('"Smith, J", "say ""hi""", x', ["Smith, J", 'say "hi"', "x"]),
        ('a "b" c, d', ['a "b" c', "d"]),
        ('"open, x', ['"open', "x"]),
        ('["a", 1.50, null, true]', ["a", "1.50", "true"]),
        ("['a', 'b, c', None]", ["a", "b, c"]),
        ("('a', 'b')", ["a", "b"]),
        ("{'a', 'b'}", ["a", "b"]),
        ("{a,b}", ["a", "b"]),
        ("[a, b]", ["a", "b"]),
        ("[a], [b]", ["[a]", "[b]"]),
        ("[]", []),
        ("1,2,3", ["1", "2", "3"]),
        ("1,5; 2,5", ["1,5", "2,5"]),
        (["a", 2], ["a", "2"]),
        ("[10551438040000064]", ["10551438040000064"]),
        ("\ufeff['a', 'b']", ["a", "b"]),
        ("'a', 'b, c'", ["a", "b, c"]),
        ("'tis, so", ["'tis", "so"]),
        ("[it's, so]", ["it's", "so"]),
        (r'["a\u200b", "b"]', ["a", "b"]),
        ("(a, b)", ["a", "b"]),
        ("(solo)", ["(solo)"]),
        ("[a (b), c]", ["a (b)", "c"]),
    ],
)
def test_the_items_are_found(text, items):
    written = clean_value(text, "list")
    assert written == json.dumps(items, ensure_ascii=False)
    assert clean_value(written, "list") == written
    assert clean_value(text, "list", "count") == len(items)


@pytest.mark.parametrize("text", ["N/A", "none", "-", ""])
def test_null_tokens_are_missing(text):
    assert clean_value(text, "list") is None


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (",;", "syntax"),
        ('{"a": 1}', "component"),
        ("[[1], 2]", "component"),
        ("1,000, 2,000", "ambiguous"),
        ("['a', 'b", "syntax"),
        ("['a' 'b']", "syntax"),
        ("[1, 2", "syntax"),
        ("1, 2]", "syntax"),
    ],
)
def test_what_is_no_list_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "list") == reason


def test_an_empty_list_has_no_items_to_write():
    assert reason_of("[]", "list", "comma") == "missing_part"


@pytest.mark.parametrize(
    ("text", "options", "written"),
    [
        ("b/a/b", {"sep": "/"}, "b, a, b"),
        ("b, a, B, b", {"dedupe": True}, "b, a, B"),
        ("b, a, B", {"sort": True}, "a, B, b"),
        ("a; b, c", {"sep": ";"}, 'a, "b, c"'),
        ("1,000, 2", {"sep": ", "}, '"1,000", 2'),
    ],
)
def test_the_options(text, options, written):
    assert clean_value(text, "list", "comma", **options) == written


@pytest.mark.parametrize("sep", ["", '"', 3, None])
def test_a_separator_has_to_separate(sep):
    with pytest.raises(BadOption):
        clean_value("a", "list", sep=sep)


def test_empty_items_are_counted():
    assert cl.explain("a,,b", "list").notes == ("empty_items_dropped",)


@pytest.mark.parametrize("target", ["json", "comma", "semicolon"])
@given(st.lists(st.text(st.sampled_from("ab1,;|\n\t\"'[]{}() \\é"), min_size=1), min_size=1))
def test_what_is_written_is_read_again(target, items):
    written = clean_value(json.dumps(items), "list", target)
    if written is not None:
        assert clean_value(written, "list", target) == written
        assert json.loads(clean_value(written, "list")) == items


@pytest.mark.parametrize(
    "text", [',"' * 200_000, '"' * 300_000, '"a,' * 100_000, "[" * 200_000 + "]", "1," * 200_000]
)
def test_long_texts_do_not_hang(text):
    clean_value(text, "list", errors="coerce")
