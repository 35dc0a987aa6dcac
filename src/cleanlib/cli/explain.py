"""``cleanlib explain``: how one value is read."""

from __future__ import annotations

import sys
from argparse import Namespace

import cleanlib
from cleanlib.cli.files import print_json, print_text
from cleanlib.cli.screen import folded, width_of
from cleanlib.cli.steps import Step, assign_all


def run(arguments: Namespace) -> int:
    """Print how a type reads a value; an invalid value is an answer too, so always 0."""
    type_name, _, target_format = arguments.type.partition(":")
    step = Step("", type_name, target_format or None)
    assign_all(arguments.option, [step])
    explanation = cleanlib.explain(arguments.value, step.type, step.format, **step.options)
    if arguments.format == "json":
        print_json(explanation.to_dict())
    else:
        print_text(folded(str(explanation), width_of(sys.stdout)))
    return 0
