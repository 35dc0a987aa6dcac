"""How words are put together to one name."""

import pytest

from cleanlib.table.cases import CASES
from cleanlib.table.words import split_words


@pytest.mark.parametrize(
    ("case", "name"),
    [
        ("snake", "total_id_sales"),
        ("kebab", "total-id-sales"),
        ("camel", "totalIdSales"),
        ("pascal", "TotalIdSales"),
        ("const", "TOTAL_ID_SALES"),
        ("sentence", "Total id sales"),
        ("title", "Total Id Sales"),
        ("lower", "total id sales"),
        ("upper", "TOTAL ID SALES"),
        ("words", "total ID Sales"),
    ],
)
def test_every_case(case, name):
    assert CASES[case].join(["total", "ID", "Sales"]) == name
    assert CASES[case].join([]) == ""


@pytest.mark.parametrize(
    ("case", "words", "name"),
    [
        ("pascal", "A B Test", "AbTest"),
        ("pascal", "x y z", "Xyz"),
        ("camel", "x y z", "xYz"),
        ("camel", "1 5 x", "1_5x"),
        ("pascal", "q1 2020", "Q1_2020"),
        ("snake", "İstanbul ΟΔΟΣ", "istanbul_οδος"),
        ("const", "straße", "STRASSE"),
        ("title", "ǆ", "Dž"),
    ],
)
def test_a_name_is_read_again_as_the_same_name(case, words, name):
    assert CASES[case].join(words.split()) == name
    assert CASES[case].join(split_words(name)) == name
