"""States of the United States."""

import pandas as pd
import pytest

import cleanlib as cl
from cleanlib import clean_value
from cleanlib.shared.divisions import us_states
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("calif.", "CA"),
        ("CALIFORNIA", "CA"),
        ("C.A.", "CA"),
        ("N. Carolina", "NC"),
        ("N. Mex.", "NM"),
        ("W.Va.", "WV"),
        ("Penna.", "PA"),
        ("New York State", "NY"),
        ("State of Washington", "WA"),
        ("Washington", "WA"),
        ("Washington, D.C.", "DC"),
        ("Commonwealth of Virginia", "VA"),
        ("Texas (TX)", "TX"),
        ("PA - Pennsylvania", "PA"),
        ("Georgia, USA", "GA"),
        ("US-HI", "HI"),
        ("Hawaiʻi", "HI"),
        ("U.S. Virgin Islands", "VI"),
        ("IN", "IN"),
        ("ＴＸ", "TX"),
    ],
)
def test_names_and_abbreviations(text, code):
    assert clean_value(text, "us_state") == code


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("Ontario", "unknown"),
        ("Mexico", "unknown"),
        ("New York City", "unknown"),
        ("ZZ", "unknown"),
        ("USA", "unknown"),
        ("Tennesee", "unknown"),
        ("TX, OK", "component"),
        ("6", "ambiguous"),
        ("a" * 1_000_000, "length"),
    ],
)
def test_what_is_no_state_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "us_state") == reason


@pytest.mark.parametrize("cell", [6, 6.0, "6", "06", "California", "CA"])
def test_numbers_are_fips_codes_on_request(cell):
    frame = pd.DataFrame({"x": pd.Series([cell])})
    assert cl.clean_us_state(frame, "x", input="fips")["x"].tolist() == ["CA"]


def test_misspellings_on_request():
    assert clean_value("Tennesee", "us_state", fuzzy=True) == "TN"
    assert reason_of("Mexico", "us_state", fuzzy=True, threshold=5) == "unknown"
    assert reason_of("North Dakot", "us_state", threshold=1) == "unknown"


def test_territories_may_be_refused_and_the_capital_is_none():
    assert reason_of("Guam", "us_state", territories=False) == "unknown"
    assert clean_value("DC", "us_state", territories=False) == "DC"


def test_formats():
    assert clean_value("CA", "us_state", "name") == "California"
    assert clean_value("CA", "us_state", "ap") == "Calif."
    assert clean_value("CA", "us_state", "fips") == "06"
    assert clean_value("CA", "us_state", "parts") == {
        "name": "California",
        "abbreviation": "CA",
        "fips": "06",
    }


@pytest.mark.parametrize("spec", ["abbreviation", "name", "ap"])
def test_what_is_written_is_read_again(spec):
    written = cl.clean_us_state([*us_states()], target_format=spec)
    assert cl.clean_us_state(written) == [*us_states()]
