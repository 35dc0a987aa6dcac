"""Ages."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import BadOption, clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "years"),
    [
        ("42", "42"),
        (42, "42"),
        (42.5, "42.5"),
        ("007", "7"),
        ("5,5", "5.5"),
        ("42.37", "42.37"),
        ("0", "0"),
        ("125", "125"),
        ("5 yrs 6 mo", "5.5"),
        ("5y6m", "5.5"),
        ("5 years, 6 months", "5.5"),
        ("5 years and 6 months", "5.5"),
        ("18 months", "1.5"),
        ("18mo", "1.5"),
        ("3 weeks", "0.06"),
        ("10 days", "0.03"),
        ("42 y/o", "42"),
        ("42yo", "42"),
        ("42 y.o.", "42"),
        ("42 years old", "42"),
        ("42-year-old", "42"),
        ("Aged 42", "42"),
        ("age: 42 years", "42"),
        ("12 ans", "12"),
        ("5 años y 3 meses", "5.25"),
        ("3 Jahre 6 Monate alt", "3.5"),
        ("P5Y6M", "5.5"),
        ("5½", "5.5"),
        ("5 1/2 years", "5.5"),
        ("40歳", "40"),
        ("P18M", "1.5"),
        ("p5.5y", "5.5"),
        ("５ yrs", "5"),
    ],
)
def test_ages_are_read_in_the_ways_they_are_written(text, years):
    assert clean_value(text, "age") == years
    assert clean_value(years, "age") == years


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("-3", "range"),
        (-3, "range"),
        ("−3 years", "range"),
        ("126", "range"),
        ("125 yrs 1 mo", "range"),
        ("1990", "range"),
        ("30-39", "ambiguous"),
        ("30 to 39", "ambiguous"),
        ("90+", "ambiguous"),
        ("65 and over", "ambiguous"),
        ("<1", "ambiguous"),
        ("18M", "ambiguous"),
        ("25 m", "ambiguous"),
        ("6 mo 5 y", "syntax"),
        ("5 y 5 y", "syntax"),
        ("5.5 years 3 months", "syntax"),
        ("P", "syntax"),
        ("five", "syntax"),
        ("4 2", "syntax"),
        ("42 (approx)", "syntax"),
        ("about 42", "syntax"),
        ("months", "syntax"),
        ("2020-01-01", "syntax"),
        ("5.5½", "syntax"),
        ("36 hours", "unknown"),
        ("25F", "unknown"),
        ("1e2", "unknown"),
        ("1" * 100, "length"),
        ("1,000", "syntax"),
        ("5,125", "syntax"),
    ],
)
def test_what_is_no_age_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "age") == reason


@pytest.mark.parametrize(
    ("text", "months", "iso", "parts"),
    [
        ("5.5", "66", "P5Y6M", (5, 6, 0)),
        ("5 yrs 1 mo", "61", "P5Y1M", (5, 1, 0)),
        ("18 months", "18", "P1Y6M", (1, 6, 0)),
        ("0", "0", "P0Y", (0, 0, 0)),
        ("3 weeks", "0.69", "P21D", (0, 0, 21)),
        ("42.37", "508.44", "P42Y4.44M", (42, 4, 0)),
        ("2 years 10 days", "24.33", "P2Y10D", (2, 0, 10)),
    ],
)
def test_formats(text, months, iso, parts):
    assert clean_value(text, "age", "months") == months
    assert clean_value(text, "age", "iso_duration") == iso
    assert clean_value(iso, "age", "iso_duration") == iso
    found = clean_value(text, "age", "parts")
    assert tuple(found[name] for name in ("years", "months", "days")) == parts


def test_rounding_is_noted():
    assert cl.clean(["5 yrs 1 mo", "5.5"], type="age").report.notes == {"fraction_cut": 1}
    assert cl.clean(["5.3", "5"], type="age", target_format="parts").report.notes == {
        "fraction_cut": 1
    }


@given(st.integers(0, 124), st.integers(0, 11))
def test_years_and_months_come_back(years, months):
    iso = clean_value(f"{years} years {months} months", "age", "iso_duration")
    assert clean_value(iso, "age", "months") == str(12 * years + months)
    assert clean_value(iso, "age", "iso_duration") == iso


def test_the_greatest_age_can_be_set():
    assert clean_value("130", "age", max=150) == "130"
    assert reason_of("18.5", "age", max=18) == "range"
    assert clean_value("18.5", "age", max=18.5) == "18.5"


@pytest.mark.parametrize("value", [0, -1, "125", True, float("nan"), float("inf"), None])
def test_an_impossible_greatest_age_is_refused(value):
    with pytest.raises(BadOption, match="max="):
        clean_value("1", "age", max=value)
