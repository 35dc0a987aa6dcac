"""One block of text as Arrow keeps it: UTF-8 bytes and row offsets, seen through numpy."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc
from numpy.typing import NDArray

TEXT = pa.large_string()
Bytes = NDArray[np.uint8]
Ints = NDArray[np.int64]
Mask = NDArray[np.bool_]


class Texts:
    """A block of text rows. What missing rows hold is of no account, most often nothing.

    Attributes
    ----------
    array : pyarrow.LargeStringArray
        The rows as Arrow holds them.
    data : ndarray of uint8
        The UTF-8 bytes of all rows, one after the other.
    offsets : ndarray of int64, shape (rows + 1,)
        Row ``i`` is ``data[offsets[i]:offsets[i + 1]]``.
    """

    def __init__(self, array: Any) -> None:
        if isinstance(array, pa.ChunkedArray):
            array = array.combine_chunks()
        if array.type != TEXT:
            array = array.cast(TEXT)
        first, rows = array.offset, len(array)
        _, offsets, data = array.buffers()
        if array.null_count:
            array = pa.Array.from_buffers(TEXT, rows, [None, offsets, data], offset=first)
        self.array = array
        ends = np.frombuffer(offsets, dtype=np.int64)[first : first + rows + 1] if rows else None
        self.offsets: Ints = np.zeros(1, np.int64) if ends is None else ends - ends[0]
        whole = np.frombuffer(data, dtype=np.uint8) if data is not None else np.zeros(0, np.uint8)
        start = 0 if ends is None else int(ends[0])
        self.data: Bytes = whole[start : start + int(self.offsets[-1])]

    @classmethod
    def of(cls, values: Sequence[str | None]) -> Texts:
        """The texts of a Python sequence."""
        return cls(pa.array(values, TEXT))

    def __len__(self) -> int:
        return len(self.array)

    def to_list(self) -> list[str]:
        """The texts as Python strings."""
        values: list[str] = self.array.to_pylist()
        return values

    @property
    def lengths(self) -> Ints:
        """How many bytes each row has."""
        return np.diff(self.offsets)

    def matrix(self, rows: Ints, width: int) -> Bytes:
        """The bytes of some rows, one row each, cut or filled up with zeros to one width."""
        if not len(self.data):
            return np.zeros((len(rows), width), np.uint8)
        starts, lengths = self.offsets[rows], self.lengths[rows]
        places = np.arange(width)
        at = np.minimum(starts[:, None] + places, len(self.data) - 1)
        cells: Bytes = self.data[at]
        cells[places >= lengths[:, None]] = 0
        return cells

    def rows_beyond_ascii(self) -> Ints:
        """The rows that hold a byte outside ASCII."""
        if not len(self.data) or self.data.max() < 0x80:
            return np.zeros(0, np.int64)
        high = np.flatnonzero(self.data >= 0x80)
        return np.unique(np.searchsorted(self.offsets, high, side="right") - 1)

    def characters_beyond_ascii(self) -> frozenset[str]:
        """The different characters outside ASCII that the block holds."""
        if not len(self.data) or self.data.max() < 0x80:
            return frozenset()
        return frozenset(self.data[self.data >= 0x80].tobytes().decode())

    def rows_with(self, characters: Iterable[str]) -> Ints:
        """The rows that hold one of some characters."""
        codes = "".join(rf"\x{{{ord(character):x}}}" for character in sorted(characters))
        if not codes:
            return np.zeros(0, np.int64)
        found = pc.match_substring_regex(self.array, f"[{codes}]")
        rows: Ints = np.flatnonzero(found.to_numpy(zero_copy_only=False))
        return rows

    def map(self, rows: Ints, change: Callable[[str], str]) -> Texts:
        """The texts with ``change`` applied to ``rows``; equal texts are changed once."""
        if not len(rows):
            return self
        encoded = self.array.take(pa.array(rows)).dictionary_encode()
        changed = pa.array([change(t) for t in encoded.dictionary.to_pylist()], TEXT)
        mask = np.zeros(len(self), dtype=bool)
        mask[rows] = True
        return Texts(splice(self.array, mask, changed.take(encoded.indices)))


def splice(array: Any, mask: Mask, values: Any) -> Any:
    """``array`` with the rows of ``mask`` replaced, in order, by ``values``.

    The result lives long, so it is kept out of the pool that short-lived arrays come and go in.
    """
    index = np.arange(len(array))
    index[mask] = len(array) + np.arange(len(values))
    both = pa.concat_arrays([array, values])
    return pc.take(both, pa.array(index), memory_pool=pa.system_memory_pool())


def text_array(data: Bytes, lengths: NDArray[Any], valid: Mask | None = None) -> Any:
    """An Arrow text array from packed UTF-8 bytes and each row's length; zero where not valid."""
    offsets = np.zeros(len(lengths) + 1, np.int64)
    np.cumsum(lengths, out=offsets[1:])
    bitmap = None
    if valid is not None and not valid.all():
        bitmap = pa.py_buffer(np.packbits(valid, bitorder="little"))
    buffers = [bitmap, pa.py_buffer(offsets), pa.py_buffer(np.ascontiguousarray(data))]
    return pa.Array.from_buffers(TEXT, len(lengths), buffers)


def concat(*pieces: Any) -> Any:
    """Arrow texts and Python texts side by side, row by row; null where one is."""
    scalars = [pa.scalar(p, TEXT) if isinstance(p, str) else p for p in pieces]
    return pc.binary_join_element_wise(*scalars, pa.scalar("", TEXT))


def text_or(mask: Mask, text: Any, other: Any) -> Any:
    """``text`` in the rows of ``mask``, ``other`` in the rest; both may be Python texts or None."""
    texts = [pa.scalar(t, TEXT) if t is None or isinstance(t, str) else t
             for t in (text, other)]  # fmt: skip
    return pc.if_else(pa.array(mask), *texts)
