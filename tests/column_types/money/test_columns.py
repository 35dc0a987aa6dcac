"""What a column of amounts decides: what a shared symbol means, and which mark is decimal."""

import pandas as pd
import pytest

import cleanlib as cl


def column(cells, spec="code amount", **options):
    frame = pd.DataFrame({"x": pd.Series(cells, dtype="str")})
    result = cl.clean(frame, "x", "money", spec, errors="coerce", **options)
    return [None if pd.isna(v) else v for v in result.df["x"]], result.report


@pytest.mark.parametrize(
    ("cells", "written"),
    [
        (["USD 1", "$5"], ["USD 1", "USD 5"]),
        (["$5", "5 $", "$5 USD"], ["USD 5"] * 3),
        (["US$1", "$5", "5 dollars"], ["USD 1", "USD 5", "USD 5"]),
        (["INR 1", "Rs 5", "Rs. 6", "7 Rs"], ["INR 1", "INR 5", "INR 6", "INR 7"]),
        (["SEK 1", "5 kr", "kr. 6", "7,- kr"], ["SEK 1", "SEK 5", "SEK 6", "SEK 7"]),
        (["JPY 1", "¥5", "5円"], ["JPY 1", "JPY 5", "JPY 5"]),
        (["EUR 1", "$5"], ["EUR 1", None]),
        (["CAD 1", "USD 2", "$5"], ["CAD 1", "USD 2", None]),
        (["CAD 1", "USD 2 $", "US$3", "$5"], ["CAD 1", "USD 2", "USD 3", None]),
        (["USD 1", "DKK 1", "$5", "5 kr"], ["USD 1", "DKK 1", "USD 5", "DKK 5"]),
        (["USD 1", "DKK 1", "$5 kr"], ["USD 1", "DKK 1", None]),
        (["USD 1", "PGK 1", "$5K"], ["USD 1", "PGK 1", None]),
    ],
)
def test_cells_that_name_a_currency_say_what_its_symbols_mean(cells, written):
    assert column(cells)[0] == written
    assert column(cells[::-1])[0] == written[::-1]


def test_the_decision_and_its_proof_are_reported():
    cells, report = column(["$5", "5 USD", "$6", "USD 7"])
    assert cells == ["USD 5", "USD 5", "USD 6", "USD 7"]
    decision = report.decisions[0]
    assert decision[:4] == ("symbols", "$", "USD", "column")
    assert (decision.votes_for, decision.undecided, decision.proof) == (2, 2, 1)
    assert report.notes == {"symbol_inferred": 2}


def test_rows_may_prove_one_thing_and_wait_for_another():
    assert column(["USD 1,234", "$5.50"])[0] == ["USD 1234", "USD 5.50"]
    assert column(["USD 1", "$1,5", "$1.234"])[0] == ["USD 1", "USD 1.5", "USD 1234"]


def test_without_a_currency_to_write_the_symbol_asks_nothing():
    cells, report = column(["$5", "CAD 1", "USD 2"], "float")
    assert cells == [5.0, 1.0, 2.0]
    assert report.decisions == ()


@pytest.mark.parametrize(
    ("proof", "written"),
    [("€1,50", "EUR 1234"), ("€1.50", "EUR 1.2340"), ("€1.234.567", "EUR 1234"), ("€1", None)],
)
def test_the_column_settles_the_decimal_mark(proof, written):
    assert column([proof, "€1.234"])[0][1] == written


@pytest.mark.parametrize(
    ("region", "written"), [("US", "EUR 1.2340"), ("DE", "EUR 1234"), ("CH", "EUR 1.2340")]
)
def test_a_region_settles_the_decimal_mark_where_no_cell_does(region, written):
    assert column(["€1.234"], region=region)[0] == [written]
    assert column(["€1.234", "€1,5"], region=region)[0][0] == "EUR 1234"


def test_equal_texts_are_told_apart_by_nothing():
    cells = ["$5", "USD 1"] * 5_000
    assert column(cells)[0] == ["USD 5", "USD 1"] * 5_000
