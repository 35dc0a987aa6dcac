"""What holds for every column of dates, whatever is in it."""

from __future__ import annotations

import random
from typing import Any

import pandas as pd
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl
from tests.column_types.date.strategies import cells, columns

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"default_year": 2000, "languages": ["fr"]},
    {"day_first": True, "strict_order": True},
    {"missing": "keep", "two_digit_year_base": 1930},
    {"missing": "empty", "default_year": 2021},
    {"ambiguous_order": "reject", "hour_24": "reject", "fraction": "round"},
    {"input_tz": "Europe/Berlin", "output_tz": "America/New_York"},
    {"serial": "excel1900", "leap_second": "roll"},
    {"ignore_text": ["Not", "noon"], "year_first": True},
)
TYPES = ("date", "datetime", "time", "date_range")


def frame_of(texts: list[str]) -> pd.DataFrame:
    return pd.DataFrame({"x": pd.Series(texts, dtype=object)})


def outcome(texts: list[str], kind: str, options: dict[str, Any], spec: str | None = None) -> Any:
    result = cl.clean(frame_of(texts), "x", kind, spec, errors="coerce", **options)
    report = result.report
    facts = (report.null, report.invalid, report.reasons, sorted(report.notes.items()))
    return list(result.df["x"].fillna("<null>")), facts, report.decisions


@pytest.mark.parametrize("kind", TYPES)
@given(texts=columns, options=st.sampled_from(OPTIONS))
def test_fast_and_slow_reading_agree(kind: str, texts: list[str], options: dict[str, Any]) -> None:
    fast = outcome(texts, kind, options)
    cl.options.fast_path = False
    try:
        slow = outcome(texts, kind, options)
    finally:
        cl.options.fast_path = True
    assert fast == slow


@pytest.mark.parametrize("kind", TYPES)
@given(texts=columns, options=st.sampled_from(OPTIONS), seed=st.randoms(use_true_random=False))
def test_row_order_and_repeats_change_nothing(
    kind: str, texts: list[str], options: dict[str, Any], seed: random.Random
) -> None:
    values, _, _ = outcome(texts, kind, options)
    order = list(range(len(texts)))
    seed.shuffle(order)
    shuffled, _, _ = outcome([texts[i] for i in order] * 2, kind, options)
    assert shuffled == [values[i] for i in order] * 2


@pytest.mark.parametrize("kind", ("date", "datetime", "time"))
@given(texts=columns)
def test_cleaning_twice_is_cleaning_once(kind: str, texts: list[str]) -> None:
    once, _, _ = outcome(texts, kind, {"default_year": 2000})
    twice, facts, _ = outcome(["" if v == "<null>" else v for v in once], kind, {})
    assert twice == once
    assert facts[1] == 0


@pytest.mark.parametrize("kind", TYPES)
@given(texts=columns)
def test_every_null_is_explained(kind: str, texts: list[str]) -> None:
    result = cl.clean(frame_of(texts), "x", kind, errors="coerce")
    report = result.report
    assert report.null + report.unchanged + report.cleaned + report.invalid == len(texts)
    assert int(result.df["x"].isna().sum()) == report.null + report.invalid
    assert sum(report.reasons.values()) == report.invalid


@given(texts=columns)
def test_validation_says_what_cleaning_does(texts: list[str]) -> None:
    frame = frame_of(texts)
    valid = cl.validate_date(frame, "x")
    assert list(valid) == list(cl.clean_date(frame, "x", errors="coerce")["x"].notna())


@given(texts=columns)
def test_decisions_can_be_replayed_on_any_part(texts: list[str]) -> None:
    values, _, decisions = outcome(texts, "date", {})
    replay = {d.layout: bool(d.value) for d in decisions}
    halves = [texts[: len(texts) // 2], texts[len(texts) // 2 :]]
    parts = [outcome(half, "date", {"day_first": replay})[0] for half in halves]
    assert parts[0] + parts[1] == values


@given(text=cells)
def test_any_text_is_read_or_refused_with_a_reason(text: str) -> None:
    for kind in TYPES:
        try:
            cl.clean_value(text, kind)
        except cl.Invalid as refusal:
            assert refusal.reason
