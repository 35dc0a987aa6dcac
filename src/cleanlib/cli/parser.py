"""What may be written after ``cleanlib``, and the help texts."""

from __future__ import annotations

import argparse
import codecs
import sys
from typing import NoReturn

import cleanlib
from cleanlib.cli import clean, demo, explain, types
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
    "an option of the type; values are JSON where they can be (true, 2000, [\"Delayed\", \"Late\"], "
    "{\"IST\": \"+05:30\"}), else text. May be repeated"
)


class _Parser(argparse.ArgumentParser):
    """Keeps messages short: one line on what is wrong, one on where help is."""

    def error(self, message: str) -> NoReturn:
        print(f"cleanlib: {message}\nTry: {self.prog} --help", file=sys.stderr)
        sys.exit(2)


def make_parser() -> argparse.ArgumentParser:
    """The parser; what it returns has ``run``, the function of the command."""
    parser = _Parser(
        prog="cleanlib",
        description="Clean columns of messy data, and see why every value came out as it did.",
        **_layout(_MAIN_EPILOG),
    )
    parser.add_argument("--version", action="version", version=f"cleanlib {cleanlib.__version__}")
    commands = parser.add_subparsers(title="commands", metavar="COMMAND", required=True)
    _add_clean(commands)
    _add_types(commands)
    _add_explain(commands)
    _add_demo(commands)
    return parser
