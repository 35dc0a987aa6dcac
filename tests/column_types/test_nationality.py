"""Nationalities."""

import pytest

from cleanlib import clean_value
from cleanlib.core.tables import read_table
from cleanlib.shared.countries import countries
from tests.column_types.reading import reason_of

CODES = [row["code"] for row in read_table("demonyms") if len(row["code"]) == 2]


@pytest.mark.parametrize(
    ("text", "demonym"),
    [
        ("german", "German"),
        ("Netherlander", "Dutch"),
        ("Argentinian", "Argentine"),
        ("S. Korean", "South Korean"),
        ("USA", "American"),
        ("BR", "Brazilian"),
        ("no", "Norwegian"),
        ("Nigerien", "Nigerien"),
        ("Congolese (DRC)", "Congolese (DR Congo)"),
        ("Korean, South Korea", "South Korean"),
        ("Dominican Republic", "Dominican (Dominican Republic)"),
    ],
)
def test_demonyms_and_countries(text, demonym):
    assert clean_value(text, "nationality") == demonym


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Martian", "unknown"),
        ("English", "unknown"),
        ("European", "unknown"),
        ("Antarctica", "unknown"),
        ("stateless", "unknown"),
        ("Congolese", "ambiguous"),
        ("Dominican", "ambiguous"),
        ("Korean", "ambiguous"),
        ("French/German", "component"),
    ],
)
def test_what_is_no_nationality_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "nationality") == reason


@pytest.mark.parametrize("code", CODES)
def test_what_is_written_is_read_again(code):
    assert code in countries()
    for spec in ("demonym", "alpha-2", "country"):
        assert clean_value(clean_value(code, "nationality", spec), "nationality", "alpha-2") == code
