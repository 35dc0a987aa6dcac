"""Plus codes."""

import pytest

from cleanlib import clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "code"),
    [("8fvc9g8f+6x", "8FVC9G8F+6X"), (" 7FG49Q00+ ", "7FG49Q00+"), ("8FVC0000+", "8FVC0000+")],
)
def test_a_code_is_in_capitals(text, code):
    assert clean_value(text, "plus_code") == code


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("8FVC9G8F6X", "syntax"),
        ("8FVC9G8F+6", "syntax"),
        ("8FVC0G00+", "syntax"),
        ("8FV00000+", "syntax"),
        ("8FVC9G00+6X", "syntax"),
        ("00000000+", "syntax"),
        ("8FVC9G8F+6A", "syntax"),
        ("8FVC9G8F+6X Zurich", "syntax"),
        ("9G8F+6X", "missing_part"),
        ("X2222222+22", "range"),
        ("2X222222+22", "range"),
        ("8" * 1_000, "length"),
    ],
)
def test_what_is_no_full_code_is_invalid(text, reason):
    assert reason_of(text, "plus_code") == reason


@pytest.mark.parametrize(
    ("code", "place"),
    [
        ("7FG49Q00+", "20.375, 2.775"),
        ("7FG49QCJ+2V", "20.3700625, 2.7821875"),
        ("7FG49QCJ+2VX", "20.3701125, 2.782234375"),
        ("8FVC2222+22", "47.0000625, 8.0000625"),
        ("4VCPPQGP+Q9", "-41.2730625, 174.7859375"),
        ("62G20000+", "0.5, -179.5"),
        ("CFX30000+", "89.5, 1.5"),
    ],
)
def test_published_places(code, place):
    assert clean_value(code, "plus_code", "lat_long") == place


def test_parts():
    parts = {"latitude": 20.375, "longitude": 2.775}
    assert clean_value("7FG49Q00+", "plus_code", "parts") == parts
