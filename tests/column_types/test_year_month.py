"""Months of a year."""

import pytest

from cleanlib import BadOption, clean_value
from tests.column_types.reading import reason_of


@pytest.mark.parametrize(
    "text",
    [
        "2021-03",
        "2021/3",
        "03/2021",
        "3.2021",
        "202103",
        "202103.0",
        "032021",
        "2021M03",
        "2021-M3",
        "Mar-2021",
        "March, 2021",
        "2021 Mar",
        "２０２１年３月",
        "2021년 3월",
    ],
)
def test_year_and_month_come_in_many_forms(text):
    assert clean_value(text, "year_month") == "2021-03"


@pytest.mark.parametrize("text", ["Mar 21", "Mar-21", "Mar21", "Mar. '21", "'21 March"])
def test_two_digits_behind_a_name_or_marked_as_a_year_are_a_year(text):
    assert clean_value(text, "year_month") == "2021-03"


def test_two_digit_year_base_moves_the_hundred_years():
    assert clean_value("Mar 68", "year_month") == "2068-03"
    assert clean_value("Mar 68", "year_month", two_digit_year_base=1930) == "1968-03"


@pytest.mark.parametrize(
    "text", ["2021-03-15", "2021-03-01 00:00:00", "15 March 2021", "15/03/2021", "03/03/2021"]
)
def test_of_a_date_the_day_is_left_out(text):
    assert clean_value(text, "year_month") == "2021-03"


def test_months_are_read_in_the_languages_asked_for():
    assert clean_value("août 2021", "year_month", languages=["fr"]) == "2021-08"
    assert reason_of("août 2021", "year_month") == "unknown"
    assert reason_of("listopad 2021", "year_month", languages=["hr", "pl"]) == "ambiguous"


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("2021-13", "range"),
        ("202113", "range"),
        ("0000-03", "range"),
        ("2021-02-30", "range"),
        ("21-Mar", "ambiguous"),
        ("03/05/2021", "ambiguous"),
        ("102010", "ambiguous"),
        ("2021.1", "ambiguous"),
        ("3-21", "syntax"),
        ("Q1 2021", "syntax"),
        ("2021-03 to 2021-05", "syntax"),
        ("March", "missing_part"),
        ("2021", "missing_part"),
        ("Smarch 2021", "unknown"),
    ],
)
def test_what_is_no_month_of_a_year_is_invalid_for_a_reason(text, reason):
    assert reason_of(text, "year_month") == reason


def test_the_formats():
    assert clean_value("202103", "year_month", "MMM YYYY") == "Mar 2021"
    assert clean_value("202103", "year_month", "start_date") == "2021-03-01"
    assert clean_value("202103", "year_month", "parts") == {"year": 2021, "month": 3}


def test_every_format_of_text_reads_its_own_output():
    for spec in ("YYYY-MM", "MMM YYYY", "start_date"):
        once = clean_value("Sept. '99", "year_month", spec)
        assert clean_value(once, "year_month", spec) == once


def test_impossible_options_are_refused():
    for options in ({"two_digit_year_base": 1.5}, {"languages": "klingon"}):
        with pytest.raises(BadOption):
            clean_value("2021-03", "year_month", **options)
