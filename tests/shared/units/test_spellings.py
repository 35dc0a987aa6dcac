"""Spellings of units: the table is sound, and letter case counts where it has to."""

from fractions import Fraction

import pytest

from cleanlib.core.tables import read_table
from cleanlib.shared.units.spellings import AMBIGUOUS, PREFIXES, entries, plain

ROWS = read_table("units")


def symbols(spelling):
    return [entry.symbol for entry in entries(spelling)]


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row["symbol"])
def test_rows_of_the_table_are_complete(row):
    assert row["unit"] and row["symbol"]
    assert row["symbols"] or row["words"]
    assert set(row["prefixes"].split()) <= set(PREFIXES)


def test_no_spelling_is_given_to_two_units():
    listed = [
        (spelling, row["symbol"])
        for row in ROWS
        for spelling in (*row["symbols"].split("|"), *row["words"].split("|"))
        if spelling
    ]
    twice = {s for s, one in listed if any(s == t and one != other for t, other in listed)}
    assert not twice


@pytest.mark.parametrize(
    ("spelling", "symbol"),
    [
        ("kg", "kg"), ("KG", "kg"), ("Kgs", "kg"), ("kilogrammes", "kg"), ("кг", "kg"),
        ("lbs", "lb"), ("LBS", "lb"), ("hrs", "h"), ("kWh", "kWh"), ("KWH", "kWh"),
        ("mA", "mA"), ("ma", "mA"), ("MG", "mg"), ("CM", "cm"), ("MM", "mm"), ("mhz", "MHz"),
        ("µg", "µg"), ("μg", "µg"), ("ug", "µg"), ("mcg", "µg"), ("㎏", "kg"), ("℃", "°C"),
        ("Å", "Å"), ("Ω", "Ω"), ("MB", "MB"), ("gb", "GB"), ("MiB", "MiB"), ("fl oz", "fl oz"),
    ],
)  # fmt: skip
def test_a_spelling_has_one_unit(spelling, symbol):
    assert symbols(spelling) == [symbol]


@pytest.mark.parametrize("spelling", sorted(AMBIGUOUS))
def test_ambiguous_spellings_are_no_unit(spelling):
    assert symbols(spelling) == []


@pytest.mark.parametrize(
    ("spelling", "candidates"),
    [("mw", ["mW", "MW"]), ("mv", ["mV", "MV"]), ("KN", ["kn", "kN"]), ("pa", ["pA", "Pa"])],
)
def test_letter_case_may_leave_several(spelling, candidates):
    assert symbols(spelling) == candidates


@pytest.mark.parametrize(
    "word", ["pcs", "pc", "PC", "am", "pm", "th", "rd", "nd", "GPA", "na", "k", "c", "e", "x", ""]
)
def test_words_that_only_look_like_units(word):
    assert symbols(word) == []


def test_prefixes_scale_exactly():
    assert entries("µm")[0].scale == Fraction(1, 10**6)
    assert entries("MiB")[0].scale == 2**20
    assert entries("megagram")[0] == ("megagram", "gram", Fraction(10**6))


def test_endless_words_are_refused_at_once():
    assert symbols("kg" * 10**6) == []


def test_forms_of_unicode():
    assert [plain(text) for text in ("㎝", "℉", "5º", "m²")] == ["cm", "°F", "5°", "m2"]
