"""The ways of writing a telephone number that the workload mixes.

All numbers are of the right length, and of ranges that no country has given out: area codes with
a 9 in the middle in North America, subscribers' numbers that start with 0 or 1 elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pyarrow as pa

from benchmarks.spellings import TEXT, mixture

_LOW_TO_HIGH = {"#": (0, 10), "N": (2, 10)}


@dataclass(frozen=True)
class Spelling:
    """One way to write a number.

    In the template ``#`` is any digit and ``N`` one from 2 to 9. The truth has the template's
    digits behind the country code, those that stand in ``trunk`` at its start left out.
    """

    template: str
    code: str = "1"
    trunk: str = ""
    weight: float = 1.0


def write(spelling: Spelling, size: int, rng: np.random.Generator) -> pa.Table:
    """``size`` random numbers in one spelling, with what they are in E.164."""
    cells = np.tile(np.array(list(spelling.template), "U1"), (size, 1))
    for mark, (low, high) in _LOW_TO_HIGH.items():
        places = np.array(list(spelling.template)) == mark
        cells[:, places] = rng.integers(low, high, (size, places.sum())).astype("U1")
    national = cells[:, len(spelling.trunk) :]
    digits = national[:, np.char.isdigit(national[0])] if size else national
    return pa.table({"text": _text(cells), "truth": _text(digits, f"+{spelling.code}")})


def _text(cells: np.ndarray, before: str = "") -> pa.Array:
    return pa.array([before + "".join(row) for row in cells.tolist()], TEXT)


PHONES = [
    Spelling("(N9#) N##-####", weight=2),
    Spelling("N9#-N##-####", weight=2),
    Spelling("N9#.N##.####"),
    Spelling("N9#N######"),
    Spelling("1-N9#-N##-####", trunk="1"),
    Spelling("+1 N9# N## ####", trunk="+1"),
    Spelling("+1N9#N######", trunk="+1"),
    Spelling("+44 20 1### ####", "44", "+44"),
    Spelling("+49 30 0#######", "49", "+49"),
    Spelling("+33 1 0# ## ## ##", "33", "+33"),
    Spelling("+81 3-0###-####", "81", "+81", 0.5),
]
NOT_PHONES = [
    Spelling("N##-####"),
    Spelling("N9#-1##-####"),
    Spelling("+1 N9# N## #####"),
    Spelling("see N9####"),
    Spelling("###"),
]

phones, not_phones = mixture(PHONES, write), mixture(NOT_PHONES, write)
