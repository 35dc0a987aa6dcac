"""Shared helpers of the tests."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pandas as pd
import pytest
from hypothesis import settings

CASES = Path(__file__).parent / "cases"
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "quick")

settings.register_profile("quick", max_examples=20, deadline=None, derandomize=True)
settings.register_profile("thorough", max_examples=1_500, deadline=None)
settings.load_profile(PROFILE)


def scaled(count: int) -> int:
    """How many values a comparison takes: all in the thorough profile, else a tenth."""
    return count if PROFILE == "thorough" else count // 10


def load_cases(name: str) -> list[Any]:
    """The cases of one file as pytest parameters, named by their id and kind."""
    lines = (CASES / f"{name}.jsonl").read_text(encoding="utf-8").splitlines()
    cases = [json.loads(line) for line in lines if line.strip()]
    return [pytest.param(case, id=f"{case['id']}-{case['kind']}") for case in cases]


def text_frame(*values: str | None) -> pd.DataFrame:
    """A one-column text frame, its column called ``x``."""
    return pd.DataFrame({"x": pd.Series(list(values), dtype="str")})
