"""Real-world cells, columns and tables with their right answers, one case file per type."""

from __future__ import annotations

import decimal
import json
from typing import Any

import pandas as pd
import pytest

import cleanlib as cl
from tests.conftest import CASES, load_cases

TABLES = ("duplicates", "headers")
COLUMNS = [path.stem for path in sorted(CASES.glob("*.jsonl")) if path.stem not in TABLES]
NUMERIC = {"seconds", "decimal", "degC", "degF", "cm", "cm2", "ft", "kg", "m", "mg", "V"}


def outcome_of(report: cl.CleanReport) -> dict[str, int]:
    return {
        "value": report.cleaned + report.unchanged,
        "missing": report.null,
        "invalid": report.invalid,
    }


def as_text(parts: dict[str, Any]) -> dict[str, str]:
    return {name: str(part) for name, part in parts.items()}


def same(got: Any, want: Any, target: str | None) -> bool:
    if isinstance(want, dict) and isinstance(got, str):
        return bool(json.loads(got) == want)
    if isinstance(want, dict) and isinstance(got, dict):
        return as_text(got) == as_text(want)
    if want is None or pd.isna(got):
        return want is None and bool(pd.isna(got))
    if target in NUMERIC or isinstance(got, float):
        return decimal.Decimal(str(got)) == decimal.Decimal(str(want))
    return str(got) == str(want)


def written(frame: pd.DataFrame, parts: bool) -> list[Any]:
    """The cells of the cleaned column, or a dict of the parts that are present in each row."""
    if not parts:
        return frame["x"].tolist()
    columns = frame.rename(columns=lambda name: name.removeprefix("x_"))
    return [row.dropna().to_dict() or None for _, row in columns.iterrows()]


@pytest.mark.parametrize("case", [case for name in COLUMNS for case in load_cases(name)])
def test_case(case: dict[str, Any]) -> None:
    listed = isinstance(case["input"], list)
    cells = case["input"] if listed else [case["input"]]
    wanted = case["expected"] if listed else [case["expected"]]
    dtype = "str" if all(isinstance(cell, str | None) for cell in cells) else "object"
    frame = pd.DataFrame({"x": pd.Series(cells, dtype=dtype)})
    target = case["target_format"]
    result = cl.clean(frame, "x", case["type"], target, errors="coerce", **case["options"])
    got = written(result.df, target == "parts")
    assert [same(g, w, target) for g, w in zip(got, wanted, strict=True)] == [True] * len(cells), (
        got
    )
    outcomes = case["outcome"] if listed else [case["outcome"]]
    expected = {name: outcomes.count(name) for name in ("value", "missing", "invalid")}
    assert outcome_of(result.report) == expected


@pytest.mark.parametrize("case", load_cases("headers"))
def test_headers(case: dict[str, Any]) -> None:
    frame = pd.DataFrame([[0] * len(case["input"])], columns=case["input"])
    cleaned = cl.clean_headers(frame, case["target_format"], **case["options"])
    assert list(cleaned.columns) == case["expected"]


@pytest.mark.parametrize("case", load_cases("duplicates"))
def test_duplicates(case: dict[str, Any]) -> None:
    keep = case["target_format"].removeprefix("keep_")
    kept = cl.clean_duplicates(pd.DataFrame(case["input"]), keep=keep, **case["options"])
    assert list(kept.index) == case["expected"]
