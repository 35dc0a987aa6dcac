"""The rows of the table of codes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from cleanlib.core.tables import read_table
from cleanlib.shared.table_cells import pairs, words


@dataclass(frozen=True)
class Row:
    """One code.

    Attributes
    ----------
    described : str
        What it is, in a few words.
    pattern : str
        A regular expression with named groups, matched in any letter case.
    check : str
        A function of `cleanlib.column_types.code.checks`; none where the pattern is all.
    formats : tuple of (str, str)
        Its target formats, the default first, and the groups that each writes.
    parts : tuple of str
        The groups that are its components.
    case : str
        ``upper`` or ``lower``: how its letters are written.
    joined : bool
        Whether separators may stand anywhere and are left out.
    labels : frozenset of str
        Words that may stand before it.
    widths : tuple of int
        How many digits it has where leading zeros may be lost.
    examples, refused : tuple of (str, str)
        Texts and what becomes of them; texts and why they are invalid.
    """

    name: str
    title: str
    country: str
    family: str
    described: str
    pattern: str
    check: str
    formats: tuple[tuple[str, str], ...]
    parts: tuple[str, ...]
    case: str
    joined: bool
    aliases: tuple[str, ...]
    hints: frozenset[str]
    labels: frozenset[str]
    widths: tuple[int, ...]
    examples: tuple[tuple[str, str], ...]
    refused: tuple[tuple[str, str], ...]


@cache
def rows() -> Mapping[str, Row]:
    """Every row by name."""
    return {line["name"]: _row(line) for line in read_table("code_patterns")}


def _row(line: Mapping[str, str]) -> Row:
    text = ("name", "title", "country", "family", "described", "pattern", "check", "case")
    return Row(
        **{name: line[name] for name in text},
        formats=pairs(line["formats"], "="),
        parts=words(line["parts"]),
        joined=line["joined"] == "yes",
        aliases=words(line["aliases"]),
        hints=frozenset(words(line["hints"])),
        labels=frozenset(words(line["labels"])),
        widths=tuple(map(int, words(line["widths"]))),
        examples=pairs(line["examples"], " -> "),
        refused=pairs(line["refused"], " -> "),
    )
