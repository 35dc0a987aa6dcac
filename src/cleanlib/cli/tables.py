"""Tables as files: which format a name stands for, and how each is read and written."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

import cleanlib
from cleanlib.cli.csv_table import CsvSource, write_csv
from cleanlib.cli.files import STANDARD, Sink, read_bytes, shown
from cleanlib.cli.json_table import JsonLinesSource, write_json_lines
from cleanlib.cli.parquet_table import ParquetSource, write_parquet
from cleanlib.cli.problems import DataError

if TYPE_CHECKING:
    import pandas

FORMATS = ("csv", "tsv", "jsonl", "parquet")
_EXTENSIONS = {
    ".csv": "csv",
    ".tsv": "tsv",
    ".tab": "tsv",
    ".jsonl": "jsonl",
    ".ndjson": "jsonl",
    ".parquet": "parquet",
}


class Source(Protocol):
    """A table that was opened; its rows are read only when asked for."""

    @property
    def columns(self) -> list[str]:
        """The names of the columns."""

    def load(self) -> pandas.DataFrame:
        """The table; text stays as it is in the file."""


@dataclass(frozen=True)
class Dialect:
    """How a table is written down."""

    format: str
    encoding: str = "utf-8"
    delimiter: str = ","

    @property
    def separator(self) -> str:
        """What stands between two cells."""
        return "\t" if self.format == "tsv" else self.delimiter


def format_of(path: str, stated: str | None, flag: str) -> str:
    """The format that was stated, or that the file's name ends in; CSV for standard streams."""
    if stated is not None:
        return stated
    if path == STANDARD:
        return "csv"
    extension = Path(path.lower().removesuffix(".gz")).suffix
    if extension not in _EXTENSIONS:
        known = ", ".join(_EXTENSIONS)
        raise cleanlib.UsageError(
            f"the name {path!r} does not tell a table format ({known}); "
            f"state it with {flag} {{{','.join(FORMATS)}}}"
        )
    return _EXTENSIONS[extension]


def open_table(path: str, dialect: Dialect) -> Source:
    """Open a file, or standard input for ``-``; `DataError` when it is no such table."""
    data = read_bytes(path)
    source: Source
    if dialect.format == "jsonl":
        source = JsonLinesSource(data, shown(path), dialect.encoding)
    elif dialect.format == "parquet":
        source = ParquetSource(data, shown(path))
    else:
        source = CsvSource(data, shown(path), dialect.encoding, dialect.separator)
    _refuse_duplicates(source.columns, shown(path))
    return source


def _refuse_duplicates(columns: list[str], name: str) -> None:
    for column, count in Counter(columns).items():
        if count > 1:
            where = " and ".join(str(i) for i, c in enumerate(columns, start=1) if c == column)
            raise DataError(f"{name}: columns {where} are called {column!r}; names must differ")


def load(source: Source) -> pandas.DataFrame:
    """The rows of a source, labelled 1, 2, 3 ... as reports name them."""
    import pandas as pd

    frame = source.load()
    frame.index = pd.RangeIndex(1, len(frame) + 1)
    return frame


def write_table(frame: pandas.DataFrame, file: Sink, dialect: Dialect) -> None:
    """Write a table into an open file."""
    if dialect.format == "jsonl":
        write_json_lines(frame, file)
    elif dialect.format == "parquet":
        write_parquet(frame, file)
    else:
        write_csv(frame, file, dialect.separator)
