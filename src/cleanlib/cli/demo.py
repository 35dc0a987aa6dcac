"""``cleanlib demo``: a small messy table, before and after."""

from __future__ import annotations

import shlex
import sys
from argparse import Namespace
from collections.abc import Sequence
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
TEN_TYPES = (
    "date=date:YYYY-MM-DD hh:mm:ss",
    "address=address:paper",
    "phone=phone:e164",
    "location=lat_long:(lat, lon)",
    "ip=ip:address",
    "url=url:json",
    "duration=duration:hh:mm:ss",
    "temperature=temperature:celsius",
    "color=color:hex",
    "name=person_name:first last",
)
TEN_OPTIONS = ('ip.allow=["prefix", "port"]',)


def run(arguments: Namespace) -> int:
    """Print the sample as it is, or what cleaning makes of it; always 0."""
    if arguments.csv:
        with standard_output() as stream:
            stream.buffer.write(_sample("demo.csv"))
        return 0
    before, result = _cleaned("demo.csv", COLUMNS, OPTIONS)
    if arguments.format == "json":
        print_json(_machine_form(before, result))
    else:
        width = width_of(sys.stdout)
        lines = _lines(before, result, width) + _ten_types(width)
        print_text("\n".join([*lines, "Try it yourself:", "", *_commands()]))
    return 0


def _sample(name: str) -> bytes:
    return (resources.files("cleanlib.data") / name).read_bytes()


def _cleaned(
    name: str, columns: Sequence[str], options: Sequence[str]
) -> tuple[pandas.DataFrame, Result]:
    """A sample table, and what cleaning makes of it."""
    source = CsvSource(_sample(name), name, "utf-8", ",")
    before = load(source)
    return before, run_steps(before, make_steps(columns, options, source.columns), errors="coerce")


def _ten_types(width: int) -> list[str]:
    """The second sample, column by column: each cell and what it becomes."""
    before, result = _cleaned("demo_ten_types.csv", TEN_TYPES, TEN_OPTIONS)
    after = result.frame.fillna("-")
    rows = [
        [spec.partition("=")[2] if at == 0 else "", cell, str(after[column].iloc[at])]
        for column, spec in zip(before.columns, TEN_TYPES, strict=True)
        for at, cell in enumerate(before[column])
    ]
    table = in_columns(["as", "cell", "becomes"], rows, width)
    return ["TEN TYPES IN ONE TABLE (- is missing)", "", *table, ""]


def _lines(before: pandas.DataFrame, result: Result, width: int) -> list[str]:
    lines = ["BEFORE", "", *_aligned(before, width), ""]
    lines += ["AFTER (- is missing)", "", *_aligned(result.frame, width), ""]
    for report in result.reports:
        lines += [folded(str(report), width), ""]
    return lines


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
