"""What all workloads are written with: makers of columns, and mixtures of spellings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Protocol, TypeVar

import numpy as np
import pyarrow as pa

TEXT = pa.large_string()
Maker = Callable[[int, np.random.Generator], pa.Table]


class Weighted(Protocol):
    """A way of writing a value, and how often it is used beside others."""

    @property
    def weight(self) -> float:
        """Its share, relative to the weights of the others."""
        ...


S = TypeVar("S", bound=Weighted)


def mixture(
    spellings: Sequence[S], write: Callable[[S, int, np.random.Generator], pa.Table]
) -> Maker:
    """A maker of columns that mix the spellings by their weights, one spelling after another."""
    weights = np.array([spelling.weight for spelling in spellings])

    def maker(size: int, rng: np.random.Generator) -> pa.Table:
        counts = rng.multinomial(size, weights / weights.sum())
        return pa.concat_tables(
            write(spelling, int(count), rng)
            for spelling, count in zip(spellings, counts, strict=True)
        )

    return maker
