"""Reads the tab-separated tables in ``cleanlib/data``."""

from __future__ import annotations

import csv
from functools import cache
from importlib import resources


@cache
def read_table(name: str) -> tuple[dict[str, str], ...]:
    """The rows of ``data/<name>.tsv``, each a mapping from column name to text."""
    text = (resources.files("cleanlib.data") / f"{name}.tsv").read_text(encoding="utf-8")
    return tuple(csv.DictReader(text.splitlines(), delimiter="\t", quoting=csv.QUOTE_NONE))
