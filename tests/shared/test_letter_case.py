"""Title and sentence case, accents."""

import pytest

from cleanlib.shared.accents import strip_accents
from cleanlib.shared.letter_case import capitalize, sentence_case, title_case


@pytest.mark.parametrize(
    ("text", "title"),
    [
        ("that's one-word ROCK'N'ROLL", "That's One-Word Rock'n'roll"),
        ("3RD école ǆungla", "3rd École ǅungla"),
        ("'quoted' snake_case", "'Quoted' Snake_Case"),
        ("ὈΔΥΣΣΕΎΣ", "Ὀδυσσεύς"),
    ],
)
def test_title_case(text, title):
    assert title_case(text) == title
    assert title_case(title) == title


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("HELLO. YOU? «YES»! ok", "Hello. You? «Yes»! Ok"),
        ("version 3.5 OF x", "Version 3.5 of x"),
        ("(IN brackets.) NEXT", "(In brackets.) Next"),
        ("", ""),
    ],
)
def test_sentence_case(text, sentence):
    assert sentence_case(text) == sentence
    assert sentence_case(sentence) == sentence


def test_a_sentence_of_nothing_but_stops_does_not_hang():
    assert len(sentence_case(". " * 300_000)) == 600_000


def test_one_word():
    assert [capitalize(word) for word in ("", "ß", "ABC", "1st")] == ["", "Ss", "Abc", "1st"]


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("Łódź Ørsted Đặng", "Lodz Orsted Dang"),
        ("e\u0301 x\u030c", "e x"),
        ("Ἀθῆναι ϋ", "Αθηναι υ"),
        ("Йод ё", "Йод ё"),
        ("ガ हि が ß æ ﬁ ½", "ガ हि が ss ae ﬁ ½"),
    ],
)
def test_accents(text, plain):
    assert strip_accents(text) == plain
    assert strip_accents(plain) == plain
