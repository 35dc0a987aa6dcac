"""Ranges of numbers: bands, intervals, ranges with one end."""

from fractions import Fraction

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    ("text", "written"),
    [
        # two ends
        ("10 to 20", "10-20"), ("10-20", "10-20"), ("10–20", "10-20"), ("10 — 20", "10-20"),
        ("10~20", "10-20"), ("５～１０", "5-10"), ("10..20", "10-20"), ("10…20", "10-20"),
        ("between 10 and 20", "10-20"), ("from 10 to 20", "10-20"), ("10 thru 20", "10-20"),
        ("1,000 - 5,000", "1000-5000"), ("1.5-2.5", "1.5-2.5"), ("1,5-2,5", "1.5-2.5"),
        ("10 000-20 000", "10000-20000"), ("00-04", "0-4"), ("10-10", "10-10"),
        ("-5 to 5", "-5 to 5"), ("-5-5", "-5 to 5"), ("-10--5", "-10 to -5"),
        ("−10–−5", "-10 to -5"),
        # intervals
        ("[10, 20]", "10-20"), ("[10, 20)", "[10, 20)"), ("(10,20]", "(10, 20]"),
        ("]10;20[", "(10, 20)"), ("(1,5;2,5)", "(1.5, 2.5)"), ("[65, inf)", "65+"),
        ("(-∞, 5]", "<=5"), (">10 and <20", "(10, 20)"), (">=10, <20", "[10, 20)"),
        # one end
        ("65+", "65+"), ("65 +", "65+"), ("65 plus", "65+"), ("65 and over", "65+"),
        ("10 or more", "10+"), (">= 10", "10+"), ("≥10", "10+"), ("at least 5", "5+"),
        ("not less than 5", "5+"), ("min 5", "5+"), ("from 5", "5+"), (">10", ">10"),
        ("over 65", ">65"), ("more than 10", ">10"), ("<5", "<5"), ("under 18", "<18"),
        ("less than 18", "<18"), ("<= 5", "<=5"), ("≤5", "<=5"), ("10 or fewer", "<=10"),
        ("18 and under", "<=18"), ("up to 5", "<=5"), ("at most 5", "<=5"), ("max. 5", "<=5"),
        ("no more than 5", "<=5"), ("<-5", "<-5"),
        # with units
        ("18-24 years", "18-24 yr"), ("18 yrs - 24 yr", "18-24 yr"), ("5-10 min", "5-10 min"),
        ("10%-20%", "10-20 %"), ("65+ years", "65+ yr"), ("65 years and over", "65+ yr"),
        ("< -5 °C", "<-5 °C"), ("[10, 20) kg", "[10, 20) kg"), ("5' - 6'", "5-6 ft"),
    ],
)  # fmt: skip
def test_what_is_read(text, written):
    assert clean_value(text, "number_range") == written
    assert clean_value(written, "number_range") == written


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("10", "syntax"), ("10-", "syntax"), ("-10", "syntax"), ("to 5", "syntax"), (">", "syntax"),
        ("between 5", "syntax"), ("5 and 10", "syntax"), ("5,10", "syntax"), ("10-20-30", "syntax"),
        # out of order, and empty
        ("20-10", "range"), ("5--3", "range"), ("(10,10)", "range"), ("2019-20", "range"),
        # units that differ, lack, or may be thousands
        ("10 kg - 20 g", "component"), ("10 kg - 20", "missing_part"), ("5-10 apples", "unknown"),
        ("50k-100k", "unknown"), ("50K-100K", "ambiguous"), ("5-10M", "ambiguous"),
        # money, dates, times, sizes, ratios
        ("$10-$20", "syntax"), ("2020-01-05", "syntax"), ("5-Jun", "unknown"),
        ("Mon-Fri", "unknown"),
        ("10:00-12:00", "syntax"), ("10 x 20", "unknown"), ("1/2-3/4", "syntax"),
        ("~10-20", "syntax"), ("10-20 (approx)", "unknown"), ("11,11.1-20", "grouping"),
    ],
)  # fmt: skip
def test_what_is_invalid_and_why(text, reason):
    assert reason_of(text, "number_range") == reason


