"""Turns a row of the table of identifiers into a column type."""

from __future__ import annotations

from functools import cache
from typing import Any

from cleanlib.column_types.identifier.conversions import FORMAT_ALIASES, formats_of
from cleanlib.column_types.identifier.kernel import kernel_of
from cleanlib.column_types.identifier.options import OPTIONS, check_options
from cleanlib.column_types.identifier.reader import Identifier, checker, reader
from cleanlib.column_types.identifier.row import Row
from cleanlib.core.column_type import ColumnType
from cleanlib.shared.identifier_text import cell_of


@cache
def type_of(row: Row) -> ColumnType[Identifier, Any]:
    """The column type of a row; python-stdnum is not imported before a value is read."""
    return ColumnType(
        name=row.name,
        title=_title(row),
        doc=(
            f"{row.described}. Structure and check digits decide, as python-stdnum knows them; no "
            "register is asked. A label before the number and spaces, hyphens, dots and slashes "
            "within it are left out."
        ),
        split=reader(row),
        validate=checker(row),
        formats=formats_of(row),
        format_aliases=FORMAT_ALIASES,
        default_format=row.formats[0],
        options=OPTIONS[row.options],
        check_options=check_options,
        cell=cell_of(row.widths),
        kernel=kernel_of(row),
        examples=dict(row.examples),
        refused=dict(row.refused),
        hints=row.hints,
        aliases=row.aliases,
        family=row.family,
        country=row.country,
    )


def _title(row: Row) -> str:
    return f"{row.title} ({row.country})" if row.country else row.title
