"""Types that look at the whole column before its cells, and values for missing cells."""

from dataclasses import dataclass, replace

import pyarrow as pa
import pytest

import cleanlib as cl
from cleanlib.core import values as module
from cleanlib.core.notes import Match, note_match
from cleanlib.core.text_buffer import TEXT
from tests.outcomes import outcome_of
from tests.toy_types import TAG, Tag, TagOptions, registered, split_tag

CELLS = ["cd 2", None, "ab 1", "cd 2", "", "n/a", "ab 1", "cd 2"]


@dataclass(frozen=True)
class Surveyed(TagOptions):
    most: str = ""


def survey(counts, options):
    """The most frequent text."""
    return Surveyed(options.depots, options.case, max(counts, key=counts.get))


def split_against(text, options):
    """A tag; which is the most frequent one is known."""
    tag = split_tag(text, options)
    return Tag("MOST", 0) if text == options.most else tag


SURVEYING = replace(
    TAG, survey=survey, split=split_against, validate=lambda tag, options: tag, name="surveying"
)


def test_the_survey_sees_every_text_that_will_be_read_with_its_cells():
    seen = []
    watching = replace(TAG, survey=lambda counts, options: seen.append(counts) or options)
    outcome_of(watching, CELLS, null_tokens=["AB 1"])
    outcome_of(replace(watching, any_text=True), CELLS)
    outcome_of(watching, [None])
    assert seen == [{"cd 2": 3, "n/a": 1}, {"cd 2": 3, "ab 1": 2}, {}]
    assert list(seen[0]) == ["cd 2", "n/a"]


def test_the_cells_are_read_with_what_was_learnt():
    outcome = outcome_of(SURVEYING, CELLS)
    assert outcome.columns[0].to_pylist() == [
        "MOST-0", None, "AB-1", "MOST-0", None, None, "AB-1", "MOST-0",
    ]  # fmt: skip


def test_a_value_alone_is_a_column_of_one():
    with registered(SURVEYING):
        assert cl.clean_value("ab 7", "surveying") == "MOST-0"
        assert cl.explain("ab 7", "surveying").result == "MOST-0"
        assert cl.make_validator(SURVEYING)("ab 7") is True


def test_other_processes_read_with_what_was_learnt(monkeypatch):
    monkeypatch.setattr(module, "_WORTH_SECONDS", 0)
    monkeypatch.setattr(module, "_TRIAL", 1)
    cells = [f"ab {n}" for n in range(20)] + ["ab 13"]
    with registered(SURVEYING):
        together = cl.make_cleaner(SURVEYING)(cells, workers=2)
    assert together == cl.make_cleaner(SURVEYING)(cells)
    assert together.count("MOST-0") == 2


def matching(text, options):
    tag = split_tag(text, options)
    if tag.depot == "XY":
        note_match(text, "AB-1", 2)
        return Tag("AB", 1)
    return tag


def test_matches_are_counted_by_cells():
    outcome = outcome_of(replace(TAG, split=matching), ["xy 1", "ab 1", "xy 1", "xy 2"])
    assert outcome.matches == {Match("xy 1", "AB-1", 2): 2, Match("xy 2", "AB-1", 2): 1}


def test_matches_of_refused_values_are_not_counted():
    def refuse(tag, options):
        raise cl.Invalid("range")

    outcome = outcome_of(replace(TAG, split=matching, validate=refuse), ["xy 1"])
    assert outcome.matches == {}


def filling(value):
    return replace(TAG, missing_value=lambda options: value)


@pytest.mark.parametrize(
    ("spec", "filled"), [("standard", ["ZZ-9"]), ("number", [9]), ("parts", ["ZZ", 9])]
)
def test_missing_cells_take_the_value_they_stand_for(spec, filled):
    outcome = outcome_of(filling(Tag("ZZ", 9)), [None, "", "n/a", "xyz"], spec)
    columns = [column.to_pylist() for column in outcome.columns]
    assert columns == [[value] * 3 + [None] for value in filled]
    assert outcome.missing.tolist() == [False] * 4
    assert outcome.notes == {"missing_filled": 3}


def test_a_column_without_missing_cells_has_none_filled():
    assert outcome_of(filling(Tag("ZZ", 9)), ["ab 1", "ab 1"]).notes == {}


def test_missing_cells_without_a_value_stay_missing():
    outcome = outcome_of(filling(None), [None, "ab 1"])
    assert outcome.columns[0].to_pylist() == [None, "AB-1"]
    assert outcome.missing.tolist() == [True, False]


def test_filled_cells_are_valid():
    validator = cl.make_validator(filling(Tag("ZZ", 9)))
    assert validator(None) is True
    assert validator("xyz") is False


def test_a_column_of_pieces_is_surveyed_as_one():
    pieces = pa.chunked_array([pa.array(CELLS[:3], TEXT), pa.array(CELLS[3:], TEXT)])
    assert outcome_of(SURVEYING, pieces).columns == outcome_of(SURVEYING, CELLS).columns
