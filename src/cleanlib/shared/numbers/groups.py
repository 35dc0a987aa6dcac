"""Rows put together by what they share."""

from __future__ import annotations

import numpy as np

from cleanlib.core.text_buffer import Ints


def groups(codes: Ints) -> list[Ints]:
    """The positions of each different code, least code first.

    >>> [rows.tolist() for rows in groups(np.array([7, 3, 7]))]
    [[1], [0, 2]]
    """
    if not len(codes):
        return []
    order = np.argsort(codes, kind="stable")
    return np.split(order, np.flatnonzero(np.diff(codes[order])) + 1)
