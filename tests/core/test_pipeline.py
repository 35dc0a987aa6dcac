"""Any type over any column: each row is written, missing, or refused with a reason."""

from dataclasses import replace

import numpy as np
import pyarrow as pa
import pytest

import cleanlib as cl
from cleanlib.core import pipeline
from cleanlib.core.fields import OK
from cleanlib.core.text_buffer import TEXT
from tests.outcomes import PANELS, outcome_of, reason_codes
from tests.toy_types import PANEL, TAG, Tag, TagOptions, split_tag


def test_every_row_is_written_missing_or_refused():
    outcome = outcome_of(PANEL, PANELS)
    assert outcome.columns[0].to_pylist() == [
        "4 x 3", "3 x 200", None, "7 x 7", None, None, None, None, "9 x 8", None,
    ]  # fmt: skip
    assert np.flatnonzero(outcome.missing).tolist() == [2, 4, 5, 9]
    assert [(i, code) for i, code in enumerate(reason_codes(outcome)) if code] == [
        (6, "syntax"), (7, "range"),
    ]  # fmt: skip


def test_a_proof_anywhere_decides_the_open_rows():
    decision = outcome_of(PANEL, PANELS).decisions[0]
    assert (decision.option, decision.value, decision.source) == ("width_first", False, "column")
    assert (decision.votes_for, decision.undecided, decision.proof) == (1, 2, 1)


@pytest.mark.parametrize(
    ("cells", "otherwise", "source", "written"),
    [
        (["3 x 4"], True, "default", ["3 x 4"]),
        (["3 x 4"], False, "default", ["4 x 3"]),
        (["3 x 4"], None, "default", [None]),
        (["3 x 4", "200 x 1", "1 x 200"], True, "conflict", ["3 x 4", "1 x 200", "1 x 200"]),
        (["3 x 4", "200 x 1", "1 x 200"], None, "conflict", [None, "1 x 200", "1 x 200"]),
    ],
)
def test_a_column_that_proves_nothing_gets_the_default_of_the_type(
    cells, otherwise, source, written
):
    outcome = outcome_of(PANEL, cells, otherwise=otherwise)
    assert outcome.decisions[0].source == source
    assert outcome.columns[0].to_pylist() == written
    assert ("ambiguous" in reason_codes(outcome)) == (otherwise is None)


def test_a_type_without_a_default_refuses_what_stays_open():
    assert reason_codes(outcome_of(replace(PANEL, default_reading=None), ["3 x 4"])) == [
        "ambiguous"
    ]


def test_rows_read_again_prove_nothing_a_second_time():
    cells = ["3 x 4", "3 x 200", "5 x 6", "7 x 8"]
    decision = outcome_of(PANEL, cells).decisions[0]
    assert (decision.votes_for, decision.votes_against, decision.undecided) == (1, 0, 3)


def test_a_run_is_settled_when_its_questions_are():
    seen = []

    def validate(fields, options):
        seen.append((fields.rows, fields.run.settled))
        return PANEL.validate(fields, options)

    outcome_of(replace(PANEL, validate=validate), ["3 x 4", "3 x 200", "5 x 6"])
    assert seen == [(3, False), (2, True)]


def test_a_stated_option_leaves_no_question_open():
    outcome = outcome_of(PANEL, ["3 x 4", "200 x 3"], width_first=True)
    assert outcome.columns[0].to_pylist() == ["3 x 4", "3 x 200"]
    assert outcome.decisions == ()
    assert outcome.notes == {}


def test_notes_are_counted_on_good_rows_only():
    outcome = outcome_of(PANEL, ["3 x 300 cm", "300 x 300 cm", "7 x 7 cm", "3 x 4 cm"])
    assert outcome.notes == {"unit_dropped": 3, "order_inferred": 1}


