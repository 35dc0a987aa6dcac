"""What may be written after ``cleanlib``, and the help texts."""

from __future__ import annotations

import argparse
import codecs
import sys
from collections.abc import Callable
from typing import NoReturn, TypeAlias

import cleanlib
from cleanlib.cli import clean, demo, explain, listing
from cleanlib.cli.files import STANDARD
from cleanlib.cli.tables import FORMATS

_MAIN_EPILOG = """\
examples:
  cleanlib demo
  cleanlib types date
  cleanlib explain date "3/4/20"
  cleanlib clean data.csv -o out.csv --column "scheduled=date:YYYY-MM-DD hh:mm:ss"

exit codes:
  0 done   1 a problem with the data   2 a mistake in the command   3 a package is missing
"""
_CLEAN_EPILOG = """\
examples:
  cleanlib clean data.csv -o out.csv --column scheduled=date
  cleanlib clean data.csv -o out.parquet --column "scheduled=date:DD.MM.YYYY hh:mm" \\
      --column boarding=time:hh:mm --option default_year=2000 --option scheduled.day_first=true
  cleanlib clean data.csv -o out.csv --column scheduled=date --errors raise --report report.html
  curl -s https://example.org/data.csv | cleanlib clean - --column scheduled=date > out.csv

Every cell of CSV and TSV is text: 01 and NA, empty cells and leading spaces of columns that are
not cleaned stay as they are. Missing cells are written empty. Files may be gzip (data.csv.gz).
Reports count rows from 1, the first after the header. Output is UTF-8. A file appears under its
name only once it is complete.

exit codes:
  0 done
  1 a problem with the data: an unreadable file, or invalid cells under --errors raise
  2 a mistake in the command; nothing was read or written
  3 an optional package is missing
"""
_TYPES_EPILOG = """\
examples:
  cleanlib types
  cleanlib types phone
"""
_EXPLAIN_EPILOG = """\
examples:
  cleanlib explain date "3/4/20"
  cleanlib explain date "3/4/20" --option day_first=true
  cleanlib explain time -- "-5 pm"
"""
_OPTION_HELP = (
    'an option of the type; values are JSON where they can be (true, 2000, ["Delayed", "Late"], '
    '{"IST": "+05:30"}), else text. May be repeated'
)


class _Parser(argparse.ArgumentParser):
    """Keeps messages short: one line on what is wrong, one on where help is."""

    def error(self, message: str) -> NoReturn:
        print(f"cleanlib: {message}\nTry: {self.prog} --help", file=sys.stderr)
        sys.exit(2)


Commands: TypeAlias = "argparse._SubParsersAction[_Parser]"


