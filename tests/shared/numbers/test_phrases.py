"""Words and marks beside a number, put together again from the tokens of each row."""

import pytest

from cleanlib import Invalid
from cleanlib.core.fields import Fields, Run
from cleanlib.core.lexer import Lexicon, same_role
from cleanlib.core.text_buffer import Texts
from cleanlib.shared.numbers.phrases import (
    MOST_TOKENS,
    distinct_phrases,
    phrase_shape,
    rows_with_phrase,
)
from cleanlib.shared.numbers.reader import NUMBER_WORDS, NumberForm, NumberGrammar

LEXICON = Lexicon(
    {**NUMBER_WORDS, **same_role("unit", "m", "s", "m/s", "US", "us", "fl", "oz", "€")}
)
UNIT = r"(?P<unit>(?:<:unit>|[$/^ .]|<exponent>)+?)"
FORMS = (
    NumberForm(rf"{{n}} ?{UNIT}"),
    NumberForm(r"(?P<before>(?:<:unit>|\$)+) ?{n}"),
    NumberForm("{n}"),
)
GRAMMAR = NumberGrammar(LEXICON, FORMS, digits=("exponent",), phrases=("unit", "before"))


def read(*texts):
    fields = Fields(len(texts), Run(None))
    GRAMMAR.reader().read(Texts.of(texts), fields)
    return fields


def phrases(fields, name):
    which, texts = distinct_phrases(fields, name)
    return [None if number < 0 else texts[number] for number in which.tolist()]


def test_each_row_has_the_phrase_that_stands_beside_its_number():
    fields = read("5 m", "5", "5 fl oz", "US$5", "7 m", "5 m/s^2", "5 m/s^3", "5 M", "x")
    assert phrases(fields, "unit") == [
        "m", None, "fl oz", None, "m", "m/s^2", "m/s^3", "m", None,
    ]  # fmt: skip
    assert phrases(fields, "before") == [None, None, None, "US$", None, None, None, None, None]


def test_equal_phrases_are_one():
    which, texts = distinct_phrases(read(*["5 m", "6 fl oz", "7 M", "8 m"] * 50), "unit")
    assert sorted(texts) == ["fl oz", "m"]
    assert len(set(which[::4])) == 1


def test_letter_case_counts_where_the_lexicon_says_so():
    assert phrases(read("US 5", "us 5"), "before") == ["US", "us"]


def test_a_block_without_phrases_has_none():
    which, texts = distinct_phrases(read("5", "x"), "unit")
    assert (which.tolist(), texts) == ([-1, -1], [])
    assert rows_with_phrase(read("5", "6 m"), "unit").tolist() == [1]


def test_rows_that_failed_have_none():
    fields = read("5 m", "5 s")
    fields.fail(fields.good & [True, False], "range")
    assert phrases(fields, "unit") == [None, "s"]


@pytest.mark.parametrize("marks", [1, MOST_TOKENS])
def test_a_phrase_may_have_so_many_tokens(marks):
    assert phrases(read(f"5{'$' * marks}"), "unit") == ["$" * marks]


def test_more_tokens_are_refused():
    with pytest.raises(Invalid, match="too many words"):
        phrase_shape("unit", "$" * (MOST_TOKENS + 1))
