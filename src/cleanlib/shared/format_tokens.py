"""Takes an open target format such as ``"hh[h] mm[m]"`` apart into tokens and literal text."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from cleanlib.core.errors import UnknownFormat


class Item(NamedTuple):
    """One piece of a format: a token, or a literal text."""

    token: str
    literal: str = ""


FRACTION = "S"
_LONGEST_FRACTION = 9
_PIECE = re.compile(
    r"\[(?P<literal>[^\]]*)\]|(?P<run>(?P<letter>[A-Za-z])(?P=letter)*)|(?P<mark>.)", re.DOTALL
)


def format_items(spec: str, tokens: Sequence[str]) -> tuple[Item, ...]:
    """The items of a format.

    A run of one letter is one token. A run of ``S`` always is: that many digits of the fraction of
    a second. Marks, digits, blanks and letters beyond ASCII are literal; ASCII letters are
    literal inside square brackets.

    Parameters
    ----------
    spec : str
        The format.
    tokens : sequence of str
        Every other token of the language, made of letters.

    Returns
    -------
    tuple of Item
        In the order of the format.

    Raises
    ------
    UnknownFormat
        When a run of a letter is no token, or there is no token at all.

    Examples
    --------
    >>> format_items("mm[m]", ["mm", "ss"])
    (Item(token='mm', literal=''), Item(token='', literal='m'))
    """
    items = []
    for match in _PIECE.finditer(spec):
        run = match["run"]
        if run is not None and run not in tokens and set(run) != {FRACTION}:
            raise UnknownFormat(_unknown_letter(run, spec, tokens))
        items.append(Item(run or "", match["literal"] or match["mark"] or ""))
    if not any(item.token for item in items):
        raise UnknownFormat(f"target format {spec!r} has no token in it, such as {tokens[0]}")
    if any(len(item.token) > _LONGEST_FRACTION for item in items):
        raise UnknownFormat(f"target format {spec!r}: at most 9 S, for billionths of a second")
    return tuple(items)


def _unknown_letter(letters: str, spec: str, tokens: Sequence[str]) -> str:
    other_case = [token for token in (letters.upper(), letters.lower()) if token in tokens]
    hint = f"; did you mean {other_case[0]}?" if other_case else "."
    return (
        f"target format {spec!r}: {letters!r} is no token{hint} Tokens are {' '.join(tokens)} "
        f"S SSS; protect letters as [{letters}]"
    )
