"""Accents are left out where they are accents, and nowhere else."""

import pytest

from cleanlib.shared.accents import strip_accents


@pytest.mark.parametrize(
    ("text", "bare"),
    [
        ("João Käfer", "Joao Kafer"),
        ("e\u0301te\u0301", "ete"),
        ("Łódź Straße Ørsted Æsir Þór", "Lodz Strasse Orsted AEsir THor"),
        ("İıĞğ", "IiGg"),
        ("Ἀθῆναι", "Αθηναι"),
        ("ệ", "e"),
    ],
)
def test_latin_and_greek_letters_lose_their_accents(text, bare):
    assert strip_accents(text) == bare


@pytest.mark.parametrize("text", ["plain", "", "が", "й", "नाम", "한국어", "سَنة", "1́"])
def test_other_scripts_are_spelt_with_their_marks(text):
    assert strip_accents(text) == text
