"""Continents."""

import pytest

from cleanlib import clean_value
from cleanlib.shared.continents import CONTINENTS
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("EU", "Europe"),
        ("na", "North America"),
        ("N. America", "North America"),
        ("SOUTH-AMERICA", "South America"),
        ("Australia", "Oceania"),
        ("Africa (AF)", "Africa"),
    ],
)
def test_names_and_codes(text, name):
    assert clean_value(text, "continent") == name


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Atlantis", "unknown"),
        ("Middle East", "unknown"),
        ("EMEA", "unknown"),
        ("America", "ambiguous"),
        ("Latin America", "ambiguous"),
        ("Asia/Europe", "component"),
    ],
)
def test_what_is_no_continent_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "continent") == reason


@pytest.mark.parametrize("code", CONTINENTS)
def test_what_is_written_is_read_again(code):
    assert clean_value(clean_value(code, "continent"), "continent", "code") == code
