"""The outcome of a column does not depend on how the work on it is cut up."""

import time
from collections import Counter
from dataclasses import replace

import pyarrow as pa
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cleanlib.catalogue import registry
from cleanlib.core import decide, pipeline, values
from cleanlib.core.text_buffer import TEXT
from tests.outcomes import PANELS, TAGS, outcome_of, reason_codes, told
from tests.toy_types import PANEL, TAG, Tag, registered, split_tag


@pytest.mark.parametrize(("column_type", "cells"), [(PANEL, PANELS), (TAG, TAGS)])
@pytest.mark.parametrize("repeats", [3, 700])
def test_repeating_a_column_repeats_its_outcome(column_type, cells, repeats, monkeypatch):
    once = told(outcome_of(column_type, cells))
    many = told(outcome_of(column_type, cells * repeats))
    for name in ("reasons", "missing"):
        assert many[name] == once[name] * repeats
    assert many["columns"] == [once["columns"][0] * repeats]
    assert many["notes"] == {name: count * repeats for name, count in once["notes"].items()}
    for one, more in zip(once["decisions"], many["decisions"], strict=True):
        assert more == one._replace(
            votes_for=one.votes_for * repeats, undecided=one.undecided * repeats
        )


CELLS = st.lists(st.sampled_from([*PANELS, "150 x 9", "9 x 150", "1 x 2", "null"]), max_size=40)


@settings(deadline=None)
@given(CELLS)
def test_reading_equal_texts_once_changes_nothing(cells):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pipeline, "_share_texts", lambda job, column: True)
        shared = told(outcome_of(PANEL, cells))
        patch.setattr(pipeline, "_share_texts", lambda job, column: False)
        assert told(outcome_of(PANEL, cells)) == shared


@settings(deadline=None)
@given(CELLS, st.integers(1, 7), st.booleans())
def test_the_size_of_blocks_changes_nothing(cells, size, share):
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pipeline, "_share_texts", lambda job, column: share)
        whole = told(outcome_of(PANEL, cells, "parts"))
        patch.setattr(pipeline, "BLOCK_ROWS", size)
        assert told(outcome_of(PANEL, cells, "parts")) == whole


@settings(deadline=None)
@given(st.lists(st.sampled_from(TAGS), max_size=20), st.integers(1, 5))
def test_blocks_change_nothing_for_types_that_work_value_by_value_either(cells, size):
    with pytest.MonkeyPatch.context() as patch:
        whole = told(outcome_of(TAG, cells))
        patch.setattr(pipeline, "BLOCK_ROWS", size)
        assert told(outcome_of(TAG, cells)) == whole


@given(CELLS.flatmap(lambda cells: st.tuples(st.just(cells), st.permutations(range(len(cells))))))
def test_the_order_of_rows_changes_nothing_but_the_order(drawn):
    cells, order = drawn
    straight = told(outcome_of(PANEL, cells))
    shuffled = told(outcome_of(PANEL, [cells[i] for i in order]))
    assert shuffled["columns"][0] == [straight["columns"][0][i] for i in order]
    assert shuffled["reasons"] == [straight["reasons"][i] for i in order]
    assert shuffled["notes"] == straight["notes"]


@pytest.mark.parametrize("column_type", [PANEL, TAG])
def test_chunks_of_the_column_change_nothing(column_type):
    cells = PANELS if column_type is PANEL else TAGS
    pieces = [pa.array(cells, TEXT)[at : at + 3] for at in range(0, len(cells), 3)]
    chunked = pa.chunked_array([pa.array([], TEXT), *pieces, pa.array([], TEXT)])
    assert told(outcome_of(column_type, chunked)) == told(outcome_of(column_type, cells))


