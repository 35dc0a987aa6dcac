"""Values near good ones, and a check that a kernel gives the answers of the slow path."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any
from unittest import mock

import pandas as pd

import cleanlib as cl
from cleanlib.core.settings import settings

_SIGNS = ".@- _\"'<>()[],;:/\\\t\n?#%&|{}~*x9é\u0301\u200bÄß＠．\x00"


def corrupted(text: str, rng: random.Random) -> str:
    """The text with up to two characters lost, put in or repeated."""
    signs = list(text)
    for _ in range(rng.choice((0, 0, 0, 1, 1, 2))):
        at = rng.randrange(len(signs)) if signs else 0
        match rng.randrange(5):
            case 0 | 1:
                del signs[at : at + 1]
            case 2 | 3:
                signs.insert(at, rng.choice(_SIGNS))
            case _:
                signs[at : at + 1] = signs[at : at + 1] * rng.choice((2, 3, 70))
    return "".join(signs)


def near(make: Callable[[random.Random], str], count: int, seed: int = 7) -> list[str]:
    """Generated texts, some of them corrupted, each once."""
    rng = random.Random(seed)
    return list(dict.fromkeys(corrupted(make(rng), rng) for _ in range(count)))


def word(rng: random.Random, letters: str, longest: int = 8) -> str:
    """A word of some of the letters."""
    return "".join(rng.choice(letters) for _ in range(rng.randint(1, longest)))


def both_paths(texts: list[str], kind: str, spec: str, **options: Any) -> Iterator[Any]:
    """What the column becomes with kernels and without: the columns, the reasons, the notes."""
    frame = pd.DataFrame({"x": pd.Series(texts, dtype="str")})
    for fast_path in (True, False):
        with mock.patch.object(settings, "fast_path", fast_path):
            cleaned = cl.clean(frame, "x", kind, spec, errors="coerce", **options)
        report = cleaned.report
        columns = cleaned.df.astype(object).where(cleaned.df.notna(), None)
        yield columns.to_dict("list"), report.reasons, report.notes
