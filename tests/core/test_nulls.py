"""Which texts stand for a missing value."""

import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib.core.nulls import NULL_TOKENS, NullPolicy, is_empty
from cleanlib.core.text_buffer import TEXT


def texts(*values):
    return pa.array(values, TEXT)


def usual(policy, text):
    return policy.usual(texts(text))[0]


def stated(policy, text):
    return policy.stated(texts(text))[0]


@pytest.mark.parametrize("token", sorted(NULL_TOKENS))
@pytest.mark.parametrize("written", [str, str.upper, str.title, "  {}\t\n".format])
def test_the_usual_tokens_are_known_in_any_case_and_with_blanks_around(token, written):
    assert usual(NullPolicy(), written(token))


@pytest.mark.parametrize("written", ["\ufeffN/A", "NaN\u200b", "\u200e null \u2069"])
def test_invisible_characters_around_a_token_say_nothing(written):
    assert usual(NullPolicy(), written)


@pytest.mark.parametrize("blank", ["", " ", "\t \n", "\u00a0", "\u3000", "\ufeff", " \u200b"])
def test_blanks_are_missing(blank):
    assert usual(NullPolicy(), blank)


@pytest.mark.parametrize("text", ["0", "na na", "nano", "---", "none of them", "unknown", "n a"])
def test_other_texts_are_not(text):
    assert not usual(NullPolicy(), text)


def test_a_caller_can_list_more():
    policy = NullPolicy(null_tokens=["To be confirmed", " n.n. "])
    assert stated(policy, " to be CONFIRMED")
    assert stated(policy, "N.N.")
    assert not stated(policy, "na")
    assert usual(policy, "na")


def test_nothing_is_stated_unless_a_caller_lists_it():
    assert (
        NullPolicy(of_type=["0000-00-00"]).stated(texts("", "na", "0000-00-00")).tolist()
        == [False] * 3
    )


def test_a_type_adds_its_own():
    assert usual(NullPolicy(of_type={"0000-00-00"}), "0000-00-00")
    assert not usual(NullPolicy(), "0000-00-00")


def test_a_caller_can_keep_usual_ones():
    policy = NullPolicy(keep_tokens=["NA", "0000-00-00"], of_type=["0000-00-00"])
    assert not usual(policy, "na")
    assert not usual(policy, "0000-00-00")
    assert usual(policy, "n/a")


def test_what_is_listed_and_kept_is_missing():
    policy = NullPolicy(null_tokens=["na"], keep_tokens=["na"])
    assert stated(policy, "na")
    assert usual(policy, "na")


@pytest.mark.parametrize(
    ("token", "text"),
    [("ΚΑΝΕΝΑΣ", "ΚΑΝΕΝΑΣ"), ("κανένας", "ΚΑΝΈΝΑΣ"), ("İPTAL", "İPTAL"),
     ("ausgefüllt", "AUSGEFÜLLT"), ("нет", "НЕТ"), ("无", "无")],
)  # fmt: skip
def test_tokens_of_any_script_are_known(token, text):
    assert stated(NullPolicy(null_tokens=[token]), text)


@given(st.text(st.characters(codec="utf-8"), max_size=6))
def test_every_listed_token_is_found_as_it_was_listed(token):
    assert stated(NullPolicy(null_tokens=[token]), token)
    assert token.strip() == "" or not usual(NullPolicy(keep_tokens=[token]), token)


def test_null_rows_are_neither_stated_nor_usual_but_empty():
    column = texts(None, "", " ", "na", "x")
    assert NullPolicy(null_tokens=["x"]).stated(column).tolist() == [
        False,
        False,
        False,
        False,
        True,
    ]
    assert is_empty(column).tolist() == [True, True, False, False, False]


def test_columns_without_rows():
    assert is_empty(texts()).tolist() == []
    assert NullPolicy(null_tokens=["x"]).usual(texts()).tolist() == []
