"""Marks and digits of any script brought to ASCII."""

import string
import unicodedata

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cleanlib.core.unicode import fold_unicode, stands_alone


@given(st.text(string.printable))
def test_ascii_stays(text):
    assert fold_unicode(text) == text


@pytest.mark.parametrize(
    ("text", "folded"),
    [
        ("٢٠٢٠", "2020"),
        ("२०२०", "2020"),
        ("２０２０", "2020"),
        ("𝟏𝟗", "19"),
        ("a\u00a0b\u2009c\u3000d\u2028e", "a b c d e"),
        ("1–2—3−4‐5﹣6", "1-2-3-4-5-6"),
        ("1⁄2∕3", "1/2/3"),
        ("1٫5 1٬000 1،2", "1.5 1,000 1,2"),
        ("‘a’ ʼ ´ “b”", "'a' ' ' \"b\""),
        ("（Ａ：ｚ）", "(A:z)"),
        ("10〜12～14", "10-12-14"),
        ("l·l、。", "l.l,."),
        ("a\u200bb\u200e\ufeffc\u00add", "abcd"),
    ],
)
def test_marks_and_digits_become_ascii(text, folded):
    assert fold_unicode(text) == folded


@pytest.mark.parametrize("text", ["März", "août", "четверг", "年月日", "½", "²", "Ⅻ", "ß", "İ"])
def test_letters_and_other_signs_stay(text):
    assert fold_unicode(text) == text


@pytest.mark.parametrize(
    "text", ["Ma\u0308rz", "M\u200ba\u0308rz", "Ma\u200d\u0308rz", "Ｍａ\u0308ｒｚ"]
)
def test_letters_are_composed(text):
    assert fold_unicode(text) == "März"


@given(st.text(st.characters(codec="utf-8")))
@example("Ａ\u0301")
@example("e\u200d\u0301")
def test_folding_twice_changes_nothing(text):
    folded = fold_unicode(text)
    assert unicodedata.is_normalized("NFC", folded)
    assert fold_unicode(folded) == folded


@pytest.mark.parametrize("character", "a5€é½２−　あ漢가😀")
def test_most_characters_stand_alone(character):
    assert stands_alone(character)


@pytest.mark.parametrize("character", ["\u0301", "\u0327", "\u093c", "\u3099", "\u1161", "\u11a8"])
def test_marks_and_the_letters_of_hangul_join_what_is_before(character):
    assert not stands_alone(character)


@given(st.characters(codec="utf-8"), st.characters(codec="utf-8"))
def test_a_character_that_stands_alone_is_not_composed_with_another(first, second):
    if stands_alone(second):
        composed = unicodedata.normalize("NFC", first) + unicodedata.normalize("NFC", second)
        assert unicodedata.normalize("NFC", first + second) == composed
