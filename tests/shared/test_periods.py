"""Marks and numbers of quarters, weeks and fiscal years; their days."""

import pytest

from cleanlib import Invalid
from cleanlib.shared.periods import GAP, Forms, first_and_last_day, first_fiscal_year, in_short

WORDS = {"q": "q", "third": "3", "of": "o", "第": "o", "三": "3", "季度": "q"}


@pytest.mark.parametrize(
    ("text", "short"),
    [
        ("Q3  2021", "q3 2021"),
        ("third Q of '21", "3 q o '21"),
        ("2021第三季度", "2021o3q"),
        ("2021三季度", "2021 3q"),
        ("thirdQ", None),
        ("Q3 ( 2021 )", "q3 2021"),
        ("Q3 2021)", "q3 2021)"),
        ("(20)21", "(20)21"),
        ("Q 20°", None),
        ("Qs 2021", None),
        ("四季度", None),
    ],
)
def test_words_become_letters_and_marks_stay(text, short):
    if short is not None:
        assert in_short(text, WORDS) == short
        return
    with pytest.raises(Invalid, match="syntax: holds the word"):
        in_short(text, WORDS)


def test_a_form_has_to_explain_every_character():
    forms = Forms(rf"q{GAP}(?P<year>\d{{4}})", r"(?P<year>\d{4})q")
    for text in ("q2021", "q 2021", "q/2021", "q - 2021", "q o 2021", "o q 2021", "2021q."):
        assert forms.match(text)["year"] == "2021"
    for text in ("q//2021", "-q2021", "q2021-", "q2021.", "q2021 q", "q 2021 )", "q 2021 2022", ""):
        assert forms.match(text) is None


def test_days_outside_the_calendar_are_refused():
    assert first_and_last_day(9999, 1, 12) == ("9999-01-01", "9999-12-31")
    for year, month in ((0, 7), (9999, 2), (10000, 1)):
        with pytest.raises(Invalid, match="range"):
            first_and_last_day(year, month, 12)


def test_months_on_end_cross_the_years():
    assert first_and_last_day(2019, 12, 3) == ("2019-12-01", "2020-02-29")
    assert first_and_last_day(2020, 14, 12) == ("2021-02-01", "2022-01-31")


def test_a_fiscal_year_from_january_on_is_the_calendar_year():
    assert first_fiscal_year(2021, 1, "end") == first_fiscal_year(2021, 1, "start") == 2021
