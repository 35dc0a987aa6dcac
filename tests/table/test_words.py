"""Where the words of a header begin and end."""

import pytest

from cleanlib.table.words import SYMBOLS, name_symbols, split_words


@pytest.mark.parametrize(
    ("header", "words"),
    [
        ("Column@Three", "Column Three"),
        ("first_name.last-name/other", "first name last name other"),
        ("isActive", "is Active"),
        ("HTTPResponseCode", "HTTP Response Code"),
        ("customerID", "customer ID"),
        ("customerIDs", "customer IDs"),
        ("PCsAndMacs", "PCs And Macs"),
        ("TOTAL SALES", "TOTAL SALES"),
        ("Q1Sales", "Q1 Sales"),
        ("MP3Player", "MP3 Player"),
        ("H2O 3D B2B utf8", "H2O 3D B2B utf8"),
        ("address1 1st 2020", "address1 1st 2020"),
        ("ISO8601Date", "ISO8601 Date"),
        ("НомерТелефона", "Номер Телефона"),
        ("1.5 kg", "1 5 kg"),
    ],
)
def test_words_end_at_marks_and_before_capitals(header, words):
    assert split_words(header) == words.split()


@pytest.mark.parametrize(
    ("header", "words"),
    [
        ("Driver's License", "Drivers License"),
        ("don’t", "dont"),
        ("DRIVER'S", "DRIVERS"),
        ("L'année", "L année"),
        ("O'Brien", "O Brien"),
        ("drivers' 'x'", "drivers x"),
        ("об'єм", "обєм"),
    ],
)
def test_an_apostrophe_inside_a_word_does_not_end_it(header, words):
    assert split_words(header) == words.split()


@pytest.mark.parametrize(
    ("header", "words"),
    [
        ("\ufeffName", "Name"),
        ("First\u200bName so\u00adft", "First Name soft"),
        ("a\u00a0b\u3000c\u2028d\te\x00f", "a b c d e f"),
        ("Ｎａｍｅ　％", "Name"),
        ("ﬁnal m² ½ Ⅳ ①", "final m2 1 2 IV 1"),
        ("❤️ love 1️⃣ 🎉", "love 1"),
        ("Brand™ Ltd℠", "Brand Ltd"),
        ("e\u0301te\u0301", "été"),
        ("\u0301x", "x"),
    ],
)
def test_what_is_not_seen_is_left_out_and_usual_forms_are_taken(header, words):
    assert split_words(header) == words.split()


@pytest.mark.parametrize("header", ["日本語", "नाम", "٢٠٢٠", "می\u200cخواهم", "ชื่อ", "이름"])
def test_other_scripts_stay(header):
    assert split_words(header) == [header]


def test_a_joiner_between_latin_letters_is_left_out():
    assert split_words("a\u200db") == ["ab"]


@pytest.mark.parametrize("header", ["", " ", "%", "---", "🎉", "\u200b", "™"])
def test_some_headers_have_no_words(header):
    assert split_words(header) == []


@pytest.mark.parametrize(
    ("header", "words"),
    [
        ("% Change", "percent Change"),
        ("# of Items", "number of Items"),
        ("№5", "number 5"),
        ("Price (＄)", "Price dollar"),
        ("R&D @ 5℃", "R and D at 5 degrees C"),
        ("Brand™", "Brand"),
    ],
)
def test_symbols_become_words_on_request(header, words):
    assert split_words(name_symbols(header)) == words.split()


def test_the_words_for_symbols_hold_no_symbols():
    assert all(name.replace(" ", "").isalpha() for name in SYMBOLS.values())
