"""Values in Markdown: every character can be read back from what a table shows."""

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from cleanlib.reporting.markdown import code, prose, shown, table
from tests.markdown_tables import in_code, rows_of

HOSTILE = ["", " ", " a", "a ", "a  b", "|", r"\|", "a|b\\", "`", "``", "`a`", "a``b", "'a'", '"a"',
           "'", "''", "\t", "a\nb", "\x00", "\u00a0a", "\u200b", "\u202eab", "&nbsp;", "<b>", "$a$",
           "[a](b)", "'a' \\ \"b\"", "\ud800"]  # fmt: skip


@given(st.text(st.characters()) | st.text("`|\\ '\"a"))
@example("' '")
def test_a_value_comes_back_from_a_table(text):
    check_it_comes_back(text)


@pytest.mark.parametrize("text", HOSTILE, ids=ascii)
def test_so_does_a_hostile_one(text):
    check_it_comes_back(text)


def check_it_comes_back(text):
    (row,) = rows_of(table(["cell", "more"], [[shown(text), shown(f"{text}.")]]) + "\n")
    assert in_code(row.cells["cell"]) == text
    assert in_code(row.cells["more"]) == f"{text}."
    assert shown(text).isprintable()


@pytest.mark.parametrize(
    ("value", "written"),
    [
        ("12 %", "`12 %`"),
        (" 12", "`' 12'`"),
        ("1  2", "`'1  2'`"),
        ("", "`''`"),
        ("1\u00a0234", r"`'1\xa0234'`"),
        ("a`b", "``a`b``"),
        ("`", "`` ` ``"),
        ("'98", "`'98`"),
        ("'98'", """`"'98'"`"""),
        (1.5, "`1.5`"),
        ({"a": "x"}, "`{'a': 'x'}`"),
    ],
)
def test_a_text_that_would_not_show_as_it_is_stands_in_quotes(value, written):
    assert shown(value) == written


@pytest.mark.parametrize(
    ("sentence", "written"),
    [
        ("1 * 2 * 3", r"1 \* 2 \* 3"),
        ("min_year and _x_", r"min_year and \_x\_"),
        ("from `now_*`, not `", r"from `now_*`, not \`"),
        ("<br>&amp;", r"\<br\>\&amp;"),
        ("[a](b)", r"\[a\](b)"),
        ("a\nb", r"a\\nb"),
    ],
)
def test_prose_is_no_markup_but_for_code(sentence, written):
    assert prose(sentence) == written


def test_code_keeps_what_looks_like_a_python_string():
    assert code("'auto'") == "`'auto'`"
