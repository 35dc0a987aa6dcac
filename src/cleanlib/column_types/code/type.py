"""Turns a row of the table of codes into a column type."""

from __future__ import annotations

from functools import cache, partial
from typing import Any

from cleanlib.column_types.code.reader import Code, checker, parts, reader, write
from cleanlib.column_types.code.row import Row
from cleanlib.core.column_type import ColumnType, TargetFormat
from cleanlib.shared.identifier_text import cell_of

_PARTIAL = frozenset(
    {"category", "hs2", "hs4", "hs6", "integer", "last_day", "level", "masked"}
    | {f"level{level}" for level in range(1, 6)}
)
_FORMAT_ALIASES = {"mask": "masked"}


@cache
def type_of(row: Row) -> ColumnType[Code, Any]:
    """The column type of a row."""
    return ColumnType(
        name=row.name,
        title=f"{row.title} ({row.country})" if row.country else row.title,
        doc=f"{row.described}.",
        split=reader(row),
        validate=checker(row),
        formats=_formats(row),
        format_aliases=_FORMAT_ALIASES,
        default_format=row.formats[0][0],
        cell=cell_of(row.widths),
        examples=dict(row.examples),
        refused=dict(row.refused),
        hints=row.hints,
        aliases=row.aliases,
        family=row.family,
        country=row.country,
    )


def _formats(row: Row) -> dict[str, TargetFormat[Code]]:
    formats = {name: _format(row, name, template) for name, template in row.formats}
    if row.parts:
        formats["parts"] = TargetFormat(
            partial(parts, row), "the components, one column each", row.parts, lossless=False
        )
    return formats


def _format(row: Row, name: str, template: str) -> TargetFormat[Code]:
    return TargetFormat(
        partial(write, row, name, template),
        _doc(name, template),
        lossless=name not in _PARTIAL,
        dtype="integer" if name == "integer" else "text",
    )


def _doc(name: str, template: str) -> str:
    if name == "masked":
        return "asterisks for all but the last four letters and digits"
    if name == "integer":
        return "as a number"
    return template.replace("{", "<").replace("}", ">")
