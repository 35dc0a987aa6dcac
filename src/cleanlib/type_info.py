"""What to know about a column type before using it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from cleanlib.core.column_type import ColumnType

_CHECKS = {
    "structure": ("syntax", "missing_part"),
    "length": ("length",),
    "check digit": ("checksum",),
    "known values": ("unknown",),
    "components": ("component",),
    "range": ("range",),
}


@dataclass(frozen=True)
class TypeInfo:
    """What to know about a column type before using it.

    Attributes
    ----------
    name, title : str
        As in ``clean_<name>``, and a noun for people.
    formats : tuple of str
        The named target formats, the default first.
    example_in, example_out : str
        A text, and what the default format makes of it.
    aliases : tuple of str
        Other names of the same type.
    doc : str
        What is accepted and which standard is followed.
    hints : tuple of str
        Words that column headers of this type often hold, sorted.
    family : str
        The group it is listed in, such as ``"id_tax"``.
    country : str
        The country whose values these are, as ISO 3166-1 alpha-2, or ``"EU"``.
    standard : str
        The standard that values follow.
    checked : tuple of str
        What is known to be checked: structure, length, check digit, known values,
        components, range.
    """

    name: str
    title: str
    formats: tuple[str, ...]
    example_in: str
    example_out: str
    aliases: tuple[str, ...]
    doc: str
    hints: tuple[str, ...] = ()
    family: str = ""
    country: str = ""
    standard: str = ""
    checked: tuple[str, ...] = ()


def info_of(column_type: ColumnType[Any, Any]) -> TypeInfo:
    """What a type says of itself."""
    default = column_type.default_format
    given, written = next(iter(column_type.examples.items()), ("", ""))
    return TypeInfo(
        name=column_type.name,
        title=column_type.title,
        formats=(default, *(name for name in column_type.formats if name != default)),
        example_in=given,
        example_out=str(written),
        aliases=column_type.aliases,
        doc=column_type.doc,
        hints=tuple(sorted(column_type.hints)),
        family=column_type.family,
        country=column_type.country,
        standard=column_type.standard,
        checked=checks(column_type.refused.values()),
    )


def checks(reasons: Iterable[str]) -> tuple[str, ...]:
    """What must have been checked where values are refused for these reasons.

    >>> checks(["checksum", "syntax"])
    ('structure', 'check digit')
    """
    found = set(reasons)
    return tuple(check for check, shown_by in _CHECKS.items() if found.intersection(shown_by))