def make_parser() -> argparse.ArgumentParser:
    """The parser; what it returns has ``run``, the function of the command."""
    parser = _Parser(
        prog="cleanlib",
        description="Clean columns of messy data, and see why every value came out as it did.",
        epilog=_MAIN_EPILOG,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--version", action="version", version=f"cleanlib {cleanlib.__version__}")
    parser.set_defaults(run=lambda _: parser.error("name a command"))
    commands = parser.add_subparsers(title="commands", metavar="COMMAND")
    _add_clean(commands)
    _add_types(commands)
    _add_explain(commands)
    _add_demo(commands)
    return parser


def _add_command(
    commands: Commands,
    name: str,
    run: Callable[[argparse.Namespace], int],
    summary: str,
    epilog: str = "",
) -> argparse.ArgumentParser:
    parser = commands.add_parser(
        name,
        help=summary,
        description=f"{summary[0].upper()}{summary[1:]}.",
        epilog=epilog,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    parser.set_defaults(run=run)
    return parser


def _add_clean(commands: Commands) -> None:
    parser = _add_command(commands, "clean", clean.run, "clean columns of a table", _CLEAN_EPILOG)
    parser.add_argument("input", metavar="INPUT", help="the table, - for standard input")
    parser.add_argument(
        "-o",
        "--output",
        metavar="FILE",
        default=STANDARD,
        help="where the cleaned table goes, - for standard output (the default)",
    )
    parser.add_argument(
        "-c",
        "--column",
        metavar="COLUMN=TYPE[:FORMAT]",
        action="append",
        required=True,
        help="clean this column as this type; once for every column",
    )
    _add_option(
        parser, "NAME=VALUE applies to every column whose type has it, COLUMN.NAME=VALUE to one"
    )
    parser.add_argument(
        "--errors",
        choices=("coerce", "ignore", "raise"),
        default="coerce",
        help="invalid cells become missing (coerce, the default), stay as they are (ignore), "
        "or nothing is written and the exit code is 1 (raise)",
    )
    parser.add_argument(
        "--output-column",
        metavar="NAME",
        help="keep the column and put the result right after it, under this name, "
        "such as {column}_clean",
    )
    _add_file_formats(parser)
    _add_reporting(parser)


def _add_file_formats(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("file formats")
    for direction in ("input", "output"):
        group.add_argument(
            f"--{direction}-format",
            choices=FORMATS,
            help=f"format of the {direction}; else its name tells (.csv, .tsv, .jsonl, .ndjson, "
            ".parquet), and - is CSV",
        )
    group.add_argument(
        "--encoding",
        type=_encoding,
        default="utf-8",
        help="encoding of the input, such as cp1252; UTF-8 by default",
    )
    group.add_argument(
        "--delimiter",
        type=_delimiter,
        default=",",
        metavar="CHARACTER",
        help="what stands between the cells of CSV, read and written",
    )


def _add_reporting(parser: argparse.ArgumentParser) -> None:
    group = parser.add_argument_group("reports")
    group.add_argument(
        "--report", metavar="FILE", help="write the reports to this .html or .json file, too"
    )
    _add_format(
        group, "text: the reports on standard error (the default); json: on standard output"
    )
    group.add_argument("-q", "--quiet", action="store_true", help="only tell what went wrong")


def _add_types(commands: Commands) -> None:
    parser = _add_command(commands, "types", listing.run, "list what can be cleaned", _TYPES_EPILOG)
    parser.add_argument("word", metavar="WORD", nargs="?", help="only types that fit this word")
    _add_format(parser)


def _add_explain(commands: Commands) -> None:
    parser = _add_command(
        commands, "explain", explain.run, "tell how one value is read", _EXPLAIN_EPILOG
    )
    parser.add_argument(
        "type", metavar="TYPE[:FORMAT]", help="a column type, such as date or date:YYYY-MM-DD"
    )
    parser.add_argument("value", metavar="VALUE", help="the value")
    _add_option(parser, "")
    _add_format(parser)


def _add_demo(commands: Commands) -> None:
    parser = _add_command(commands, "demo", demo.run, "clean a small sample and show what happens")
    parser.add_argument("--csv", action="store_true", help="print the sample as it is, as CSV")
    _add_format(parser)


def _add_option(parser: argparse.ArgumentParser, scope: str) -> None:
    parser.add_argument(
        "--option",
        metavar="NAME=VALUE",
        action="append",
        default=[],
        help=f"{_OPTION_HELP}. {scope}".strip(". "),
    )


def _add_format(
    parser: argparse._ActionsContainer,
    purpose: str = "text for people (the default), JSON for machines",
) -> None:
    parser.add_argument("--format", choices=("text", "json"), default="text", help=purpose)


def _encoding(name: str) -> str:
    try:
        codecs.lookup(name)
    except LookupError:
        raise argparse.ArgumentTypeError(f"{name!r} is no encoding Python knows") from None
    return name


def _delimiter(text: str) -> str:
    if len(text.encode()) != 1 or text in '"\r\n':
        raise argparse.ArgumentTypeError(
            f"{text!r} is not one character that can stand between cells"
        )
    return text
