"""JSON lines: one object a line; values keep their types."""

from __future__ import annotations

import json
from functools import cached_property
from typing import IO, TYPE_CHECKING, Any

from cleanlib.cli.csv_table import decode
from cleanlib.cli.problems import DataError

if TYPE_CHECKING:
    import pandas


class JsonLinesSource:
    """A file of JSON lines in memory; a key that a line lacks is null there."""

    def __init__(self, data: bytes, name: str, encoding: str) -> None:
        lines = decode(data, name, encoding).split("\n")
        numbered = enumerate(lines, start=1)
        self._rows = [_parse(line, f"{name} line {n}") for n, line in numbered if line.strip()]

    @cached_property
    def columns(self) -> list[str]:
        """The keys of all lines, in the order they appear."""
        return list(dict.fromkeys(key for row in self._rows for key in row))

    def load(self) -> pandas.DataFrame:
        """All lines."""
        import pandas as pd

        return pd.DataFrame(
            {
                name: pd.Series([row.get(name) for row in self._rows], dtype=object)
                for name in self.columns
            }
        )


def _parse(line: str, where: str) -> dict[str, Any]:
    try:
        row = json.loads(line)
    except ValueError as error:
        raise DataError(f"{where} is not JSON: {error}") from None
    if not isinstance(row, dict):
        raise DataError(f'{where} must hold an object, such as {{"when": "1 May 2020"}}')
    return row


def write_json_lines(frame: pandas.DataFrame, file: IO[bytes]) -> None:
    """Write a frame in UTF-8; missing cells are null."""
    columns = [_values(frame[name]) for name in frame.columns]
    for row in zip(*columns, strict=True):
        record = dict(zip(frame.columns, row, strict=True))
        line = json.dumps(record, ensure_ascii=False, default=_plain)
        file.write(line.encode("utf-8", "backslashreplace") + b"\n")


def _values(column: pandas.Series[Any]) -> list[Any]:
    return column.astype(object).where(column.notna(), None).tolist()


def _plain(value: object) -> object:
    """What JSON has no word for: moments as ISO 8601, arrays as lists, the rest as text."""
    write = getattr(value, "isoformat", None) or getattr(value, "tolist", None)
    return str(value) if write is None else write()
