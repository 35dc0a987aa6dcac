"""Patterns over tokens."""

import pytest

from cleanlib.core.forms import TokenPatterns, captured, fraction_take
from cleanlib.core.grammar import Take
from cleanlib.core.lexer import Lexicon, lex
from cleanlib.core.text_buffer import Texts

LEXICON = Lexicon({"week": {"unit": 0}, "wk": {"unit": 0}, "and": {"link": 0}})
PATTERNS = TokenPatterns(LEXICON, {"count": (1, 2), "long": range(10, 14)})


def template(text: str) -> str:
    return lex(Texts.of([text]), LEXICON).templates()[0].as_py().decode("latin-1")


@pytest.mark.parametrize("text", ["2 weeks", "222 week", "2 and", "2week!"])
def test_every_token_must_be_explained(text):
    assert PATTERNS.compile("<count> ?<:unit>").fullmatch(template(text)) is None


def test_captured_tokens_have_a_place_and_expected_ones_have_none():
    match = PATTERNS.compile("(?P<sign>-)?<count> ?<:unit>").fullmatch(template("2 WK"))
    assert dict(captured(match)) == {"count": 0}
    match = PATTERNS.compile("(?P<sign>-)?<count> ?<:unit>").fullmatch(template("-12week"))
    assert dict(captured(match)) == {"sign": 0, "count": 1}


def test_digit_runs_whose_code_is_white_space_are_digit_runs():
    pattern = PATTERNS.compile("<long>-<long_>".replace("<long_>", "<:long>"))
    assert pattern.fullmatch(template("1234567890-12345678901"))


def test_a_role_may_have_another_name_than_its_placeholder():
    patterns = TokenPatterns(LEXICON, {}, role=lambda name: name.removesuffix("_word"))
    assert patterns.compile("<:link_word>").fullmatch(template("and"))


def test_a_word_that_the_lexicon_lacks_never_matches():
    assert PATTERNS.compile("<:month>?<count>").fullmatch(template("12"))
    assert PATTERNS.compile("<:month>").search(template("week and 12")) is None


@pytest.mark.parametrize(
    ("digits", "take"),
    [
        (1, Take("f", 4, multiply=10**8)),
        (9, Take("f", 4)),
        (12, Take("f", 4, divide=1000)),
        (31, Take("f", 4, divide=10**10)),
    ],
)
def test_fractions_are_taken_in_billionths(digits, take):
    assert fraction_take("f", 4, digits) == take
