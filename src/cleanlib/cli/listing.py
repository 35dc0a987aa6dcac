"""``cleanlib types``: what can be cleaned."""

from __future__ import annotations

import sys
from argparse import Namespace

import cleanlib
from cleanlib.cli.files import print_json


def run(arguments: Namespace) -> int:
    """List the column types; 1 when no type fits the word."""
    table = cleanlib.types(arguments.word)
    if arguments.format == "json":
        print_json(table.to_dict())
    elif table:
        print(table)
    else:
        print(
            f"cleanlib: no type fits {arguments.word!r}; `cleanlib types` lists all",
            file=sys.stderr,
        )
    return 0 if table else 1
