"""``cleanlib explain``: how one value is read."""

from __future__ import annotations

from argparse import Namespace

import cleanlib
from cleanlib.cli.files import print_json
from cleanlib.cli.steps import split_assignment


def run(arguments: Namespace) -> int:
    """Print how a type reads a value; an invalid value is an answer too, so always 0."""
    options = dict(map(split_assignment, arguments.option))
    explanation = cleanlib.explain(arguments.value, arguments.type, **options)
    if arguments.format == "json":
        print_json(explanation.to_dict())
    else:
        print(explanation)
    return 0
