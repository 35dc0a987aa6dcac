"""The rows of the table of identifiers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from cleanlib.core.tables import read_table
from cleanlib.shared.table_cells import pairs, words


@dataclass(frozen=True)
class Row:
    """One identifier.

    Attributes
    ----------
    module : str
        The module of python-stdnum that checks it.
    described : str
        What it is, in a few words.
    formats : tuple of str
        Its target formats, the default first.
    parts : tuple of (str, str)
        Its components, and where each is found; see `cleanlib.column_types.identifier.parts`.
    options : str
        Its options, by a name in `cleanlib.column_types.identifier.options`.
    widths : tuple of int
        How many digits a number has that may have lost leading zeros; none where they are of
        no fixed number.
    kernel : str
        How array code checks it, by a name in `cleanlib.column_types.identifier.kernel`.
    examples : tuple of (str, str)
        Texts, and the standard form of each.
    refused : tuple of (str, str)
        Texts that are invalid, and why each is.
    """

    name: str
    module: str
    title: str
    country: str
    family: str
    described: str
    formats: tuple[str, ...]
    parts: tuple[tuple[str, str], ...]
    options: str
    aliases: tuple[str, ...]
    hints: frozenset[str]
    widths: tuple[int, ...]
    kernel: str
    examples: tuple[tuple[str, str], ...]
    refused: tuple[tuple[str, str], ...]


@cache
def rows() -> Mapping[str, Row]:
    """Every row by name."""
    return {line["name"]: row_of(line) for line in read_table("identifiers")}


def row_of(line: Mapping[str, str]) -> Row:
    """A row from the text of its cells, by column."""
    text = ("name", "module", "title", "country", "family", "described", "options", "kernel")
    return Row(
        **{name: line[name] for name in text},
        formats=words(line["formats"]),
        parts=pairs(line["parts"], "="),
        aliases=words(line["aliases"]),
        hints=frozenset(words(line["hints"])),
        widths=tuple(map(int, words(line["widths"]))),
        examples=pairs(line["examples"], " -> "),
        refused=pairs(line["refused"], " -> "),
    )
