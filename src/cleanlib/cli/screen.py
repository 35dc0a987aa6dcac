"""Text for people: on standard output, and no wider than their terminal."""

from __future__ import annotations

import os
from collections.abc import Sequence
from itertools import zip_longest
from textwrap import wrap
from typing import TextIO

_ELSEWHERE = 100  # columns, where there is no terminal
_NARROWEST = 40
_GAP = "  "


def width_of(stream: TextIO | None) -> int:
    """How many columns there are: as ``COLUMNS`` says, else as the terminal does."""
    stated = os.environ.get("COLUMNS", "")
    if stated.isdecimal():
        return max(int(stated), _NARROWEST)
    try:
        columns = os.get_terminal_size(stream.fileno()).columns if stream else 0
    except (OSError, ValueError):
        columns = 0
    return max(columns, _NARROWEST) if columns else _ELSEWHERE


def folded(text: str, width: int) -> str:
    """The text with lines that are too long broken between words, and indented.

    Examples
    --------
    >>> from cleanlib.cli.screen import folded
    >>> print(folded("as it is\\n  one two three four", 14))
    as it is
      one two
        three four
    """
    return "\n".join(part for line in text.splitlines() for part in _fold(line, width) or [""])


def _fold(line: str, width: int) -> list[str]:
    indent = line[: len(line) - len(line.lstrip())] + _GAP
    return wrap(
        line, width, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


def in_columns(heads: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> list[str]:
    """A table as lines; where it is too wide, the cells of its widest columns are broken.

    Examples
    --------
    >>> from cleanlib.cli.screen import in_columns
    >>> in_columns(["n", "words"], [["1", "one two"], ["10", "three"]], 9)
    ['n   words', '--  -----', '1   one', '    two', '10  three']
    """
    widths = [max(map(len, column)) for column in zip(heads, *rows, strict=True)]
    room = width - len(_GAP) * (len(widths) - 1)
    while sum(widths) > max(room, len(widths)):
        widths[widths.index(max(widths))] -= 1
    rules = ["-" * width for width in widths]
    return [line for row in (heads, rules, *rows) for line in _row_lines(row, widths)]


def _row_lines(row: Sequence[str], widths: Sequence[int]) -> list[str]:
    cells = [
        [cell] if len(cell) <= width else wrap(cell, width)
        for cell, width in zip(row, widths, strict=True)
    ]
    return [
        _GAP.join(map(str.ljust, line, widths)).rstrip()
        for line in zip_longest(*cells, fillvalue="")
    ]