@pytest.mark.parametrize("share", [True, False])
def test_rows_that_the_caller_calls_missing_prove_and_count_nothing(share, monkeypatch):
    monkeypatch.setattr(pipeline, "_share_texts", lambda job, column: share)
    cells = ["200 x 3", "7 x 7 cm", "3 x 4"]
    outcome = outcome_of(PANEL, cells, null_tokens=["200 x 3", "7 X 7 CM"])
    assert outcome.missing.tolist() == [True, True, False]
    assert outcome.columns[0].to_pylist() == [None, None, "3 x 4"]
    assert outcome.notes == {"order_assumed": 1}
    assert outcome.decisions[0].votes_against == 0


@pytest.mark.parametrize(
    ("column_type", "spec", "fields"), [(PANEL, "parts", 2), (TAG, "standard", 1)]
)
@pytest.mark.parametrize("cells", [[], [None], ["", None]])
def test_columns_without_a_value(column_type, spec, fields, cells):
    outcome = outcome_of(column_type, cells, spec)
    assert [column.to_pylist() for column in outcome.columns] == [[None] * len(cells)] * fields
    assert outcome.missing.tolist() == [True] * len(cells)
    assert outcome_of(column_type, pa.chunked_array([], TEXT), spec).missing.tolist() == []


def anything(text, options):
    return Tag(text, 1)


@pytest.mark.parametrize(
    ("options", "written"),
    [
        ({}, ["na-1", "xy-1"]),
        ({"null_tokens": ["NA"]}, [None, "xy-1"]),
        ({"null_tokens": ["xy"], "keep_tokens": ["na"]}, ["na-1", None]),
    ],
)
def test_a_valid_value_is_missing_only_when_the_caller_says_so(options, written):
    outcome = outcome_of(replace(TAG, split=anything), ["na", "xy"], **options)
    assert outcome.columns[0].to_pylist() == written
    assert outcome.missing.tolist() == [value is None for value in written]


def test_a_refused_null_token_is_missing():
    assert outcome_of(TAG, ["NA", "no tag"]).missing.tolist() == [True, True]
    kept = outcome_of(TAG, ["NA", "no tag"], keep_tokens=["na"])
    assert kept.missing.tolist() == [False, True]
    assert reason_codes(kept) == ["syntax", ""]


def test_a_type_can_keep_usual_null_tokens():
    keeping = replace(TAG, keeps=frozenset({"None"}))
    outcome = outcome_of(keeping, ["none", "n/a"])
    assert outcome.missing.tolist() == [False, True]
    assert outcome_of(keeping, ["none"], null_tokens=["none"]).missing.tolist() == [True]


def test_a_type_can_say_that_a_text_holds_no_value():
    def nothing(text, options):
        raise cl.Invalid("missing")

    outcome = outcome_of(replace(TAG, split=nothing), ["ab 1", None])
    assert outcome.missing.tolist() == [True, True]
    assert reason_codes(outcome) == ["", ""]


NOTE = replace(
    TAG,
    split=lambda text, options: Tag(text.strip("()"), 1),
    formats={"plain": cl.TargetFormat(lambda tag: tag.depot, "the text without its brackets")},
    default_format="plain",
    any_text=True,
    keeps=frozenset({"none"}),
)


@pytest.mark.parametrize(
    ("options", "written"),
    [
        ({}, ["x", None, "none", None, None, "None"]),
        ({"keep_tokens": ["NA"]}, ["x", "na", "none", "NA", None, "None"]),
        ({"null_tokens": ["None", "x"]}, [None, None, None, None, None, None]),
    ],
)
def test_where_every_text_is_a_value_null_tokens_win_before_and_after_cleaning(options, written):
    outcome = outcome_of(NOTE, ["(x)", "na", "none", "(NA)", "()", "(None)"], **options)
    assert outcome.columns[0].to_pylist() == written
    assert outcome.missing.tolist() == [value is None for value in written]
    assert outcome_of(NOTE, written, **options).columns[0].to_pylist() == written


