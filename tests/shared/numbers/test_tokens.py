"""What a written number may look like, token by token."""

import re

import pytest

from cleanlib import Invalid
from cleanlib.core.lexer import Lexicon, lex
from cleanlib.core.text_buffer import Texts
from cleanlib.shared.numbers.tokens import (
    POINT,
    POINT_ROLE,
    POINT_WORD,
    Spelling,
    number_pattern,
    spelling,
)

LEXICON = Lexicon({**POINT_WORD, "kg": {"unit": 0}})
LETTER = LEXICON.letters(POINT_ROLE)


def template(text):
    return lex(Texts.of([text]), LEXICON).templates()[0].as_py().decode("latin-1")


def spelt(text, *, indian=False):
    tokens = template(text)
    return spelling(tokens, 0, len(tokens), indian=indian, point=LETTER)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("5", Spelling((0,))),
        ("1.5", Spelling((0, 2), 2, proves=".")),
        ("1,5", Spelling((0, 2), 2, proves=",")),
        (".5", Spelling((1,), 1, proves=".")),
        (",5", Spelling((1,), 1, proves=",")),
        ("5.", Spelling((0,))),
        ("5,", Spelling((0,))),
        ("1,234", Spelling((0, 2), 2, open=",")),
        ("1.234", Spelling((0, 2), 2, open=".")),
        ("1234.567", Spelling((0, 2), 2, proves=".")),
        ("1,234,567", Spelling((0, 2, 4), proves=".", grouped=True)),
        ("1.234.567", Spelling((0, 2, 4), proves=",", grouped=True)),
        ("1,234.5", Spelling((0, 2, 4), 4, proves=".", grouped=True)),
        ("1.234,567", Spelling((0, 2, 4), 4, proves=",", grouped=True)),
        ("1 234", Spelling((0, 2), grouped=True)),
        ("1'234", Spelling((0, 2), grouped=True)),
        ("1 234,567", Spelling((0, 2, 4), 4, proves=",", grouped=True)),
        ("1,234.", Spelling((0, 2), grouped=True)),
        (f"1{POINT}234", Spelling((0, 2), 2)),
        (f"{POINT}5", Spelling((1,), 1)),
        (f"1'234{POINT}5", Spelling((0, 2, 4), 4, grouped=True)),
    ],
)
def test_each_spelling_says_what_its_tokens_are(text, found):
    assert spelt(text) == found


@pytest.mark.parametrize(
    "text", ["1,23", "12,34", "1,23,456", "12,34,567", "1,23,45,678", "1,234,567", "12,345"]
)
def test_indian_groups_are_read_where_they_are_allowed(text):
    found = spelt(text, indian=True)
    assert len(found.digits) == text.count(",") + 1


@pytest.mark.parametrize(
    "text",
    ["1,2,3", "1,23,456", "1234,567,890", "1,234,56", "1,234 567", "1'23", "1.234,567.8",
    ",123,456",
     "1,234,", "1.5.", f"1{POINT}5{POINT}5"],
)  # fmt: skip
def test_other_groups_are_refused(text):
    with pytest.raises(Invalid, match="grouping"):
        spelt(text)


@pytest.mark.parametrize(
    "text", ["123,45,678", "1,23,4567", "1.23.456", "1 23 456", "1'23'456", "1,234,56,789"]
)
def test_indian_groups_are_strict_too(text):
    with pytest.raises(Invalid, match="grouping"):
        spelt(text, indian=True)


PATTERN = re.compile(number_pattern("n", LEXICON))


@pytest.mark.parametrize(
    "text",
    ["5", "1.5", ".5", ",5", "5.", "1,234.5", "1 234", "1'234", f"1{POINT}5", f"{POINT}5", "1,2,3"],
)
def test_the_pattern_holds_all_of_a_number(text):
    assert PATTERN.fullmatch(template(text))


@pytest.mark.parametrize(
    "text", ["", ".", "-5", "5 ", "5 12", "1..5", "5,", "kg", "'5", "5'", "1  2345"]
)
def test_the_pattern_holds_nothing_else(text):
    assert not PATTERN.fullmatch(template(text))


def test_the_comma_before_a_dash_belongs_to_the_number():
    assert PATTERN.match(template("12,-"))["n"] == template("12,")
    assert PATTERN.match(template("12, kg"))["n"] == template("12")
