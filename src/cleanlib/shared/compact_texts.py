"""Codes of many cells without their separators, as a matrix of bytes, and written again."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pyarrow.compute as pc

from cleanlib.core.text_buffer import Bytes, Ints, Mask, Texts, text_array

_BLANK = ord(" ")


class CompactTexts(NamedTuple):
    """Cells of letters, digits and separators: the bytes without these, in capitals.

    ``rows`` are the positions of the cells in their block, ``lengths`` how many bytes of each
    row of ``cells`` count; the others are 0.
    """

    rows: Ints
    cells: Bytes
    lengths: Ints

    def of_length(self, length: int) -> tuple[Ints, Bytes]:
        """The places of the codes of one length in ``rows``, and their bytes."""
        places = np.flatnonzero(self.lengths == length)
        return places, self.cells[places, :length]


def compact_texts(texts: Texts, separators: str, longest: int) -> CompactTexts:
    """The cells that hold letters, digits and these separators only, none at the ends but blanks.

    Parameters
    ----------
    texts : Texts
        A block.
    separators : str
        ASCII signs to leave out.
    longest : int
        Longer cells are left alone.
    """
    rows = np.flatnonzero((texts.lengths > 0) & (texts.lengths <= longest))
    width = int(texts.lengths[rows].max(initial=1))
    cells = _capitals(separators)[texts.matrix(rows, width)]
    inside = np.arange(width) < texts.lengths[rows][:, None]
    fine: Mask = ~((cells == _OTHER) & inside).any(axis=1)
    fine &= _good_ends(texts, rows)
    if "." in separators:
        fine &= ~_point_zero(texts, rows)
    kept = (cells > _DROPPED) & inside
    lengths = kept.sum(axis=1)
    if not fine.all():
        rows, cells, kept, lengths = rows[fine], cells[fine], kept[fine], lengths[fine]
    return CompactTexts(rows, _moved_left(cells, kept, lengths), lengths)


_OTHER, _DROPPED = 0, 1


def _capitals(separators: str) -> Bytes:
    """For each byte its capital, or that it is a separator, or neither."""
    table = np.zeros(256, np.uint8)
    for character in "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ":
        table[ord(character)] = table[ord(character.lower())] = ord(character)
    table[[ord(separator) for separator in separators + " "]] = _DROPPED
    return table


def _good_ends(texts: Texts, rows: Ints) -> Mask:
    """Rows that begin and end with a letter, a digit or a blank; behind blanks nothing else."""
    first, last = texts.data[texts.offsets[rows]], texts.data[texts.offsets[rows + 1] - 1]
    plain = _capitals("") > _DROPPED
    blank = (first == _BLANK) | (last == _BLANK)
    good: Mask = plain[first] & plain[last]
    if blank.any():
        trimmed = [text.strip(" ") for text in texts.array.take(rows[blank]).to_pylist()]
        good[blank] = [text[:1].isalnum() and text[-1:].isalnum() for text in trimmed]
    return good


def _point_zero(texts: Texts, rows: Ints) -> Mask:
    """Rows that hold ``.0`` at their end, where it may be no part of the code."""
    found = pc.match_substring_regex(texts.array, r"\.0\s*$").to_numpy(zero_copy_only=False)
    return np.asarray(found[rows], bool)


def _moved_left(cells: Bytes, kept: Mask, lengths: Ints) -> Bytes:
    """The kept bytes of each row side by side."""
    width = int(lengths.max(initial=0))
    full = np.arange(width) < lengths[:, None]
    if width <= cells.shape[1] and (kept[:, :width] == full).all():
        return cells[:, :width] * full
    moved = np.zeros((len(cells), width), np.uint8)
    moved[full] = cells[kept]
    return moved


def text_of(cells: Bytes, lengths: Ints) -> Any:
    """An Arrow text array of the first bytes of each row."""
    width = cells.shape[1]
    if len(lengths) and (lengths == width).all():
        return text_array(cells.reshape(-1), lengths)
    return text_array(cells[np.arange(width) < lengths[:, None]], lengths)


class Layouts:
    """Where the bytes of codes stand when they are written with separators.

    Parameters
    ----------
    layouts : sequence of str
        Patterns such as ``"xxx-xx"``: each ``x`` is a byte of the code, the rest is written as
        it is.
    """

    def __init__(self, layouts: tuple[str, ...]) -> None:
        self.sizes = np.array([len(layout) for layout in layouts])
        literals = sorted({sign for layout in layouts for sign in layout if sign != "x"})
        self._literals = np.array([ord(sign) for sign in literals], np.uint8)
        self._sources = np.zeros((len(layouts), max(self.sizes, default=0)), np.int64)
        for index, layout in enumerate(layouts):
            places = iter(range(len(layout)))
            for at, sign in enumerate(layout):
                own = sign == "x"
                self._sources[index, at] = next(places) if own else -1 - literals.index(sign)

    def write(self, cells: Bytes, layout: Ints) -> Any:
        """The codes as an Arrow text array, each in the layout of this position."""
        if not len(self._literals):
            return text_of(cells, self.sizes[layout])
        literals = np.broadcast_to(self._literals[::-1], (len(cells), len(self._literals)))
        both = np.concatenate([cells, literals], axis=1)
        return text_of(self._gathered(both, layout), self.sizes[layout])

    def _gathered(self, both: Bytes, layout: Ints) -> Bytes:
        """The bytes of each row in the order of its layout."""
        width = both.shape[1]
        sources = np.where(self._sources < 0, width + self._sources, self._sources)
        sources = np.minimum(sources, width - 1)
        if len(layout) and (layout == layout[0]).all():
            return np.asarray(np.take(both, sources[layout[0]], axis=1))
        flat = np.arange(len(both))[:, None] * width + sources[layout]
        return np.asarray(both.reshape(-1)[flat])
