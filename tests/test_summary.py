"""Outcomes counted into a report."""

import pandas as pd
import pytest

import cleanlib as cl
from tests.toy_types import PANEL, TAG, registered


@pytest.fixture(autouse=True)
def toy_types():
    with registered(TAG, PANEL):
        yield


def report_on(cells, type_name="tag", spec=None, index=None, **options):
    frame = pd.DataFrame({"x": pd.Series(cells, index=index, dtype=object)})
    return cl.clean(frame, "x", type_name, spec, errors="coerce", **options).report


def test_the_counts_add_up_to_the_rows():
    report = report_on(["ab 1", "AB-1", None, "n/a", "x", "ab 0", "AB-1"])
    assert report.counts() == {"cleaned": 1, "already right": 2, "missing": 2, "invalid": 2}
    assert sum(report.counts().values()) == report.rows == 7


def test_an_empty_column_has_counts_of_zero():
    report = report_on([])
    assert report.counts() == {"cleaned": 0, "already right": 0, "missing": 0, "invalid": 0}
    assert (report.samples, report.reasons, report.notes) == ((), {}, {})


@pytest.mark.parametrize("spec", ["number", "parts"])
def test_only_text_can_be_right_already(spec):
    assert report_on(["AB-1"], spec=spec).counts()["cleaned"] == 1


def test_reasons_are_counted_the_most_frequent_first():
    report = report_on(["ab 0", "x", "y", "cd 0", "z"])
    assert list(report.reasons.items()) == [("syntax", 3), ("range", 2)]


def test_one_reason_with_several_details_is_counted_once():
    report = report_on(["ab 1", "cd 1", "ef 1"], depots=("EF",))
    assert report.reasons == {"unknown": 2}
    assert [sample.detail for sample in report.samples] == [
        "there is no depot AB", "there is no depot CD",
    ]  # fmt: skip


def test_samples_are_the_most_frequent_invalid_texts_and_the_earliest_among_equals():
    report = report_on(["b", "ab 1", "c", "a", "c", "ab 0", None])
    assert [(sample.value, sample.count) for sample in report.samples] == [
        ("c", 2), ("b", 1), ("a", 1), ("ab 0", 1),
    ]  # fmt: skip


def test_there_are_ten_samples_at_most():
    report = report_on([f"no {n}!" for n in range(50)])
    assert len(report.samples) == 10
    assert report.invalid == 50


def test_a_sample_has_the_labels_of_its_first_three_rows():
    report = report_on(["x", "ab 1", "x", "x", "x"], index=list("pqrst"))
    assert report.samples[0].labels == ("p", "r", "s")


@pytest.mark.parametrize(
    ("index", "labels"),
    [
        ([5, 5, 5], (5, 5)),
        (pd.MultiIndex.from_tuples([("a", 1), ("a", 2), ("b", 1)]), (("a", 1), ("b", 1))),
        (pd.date_range("2020", periods=3), (pd.Timestamp("2020"), pd.Timestamp("2020-01-03"))),
        (["a", None, 3.5], ("a", 3.5)),
    ],
)
def test_labels_are_those_of_the_index(index, labels):
    frame = pd.DataFrame({"x": ["no", "ab 1", "no"]}, index=index)
    assert cl.clean(frame, "x", "tag", errors="coerce").report.samples[0].labels == labels


@pytest.mark.parametrize("repeats", [1, 2_000])
def test_the_proof_of_a_decision_is_the_label_of_the_first_row_that_proves_it(repeats):
    cells = ["3 x 4", None, "200 x 3", "201 x 4"] * repeats
    index = [f"row {n}" for n in range(len(cells))]
    decision = report_on(cells, "panel", index=index).decisions[0]
    assert decision.proof == "row 2"
    assert decision.votes_for == 2 * repeats


def test_without_proof_a_decision_names_no_row():
    assert report_on(["3 x 4"], "panel", index=["r"]).decisions[0].proof is None


def test_notes_are_counted_in_cells():
    report = report_on(["3 x 200 cm"] * 5_000 + ["7 x 7"], "panel")
    assert report.notes == {"unit_dropped": 5_000}


def test_a_report_names_the_task():
    report = report_on(["ab 1"], "fleet_label", "no. #")
    assert (report.type, report.column, report.target_format) == ("tag", "x", "no. #")
    assert report.errors == "coerce"
    assert 0 <= report.seconds < 60
    assert cl.clean(["ab 1"], type="tag").report.target_format == "standard"


@pytest.mark.parametrize(
    ("data", "name"), [(["ab 1"], "unnamed"), (pd.Series(["ab 1"], name="tag"), "tag")]
)
def test_an_array_is_called_by_its_name(data, name):
    assert cl.clean(data, type="tag").report.column == name


def test_a_float_is_shown_as_people_write_it():
    report = cl.clean(pd.DataFrame({"n": [1.0, 0.5]}), "n", "integer", errors="coerce").report
    assert [sample.value for sample in report.samples] == ["0.5"]
    assert cl.explain(0.5, "integer").value == "0.5"
