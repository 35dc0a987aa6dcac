"""Codes that a pattern and perhaps a check digit describe: ``data/code_patterns.tsv``."""

from __future__ import annotations

from typing import Any

from cleanlib.core.column_type import ColumnType


def __getattr__(name: str) -> ColumnType[Any, Any]:
    """The type of a row, by its name in capitals; built when it is asked for."""
    from cleanlib.column_types.code.row import rows

    row = rows().get(name.lower()) if name.isupper() else None
    if row is None:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")

    from cleanlib.column_types.code.type import type_of

    return type_of(row)
