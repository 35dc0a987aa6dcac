"""CSV and TSV: every cell is text and stays as it is."""

from __future__ import annotations

import codecs
import csv
import io
from functools import cached_property
from typing import TYPE_CHECKING, Any

from cleanlib.cli.problems import DataError
from cleanlib.cli.text_cells import as_json, naming, plain, well_formed

if TYPE_CHECKING:
    import pandas

    from cleanlib.cli.files import Sink

_BLOCK_BYTES = 1 << 26  # no row may be longer
_CHECKED_BYTES = 1 << 20


class CsvSource:
    """A CSV or TSV file in memory.

    Parameters
    ----------
    data : bytes
        The file.
    name : str
        What messages call it.
    encoding : str
        A codec of Python; a byte order mark is left out.
    delimiter : str
        What stands between two cells.
    """

    def __init__(self, data: bytes, name: str, encoding: str, delimiter: str) -> None:
        rows = _as_utf8(data, name, encoding).lstrip(b"\r\n")
        self._data = rows if rows.endswith((b"\r", b"\n")) else rows + b"\n"
        self._name = name
        self._delimiter = delimiter

    @cached_property
    def columns(self) -> list[str]:
        """The first row."""
        text = io.TextIOWrapper(io.BytesIO(self._data), "utf-8", newline="")
        try:
            header = next(csv.reader(text, delimiter=self._delimiter))
        except csv.Error as error:
            raise DataError(f"{self._name}: the header cannot be read: {error}") from None
        if not header:
            raise DataError(f"{self._name} is empty; its first row must name the columns")
        return header

    def load(self) -> pandas.DataFrame:
        """All rows after the first."""
        import pyarrow as pa
        from pyarrow import csv as arrow

        odd: list[Any] = []
        try:
            table = arrow.read_csv(
                pa.BufferReader(self._data),
                arrow.ReadOptions(
                    use_threads=False,
                    block_size=_BLOCK_BYTES,
                    column_names=self.columns,
                    skip_rows_after_names=1,
                ),
                self._parsing(odd),
                arrow.ConvertOptions(column_types=dict.fromkeys(self.columns, pa.string())),
            )
        except pa.ArrowInvalid as error:
            raise DataError(f"{self._name}: {self._complaint(odd, error)}") from None
        frame: pandas.DataFrame = table.to_pandas()
        return frame

    def _parsing(self, odd: list[Any]) -> Any:
        from pyarrow import csv as arrow

        def remember(row: Any) -> str:
            odd.append(row)
            return "error"

        return arrow.ParseOptions(
            delimiter=self._delimiter,
            newlines_in_values=True,
            ignore_empty_lines=len(self.columns) > 1,
            invalid_row_handler=remember,
        )

    @staticmethod
    def _complaint(odd: list[Any], error: Exception) -> str:
        if not odd:
            return str(error)
        row = odd[0]
        return (
            f"row {row.number - 1} does not fit the header "
            f"(cells: {row.actual_columns}, header: {row.expected_columns}): {row.text[:60]!r}"
        )


def _as_utf8(data: bytes, name: str, encoding: str) -> bytes:
    """The file in UTF-8, without a byte order mark; not copied if it is so already."""
    if _is_utf8(encoding) and _holds_utf8(data):
        return data.removeprefix(codecs.BOM_UTF8)
    return decode(data, name, encoding).encode()


def _is_utf8(encoding: str) -> bool:
    return codecs.lookup(encoding).name in ("utf-8", "utf-8-sig")


def _holds_utf8(data: bytes) -> bool:
    """Whether this is UTF-8, found without a copy of it all."""
    decoder = codecs.getincrementaldecoder("utf-8")()
    view = memoryview(data)
    try:
        for start in range(0, len(data), _CHECKED_BYTES):
            decoder.decode(view[start : start + _CHECKED_BYTES])
        decoder.decode(b"", final=True)
    except UnicodeDecodeError:
        return False
    return True


def decode(data: bytes, name: str, encoding: str) -> str:
    """Bytes as text; `DataError` tells where they are not in this encoding."""
    codec = "utf-8-sig" if _is_utf8(encoding) else encoding
    try:
        text = data.decode(codec)
        return text if codec == "utf-8-sig" else well_formed(text)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        likely = "utf-16" if data[:2] in (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE) else "cp1252"
        raise DataError(
            f"{name} is not {encoding} (line {line}, byte 0x{data[error.start]:02x}); "
            f"state its encoding, such as --encoding {likely}"
        ) from None


def write_csv(frame: pandas.DataFrame, file: Sink, delimiter: str) -> None:
    """Write a frame in UTF-8; missing cells are empty, quotes stand only where they must."""
    import pandas as pd

    written = frame.copy(deep=False)
    for name, dtype in frame.dtypes.items():
        if dtype.kind == "O" and not isinstance(dtype, pd.StringDtype):
            with naming(name):
                cells = [_cell(value) for value in frame[name]]
            written[name] = pd.Series(cells, index=frame.index, dtype=object)
    written.to_csv(
        file,
        index=False,
        sep=delimiter,
        lineterminator="\n",
        quoting=csv.QUOTE_ALL if _has_returns(written) else csv.QUOTE_MINIMAL,
        mode="wb",
        errors="backslashreplace",
    )


def _cell(value: object) -> object:
    """Lists, objects and booleans as JSON writes them, bytes as text; the rest as it is."""
    if isinstance(value, (bool, dict, list)):
        return as_json(plain(value))
    return plain(value) if isinstance(value, bytes) else value


def _has_returns(frame: pandas.DataFrame) -> bool:
    """Whether a cell holds a carriage return, which Python before 3.13 leaves unquoted."""
    kinds = frame.dtypes.items()
    return any(_has_return(frame[name]) for name, dtype in kinds if dtype.kind in "OU")


def _has_return(column: pandas.Series[Any]) -> bool:
    if column.dtype == object:
        return any(isinstance(value, str) and "\r" in value for value in column)
    return bool(column.str.contains("\r", regex=False, na=False).any())
