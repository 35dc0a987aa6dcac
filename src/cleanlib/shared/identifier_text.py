"""How identifiers stand in cells: labels, separators, zeros and digits that spreadsheets lost."""

from __future__ import annotations

import numbers
import re
from collections.abc import Iterator, Sequence
from functools import partial
from typing import Any

from cleanlib.core.cells import EXACT_POINT, exact_cell_text
from cleanlib.core.errors import Invalid
from cleanlib.shared.plain_text import plain_text

SEPARATORS = " -./"
LONGEST = 200
_WITHOUT_SEPARATORS = str.maketrans("", "", SEPARATORS)
_LABEL = re.compile(r"([^\W\d_]{2,25})(?:[- ]?1[03](?=[: ]))?(?:[.:#= ]+|(?=\d)|-(?=\d))")
_FURTHER = frozenset({"code", "id", "no", "nr", "num", "number", "nummer"})
_SHORTENED = re.compile(r"(\d)(?:[.,](\d{1,40}))?[eE]\+(\d{1,3})")
_WHOLE_FLOAT = re.compile(r"(\d{4,})\.0")
_PRECEDENCE = ("ambiguous", "lost_digits", "checksum", "component", "length", "syntax")


def cell_with_zeros(value: Any, widths: Sequence[int]) -> str | None:
    """The text of a cell; a number gets back the zeros that it lost at its start.

    >>> cell_with_zeros(3785955, (8,)), cell_with_zeros("3785955", (8,))
    ('03785955', '3785955')
    """
    text = exact_cell_text(value)
    if text is None or isinstance(value, (str, bytes)) or not isinstance(value, numbers.Number):
        return text
    if text.isdecimal():
        return text.zfill(next((width for width in widths if width >= len(text)), 0))
    return text.replace(".", EXACT_POINT)  # the point of a number separates no groups


def cell_of(widths: Sequence[int]) -> Any:
    """`cell_with_zeros` for a type whose numbers have one of some widths."""
    return partial(cell_with_zeros, widths=tuple(sorted(widths)))


def readings(text: str, labels: frozenset[str], *, beyond_ascii: bool = False) -> Iterator[str]:
    """What a cell may hold, the likeliest first: as it is, without a label, without separators.

    Parameters
    ----------
    text : str
        The cell.
    labels : frozenset of str
        Words, in small letters, that may stand before the number.
    beyond_ascii : bool
        Whether the identifier has letters outside ASCII.

    Raises
    ------
    Invalid
        When nothing in it can be an identifier.

    Examples
    --------
    >>> list(readings("ISBN: 0-306-40615-2", frozenset({"isbn"})))
    ['ISBN: 0-306-40615-2', 'ISBN:0306406152', '0-306-40615-2', '0306406152']
    """
    text = with_all_digits(plain_text(text, LONGEST))
    if not text or text[0] in "-./" or text[-1] in "-./":
        raise Invalid("syntax")
    if not (beyond_ascii or text.isascii()):
        raise Invalid("syntax", "letters or signs that no such number has")
    bare = _without_label(text, labels)
    for candidate in (text, bare) if bare else (text,):
        yield candidate
        joined = candidate.translate(_WITHOUT_SEPARATORS)
        if joined != candidate:
            yield joined


def with_all_digits(text: str) -> str:
    """The digits of a number that a spreadsheet wrote in short, if they are all there.

    >>> with_all_digits("4.111E+3")
    '4111'
    """
    match = _SHORTENED.fullmatch(text)
    if match is None:
        return text
    digits, places = match[1] + (match[2] or ""), int(match[3])
    if len(digits) != places + 1:
        raise Invalid("lost_digits", "an exponent stands for digits that are not there")
    return digits


def without_point_zero(text: str) -> str | None:
    """The digits before ``.0``, which a program may have put there; None for another text."""
    match = _WHOLE_FLOAT.fullmatch(text.strip())
    return None if match is None else match[1]


def strongest(refusals: Sequence[Invalid]) -> Invalid:
    """Of the refusals of several readings, the one that came furthest."""
    return min(refusals, key=lambda refusal: _PRECEDENCE.index(refusal.reason))


def _without_label(text: str, labels: frozenset[str]) -> str | None:
    """The text behind its label, if it has one."""
    allowed, start = labels, 0
    while (match := _LABEL.match(text, start)) and match[1].casefold() in allowed:
        start = match.end()
        allowed = labels | _FURTHER
    return text[start:].strip() or None if start else None
