"""Writes columns of text from arrays: each piece is a fixed number of bytes a row."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

from cleanlib.core.text_buffer import Ints, Mask, text_array


class Piece(NamedTuple):
    """Bytes for every row: ``values`` has one fixed-size element a row.

    ``lengths`` says how many of an element's bytes count; None means all of them. ``values`` of
    length 1 stand for all rows.
    """

    values: NDArray[Any]
    lengths: NDArray[Any] | None = None


@cache
def _padded(width: int) -> NDArray[Any]:
    texts = np.array([f"{number:0{width}}" for number in range(10**width)], f"S{width}")
    return texts.view(f"u{width}") if width in (1, 2, 4) else texts


_SHORT = np.array([str(number) for number in range(100)], "S2").view("u2")
_SHORT_LENGTHS = np.array([1] * 10 + [2] * 90)


def literal(text: str) -> Piece:
    """The same bytes in every row."""
    data = text.encode()
    return Piece(np.array([data], f"S{len(data)}"))


def short_number(numbers: Ints) -> Piece:
    """0..99 without a leading zero."""
    return Piece(_SHORT[numbers], _SHORT_LENGTHS[numbers])


def digits(numbers: Ints, width: int) -> list[Piece]:
    """Numbers below ``10**width`` with leading zeros."""
    pieces = []
    while width > 4:
        width -= 4
        head, numbers = np.divmod(numbers, 10**width)
        pieces.append(Piece(_padded(4)[head]))
    return [*pieces, Piece(_padded(width)[numbers])]


_POWERS = 10 ** np.arange(19)


def whole_number(values: Ints, least: int = 1) -> list[Piece]:
    """Numbers from 0 to 10**18 - 1, with leading zeros up to ``least`` digits."""
    lengths = np.maximum(1 + np.searchsorted(_POWERS[1:], values, side="right"), least)
    width = int(lengths.max(initial=least))
    return first_bytes(digits(values * _POWERS[width - lengths], width), lengths)


def first_bytes(pieces: Sequence[Piece], lengths: Ints) -> list[Piece]:
    """The first ``lengths`` bytes of pieces that stand side by side."""
    kept: list[Piece] = []
    start = 0
    for piece in pieces:
        size = piece.values.dtype.itemsize
        kept.append(Piece(piece.values, np.clip(lengths - start, 0, size)))
        start += size
    return list(pieces) if (lengths == start).all() else kept


def only(mask: Mask, pieces: Iterable[Piece]) -> list[Piece]:
    """Pieces in the rows of ``mask``, nothing in the others."""
    return [where(mask, piece) for piece in pieces] if mask.any() else []


def words(table: Sequence[str], index: Ints) -> Piece:
    """Texts of a small table, by position."""
    encoded = [text.encode() for text in table]
    lengths = np.array([len(text) for text in encoded])
    return Piece(np.array(encoded)[index], lengths[index])


def where(mask: Mask, piece: Piece) -> Piece:
    """The piece in the rows of ``mask``, nothing in the others."""
    size = piece.values.dtype.itemsize if piece.lengths is None else piece.lengths
    values = np.broadcast_to(piece.values, mask.shape)
    return Piece(values, np.where(mask, size, 0))


def join(pieces: Sequence[Piece], rows: int, good: Mask | None = None) -> Any:
    """An Arrow text array of the pieces side by side.

    ``good`` has one entry per row of the result; the pieces have one row per true entry, the
    other rows become null.
    """
    sizes = [piece.values.dtype.itemsize for piece in pieces]
    starts = np.concatenate([[0], np.cumsum(sizes)]).tolist()
    layout = np.dtype(
        {
            "names": [f"p{i}" for i in range(len(pieces))],
            "formats": [piece.values.dtype for piece in pieces],
            "offsets": starts[:-1],
            "itemsize": starts[-1],
        }
    )
    matrix = np.empty(rows, layout)
    for i, piece in enumerate(pieces):
        matrix[f"p{i}"] = piece.values
    data = matrix.view(np.uint8).reshape(rows, starts[-1])
    lengths = np.full(rows, starts[-1])
    if any(piece.lengths is not None for piece in pieces):
        data, lengths = _squeeze(data, pieces, sizes)
    if good is None or rows == len(good):
        return text_array(data.reshape(-1), lengths)
    spread = np.zeros(len(good), np.int64)
    spread[good] = lengths
    return text_array(data.reshape(-1), spread, good)


def _squeeze(
    data: NDArray[np.uint8], pieces: Sequence[Piece], sizes: Sequence[int]
) -> tuple[NDArray[np.uint8], Ints]:
    """The bytes that count, and how many each row has."""
    used = np.ones(data.shape, dtype=bool)
    lengths = np.zeros(len(data), np.int64)
    start = 0
    for piece, size in zip(pieces, sizes, strict=True):
        if piece.lengths is None:
            lengths += size
        else:
            lengths += piece.lengths
            np.less(np.arange(size), piece.lengths[:, None], out=used[:, start : start + size])
        start += size
    return data[used], lengths
