"""What may be written after ``cleanlib``, and the help texts."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from typing import NoReturn, TypeAlias

import cleanlib
from cleanlib.cli import clean, demo, explain, help_texts, listing
from cleanlib.cli.files import STANDARD, print_text
from cleanlib.cli.problems import tell
from cleanlib.cli.tables import FORMATS
from cleanlib.cli.text_cells import well_formed


class _Parser(argparse.ArgumentParser):
    """Keeps messages short: one line on what is wrong, one on where help is."""

    def error(self, message: str) -> NoReturn:
        tell(f"cleanlib: {message}\nTry: {self.prog} --help")
        sys.exit(2)

    def _print_message(self, message: str, file: object = None) -> None:
        print_text(message.rstrip())


Commands: TypeAlias = "argparse._SubParsersAction[_Parser]"


def make_parser() -> argparse.ArgumentParser:
    """The parser; what it returns has ``run``, the function of the command."""
    parser = _Parser(
        prog="cleanlib",
        description="Clean columns of messy data, and see why every value came out as it did.",
        epilog=help_texts.MAIN,
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
    parser = _add_command(
        commands, "clean", clean.run, "clean columns of a table", help_texts.CLEAN
    )
    parser.add_argument("input", metavar="INPUT", help="the table, - for standard input")
    parser.add_argument(
        *("-o", "--output"),
        metavar="FILE",
        default=STANDARD,
        help="where the cleaned table goes, - for standard output (the default)",
    )
    _add_cleaning(parser)
    _add_file_formats(parser)
    _add_reporting(parser)


def _add_cleaning(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        *("-c", "--column"),
        metavar="COLUMN=TYPE[:FORMAT]",
        action="append",
        type=_text,
        required=True,
        help="clean this column as this type; once for every column",
    )
    _add_option(parser, f"{help_texts.OPTION}. {help_texts.SCOPE}")
    parser.add_argument(
        "--errors",
        choices=("coerce", "ignore", "raise"),
        default="coerce",
        help=help_texts.ERRORS,
    )
    parser.add_argument(
        "--output-column", metavar="NAME", type=_text, help=help_texts.OUTPUT_COLUMN
    )


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
    _add_format(group, help_texts.REPORTS)
    group.add_argument("-q", "--quiet", action="store_true", help="only tell what went wrong")


def _add_types(commands: Commands) -> None:
    summary = "list what can be cleaned, or all about one type"
    parser = _add_command(commands, "types", listing.run, summary, help_texts.TYPES)
    parser.add_argument("word", metavar="WORD", nargs="?", help=help_texts.WORD)
    _add_format(parser)


def _add_explain(commands: Commands) -> None:
    parser = _add_command(
        commands, "explain", explain.run, "tell how one value is read", help_texts.EXPLAIN
    )
    parser.add_argument(
        "type", metavar="TYPE[:FORMAT]", help="a column type, such as date or date:YYYY-MM-DD"
    )
    parser.add_argument("value", metavar="VALUE", help="the value")
    _add_option(parser, help_texts.OPTION)
    _add_format(parser)


def _add_demo(commands: Commands) -> None:
    parser = _add_command(commands, "demo", demo.run, "clean a small sample and show what happens")
    parser.add_argument("--csv", action="store_true", help="print the sample as it is, as CSV")
    _add_format(parser)


def _add_option(parser: argparse.ArgumentParser, purpose: str) -> None:
    parser.add_argument(
        "--option", metavar="NAME=VALUE", action="append", type=_text, default=[], help=purpose
    )


def _add_format(parser: argparse._ActionsContainer, purpose: str = help_texts.FORMAT) -> None:
    parser.add_argument("--format", choices=("text", "json"), default="text", help=purpose)


def _text(word: str) -> str:
    if well_formed(word) != word:
        raise argparse.ArgumentTypeError(f"{word!r} is not text in the encoding of the terminal")
    return word


def _encoding(name: str) -> str:
    try:
        "text".encode(name)
    except (LookupError, UnicodeError):
        raise argparse.ArgumentTypeError(f"{name!r} is no encoding of text") from None
    return name


def _delimiter(text: str) -> str:
    if len(text.encode("utf-8", "surrogatepass")) != 1 or text in '"\r\n':
        raise argparse.ArgumentTypeError(
            f"{text!r} is not one character that can stand between cells"
        )
    return text
