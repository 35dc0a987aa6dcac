"""Texts that are nearly JSON."""

import ast
import json

from hypothesis import given
from hypothesis import strategies as st

from cleanlib.shared.json_tokens import json_from_python, json_tokens, without_trailing_commas
from cleanlib.shared.python_text import python_text

TEXTS = st.text(st.characters(codec="utf-8"))
VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | TEXTS,
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.lists(inner, max_size=3).map(tuple)
        | st.dictionaries(TEXTS, inner, max_size=4)
    ),
)


@given(VALUES)
def test_what_python_writes_becomes_the_json_of_it(value):
    assert json.loads(json_from_python(repr(value))) == json.loads(json.dumps(value))


@given(TEXTS)
def test_texts_in_quotes_are_read_as_python_reads_them(text):
    for literal in (repr(text), ascii(text)):
        assert python_text(literal) == ast.literal_eval(literal) == text


def test_escapes():
    assert python_text(r"'\x41\101\u00e9\U0001f600\N{BULLET}\n\d\N{NO SUCH}\U99999999'") == (
        "AAé😀•\n\\d\\N{NO SUCH}\\U99999999"
    )


@given(st.text(st.sampled_from("'\"\\[]{}(),: a1.-\n"), max_size=20))
def test_tokens_hold_every_character(text):
    assert "".join(token for _, token in json_tokens(text)) == text


def test_commas_without_a_value_before_them_stay():
    assert without_trailing_commas("[1 , ] {,} [,] [2,,]") == "[1  ] {,} [,] [2,,]"
