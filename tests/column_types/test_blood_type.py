"""Blood types."""

import pytest

from cleanlib import clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "written"),
    [
        ("ab neg", "AB-"),
        ("O+", "O+"),
        ("o pos.", "O+"),
        ("0 Rh+", "O+"),
        ("A Rh(D) positive", "A+"),
        ("b RhD neg", "B-"),
        ("A rhesus negative", "A-"),
        ("AB−", "AB-"),
        ("A (+)", "A+"),
        ("A+ve", "A+"),
        ("B-ve", "B-"),
        ("Apos", "A+"),
        ("A-negative", "A-"),
        ("O Rh-positive", "O+"),
        ("Type O negative", "O-"),
        ("blood group: B positif", "B+"),
        ("A(II) Rh-", "A-"),
        ("0(I)+", "O+"),
        ("IV +", "AB+"),
        ("III (B) neg", "B-"),
    ],
)
def test_group_and_factor_are_read_in_the_ways_they_are_written(text, written):
    assert clean_value(text, "blood_type") == written


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("C+", "syntax"),
        ("A1+", "syntax"),
        ("A-B+", "syntax"),
        ("O++", "syntax"),
        ("Rh+", "syntax"),
        ("1+", "syntax"),
        ("A+ B-", "syntax"),
        ("A+ (verified)", "syntax"),
        ("AB", "missing_part"),
        ("0", "missing_part"),
        ("A(III)+", "component"),
    ],
)
def test_what_is_no_blood_type_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "blood_type") == reason


@pytest.mark.parametrize("rh", ["+", "-"])
@pytest.mark.parametrize("abo", ["O", "A", "B", "AB"])
def test_every_format_is_read_again(abo, rh):
    text = f"{abo}{rh}"
    separate = clean_value(text, "blood_type", "separate")
    assert separate == f"{abo} {'positive' if rh == '+' else 'negative'}"
    assert clean_value(separate, "blood_type") == text
    assert clean_value(text, "blood_type", "parts") == {"abo": abo, "rh": rh}


def test_a_group_alone_has_parts():
    assert clean_value("ab", "blood_type", "parts") == {"abo": "AB", "rh": None}
