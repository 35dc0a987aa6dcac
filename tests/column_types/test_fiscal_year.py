"""Fiscal years."""

import pytest

from cleanlib import BadOption, clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    "text",
    [
        "FY20/21",
        "FY2020/21",
        "FY 2020-21",
        "FY2020-2021",
        "2020/21",
        "2020–2021",
        "20/21",
        "FY2021",
        "FY21",
        "FY '21",
        "2021",
        "2021.0",
        "fiscal year 2021",
        "Financial Year 2020/21",
        "2021年度",
        "2021 fiscal year",
        "the fiscal year 2021",
        "fiscal 2021",
        "FY-21",
        "FY (2021)",
        "(FY2021)",
        "2020 - 2021",
    ],
)
def test_a_fiscal_year_is_named_by_one_year_or_two(text):
    assert clean_value(text, "fiscal_year") == "FY2021"


def test_the_second_year_may_lie_in_the_next_century():
    assert clean_value("1999/00", "fiscal_year") == "FY2000"
    assert clean_value("FY99/00", "fiscal_year") == "FY2000"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("FY2x", "syntax"),
        ("July 2021", "syntax"),
        ("FY 2020-21-22", "syntax"),
        ("FY20212", "syntax"),
        ("2020/22", "range"),
        ("2021-2020", "range"),
        ("2020/20", "range"),
        ("FY0000", "range"),
        ("FY0001", "range"),
        ("9999/00", "range"),
        ("20/2021", "syntax"),
        ("FY20/FY21", "syntax"),
        ("FY2021 FY2022", "syntax"),
        ("FY2021, FY2022", "syntax"),
        ("FY FY2021", "syntax"),
        ("FY 20 21", "syntax"),
        ("FY(20)21", "syntax"),
        ("FY2021.", "syntax"),
        ("FY2021.0", "syntax"),
    ],
)
def test_what_is_no_fiscal_year_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "fiscal_year") == reason


@pytest.mark.parametrize(
    "text",
    [".21", "-21", ":21", "+21", "21-", "21°", "'21", "20:21", "20,21", "20.21", "20 21", "(20)21",
     "(2021)", "20°21'", "12:13", "51.52", "2020--21", ",-./ ./ .11-"],
)  # fmt: skip
def test_numbers_without_a_word_are_a_year_or_two_with_a_dash_or_slash_between(text):
    assert reason_of(text, "fiscal_year") == "syntax"


def test_both_calendar_years_have_four_digits():
    assert clean_value("FY0002", "fiscal_year", "start_date") == "0001-07-01"
    assert clean_value("FY9999", "fiscal_year", "end_date") == "9999-06-30"
    assert reason_of("FY9999", "fiscal_year", label="start") == "range"
    assert clean_value("FY0001", "fiscal_year", "YYYY-YY", start_month=1) == "0001"


def test_label_tells_which_calendar_year_names_a_fiscal_year():
    assert clean_value("2020/21", "fiscal_year", label="end") == "FY2021"
    assert clean_value("2020/21", "fiscal_year", label="start") == "FY2020"
    assert clean_value("FY2021", "fiscal_year", "YYYY-YY", label="start") == "2021-22"


@pytest.mark.parametrize(
    ("start_month", "label", "first", "last"),
    [
        (7, "end", "2020-07-01", "2021-06-30"),
        (7, "start", "2021-07-01", "2022-06-30"),
        (10, "end", "2020-10-01", "2021-09-30"),
        (3, "end", "2020-03-01", "2021-02-28"),
        (1, "end", "2021-01-01", "2021-12-31"),
        (1, "start", "2021-01-01", "2021-12-31"),
    ],
)
def test_start_month_is_when_a_fiscal_year_begins(start_month, label, first, last):
    options = {"start_month": start_month, "label": label}
    assert clean_value("FY2021", "fiscal_year", "start_date", **options) == first
    assert clean_value("FY2021", "fiscal_year", "end_date", **options) == last


def test_a_fiscal_year_from_january_on_has_one_calendar_year():
    assert clean_value("FY2021", "fiscal_year", "YYYY-YY", start_month=1) == "2021"
    assert reason_of("2020/21", "fiscal_year", start_month=1) == "range"


def test_the_formats():
    assert clean_value("FY21", "fiscal_year", "YYYY-YY") == "2020-21"
    parts = {"start_year": 2020, "end_year": 2021}
    assert clean_value("FY21", "fiscal_year", "parts") == parts


@pytest.mark.parametrize("spec", ["FYYYYY", "YYYY-YY"])
@pytest.mark.parametrize("options", [{}, {"label": "start"}, {"start_month": 1}])
def test_every_format_of_years_reads_its_own_output(spec, options):
    once = clean_value("FY00", "fiscal_year", spec, **options)
    assert clean_value(once, "fiscal_year", spec, **options) == once


@pytest.mark.parametrize("options", [{"start_month": 0}, {"start_month": None}, {"label": "first"}])
def test_impossible_options_are_refused(options):
    with pytest.raises(BadOption):
        clean_value("FY2021", "fiscal_year", **options)