def test_open_rows_follow_a_proof_in_another_block(monkeypatch):
    monkeypatch.setattr(pipeline, "BLOCK_ROWS", 2)
    cells = ["1 x 2", "2 x 3", "x", "3 x 4", "4 x 5", "200 x 9", "5 x 6"]
    outcome = outcome_of(PANEL, cells)
    assert outcome.columns[0].to_pylist() == [
        "2 x 1", "3 x 2", None, "4 x 3", "5 x 4", "9 x 200", "6 x 5",
    ]  # fmt: skip
    assert outcome.decisions[0].proof == 5
    assert outcome.decisions[0].undecided == 5


def slow_split(text, options):
    time.sleep(0.002)
    return split_tag(text, options)


def test_workers_change_nothing(monkeypatch):
    monkeypatch.setattr(values, "_TRIAL", 20)
    monkeypatch.setattr(values, "_WORTH_SECONDS", 0.1)
    cells = [f"{depot} {n}" for depot in ("ab", "cd", "xyz") for n in range(100)] * 2
    with registered(replace(TAG, name="slow_tag", aliases=(), split=slow_split)):
        slow = registry.get("slow_tag")
        together = told(outcome_of(slow, cells, workers=2, depots=("AB",)))
    assert together == told(outcome_of(TAG, cells, depots=("AB",)))
    assert Counter(reason for reason, _ in together["reasons"]) == {
        "": 198, "range": 4, "unknown": 198, "syntax": 200,
    }  # fmt: skip


@pytest.mark.parametrize("workers", [1, 2])
def test_a_type_need_not_be_registered(monkeypatch, workers):
    monkeypatch.setattr(values, "_TRIAL", 1)
    monkeypatch.setattr(values, "_WORTH_SECONDS", 0)
    outcome = outcome_of(TAG, ["ab 1", "cd 2", "ef 3"], workers=workers)
    assert outcome.columns[0].to_pylist() == ["AB-1", "CD-2", "EF-3"]


def test_a_type_of_the_same_name_is_not_mistaken_for_it(monkeypatch):
    monkeypatch.setattr(values, "_TRIAL", 1)
    monkeypatch.setattr(values, "_WORTH_SECONDS", 0)
    mine = replace(TAG, validate=lambda tag, options: Tag("ZZ", tag.number))
    with registered(TAG):
        outcome = outcome_of(mine, ["ab 1", "cd 2", "ef 3"], workers=2)
    assert outcome.columns[0].to_pylist() == ["ZZ-1", "ZZ-2", "ZZ-3"]


class HesitantTally(decide.Tally):
    """A tally that lets other threads in between looking and writing."""

    def __getattribute__(self, name):
        value = super().__getattribute__(name)
        time.sleep(1e-5)
        return value


@pytest.mark.parametrize(
    ("name", "proof", "unclear"),
    [
        ("date", "25/4/2021", "3/4/2021"),
        ("duration", "1,5 s", "1,234 s"),
        ("panel", "3 x 200", "3 x 4"),
    ],
)
def test_no_count_is_lost_between_threads(name, proof, unclear, monkeypatch):
    monkeypatch.setattr(decide, "Tally", HesitantTally)
    monkeypatch.setattr(pipeline, "BLOCK_ROWS", 4)
    with registered(PANEL):
        outcome = outcome_of(registry.get(name), [unclear, proof, unclear, unclear] * 50)
    decision = outcome.decisions[0]
    assert (decision.votes_for, decision.undecided, decision.proof) == (50, 150, 1)
    assert reason_codes(outcome) == [""] * 200


@pytest.mark.parametrize(("column_type", "cells"), [(PANEL, PANELS), (TAG, TAGS)])
def test_progress_counts_the_rows_of_the_column(column_type, cells, monkeypatch):
    monkeypatch.setattr(pipeline, "BLOCK_ROWS", 4)
    calls = []
    outcome_of(column_type, cells * 2, progress=lambda *call: calls.append(call))
    assert calls[-1] == (20, 20, "x")
    assert [done for done, _, _ in calls] == sorted(done for done, _, _ in calls)
