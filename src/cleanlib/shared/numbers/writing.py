"""Writes exact decimal numbers as text: plain, or with grouped digits."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import pyarrow as pa

from cleanlib.core.byte_matrix import Piece, digits, first_bytes, join, literal, where, whole_number
from cleanlib.core.grammar import MOST_DIGITS
from cleanlib.core.text_buffer import TEXT, Ints, Mask, splice
from cleanlib.shared.numbers.decimals import POWERS_OF_TEN, Decimals


@dataclass(frozen=True)
class Style:
    """How a number is written.

    Attributes
    ----------
    point : str
        The decimal mark.
    separator : str
        Between groups of digits; nothing when they are not grouped.
    groups : tuple of int
        The sizes of the groups, from the right; the last one repeats.
    prefix, suffix : str
        What stands around the number; a minus sign stands before all of it.
    least : int
        The least number of digits before the decimal mark.
    """

    point: str = "."
    separator: str = ""
    groups: tuple[int, ...] = (3,)
    prefix: str = ""
    suffix: str = ""
    least: int = 1


PLAIN = Style()
THOUSANDS = Style(separator=",")


def write(numbers: Decimals, good: Mask, style: Style = PLAIN) -> Any:
    """An Arrow text array; ``good`` has one entry per row of it, ``numbers`` one per true entry."""
    if not len(numbers):
        return pa.nulls(len(good), TEXT)
    numbers = numbers.whole_coefficients()
    quick = _fit_pieces(numbers, style)
    if quick.all():
        return join(_pieces(numbers, style), len(numbers), good)
    texts = pa.array([write_one(*number, style) for number in numbers[~quick].rows()], TEXT)
    mask = np.zeros(len(good), dtype=bool)
    mask[np.flatnonzero(good)[~quick]] = True
    if not quick.any():
        return splice(pa.nulls(len(good), TEXT), mask, texts)
    rest = join(_pieces(numbers[quick], style), int(quick.sum()), good & ~mask)
    return splice(rest, mask, texts)


def _fit_pieces(numbers: Decimals, style: Style) -> Mask:
    """Which numbers can be written by array operations."""
    if style.least > (1 if style.separator else MOST_DIGITS):
        return np.zeros(len(numbers), dtype=bool)
    fits: Mask = (numbers.coefficient < 10**MOST_DIGITS) & (numbers.exponent >= -MOST_DIGITS)
    return fits.astype(bool)


def write_one(negative: bool, coefficient: int, exponent: int, style: Style) -> str:
    """One number as text; its exponent is not above 0.

    >>> write_one(True, 123450, -2, THOUSANDS), write_one(False, 5, -3, PLAIN)
    ('-1,234.50', '0.005')
    """
    spelt = str(coefficient).zfill(style.least - exponent)
    cut = len(spelt) + exponent
    whole, fraction = spelt[:cut], spelt[cut:]
    sign = "-" if negative and coefficient else ""
    point = style.point if fraction else ""
    return f"{sign}{style.prefix}{_grouped(whole, style)}{point}{fraction}{style.suffix}"


def _grouped(whole: str, style: Style) -> str:
    if not style.separator:
        return whole
    groups: list[str] = []
    while whole:
        size = style.groups[min(len(groups), len(style.groups) - 1)]
        groups.insert(0, whole[-size:])
        whole = whole[:-size]
    return style.separator.join(groups)


def _pieces(numbers: Decimals, style: Style) -> list[Piece]:
    coefficient = numbers.coefficient.astype(np.int64)
    scale = -numbers.exponent
    whole, rest = np.divmod(coefficient, POWERS_OF_TEN.take(scale))
    return [
        where(numbers.negative & (coefficient > 0), literal("-")),
        *_literals(style.prefix),
        *(_groups(whole, style) if style.separator else whole_number(whole, style.least)),
        *_fraction(rest, scale, style.point),
        *_literals(style.suffix),
    ]


def _literals(text: str) -> list[Piece]:
    return [literal(text)] if text else []


def _fraction(rest: Ints, scale: Ints, point: str) -> list[Piece]:
    """The mark and ``scale`` digits; nothing where that is 0."""
    width = int(scale.max(initial=0))
    if not width:
        return []
    padded = digits(rest * POWERS_OF_TEN.take(width - scale), width)
    return [where(scale > 0, literal(point)), *first_bytes(padded, scale)]


def _groups(whole: Ints, style: Style) -> list[Piece]:
    """Groups from the left: a short first one, then full ones with the separator in front."""
    pieces: list[Piece] = []
    at = 0
    for size in _sizes(style.groups, int(whole.max(initial=0))):
        part = whole // 10**at % 10**size
        more = (
            whole >= 10 ** (at + size) if at + size <= MOST_DIGITS else np.zeros_like(whole, bool)
        )
        first = ~more & ((whole >= 10**at) if at else np.ones(len(whole), dtype=bool))
        full = [literal(style.separator), *digits(part, size)]
        group = [where(more, piece) for piece in full]
        short = [where(first, piece) for piece in whole_number(part)]
        pieces = [*short, *group, *pieces]
        at += size
    return pieces


def _sizes(groups: Sequence[int], largest: int) -> list[int]:
    sizes: list[int] = []
    while not sizes or 10 ** sum(sizes) <= largest:
        sizes.append(groups[min(len(sizes), len(groups) - 1)])
    return sizes
