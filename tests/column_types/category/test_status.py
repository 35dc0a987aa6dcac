"""States."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib import BadOption, clean_value


@pytest.mark.parametrize(
    ("text", "state"),
    [
        (" In-Progress ", "in progress"),
        ("IN_PROGRESS", "in progress"),
        ("inProgress", "in progress"),
        ("On  Hold", "on hold"),
        ("DONE", "done"),
        ("Step-2", "step-2"),
        ("None", "none"),
        ("-", "-"),
    ],
)
def test_a_state_is_written_in_lower_case_with_blanks(text, state):
    assert clean_value(text, "status") == state
    assert clean_value(state, "status") == state


def test_spellings_of_one_state_are_one():
    cells = ["in progress", "In-Progress", "in: progress", "progress, in", "N/A", None]
    assert cl.clean_status(cells) == ["in progress"] * 4 + [None, None]
    report = cl.clean(cells, type="status").report
    assert report.notes == {"spelling_merged": 2}


def test_a_mapping_names_other_states():
    mapping = {"WIP": "In progress", "closed": "done"}
    cells = ["wip", "in-progress", "Closed", "DONE", "open"]
    written = ["In progress", "In progress", "done", "done", "open"]
    assert cl.clean_status(cells, mapping=mapping) == written
    assert cl.clean_status(written, mapping=mapping) == written


@given(st.lists(st.text("aB -_1", max_size=6), max_size=20))
def test_cleaning_twice_changes_nothing(cells):
    once = cl.clean_status(cells, errors="coerce")
    assert cl.clean_status(once, errors="coerce") == once


def test_an_impossible_mapping_is_refused():
    with pytest.raises(BadOption, match="sends 'a' to 'b', and that to 'c'"):
        clean_value("x", "status", mapping={"a": "b", "b": "c"})
