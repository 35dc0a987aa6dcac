"""Cells of postal codes: whole numbers may have lost zeros in front, text has not."""

from __future__ import annotations

import numbers
from typing import Any

from cleanlib.core.cells import EXACT_POINT, cell_text

_TAIL = EXACT_POINT + "0"


def number_marked(value: Any) -> str | None:
    """The text of a cell; a whole number keeps a mark that it was one.

    >>> unmarked(number_marked(7307.0)), unmarked(number_marked("7307"))
    (('7307', True), ('7307', False))
    """
    text = cell_text(value)
    is_number = isinstance(value, numbers.Real) and not isinstance(value, (bool, str))
    return text + _TAIL if is_number and text is not None and text.isdecimal() else text


def unmarked(text: str) -> tuple[str, bool]:
    """The text without the mark, and whether it was there."""
    return text.removesuffix(_TAIL), text.endswith(_TAIL)
