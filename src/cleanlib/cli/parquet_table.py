"""Parquet: columns keep their Arrow types."""

from __future__ import annotations

import io
from functools import cached_property
from typing import IO, TYPE_CHECKING, Any

from cleanlib.cli.problems import DataError

if TYPE_CHECKING:
    import pandas


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


def write_parquet(frame: pandas.DataFrame, file: IO[bytes]) -> None:
    """Write a frame; `DataError` when a column mixes kinds of values."""
    import pyarrow as pa
    from pyarrow import parquet

    try:
        table = pa.Table.from_pandas(frame, preserve_index=False)
    except (pa.ArrowInvalid, pa.ArrowTypeError) as error:
        raise DataError(f"cannot be written as Parquet: {error}") from None
    buffer = io.BytesIO()
    parquet.write_table(table.replace_schema_metadata(None), buffer)
    file.write(buffer.getbuffer())
