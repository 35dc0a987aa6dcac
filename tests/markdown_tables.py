"""Reads what Markdown tables show."""

import ast
import re
from typing import NamedTuple


class Row(NamedTuple):
    """A row of a table, its cells by the head of their column, and the comment above the table."""

    comment: str
    cells: dict[str, str]


def rows_of(text: str) -> list[Row]:
    """The rows of all tables of a page."""
    tables = re.finditer(
        r"(?:^<!-- (?P<comment>.*) -->\n+)?(?P<head>^\|.*\n)\| ?[-: |]+\n(?P<body>(?:\|.*\n?)+)",
        text,
        re.MULTILINE,
    )
    return [
        Row(table["comment"] or "", dict(zip(_cells(table["head"]), _cells(line), strict=True)))
        for table in tables
        for line in table["body"].splitlines()
    ]


def _cells(line: str) -> list[str]:
    cells = re.split(r"(?<!\\)\|", line.strip().strip("|"))
    return [cell.strip().replace(r"\|", "|") for cell in cells]


def in_code(cell: str) -> str:
    """The text that a span of code shows: what is in quotes is a Python string."""
    inner = re.fullmatch(r"(`+)(.+)\1", cell)[2]
    if inner[0] == inner[-1] == " ":
        inner = inner[1:-1]
    is_literal = inner[0] in "'\"" and inner[0] == inner[-1]
    return ast.literal_eval(inner) if is_literal else inner
