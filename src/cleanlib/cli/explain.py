"""``cleanlib explain``: how one value is read."""

from __future__ import annotations

from argparse import Namespace

import cleanlib
from cleanlib.cli.files import print_json
from cleanlib.cli.steps import Step, assign


def run(arguments: Namespace) -> int:
    """Print how a type reads a value; an invalid value is an answer too, so always 0."""
    type_name, _, target_format = arguments.type.partition(":")
    step = Step("value", type_name, target_format or None)
    for assignment in arguments.option:
        assign(assignment, [step])
    explanation = cleanlib.explain(arguments.value, step.type, step.format, **step.options)
    if arguments.format == "json":
        print_json(explanation.to_dict())
    else:
        print(explanation)
    return 0
