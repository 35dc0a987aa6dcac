"""Tables and verdicts as Markdown, and their place in the README."""

from __future__ import annotations

import importlib.metadata
import json
import math
import os
import platform
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

README = Path(__file__).with_name("README.md")
Record = dict[str, Any]


@dataclass(frozen=True)
class Section:
    """A piece of the report: its text, and the same figures as data."""

    title: str
    lines: Sequence[str]
    records: Sequence[Record] = field(default_factory=list)

    def __str__(self) -> str:
        return "\n".join((f"### {self.title}", "", *self.lines, ""))


def number(value: float | None, digits: int = 2) -> str:
    """A figure for a table; empty when there is none."""
    if value is None or math.isnan(value):
        return ""
    return f"{value:,.{digits}f}"


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    """An aligned Markdown table: the first column to the left, figures to the right."""
    widths = [max(map(len, column)) for column in zip(head, *rows, strict=True)]

    def line(cells: Sequence[str]) -> str:
        first, *others = zip(cells, widths, strict=True)
        aligned = [first[0].ljust(first[1]), *(cell.rjust(width) for cell, width in others)]
        return f"| {' | '.join(aligned)} |"

    rule = ["-" * widths[0], *("-" * (width - 1) + ":" for width in widths[1:])]
    return [line(head), line(rule), *map(line, rows)]


def verdict(
    what: str, measured: float, limit: float, unit: str = "x", at_least: bool = False
) -> str:
    """One line that says what was measured, what was to be reached, and whether it was."""
    bound = f"target at {'least' if at_least else 'most'} {limit:g}{unit}"
    if math.isnan(measured):
        return f"- {what}: not measured ({bound})"
    reached = measured >= limit if at_least else measured <= limit
    return f"- {what}: {measured:,.2f}{unit} ({bound}): **{'' if reached else 'not '}reached**"


def surroundings(packages: Sequence[str]) -> str:
    """The versions a run depends on, in one line."""
    versions = [f"Python {platform.python_version()}"]
    for package in packages:
        try:
            versions.append(f"{package} {importlib.metadata.version(package)}")
        except importlib.metadata.PackageNotFoundError:
            versions.append(f"no {package}")
    return f"{', '.join(versions)}; {os.cpu_count()} cores, {platform.machine()}"


def as_json(records: Sequence[Record]) -> str:
    """The figures as JSON; what is not a number becomes null."""

    def plain(value: Any) -> Any:
        return None if isinstance(value, float) and math.isnan(value) else value

    finite = [{name: plain(value) for name, value in record.items()} for record in records]
    return json.dumps(finite, indent=1, allow_nan=False)


def write_figures(path: Path, family: str, text: str) -> None:
    """Put the figures of one family between its two marks in a Markdown file."""
    start, end = f"<!-- {family}: start -->", f"<!-- {family}: end -->"
    before, found, rest = path.read_text(encoding="utf-8").partition(start)
    _, found_end, after = rest.partition(end)
    if not (found and found_end):
        raise ValueError(f"{path.name} lacks the marks {start} and {end}")
    path.write_text(f"{before}{start}\n\n{text}\n{end}{after}", encoding="utf-8")
