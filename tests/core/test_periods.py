"""Marks and numbers of quarters, weeks and fiscal years; their days."""

import pytest

from cleanlib import Invalid
from cleanlib.core.periods import Marked, first_and_last_day, first_fiscal_year, read_marked

WORDS = {"q": "q", "third": "3", "of": "", "第": "", "三": "3", "季度": "q"}


@pytest.mark.parametrize(
    ("text", "marked"),
    [
        ("Q3 2021", Marked("q14", ("3", "2021"))),
        ("third Q of '21", Marked("1q2", ("3", "21"))),
        ("2021第三季度", Marked("41q", ("2021", "3"))),
        ("Q32021", Marked("q5", ("32021",))),
    ],
)
def test_numbers_and_marks_are_told_apart(text, marked):
    assert read_marked(text, WORDS) == marked


def test_numbers_that_run_together_are_taken_apart_on_request():
    assert read_marked("Q32021", WORDS, {"q5": "q14"}) == Marked("q14", ("3", "2021"))


@pytest.mark.parametrize("text", ["Qs 2021", "Q3 2021!", "", "Q" + "1" * 12, "四季度"])
def test_anything_unknown_is_refused(text):
    with pytest.raises(Invalid, match="syntax"):
        read_marked(text, WORDS)


def test_months_on_end_cross_the_years():
    assert first_and_last_day(2019, 12, 3) == ("2019-12-01", "2020-02-29")
    assert first_and_last_day(2020, 14, 12) == ("2021-02-01", "2022-01-31")


def test_a_fiscal_year_from_january_on_is_the_calendar_year():
    assert first_fiscal_year(2021, 1, "end") == first_fiscal_year(2021, 1, "start") == 2021
