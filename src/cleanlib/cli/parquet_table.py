"""Parquet: columns keep their Arrow types."""

from __future__ import annotations

import io
from functools import cached_property
from typing import TYPE_CHECKING, Any

from cleanlib.cli.problems import DataError, Unwritable

if TYPE_CHECKING:
    import pandas

    from cleanlib.cli.files import Sink


class ParquetSource:
    """A Parquet file in memory."""

    def __init__(self, data: bytes, name: str) -> None:
        self._data = data
        self._name = name

    @cached_property
    def _file(self) -> Any:
        import pyarrow as pa
        from pyarrow import parquet

        try:
            return parquet.ParquetFile(pa.BufferReader(self._data))
        except pa.ArrowInvalid as error:
            raise DataError(f"{self._name} is not a Parquet file: {error}") from None

    @cached_property
    def columns(self) -> list[str]:
        """The names in the schema."""
        return list(self._file.schema_arrow.names)

    def load(self) -> pandas.DataFrame:
        """All rows."""
        import pandas as pd

        table = self._file.read()
        frame: pandas.DataFrame = table.to_pandas(types_mapper=pd.ArrowDtype, ignore_metadata=True)
        return frame


def write_parquet(frame: pandas.DataFrame, file: Sink) -> None:
    """Write a frame; `Unwritable` when a column mixes kinds of values."""
    import pyarrow as pa
    from pyarrow import parquet

    table = pa.table({name: _array(frame[name]) for name in frame.columns})
    buffer = io.BytesIO()
    parquet.write_table(table, buffer)
    file.write(buffer.getbuffer())


def _array(column: pandas.Series[Any]) -> Any:
    import pyarrow as pa

    try:
        return pa.array(column, from_pandas=True)
    except (pa.ArrowException, OverflowError) as error:
        kinds = sorted({type(value).__name__ for value in column.dropna()})
        why = f"it mixes {' and '.join(kinds)}" if len(kinds) > 1 else str(error)
        raise Unwritable(
            f"column {column.name!r} has no single type, as Parquet needs ({why}); "
            "--errors coerce empties invalid cells, or write a text format, such as -o FILE.jsonl"
        ) from None
