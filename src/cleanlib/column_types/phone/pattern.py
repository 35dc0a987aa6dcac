"""Open target formats of telephone numbers, such as ``"(NNN) NNN-NNNN"``."""

from __future__ import annotations

import re
from typing import NamedTuple

from cleanlib.column_types.phone.formats import PARTS, drop_extension, parts
from cleanlib.column_types.phone.number import PhoneNumber
from cleanlib.core.column_type import TargetFormat
from cleanlib.core.errors import Invalid, UnknownFormat, did_you_mean

_PIECE = re.compile(r"\[([^\]]*)\]|([A-Za-z_]+)|([^A-Za-z_\[]+|\[)")
_EXTENSION = "extension"
_NATIONAL = "national_number"


class Piece(NamedTuple):
    """A run of digits of the national number, a part by name, or literal text."""

    token: str
    literal: str = ""


def phone_pattern(spec: str, options: object) -> TargetFormat[PhoneNumber]:
    """The target format that an open format stands for."""
    pieces = _pieces(spec)
    digits = sum(len(piece.token) for piece in pieces if _is_run(piece))
    named = {piece.token for piece in pieces if piece.token and not _is_run(piece)}
    if not digits and not named:
        raise UnknownFormat(_no_token(spec))

    def render(number: PhoneNumber) -> str:
        if digits and digits != len(number.national):
            raise Invalid(
                "missing_part", f"the national number has {len(number.national)} digits, "
                f"the target format {digits}"
            )  # fmt: skip
        if _EXTENSION not in named:
            drop_extension(number)
        return _write(pieces, number)

    return TargetFormat(render, spec, lossless=False)


def _pieces(spec: str) -> tuple[Piece, ...]:
    pieces = []
    for match in _PIECE.finditer(spec):
        literal, word, marks = match.groups()
        if word and word not in PARTS and set(word) != {"N"}:
            raise UnknownFormat(_no_token(spec, word))
        pieces.append(Piece(word) if word else Piece("", literal or marks or ""))
    return tuple(pieces)


def _no_token(spec: str, word: str = "") -> str:
    from cleanlib.column_types.phone.formats import FORMATS

    known = (*FORMATS, *PARTS)
    hint = did_you_mean(word or spec, known)
    what = f"{word!r} in the target format {spec!r}" if word else f"the target format {spec!r}"
    return (
        f"phone: {what} is neither a format nor made of N for digits and of parts{hint} "
        f"Formats: {', '.join(FORMATS)}. Parts: {', '.join(PARTS)}. Other letters stand in "
        "square brackets"
    )


def _is_run(piece: Piece) -> bool:
    return piece.token.startswith("N")


def _write(pieces: tuple[Piece, ...], number: PhoneNumber) -> str:
    """The pieces side by side; an absent extension takes the text before it along."""
    values = dict(zip(PARTS, parts(number), strict=True)) | {_NATIONAL: number.national}
    written: list[str] = []
    at = 0
    for before, piece in zip((Piece(""), *pieces), pieces, strict=False):
        if _is_run(piece):
            written.append(number.national[at : at + len(piece.token)])
            at += len(piece.token)
        elif piece.token == _EXTENSION and not number.extension:
            while written and before.literal and written[-1] == before.literal:
                written.pop()
        elif piece.token:
            written.append(_part(values, piece.token))
        else:
            written.append(piece.literal)
    return "".join(written)


def _part(values: dict[str, str | None], name: str) -> str:
    value = values[name]
    if value is None:
        raise Invalid("missing_part", f"the number has no {name}")
    return value
