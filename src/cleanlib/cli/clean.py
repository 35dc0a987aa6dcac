"""``cleanlib clean``: a table in, the cleaned table and reports out."""

from __future__ import annotations

import html
import sys
from argparse import Namespace
from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Any

import cleanlib
from cleanlib.cli.files import STANDARD, as_json, print_json, replacing
from cleanlib.cli.problems import tell
from cleanlib.cli.screen import folded, width_of
from cleanlib.cli.steps import Result, make_steps, rehearse, run_steps
from cleanlib.cli.tables import Dialect, format_of, load, open_table, write_table

if TYPE_CHECKING:
    from cleanlib import CleanReport

_REPORTS = (".html", ".json")


def run(arguments: Namespace) -> int:
    """Clean a file; 1 when ``--errors raise`` found invalid cells, else 0."""
    _check_outputs(arguments)
    source_format = format_of(arguments.input, arguments.input_format, "--input-format")
    target_format = format_of(arguments.output, arguments.output_format, "--output-format")
    dialect = Dialect(source_format, arguments.encoding, arguments.delimiter)
    source = open_table(arguments.input, dialect)
    steps = make_steps(arguments.column, arguments.option, source.columns)
    common = {
        "errors": arguments.errors,
        "output_column": arguments.output_column,
        "progress": False if arguments.quiet else None,
    }
    rehearse(source.columns, steps, **common)
    frame = load(source)
    del source  # it holds the file
    result = run_steps(frame, steps, **common)
    _write(arguments, result, Dialect(target_format, delimiter=arguments.delimiter))
    _tell(arguments, result)
    return int(result.refused)


def _check_outputs(arguments: Namespace) -> None:
    report = arguments.report
    if arguments.format == "json" and arguments.output == STANDARD:
        raise cleanlib.UsageError("--format json fills standard output; add -o FILE for the table")
    if report is None:
        return
    if Path(report).suffix.lower() not in _REPORTS:
        raise cleanlib.UsageError(f"--report {report!r} must end in {' or '.join(_REPORTS)}")
    if Path(report).resolve() == Path(arguments.output).resolve():
        raise cleanlib.UsageError(f"the table and the report cannot both be {report!r}")


def _write(arguments: Namespace, result: Result, dialect: Dialect) -> None:
    """The table, unless it was refused, and the report: both or none."""
    with ExitStack() as files:
        if arguments.report:
            file = files.enter_context(replacing(arguments.report))
            file.write(_report_file(arguments, result))
        if not result.refused:
            write_table(result.frame, files.enter_context(replacing(arguments.output)), dialect)


def _report_file(arguments: Namespace, result: Result) -> bytes:
    if arguments.report.lower().endswith(".json"):
        return as_json(_summary(arguments, result))
    return _page(arguments.input, result.reports).encode("utf-8", "backslashreplace")


def _page(name: str, reports: list[CleanReport]) -> str:
    head = (
        '<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n'
        '<meta name="color-scheme" content="light dark">\n'
        f"<title>cleanlib: {html.escape(name)}</title>\n"
    )
    return head + "\n".join(report.to_html() for report in reports)


def _summary(arguments: Namespace, result: Result) -> dict[str, Any]:
    return {
        "input": arguments.input,
        "output": None if result.refused else arguments.output,
        "rows": len(result.frame),
        "reports": [report.to_dict() for report in result.reports],
    }


def _tell(arguments: Namespace, result: Result) -> None:
    if arguments.format == "json":
        print_json(_summary(arguments, result))
    elif not arguments.quiet:
        tell(folded("\n\n".join(map(str, result.reports)), width_of(sys.stderr)))
    table = "the table" if arguments.output == STANDARD else arguments.output
    if result.refused:
        invalid = _count(sum(report.invalid for report in result.reports), "invalid cell")
        tell(
            f"cleanlib: {invalid}, so {table} was not written; "
            "--errors coerce empties such cells, --errors ignore keeps them"
        )
    elif not arguments.quiet and arguments.output != STANDARD:
        tell(f"cleanlib: wrote {_count(len(result.frame), 'row')} to {table}")


def _count(number: int, noun: str) -> str:
    return f"{number:,} {noun}{'s' * (number != 1)}"
