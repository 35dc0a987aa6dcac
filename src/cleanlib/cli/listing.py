"""``cleanlib types``: what can be cleaned, and the options of one type."""

from __future__ import annotations

import inspect
import sys
from argparse import Namespace
from itertools import pairwise
from textwrap import wrap

import cleanlib
from cleanlib.cli.files import print_json
from cleanlib.cli.steps import Step

_WIDTH = 100


def run(arguments: Namespace) -> int:
    """List the column types; 1 when none is about the word."""
    table = cleanlib.types(arguments.word)
    if arguments.format == "json":
        print_json(table.to_dict())
    elif not table:
        print(f"cleanlib: {table}", file=sys.stderr)
    else:
        print(table)
        if arguments.word in (table[0].name, *table[0].aliases):
            print("\n".join(_details(table[0].name)))
    return 0 if table else 1


def _details(type_name: str) -> list[str]:
    """The formats and options of a type, as the documentation of ``clean_<type>`` has them."""
    documented = _parameters(type_name)
    _, formats = documented["target_format"]
    lines = ["", f"Formats of {type_name}, as in {type_name}:FORMAT", *_indented(formats)]
    lines += ["", f"Options of {type_name}, as in --option NAME=VALUE"]
    for name in Step("", type_name).accepted():
        head, text = documented[name]
        lines += [f"  {head}", *_indented(text)]
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


def _indented(text: str) -> list[str]:
    return wrap(text, _WIDTH, initial_indent="    ", subsequent_indent="    ")
