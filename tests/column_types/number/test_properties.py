"""What holds for every column of numbers, whatever is in it."""

from __future__ import annotations

import random
from decimal import Decimal
from fractions import Fraction
from typing import Any

import pandas as pd
import pytest
from hypothesis import assume, example, given
from hypothesis import strategies as st

import cleanlib as cl
from cleanlib.catalogue import registry
from cleanlib.core import pipeline
from tests.column_types.number.strategies import cells, columns, numbers

TYPES = ("number", "decimal", "integer", "scientific_number", "percent")
MARK_OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"decimal": ","},
    {"decimal": ".", "decimals": 2},
    {"ambiguous_separator": "reject"},
    {"ambiguous_separator": ",", "grouping": "indian"},
)
NUMBER_OPTIONS: tuple[dict[str, Any], ...] = (
    *MARK_OPTIONS,
    {"suffixes": True, "dash": "zero"},
    {"scientific": False, "cr_negative": True},
    {"percent": "points", "decimals": 0},
)
FORMATS = [(kind, spec) for kind in TYPES for spec in registry.get(kind).formats]
# These write percentages without their sign, so nothing tells them from fractions
WITHOUT_SIGN = {("percent", "number"), ("percent", "basis_points")}
IN_ONE_COLUMN = [
    (kind, spec)
    for kind, spec in FORMATS
    if not registry.get(kind).formats[spec].fields and (kind, spec) not in WITHOUT_SIGN
]


def outcome(cells: list[Any], kind: str, options: dict[str, Any], spec: str | None = None) -> Any:
    frame = pd.DataFrame({"x": pd.Series(cells, dtype=object)})
    result = cl.clean(frame, "x", kind, spec, errors="coerce", **options)
    report = result.report
    facts = (report.null, report.invalid, report.reasons, sorted(report.notes.items()))
    rows = [tuple(map(_told, row)) for row in result.df.itertuples(index=False)]
    return rows, facts, report.decisions


def _told(value: Any) -> Any:
    return "<null>" if pd.isna(value) else value


def options_of(kind: str) -> st.SearchStrategy[dict[str, Any]]:
    return st.sampled_from(MARK_OPTIONS if kind == "percent" else NUMBER_OPTIONS)


@given(st.sampled_from(".,").flatmap(lambda mark: st.tuples(st.just(mark), numbers(mark))))
def test_a_number_is_exact_however_it_is_spelt(drawn):
    mark, (text, value) = drawn
    assume(value == 0 or Fraction(1, 10**307) < abs(value) < 10**308)
    assert Fraction(cl.clean_value(text, "decimal", decimal=mark)) == value


@given(st.from_regex(r"-?[0-9]{1,60}(\.[0-9]{1,60})?", fullmatch=True), st.integers(-240, 240))
@example("0.1", 0)
@example("9007199254740993", 0)
@example("1.7976931348623157", 308)
@example("2.2250738585072014", -308)
def test_python_agrees_on_every_digit(digits, power):
    text = f"{digits}e{power}" if power else digits
    value = Decimal(text)
    assume(not value or -308 <= value.adjusted() <= 308)
    assert cl.clean_value(text, "number", "decimal", decimal=".") == value
    assert cl.clean_value(text, "number", decimal=".") == float(text)
    assert Decimal(cl.clean_value(text, "number", "string", decimal=".")) == value


@given(
    st.lists(st.floats(allow_nan=False, allow_infinity=False, min_value=-1e308, max_value=1e308))
)
def test_floats_come_through_unchanged(floats):
    floats = [x for x in floats if x == 0 or abs(x) > 1e-307]
    for column in (floats, [repr(x) for x in floats]):
        frame = pd.DataFrame({"x": pd.Series(column, dtype=object)})
        assert cl.clean_number(frame, "x", decimal=".")["x"].tolist() == floats


