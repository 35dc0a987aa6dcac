"""``cleanlib types``: what can be cleaned, and the formats and options of one type."""

from __future__ import annotations

import inspect
import re
import sys
from argparse import Namespace
from itertools import pairwise
from textwrap import indent

import cleanlib
from cleanlib.cli.files import print_json, print_text
from cleanlib.cli.problems import tell
from cleanlib.cli.screen import folded, width_of
from cleanlib.cli.steps import Step


def run(arguments: Namespace) -> int:
    """List the column types; 1 when none is about the word."""
    table = cleanlib.types(arguments.word)
    if arguments.format == "json":
        print_json(table.to_dict())
    elif not table:
        tell(f"cleanlib: {table}")
    else:
        width = width_of(sys.stdout)
        lines = _narrowed(str(table).splitlines(), width)
        known = arguments.word in (table[0].name, *table[0].aliases)
        lines += _details(table[0].name, table[0].formats) if known else _HINT
        print_text(folded("\n".join(lines), width))
    return 0 if table else 1


_HINT = ["", "`cleanlib types TYPE` lists the formats and options of a type."]


def _narrowed(lines: list[str], width: int) -> list[str]:
    """The table without those of its columns that can best be spared, where it is too wide."""
    for head in ("formats", "title"):
        if max(map(len, lines)) > width:
            start, end = _span(lines, head)
            lines = [f"{line[:start]}{line[end:]}".rstrip() for line in lines]
    return lines


def _span(lines: list[str], head: str) -> tuple[int, int]:
    """Where a column of the table begins and where the next one does."""
    start = lines[0].index(head)
    following = re.compile(r"\S").search(lines[0], start + len(head))
    return start, following.start() if following else max(map(len, lines))


def _details(type_name: str, formats: tuple[str, ...]) -> list[str]:
    """The formats and options of a type, as the documentation of ``clean_<type>`` has them."""
    documented = _parameters(type_name)
    names = "|".join(map(re.escape, formats))
    _, text = documented["target_format"]
    lines = ["", f"Formats of {type_name}, as in {type_name}:FORMAT"]
    lines += [f"  {line}" for line in re.split(f"; (?=(?:{names}): )", text.removesuffix("."))]
    lines += ["", f"Options of {type_name}, as in --option NAME=VALUE"]
    for name in Step("", type_name).accepted():
        head, text = documented[name]
        lines += [f"  {head}", indent(text, "    ")]
    return lines


def _parameters(type_name: str) -> dict[str, tuple[str, str]]:
    """The line that declares each parameter, and the line below it that explains it."""
    documentation = inspect.getdoc(getattr(cleanlib, f"clean_{type_name}")) or ""
    lines = documentation.replace("``", "").splitlines()
    return {
        head.partition(" : ")[0]: (head, text.strip())
        for head, text in pairwise(lines)
        if " : " in head
    }
