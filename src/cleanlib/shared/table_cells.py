"""Cells of our tables that hold several entries, with bars between them."""

from __future__ import annotations


def words(cell: str) -> tuple[str, ...]:
    """The entries of a cell.

    >>> words("a|b"), words("")
    (('a', 'b'), ())
    """
    return tuple(word for word in cell.split("|") if word)


def pairs(cell: str, mark: str) -> tuple[tuple[str, str], ...]:
    """Entries that a mark divides in two.

    >>> pairs("a=1|b=2", "=")
    (('a', '1'), ('b', '2'))
    """
    split = (word.partition(mark) for word in words(cell))
    return tuple((left, right) for left, _, right in split)
