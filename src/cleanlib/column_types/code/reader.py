"""Reads a code by the pattern of its row, and writes it by the templates of its formats."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from cleanlib.column_types.code.checks import CHECKS
from cleanlib.column_types.code.row import Row
from cleanlib.core.errors import Invalid
from cleanlib.shared.identifier_text import (
    LONGEST,
    readings,
    with_all_digits,
    without_point_zero,
)
from cleanlib.shared.masking import mask_all_but
from cleanlib.shared.plain_text import plain_text

_FIELD = re.compile(r"\{(\w+)\}")
_CASES: Mapping[str, Callable[[str], str]] = {"upper": str.upper, "lower": str.lower}


class Code(NamedTuple):
    """The pieces of a code by name; those it lacks are None or not there."""

    pieces: Mapping[str, str | None]


@cache
def _compiled(pattern: str) -> re.Pattern[str]:
    return re.compile(pattern, re.IGNORECASE | re.ASCII)


def reader(row: Row) -> Callable[[str, Any], Code]:
    """The ``split`` of a code."""

    def split(text: str, options: Any) -> Code:
        in_case = _CASES[row.case]
        for reading in _readings(row, text):
            match = _compiled(row.pattern).fullmatch(reading)
            if match:
                found = match.groupdict().items()
                return Code({name: piece and in_case(piece) for name, piece in found})
        raise Invalid("syntax", f"no {row.title}")

    return split


def _readings(row: Row, text: str) -> Iterator[str]:
    """The cell, and where separators may stand anywhere also without them and without a label."""
    text = without_point_zero(text) or text
    if row.joined:
        return readings(text, row.labels)
    return iter([with_all_digits(plain_text(text, LONGEST))])


def checker(row: Row) -> Callable[[Code, Any], Code]:
    """The ``validate`` of a code: its check adds pieces or refuses it."""
    check = CHECKS.get(row.check)

    def validate(value: Code, options: Any) -> Code:
        return value if check is None else Code({**value.pieces, **check(value.pieces)})

    return validate


def write(row: Row, name: str, template: str, value: Code) -> Any:
    """A code in a format; a piece that it lacks cannot be written."""
    if name == "masked":
        default_name, default = row.formats[0]
        return mask_all_but(write(row, default_name, default, value), 4)
    pieces = {piece: value.pieces.get(piece) for piece in _FIELD.findall(template)}
    lacking = [piece for piece, text in pieces.items() if text is None]
    if lacking:
        raise Invalid("missing_part", f"it has no {lacking[0]}")
    written = template.format(**pieces)
    return int(written) if name == "integer" else written


def parts(row: Row, value: Code) -> tuple[str | None, ...]:
    """The components of a code; None for those it lacks."""
    return tuple(value.pieces.get(part) or None for part in row.parts)
