"""``cleanlib demo``: a small messy table, before and after."""

from __future__ import annotations

import shlex
import sys
from argparse import Namespace
from importlib import resources
from typing import TYPE_CHECKING, Any

from cleanlib.cli.csv_table import CsvSource
from cleanlib.cli.files import print_json, print_text, standard_output
from cleanlib.cli.screen import folded, in_columns, width_of
from cleanlib.cli.steps import Result, make_steps, run_steps
from cleanlib.cli.tables import load

if TYPE_CHECKING:
    import pandas

COLUMNS = (
    "scheduled=date:YYYY-MM-DD hh:mm:ss",
    "actual=date:YYYY-MM-DD hh:mm:ss",
    "boarding=time:hh:mm",
)
OPTIONS = ("default_year=2011", "boarding.compact_time=HHMM")


def run(arguments: Namespace) -> int:
    """Print the sample as it is, or what cleaning makes of it; always 0."""
    sample = (resources.files("cleanlib.data") / "demo.csv").read_bytes()
    if arguments.csv:
        with standard_output() as stream:
            stream.buffer.write(sample)
        return 0
    source = CsvSource(sample, "demo.csv", "utf-8", ",")
    before = load(source)
    result = run_steps(before, make_steps(COLUMNS, OPTIONS, source.columns), errors="coerce")
    if arguments.format == "json":
        print_json(_machine_form(before, result))
    else:
        print_text("\n".join(_lines(before, result, width_of(sys.stdout))))
    return 0


def _lines(before: pandas.DataFrame, result: Result, width: int) -> list[str]:
    lines = ["BEFORE", "", *_aligned(before, width), ""]
    lines += ["AFTER (- is missing)", "", *_aligned(result.frame, width), ""]
    for report in result.reports:
        lines += [folded(str(report), width), ""]
    return [*lines, "Try it yourself:", "", *_commands()]


def _aligned(frame: pandas.DataFrame, width: int) -> list[str]:
    """The table as lines."""
    rows = [list(map(str, row)) for row in frame.fillna("-").itertuples(name=None)]
    return in_columns(["row", *frame.columns], rows, width)


def _commands() -> list[str]:
    flags = [f"--column {shlex.quote(column)}" for column in COLUMNS]
    flags += [f"--option {option}" for option in OPTIONS]
    clean = ["cleanlib clean flights.csv -o clean.csv", *flags]
    return ["  cleanlib demo --csv > flights.csv", "  " + " \\\n    ".join(clean)]


def _machine_form(before: pandas.DataFrame, result: Result) -> dict[str, Any]:
    return {
        "before": _records(before),
        "after": _records(result.frame),
        "reports": [report.to_dict() for report in result.reports],
    }


def _records(frame: pandas.DataFrame) -> list[dict[Any, Any]]:
    return frame.astype(object).where(frame.notna(), None).to_dict("records")