@pytest.mark.parametrize(
    ("column_type", "cells", "spec", "written"),
    [
        (PANEL, ["3 x 200", "7 x 7", "x", None], "tall", ["200", None, None, None]),
        (PANEL, ["7 x 7", "3 x 4", "1 x 200"], "tall", [None, "4", "200"]),
        (TAG, ["ab 42", "ab 4", "x", None], "big_number", [42, None, None, None]),
    ],
)
def test_a_good_row_with_nothing_to_write_lacks_a_part(column_type, cells, spec, written):
    outcome = outcome_of(column_type, cells, spec)
    assert outcome.columns[0].to_pylist() == written
    lacking = [cell in ("7 x 7", "ab 4") for cell in cells]
    assert [code == "missing_part" for code in reason_codes(outcome)] == lacking


def test_parts_may_be_missing_from_a_good_row():
    formats = {"standard": replace(TAG.formats["parts"], render=lambda tag: (tag.depot, None))}
    outcome = outcome_of(replace(TAG, formats=formats), ["ab 42"])
    assert [column.to_pylist() for column in outcome.columns] == [["AB"], [None]]
    assert outcome.reason.tolist() == [OK]


def counting(column_type, seen):
    def split(text, options):
        seen.append(text)
        return split_tag(text, options)

    return replace(column_type, split=split)


def test_value_by_value_each_text_is_read_once():
    seen = []
    outcome_of(counting(TAG, seen), ["ab 1", "cd 2", "ab 1", None, "xyz", "xyz"] * 10)
    assert sorted(seen) == ["ab 1", "cd 2", "xyz"]


def test_rows_of_an_ordered_type_are_all_read_in_their_order(monkeypatch):
    monkeypatch.setattr(pipeline, "BLOCK_ROWS", 2)
    seen = []
    ordered = replace(counting(TAG, seen), ordered=lambda options: options.case == "lower")
    cells = ["cd 2", "ab 1", "cd 2", "ab 1", "ab 1"]
    outcome = outcome_of(ordered, cells, case="lower")
    assert seen == cells
    assert outcome.columns[0].to_pylist() == ["cd-2", "ab-1", "cd-2", "ab-1", "ab-1"]
    seen.clear()
    outcome_of(ordered, cells)
    assert sorted(seen) == ["ab 1", "cd 2"]


def test_options_are_made_once_and_passed_on():
    seen = set()

    def split(text, options):
        seen.add(options)
        return split_tag(text, options)

    outcome_of(replace(TAG, split=split), ["ab 1", "cd 2"], case="lower")
    assert seen == {TagOptions(case="lower")}


def test_errors_of_a_type_reach_the_caller():
    def split(text, options):
        raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        cl.make_cleaner(replace(TAG, split=split))(["ab 1"])


def with_parts(options):
    """A part for each depot there is."""

    def render(tag):
        return tuple(f"{tag.number}" if tag.depot == depot else None for depot in options.depots)

    return replace(BY_DEPOT, render=render, fields=options.depots)


def learn_depots(options, texts):
    depots = sorted({text[:2].upper() for text in texts})
    return options if options.depots else replace(options, depots=tuple(depots))


BY_DEPOT = cl.TargetFormat(
    lambda tag: "", "a column for each depot", bind=with_parts, learn=learn_depots
)
DEPOTS = replace(TAG, formats={**TAG.formats, "by_depot": BY_DEPOT})


@pytest.mark.parametrize(
    ("options", "fields"), [({}, ("AB", "CD")), ({"depots": ("CD", "XY")}, ("CD", "XY"))]
)
def test_a_format_can_learn_its_fields_from_the_column(options, fields):
    outcome = outcome_of(DEPOTS, ["ab 1", None, "cd 2", "ab 3"], "by_depot", **options)
    assert outcome.format.fields == fields
    found = {
        field: column.to_pylist() for field, column in zip(fields, outcome.columns, strict=True)
    }
    assert found["CD"] == [None, None, "2", None]


def test_a_column_can_hold_any_objects():
    pairs = cl.TargetFormat(lambda tag: {"at": [tag.depot, tag.number]}, "a dict", dtype="object")
    outcome = outcome_of(replace(TAG, formats={"dict": pairs}), ["ab 1", None, "x"], "dict")
    assert outcome.rows() == [({"at": ["AB", 1]},), (None,), (None,)]
