"""The elements of HTML and how browsers show them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from cleanlib.core.tables import read_table


@cache
def elements() -> Mapping[str, str]:
    """Names of elements, and ``"block"``, ``"inline"``, or ``"none"`` for what is never shown.

    >>> elements()["p"], elements()["em"], elements()["script"]
    ('block', 'inline', 'none')
    """
    return {row["element"]: row["display"] for row in read_table("html_elements")}
