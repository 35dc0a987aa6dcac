"""The rows of the table of identifiers."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from cleanlib.core.tables import read_table

PERSONAL = "id_person"


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
    refused, reason : str
        A text that is invalid, and why.
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
    refused: str
    reason: str


@cache
def rows() -> Mapping[str, Row]:
    """Every row by name."""
    return {line["name"]: _row(line) for line in read_table("identifiers")}


def _row(line: Mapping[str, str]) -> Row:
    return Row(
        **{
            **line,
            "formats": _words(line["formats"]),
            "parts": _pairs(line["parts"], "="),
            "examples": _pairs(line["examples"], " -> "),
            "aliases": _words(line["aliases"]),
            "hints": frozenset(_words(line["hints"])),
            "widths": tuple(int(width) for width in _words(line["widths"])),
        }  # type: ignore[arg-type]
    )


def _words(cell: str) -> tuple[str, ...]:
    return tuple(word for word in cell.split("|") if word)


def _pairs(cell: str, mark: str) -> tuple[tuple[str, str], ...]:
    """Words that a mark divides in two."""
    split = (word.partition(mark) for word in _words(cell))
    return tuple((left, right) for left, _, right in split)