@pytest.mark.parametrize("kind", TYPES)
@given(data=st.data(), texts=columns)
def test_fast_and_slow_reading_agree(kind, data, texts):
    options = data.draw(options_of(kind))
    spec = data.draw(st.sampled_from(list(registry.get(kind).formats)))
    fast = outcome(texts, kind, options, spec)
    cl.options.fast_path = False
    try:
        slow = outcome(texts, kind, options, spec)
    finally:
        cl.options.fast_path = True
    assert fast == slow


@pytest.mark.parametrize("kind", TYPES)
@given(data=st.data(), texts=columns, seed=st.randoms(use_true_random=False))
def test_row_order_and_repeats_change_nothing(
    kind: str, data: st.DataObject, texts: list[str], seed: random.Random
) -> None:
    options = data.draw(options_of(kind))
    values = outcome(texts, kind, options)[0]
    order = list(range(len(texts)))
    seed.shuffle(order)
    shuffled = outcome([texts[i] for i in order] * 2, kind, options)[0]
    assert shuffled == [values[i] for i in order] * 2


@pytest.mark.parametrize("kind", TYPES)
@given(data=st.data(), texts=columns, size=st.integers(1, 9), shared=st.booleans())
def test_the_size_of_blocks_changes_nothing(kind, data, texts, size, shared):
    options = data.draw(options_of(kind))
    spec = data.draw(st.sampled_from(list(registry.get(kind).formats)))
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pipeline, "_share_texts", lambda job, column: shared)
        whole = outcome(texts, kind, options, spec)
        patch.setattr(pipeline, "BLOCK_ROWS", size)
        assert outcome(texts, kind, options, spec) == whole


@given(texts=columns)
def test_a_decision_can_be_replayed_on_any_cell(texts):
    values, _, decisions = outcome(texts, "number", {})
    replay = {"ambiguous_separator": decisions[0].value} if decisions else {}
    assert [outcome([text], "number", replay)[0][0] for text in texts] == values


@pytest.mark.parametrize(("kind", "spec"), IN_ONE_COLUMN)
@given(texts=columns)
def test_cleaning_twice_is_cleaning_once(kind, spec, texts):
    once = [row[0] for row in outcome(texts, kind, {}, spec)[0]]
    again, facts, _ = outcome([None if v == "<null>" else v for v in once], kind, {}, spec)
    assert [row[0] for row in again] == once
    assert facts[1] == 0


@pytest.mark.parametrize("spec", ["number", "basis_points"])
def test_percentages_without_their_sign_need_an_option_to_be_read_again(spec):
    once = cl.clean_value("12.5%", "percent", spec)
    assert cl.clean_value(once, "percent", spec) != once
    if spec == "number":
        assert cl.clean_value(once, "percent", spec, assume="percent") == once


@pytest.mark.parametrize(
    ("kind", "spec"), [p for p in IN_ONE_COLUMN if registry.get(p[0]).formats[p[1]].lossless]
)
@given(pair=numbers())
def test_lossless_formats_hold_the_whole_value(kind, spec, pair):
    text, value = pair
    assume(cl.clean_value(text, kind, spec, decimal=".", errors="coerce") is not None)
    written = cl.clean_value(text, kind, spec, decimal=".")
    exact = "fraction" if kind == "percent" else "string"
    assert Fraction(cl.clean_value(written, kind, exact)) == value


@pytest.mark.parametrize("kind", TYPES)
@given(data=st.data(), texts=columns)
def test_every_null_is_explained(kind, data, texts):
    rows, (null, invalid, reasons, _), _ = outcome(texts, kind, data.draw(options_of(kind)))
    assert rows.count(("<null>",)) == null + invalid
    assert sum(reasons.values()) == invalid


@pytest.mark.parametrize("kind", TYPES)
@given(text=cells)
def test_validation_says_what_cleaning_does(kind, text):
    exact = "fraction" if kind == "percent" else "string"
    written = cl.clean_value(text, kind, exact, errors="coerce")
    assert getattr(cl, f"validate_{kind}")(text) == (written is not None)
