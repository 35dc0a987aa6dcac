"""Cells as CSV and JSON lines write them."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager

from cleanlib.cli.problems import Unwritable

_SURROGATE = re.compile("[\ud800-\udfff]")


def well_formed(text: str) -> str:
    """The text with U+FFFD for lone surrogates, which UTF-8 cannot hold."""
    return _SURROGATE.sub("\ufffd", text)


def plain(value: object) -> object:
    """What JSON has words for: moments become ISO 8601, bytes the text they hold in UTF-8.

    Examples
    --------
    >>> from cleanlib.cli.text_cells import plain
    >>> plain([b"a", {"k": (1, None)}])
    ['a', {'k': [1, None]}]
    """
    if value is None or isinstance(value, (str, int, float)):
        return value
    if isinstance(value, bytes):
        return value.decode()
    if isinstance(value, dict):
        return {key: plain(item) for key, item in value.items()}
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    write = getattr(value, "isoformat", None) or getattr(value, "tolist", None)
    return str(value) if write is None else plain(write())


def as_json(value: object) -> str:
    """JSON on one line."""
    return json.dumps(value, ensure_ascii=False)


@contextmanager
def naming(column: object) -> Iterator[None]:
    """Raise `Unwritable`, with the column's name, for cells that cannot be made `plain`."""
    try:
        yield
    except UnicodeDecodeError as error:
        byte = error.object[error.start]
        raise Unwritable(
            f"column {column!r} holds bytes that are no UTF-8 text (0x{byte:02x}); "
            "write Parquet (-o FILE.parquet), which keeps them"
        ) from None
    except RecursionError:
        raise Unwritable(f"column {column!r} holds lists that are nested too deeply") from None
