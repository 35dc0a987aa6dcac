"""Letters without case and accents."""

import pytest

from cleanlib.shared.letters import plain_letters


@pytest.mark.parametrize(
    ("text", "plain"),
    [
        ("ÉCOLE", "ecole"),
        ("E\u0301cole", "ecole"),
        ("Straße", "strasse"),
        ("Łódź", "lodz"),
        ("Đà Nẵng", "da nang"),
        ("İstanbul", "istanbul"),
        ("ISPARTA ısparta", "isparta isparta"),
        ("ΆΝΔΡΑΣ", "ανδρασ"),
        ("й", "й"),
        ("\u0301x", "\u0301x"),
        ("か\u3099", "が"),
        ("कि", "कि"),
    ],
)
def test_accents_go_where_they_are_no_letters_of_their_own(text, plain):
    assert plain_letters(text) == plain
    assert plain_letters(plain) == plain
