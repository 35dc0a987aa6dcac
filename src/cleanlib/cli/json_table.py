"""JSON lines: one object a line; values keep their types."""

from __future__ import annotations

import json
import re
from functools import cached_property
from typing import TYPE_CHECKING, Any

from cleanlib.cli.csv_table import decode
from cleanlib.cli.problems import DataError
from cleanlib.cli.text_cells import as_json, naming, plain, well_formed

if TYPE_CHECKING:
    import pandas

    from cleanlib.cli.files import Sink

_ABSENT = float("nan")  # this very object: missing to all, and left out when written again
_ROWS_AT_ONCE = 1 << 16
_MAY_HOLD_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")


class JsonLinesSource:
    """A file of JSON lines in memory."""

    def __init__(self, data: bytes, name: str, encoding: str) -> None:
        lines = decode(data, name, encoding).split("\n")
        numbered = enumerate(lines, start=1)
        self._rows = [_parse(line, f"{name} line {n}") for n, line in numbered if line.strip()]

    @cached_property
    def columns(self) -> list[str]:
        """The keys of all lines, in the order they appear."""
        return list(dict.fromkeys(key for row in self._rows for key in row))

    def load(self) -> pandas.DataFrame:
        """All lines, their values as they are; a key that a line lacks is missing there."""
        import pandas as pd

        return pd.DataFrame(
            {
                name: pd.Series([row.get(name, _ABSENT) for row in self._rows], dtype=object)
                for name in self.columns
            }
        )


def _parse(line: str, where: str) -> dict[str, Any]:
    try:
        row = json.loads(line)
        if _MAY_HOLD_SURROGATE.search(line):
            row = _mended(row)
    except RecursionError:
        raise DataError(
            f"{where} is not readable JSON: its brackets are nested too deeply"
        ) from None
    except ValueError as error:
        raise DataError(f"{where} is not readable JSON: {error}") from None
    if not isinstance(row, dict):
        raise DataError(f'{where} must hold an object, such as {{"when": "1 May 2020"}}')
    return row


def _mended(value: Any) -> Any:
    """The value with all texts in it well-formed."""
    if isinstance(value, str):
        return well_formed(value)
    if isinstance(value, list):
        return [_mended(item) for item in value]
    if isinstance(value, dict):
        return {_mended(key): _mended(item) for key, item in value.items()}
    return value


def write_json_lines(frame: pandas.DataFrame, file: Sink) -> None:
    """Write a frame in UTF-8; missing cells are null, keys that were absent are so again."""
    for start in range(0, len(frame), _ROWS_AT_ONCE):
        part = frame.iloc[start : start + _ROWS_AT_ONCE]
        columns = [_values(part[name]) for name in part.columns]
        for row in zip(*columns, strict=True):
            file.write(_line(dict(zip(part.columns, row, strict=True))))


def _line(record: dict[str, Any]) -> bytes:
    present = {name: value for name, value in record.items() if value is not _ABSENT}
    return as_json(present).encode("utf-8", "backslashreplace") + b"\n"


def _values(column: pandas.Series[Any]) -> list[Any]:
    with naming(column.name):
        return [
            value if value is _ABSENT else None if missing else plain(value)
            for value, missing in zip(column.astype(object), column.isna(), strict=True)
        ]
