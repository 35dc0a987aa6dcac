"""The table of media types: extensions of files, and names that were never registered."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from cleanlib.core.tables import read_table


@cache
def extensions() -> Mapping[str, str]:
    """Media type to the extension to write, without a dot."""
    return {row["media_type"].lower(): row["extensions"].split("|")[0] for row in _rows()}


@cache
def types_by_extension() -> Mapping[str, str]:
    """Extension without a dot to media type; the first row that has it counts."""
    return {
        extension: row["media_type"].lower()
        for row in reversed(_rows())
        for extension in row["extensions"].split("|")
    }


@cache
def registered_names() -> Mapping[str, str]:
    """Names in use that are not registered, to the names that are."""
    return {
        name: row["media_type"].lower()
        for row in _rows()
        for name in row["other_names"].split("|")
        if name
    }


def _rows() -> tuple[dict[str, str], ...]:
    return read_table("media_types")
