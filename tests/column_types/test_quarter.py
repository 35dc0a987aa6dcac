"""Quarters, calendar and fiscal."""

import pytest

from cleanlib import BadOption, clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    "text",
    [
        "2021-Q3",
        "2021Q3",
        "2021q3",
        "2021.Q3",
        "Q3 2021",
        "Q32021",
        "Q3/21",
        "q3'21",
        "3Q '21",
        "3Q21",
        "21Q3",
        "third quarter 2021",
        "3rd quarter of 2021",
        "Quarter 3, 2021",
        "2021 3rd qtr",
        "FY21 Q3",
        "Q3 FY2021",
        "3. Quartal 2021",
        "T3 2021",
        "3e trimestre 2021",
        "3er trimestre de 2021",
        "III кв. 2021 г.",
        "2021年第3四半期",
        "2021年第三季度",
        "2021년 3분기",
        "2021三季度",
        "Q3 (2021)",
        "3.º trimestre 2021",
        "3° trimestre 2021",
        "fiscal Q3 2021",
        "third quarter of the fiscal year 2021",
        "3T21",
        "2021T3",
        "2021K3",
        "T3/21",
    ],
)
def test_quarter_and_year_come_in_many_forms(text):
    assert clean_value(text, "quarter") == "2021-Q3"


def test_two_digit_year_base_moves_the_hundred_years():
    assert clean_value("Q3 68", "quarter") == "2068-Q3"
    assert clean_value("Q3 68", "quarter", two_digit_year_base=1930) == "1968-Q3"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("2021-Q5", "range"),
        ("Q0 2021", "range"),
        ("Q3 0000", "range"),
        ("2021-3", "syntax"),
        ("3/2021", "syntax"),
        ("Q10 2021", "syntax"),
        ("Q3 2021 Q4", "syntax"),
        ("Q3-Q4 2021", "syntax"),
        ("H1 2021", "syntax"),
        ("summer 2021", "syntax"),
        ("2021", "syntax"),
        ("-2021Q3", "syntax"),
        ("+Q3 2021", "syntax"),
        ("Q3 2021.", "syntax"),
        ("Q3//2021", "syntax"),
        ("12 Q1 : ) :", "syntax"),
        ("Q3 20°21'", "syntax"),
        ("20213q", "syntax"),
        ("12.1Q", "syntax"),
        ("2K21", "syntax"),
        ("T3.21", "syntax"),
        ("Q3 FY2021 FY2022", "syntax"),
    ],
)
def test_what_is_no_quarter_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "quarter") == reason


@pytest.mark.parametrize("text", ["Q3", "3", "3.0", "third quarter", "QTR 3"])
def test_a_quarter_without_a_year_can_only_be_written_as_a_number(text):
    assert clean_value(text, "quarter", "number") == "3"
    assert clean_value(text, "quarter", "parts") == {"year": None, "quarter": 3}
    for spec in ("YYYY-Qn", "Qn YYYY", "start_date", "end_date"):
        assert reason_of(text, "quarter", spec) == "missing_part"


def test_the_formats():
    assert clean_value("3Q21", "quarter", "Qn YYYY") == "Q3 2021"
    assert clean_value("3Q21", "quarter", "number") == "3"
    assert clean_value("3Q21", "quarter", "start_date") == "2021-07-01"
    assert clean_value("3Q21", "quarter", "end_date") == "2021-09-30"
    assert clean_value("3Q21", "quarter", "parts") == {"year": 2021, "quarter": 3}


@pytest.mark.parametrize("text", ["Q1 0001", "Q4 9999"])
def test_the_first_and_the_last_year_are_years_as_any_other(text):
    quarter, year = text.split()
    assert clean_value(text, "quarter") == f"{year}-{quarter}"
    assert clean_value(text, "quarter", "end_date").startswith(year)


@pytest.mark.parametrize(
    ("start_month", "label", "first", "last"),
    [
        (1, "end", "2021-01-01", "2021-12-31"),
        (10, "end", "2020-10-01", "2021-09-30"),
        (10, "start", "2021-10-01", "2022-09-30"),
        (4, "end", "2020-04-01", "2021-03-31"),
        (4, "start", "2021-04-01", "2022-03-31"),
        (3, "end", "2020-03-01", "2021-02-28"),
    ],
)
def test_fiscal_quarters_begin_with_the_fiscal_year(start_month, label, first, last):
    options = {"fiscal_start_month": start_month, "fiscal_label": label}
    assert clean_value("Q1 2021", "quarter", "start_date", **options) == first
    assert clean_value("Q4 2021", "quarter", "end_date", **options) == last


def test_fiscal_quarters_have_days_of_the_calendar_only():
    assert reason_of("Q1 0001", "quarter", "start_date", fiscal_start_month=10) == "range"
    options = {"fiscal_start_month": 10, "fiscal_label": "start"}
    assert reason_of("Q4 9999", "quarter", "end_date", **options) == "range"


@pytest.mark.parametrize("spec", ["YYYY-Qn", "Qn YYYY"])
def test_every_format_with_a_year_reads_its_own_output(spec):
    once = clean_value("2. Quartal 1999", "quarter", spec)
    assert clean_value(once, "quarter", spec) == once


@pytest.mark.parametrize(
    "options", [{"fiscal_start_month": 13}, {"fiscal_start_month": "7"}, {"fiscal_label": "middle"}]
)
def test_impossible_options_are_refused(options):
    with pytest.raises(BadOption):
        clean_value("Q1 2021", "quarter", **options)
