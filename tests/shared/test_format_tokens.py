"""Open target formats, taken apart."""

import pytest

import cleanlib as cl
from cleanlib.core.errors import UnknownFormat
from cleanlib.shared.format_tokens import Item, format_items

TOKENS = ("hh", "h", "mm")


def test_a_run_of_one_letter_is_one_token():
    with pytest.raises(cl.UnknownFormat, match="'hhh' is no token"):
        format_items("hhh", TOKENS)


def test_marks_digits_and_bracketed_letters_are_literal():
    assert format_items("1:[mm] h[]", TOKENS) == (
        Item("", "1"),
        Item("", ":"),
        Item("", "mm"),
        Item("", " "),
        Item("h"),
        Item("", ""),
    )


def test_a_run_of_s_is_one_token_of_up_to_nine_digits():
    assert format_items("SSS", TOKENS) == (Item("SSS"),)
    with pytest.raises(UnknownFormat, match="at most 9 S"):
        format_items("S" * 10, TOKENS)


@pytest.mark.parametrize("spec", ["hx", "m", "hh q"])
def test_a_letter_that_is_no_token_is_named(spec):
    with pytest.raises(UnknownFormat, match=rf"'{spec[-1]}' is no token. Tokens are hh h mm S"):
        format_items(spec, TOKENS)


@pytest.mark.parametrize("spec", ["", "[hh]", "::"])
def test_a_format_needs_a_token(spec):
    with pytest.raises(UnknownFormat, match="no token in it, such as hh"):
        format_items(spec, TOKENS)
