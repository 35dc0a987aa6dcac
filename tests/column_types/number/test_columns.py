"""Which mark is decimal is decided once for a column, by the cells that can be read in one way."""

import pandas as pd
import pytest

import cleanlib as cl


def column(cells, kind="number", spec="string", **options):
    frame = pd.DataFrame({"x": pd.Series(cells, dtype="str")})
    result = cl.clean(frame, "x", kind, spec, errors="coerce", **options)
    return [None if pd.isna(v) else v for v in result.df["x"]], result.report


@pytest.mark.parametrize(
    ("proof", "written"),
    [
        ("1,5", "1.234"),
        ("1,2345", "1.234"),
        ("1234,567", "1.234"),
        ("0,123", "1.234"),
        (",5", "1.234"),
        ("1.234,5", "1.234"),
        ("1.234.567", "1.234"),
        ("1 234,567", "1.234"),
        ("1,5%", "1.234"),
        ("1.5", "1234"),
        ("0.123", "1234"),
        ("1,234.5", "1234"),
        ("1,234,567", "1234"),
        ("1'234.567", "1234"),
        (".5", "1234"),
        ("1.5e3", "1234"),
    ],
)
def test_a_cell_with_one_reading_settles_those_with_two(proof, written):
    cells, report = column(["1,234", proof, "1,234"])
    assert [cells[0], cells[2]] == [written, written]
    decision = report.decisions[0]
    assert (decision.source, decision.votes_for, decision.undecided) == ("column", 1, 2)
    assert report.notes == {"separator_inferred": 2}


@pytest.mark.parametrize(
    "neutral", ["5", "1 234", "1'234", "-", "x", "1,2,3", "5.", "٣٫٥", "00123"]
)
def test_other_cells_prove_nothing(neutral):
    cells, report = column(["1,234", neutral])
    assert cells[0] == "1234"
    assert report.decisions[0].source == "default"
    assert report.notes == {"separator_assumed": 1}


@pytest.mark.parametrize(
    ("otherwise", "open_cell"), [(".", "1234"), (",", "1.234"), ("reject", None)]
)
@pytest.mark.parametrize("proofs", [[], ["1,5", "1.5"]])
def test_without_agreement_the_option_decides(otherwise, open_cell, proofs):
    cells, report = column(["1,234", *proofs], ambiguous_separator=otherwise)
    assert cells == [open_cell, *["1.5"] * len(proofs)]
    assert report.decisions[0].source == ("conflict" if proofs else "default")
    assert report.reasons == ({} if open_cell else {"ambiguous": 1})


def test_cells_against_the_decision_are_counted():
    cells, report = column(["1.5", "1.5", "1,5"])
    assert cells == ["1.5"] * 3
    assert report.notes == {"separator_conflict": 1}


def test_a_stated_mark_asks_nothing():
    cells, report = column(["1,234", "1,5", "1.5"], decimal=",")
    assert cells == ["1.234", "1.5", None]
    assert report.decisions == ()
    assert report.samples[0].detail == "the decimal mark is ','"


def test_the_proof_is_named_by_its_row():
    frame = pd.DataFrame({"x": ["1,234", "x", "2,5"]}, index=["a", "b", "c"])
    decision = cl.clean(frame, "x", "number", errors="coerce").report.decisions[0]
    assert (decision.option, decision.value, decision.proof) == ("decimal", ",", "c")


@pytest.mark.parametrize("kind", ["number", "decimal", "integer", "scientific_number"])
def test_all_types_of_numbers_decide_alike(kind):
    assert column(["1.234", "1.234.567"], kind)[0] == ["1234", "1234567"]


def test_percentages_decide_alike():
    assert column(["1,234%", "2,5%"], "percent", "percent")[0] == ["1.234%", "2.5%"]
