"""Forms over tokens, the layouts they give, and texts brought to ASCII."""

from decimal import Decimal

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cleanlib import Invalid
from cleanlib.core.grammar import Digits, Layout, Length, Take
from cleanlib.core.lexer import Lexicon, lex
from cleanlib.core.text_buffer import Texts
from cleanlib.shared.numbers.reader import (
    INDIAN_ROLE,
    NUMBER_WORDS,
    NumberForm,
    NumberGrammar,
    exact_cell,
    fold_number_text,
    fold_numbers,
)
from cleanlib.shared.numbers.tokens import POINT
from cleanlib.shared.numbers.wraps import quoted, wrapped

LEXICON = Lexicon(
    {**NUMBER_WORDS, "kg": {"unit": 7}, "e": {"e": 0}, "lakh": {INDIAN_ROLE: 0, "unit": 8}}
)
FORMS = (
    *wrapped(NumberForm("{n}")),
    NumberForm("{n} ?<unit>", (("scaled", 1),)),
    NumberForm("{n}<:e><power>"),
    NumberForm("{n} ?- ?{m}"),
)
GRAMMAR = NumberGrammar(LEXICON, FORMS, digits=("power",))


def layout(text):
    template = lex(Texts.of([text]), LEXICON).templates()[0].as_py()
    return GRAMMAR.assign(template.decode("latin-1"))


def constants(text):
    return dict(layout(text).constants)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("5", Layout(constants=(("n_negative", 0),
        ("n_exponent", 0)), digits=(Digits("n", (0,)),))),
        (
            "-1.5",
            Layout(
                constants=(("n_negative", 1), ("n_exponent", -1), ("n_proves", 0)),
                digits=(Digits("n", (1, 3)),),
            ),
        ),
        (
            "1,234 kg",
            Layout(
                (Take("n_head", 0), Take("unit", 4, "unit")),
                (("scaled", 1), ("n_negative", 0), ("n_exponent", -3), ("n_open", 1),
                 ("n_head_digits", 1)),
                digits=(Digits("n", (0, 2)),),
            ),
        ),
        (
            "5e10",
            Layout(
                (Take("power", 2),),
                (("n_negative", 0), ("n_exponent", 0)),
                digits=(Digits("n", (0,)),),
            ),
        ),
    ],
)  # fmt: skip
def test_a_form_gives_a_layout(text, found):
    assert layout(text) == found


def test_a_form_may_hold_several_numbers():
    found = layout("1.5-2,5")
    assert [digits.field for digits in found.digits] == ["n", "m"]
    assert constants("1.5-2,5") == {
        "n_negative": 0, "n_exponent": -1, "n_proves": 0, "m_exponent": -1, "m_proves": 1,
    }  # fmt: skip


def test_fractions_too_long_for_their_token_are_measured():
    assert layout("0." + "1" * 30).lengths == ()
    assert layout("0." + "1" * 31).lengths == (Length("n_long_fraction", 2),)


@pytest.mark.parametrize(
    ("text", "negative"),
    [
        ("5", 0), ("+5", 0), ("-5", 1), ("- 5", 1), ("5-", 1), ("5 -", 1), ("5+", 0), ("(5)", 1),
        ("'5", 0), ("'-5", 1), ('"5"', 0), ('="-5"', 1), ("'(5)'", 1), (" 5 ", 0),
    ],
)  # fmt: skip
def test_signs_and_brackets_say_whether_a_number_is_negative(text, negative):
    assert constants(text)["n_negative"] == negative


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("12,34,567", "grouping"), ("5 stone", "unknown"), ("", "syntax"), ("kg", "syntax"),
        ("5 5", "syntax"), ("#REF!", "spreadsheet_error"), ("####", "spreadsheet_error"),
        ("#", "spreadsheet_error"), ("ref", "syntax"), ("#5", "syntax"), ("inf", "range"),
        ("-∞", "range"), ("5-", None), ("5.-", "syntax"), ("5e", "syntax"),
    ],
)  # fmt: skip
def test_a_refusal_has_the_reason_that_helps(text, reason):
    if reason is None:
        assert layout(text)
        return
    with pytest.raises(Invalid) as refusal:
        layout(text)
    assert refusal.value.reason == reason


def test_some_words_allow_indian_groups():
    assert layout("12,34,567 lakh")


def test_the_forms_around_a_number():
    assert len(list(quoted(NumberForm("{n}", (("a", 1),))))) == 3
    assert {form.constants for form in wrapped(NumberForm("{n}", (("a", 1),)))} == {(("a", 1),)}


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("−5", "-5"), ("１２，５", "12,5"), ("٣٫٥", f"3{POINT}5"), ("١٬٢٣٤", "1'234"), ("٥٪", "5%"),
        ("5％", "5%"), ("1’234", "1'234"), ("1\u202f234", "1 234"), ("\u200e5", "5"),
        ("10³", "10^3"), ("10⁻¹²", "10^-12"), ("10⁺²", "10^2"), ("5³", "5³"), ("110³", "110^3"),
        ("12\n345", "12\x1f345"), ("1  234", "1\x1f234"), ("1 \t234", "1\x1f234"),
        ("1\u00a0\u00a0234", "1\x1f234"), ("1\u2028234", "1\x1f234"), ("5  kg", "5  kg"),
        ("5\n", "5\n"), ("a\n5", "a\n5"),
    ],
)  # fmt: skip
def test_texts_are_brought_to_ascii_and_apart(text, folded):
    assert fold_number_text(text) == folded


@given(
    st.lists(
        st.text(
            st.sampled_from("0123459.,' \t\n-%٣٫٬¹³⁻−\u00a0\u2028\u0301e１x\u200b\u1100\u1161"),
            max_size=9,
        )
    )
)
def test_columns_are_folded_like_their_texts(texts):
    assert fold_numbers(Texts.of(texts)).to_list() == [fold_number_text(text) for text in texts]


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("1.234", "1.234"), (1.5, f"1{POINT}5"), (-0.1, f"-0{POINT}1"), (3.0, "3"),
        (1e22, "1" + "0" * 22),
        (1e-7, f"0{POINT}0000001"), (Decimal("1.50"), f"1{POINT}50"), (Decimal("1E+2"), "100"),
        (np.float32(0.1), f"0{POINT}1"), (np.int64(7), "7"), (7, "7"), (True, "True"), (None, None),
        (float("nan"), None), (float("inf"), "Infinity"), (Decimal("Infinity"), "Infinity"),
        (b"1.5", "1.5"),
    ],
)  # fmt: skip
def test_the_point_of_a_number_that_is_no_text_is_decimal(value, text):
    assert exact_cell(value) == text