@pytest.mark.parametrize(
    ("text", "interval", "midpoint", "low", "high"),
    [
        ("10-20 kg", "[10, 20] kg", "15", "10", "20"),
        ("-5 to 2", "[-5, 2]", "-1.5", "-5", "2"),
        ("(0.1,0.2]", "(0.1, 0.2]", "0.15", "0.1", "0.2"),
        ("1-1000000000000000000000", "[1, 1000000000000000000000]", "500000000000000000000.5", "1",
         "1000000000000000000000"),
    ],
)  # fmt: skip
def test_formats(text, interval, midpoint, low, high):
    assert clean_value(text, "number_range", "interval") == interval
    assert clean_value(text, "number_range", "midpoint") == midpoint
    assert clean_value(text, "number_range", "low") == low
    assert clean_value(text, "number_range", "high") == high


def test_a_range_with_one_end_has_no_middle_and_no_other_end():
    assert clean_value("65+", "number_range", "interval") == "[65, inf)"
    assert clean_value("<5", "number_range", "interval") == "(-inf, 5)"
    assert reason_of("65+", "number_range", "midpoint") == "missing_part"
    assert reason_of("65+", "number_range", "high") == "missing_part"
    assert clean_value("65+", "number_range", "low") == "65"


def test_parts():
    assert clean_value("[10, 20) kg", "number_range", "parts") == {
        "low": "10", "high": "20", "low_open": False, "high_open": True, "unit": "kg",
    }  # fmt: skip
    assert clean_value("65+", "number_range", "parts") == {
        "low": "65", "high": None, "low_open": False, "high_open": True, "unit": None,
    }  # fmt: skip


def test_options():
    assert reason_of("65+", "number_range", open_ended=False) == "missing_part"
    assert clean_value("10-20", "number_range", open_ended=False) == "10-20"
    assert clean_value("1.25-2", "number_range", decimals=1) == "1.3-2.0"
    assert clean_value("1.000-2.000", "number_range", decimal=",") == "1000-2000"
    with pytest.raises(cl.BadOption):
        clean_value("10-20", "number_range", decimals="x")


def test_the_column_settles_the_decimal_mark():
    result = cl.clean(pd.DataFrame({"x": ["1,000-2,000", "0.5-1.5"]}), "x", "number_range")
    assert result.df["x"].tolist() == ["1000-2000", "0.5-1.5"]
    assert result.report.notes == {"separator_inferred": 1}


ends = st.decimals(-(10**9), 10**9, places=3)


@given(ends, ends, st.sampled_from((" to ", "..", " - ", "-")), st.sampled_from(("", " kg", "%")))
def test_ends_are_exact_and_every_format_settles(low, high, between, unit):
    text = f"{low}{between}{high}{unit}"
    if low > high:
        assert reason_of(text, "number_range", decimal=".") == "range"
        return
    parts = clean_value(text, "number_range", "parts", decimal=".")
    assert (Fraction(parts["low"]), Fraction(parts["high"])) == (Fraction(low), Fraction(high))
    middle = Fraction(clean_value(text, "number_range", "midpoint", decimal="."))
    assert middle == (Fraction(low) + Fraction(high)) / 2
    for spec in ("low-high", "interval"):
        once = clean_value(text, "number_range", spec, decimal=".")
        assert clean_value(once, "number_range", spec, decimal=".") == once


@given(ends, st.sampled_from(("{}+", ">{}", "<{}", "<= {}", "{} or more", "under {}", "[{}, inf)")))
def test_ranges_with_one_end_settle(end, pattern):
    text = pattern.format(end)
    for spec in ("low-high", "interval"):
        once = clean_value(text, "number_range", spec, decimal=".")
        assert clean_value(once, "number_range", spec, decimal=".") == once
