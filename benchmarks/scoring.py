"""How many answers of a contestant are right: a fast wrong answer counts as nothing."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pandas as pd
import pyarrow as pa
import pyarrow.compute as pc

from benchmarks.number_spellings import without_zeros
from benchmarks.spellings import TEXT
from benchmarks.workloads import Workload, arrow_text


@dataclass(frozen=True)
class Score:
    """Rows by what became of them.

    ``right`` and ``wrong`` agree and disagree with the truth, ``missed`` is no value for a valid
    row, ``leaked`` a value for an invalid one.
    """

    right: int
    wrong: int
    missed: int
    leaked: int


@dataclass(frozen=True)
class Key:
    """The accepted answers of every row, which rows count, and how answers are made alike."""

    accepted: Sequence[pa.Array]
    counted: np.ndarray
    alike: Callable[[pa.Array], pa.Array] = lambda answers: answers


def as_text(result: Any) -> pa.Array:
    """A column of results from any library, as Arrow text."""
    if isinstance(result, pd.DataFrame):
        result = result.iloc[:, -1]
    if isinstance(result, pd.Series):
        return arrow_text(result)
    if hasattr(result, "to_arrow"):
        return result.to_arrow().cast(TEXT)
    return pa.array(result, TEXT)


def _mask(values: pa.Array) -> np.ndarray:
    """Arrow truth values as numpy ones, null as false."""
    return np.asarray(values.fill_null(False).to_numpy(zero_copy_only=False))


def judge(result: Any, work: Workload, key: Key) -> Score:
    """Compare a result with what the workload is known to hold."""
    got = key.alike(as_text(result))
    given = _mask(got.is_valid())
    agrees = np.logical_or.reduce([_mask(pc.equal(got, answers)) for answers in key.accepted])
    valid = (work.labels == "valid") & key.counted
    return Score(
        right=int((valid & agrees).sum()),
        wrong=int((valid & given & ~agrees).sum()),
        missed=int((valid & ~given).sum()),
        leaked=int(((work.labels == "invalid") & given).sum()),
    )


def wall_clock(work: Workload, year: str) -> Key:
    """Date and time as written, without zone; ``year`` stands in for a missing one."""
    written = pc.utf8_slice_codeunits(arrow_text(work.truth), 0, 19)
    filled = pc.replace_substring(written, "????", year)
    return Key([filled], np.ones(len(filled), bool))


def wall_clock_or_utc(work: Workload) -> Key:
    """As written or moved to UTC, where that is known; rows without a year do not count."""
    truth = arrow_text(work.truth)
    dated = _mask(pc.invert(pc.starts_with(truth, "????")))
    moments = pd.to_datetime(
        work.truth.where(work.truth.str.len() > 19), format="%Y-%m-%d %H:%M:%S%z", utc=True
    )
    in_utc = arrow_text(moments.dt.strftime("%Y-%m-%d %H:%M:%S"))
    return Key([pc.utf8_slice_codeunits(truth, 0, 19), in_utc], dated)


def texts(work: Workload) -> Key:
    """The truth as it is written."""
    return Key([arrow_text(work.truth)], np.ones(len(work.series), bool))


def amounts(work: Workload) -> Key:
    """Numbers, with a currency's code before them or without, however many zeros they end in."""
    return Key([arrow_text(work.truth)], np.ones(len(work.series), bool), without_zeros)


def amounts_alone(work: Workload) -> Key:
    """The numbers behind the currency's code: peers tell its symbol at most."""
    numbers = pc.replace_substring_regex(arrow_text(work.truth), "^[A-Z]+ ", "")
    return Key([numbers], np.ones(len(work.series), bool), without_zeros)


def codes(work: Workload) -> Key:
    """Codes, whatever separators they are written with."""
    return Key([arrow_text(work.truth)], np.ones(len(work.series), bool), _without_separators)


def _without_separators(answers: pa.Array) -> pa.Array:
    return pc.replace_substring_regex(answers, "[ -]", "")
