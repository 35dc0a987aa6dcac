"""ULIDs: 48 bits of time and 80 random bits, in 26 letters and digits that sort by time."""

from __future__ import annotations

import datetime as dt
import re
from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.core.cells import exact_cell_text
from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import Invalid, shorten
from cleanlib.core.notes import note
from cleanlib.shared.hex_digits import hyphenated
from cleanlib.shared.moments import unix_moment
from cleanlib.shared.plain_text import plain_text

_ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"  # Crockford's Base32: no I, L, O, U
_SIMILAR = str.maketrans("ILO", "110")
_LENGTH, _TIME_LENGTH = 26, 10
_ULID = re.compile(f"[{_ALPHABET}]{{{_LENGTH}}}")
_LARGEST = "7" + _ALPHABET[-1] * (_LENGTH - 1)
_PLACEHOLDERS = (_ALPHABET[0] * _LENGTH, _LARGEST)
_LONGEST = 100


class Ulid(NamedTuple):
    """The 26 characters, in capitals."""

    text: str


@dataclass(frozen=True)
class UlidOptions:
    """What a caller may say about a column of ULIDs."""

    similar_letters: bool = option(
        False, "read I and L as 1 and O as 0, as Crockford's Base32 does", (True, False)
    )


def split(text: str, options: UlidOptions) -> Ulid:
    """Read 26 characters of the alphabet."""
    text = plain_text(text, _LONGEST)
    if len(text) != _LENGTH:
        raise Invalid("length", f"{len(text)} characters, not {_LENGTH}")
    text = text.upper() if text.isascii() else text
    if options.similar_letters:
        text = text.translate(_SIMILAR)
    if not _ULID.fullmatch(text):
        strange = next(character for character in text if character not in _ALPHABET)
        raise Invalid("syntax", f"{shorten(strange)} is not in Crockford's Base32")
    return Ulid(text)


def validate(value: Ulid, options: UlidOptions) -> Ulid:
    """Refuse what has more than 128 bits."""
    if value.text > _LARGEST:
        raise Invalid("range", "it has more than 128 bits: the first character is above 7")
    if value.text in _PLACEHOLDERS:
        note("placeholder")
    return value


def _number(text: str) -> int:
    number = 0
    for character in text:
        number = number * len(_ALPHABET) + _ALPHABET.index(character)
    return number


def _moment(value: Ulid) -> dt.datetime:
    moment = unix_moment(_number(value.text[:_TIME_LENGTH]))
    if moment is None:
        raise Invalid("range", "the time is after the year 9999")
    return moment


def _uuid(value: Ulid) -> str:
    return hyphenated(f"{_number(value.text):032x}")


ULID: ColumnType[Ulid, UlidOptions] = ColumnType(
    name="ulid",
    title="ULID",
    doc=(
        "Universally unique lexicographically sortable identifiers: 26 characters of Crockford's "
        "Base32, in any letter case, the first at most 7. The letters I, L, O and U are not in "
        "the alphabet and invalid, unless similar_letters=True reads the first three as digits."
    ),
    split=split,
    validate=validate,
    formats={
        "upper": TargetFormat(lambda v: v.text, "01ARZ3NDEKTSV4RRFFQ69G5FAV"),
        "uuid": TargetFormat(
            _uuid, "01563e3a-b5d3-d676-4c61-efb99302bd5b, the same 128 bits", lossless=False
        ),
        "datetime": TargetFormat(
            _moment, "the time it was made, in UTC", lossless=False, dtype="datetime"
        ),
        "parts": TargetFormat(
            lambda v: (_moment(v), v.text[_TIME_LENGTH:]),
            "the time in UTC, and the random characters",
            ("timestamp", "randomness"),
            dtypes={"timestamp": "datetime"},
        ),
    },
    default_format="upper",
    options=UlidOptions,
    cell=exact_cell_text,
    examples={
        "01arz3ndektsv4rrffq69g5fav": "01ARZ3NDEKTSV4RRFFQ69G5FAV",
        "01ARZ3NDEKTSV4RRFFQ69G5FAV": "01ARZ3NDEKTSV4RRFFQ69G5FAV",
    },
    refused={
        "81ARZ3NDEKTSV4RRFFQ69G5FAV": "range",
        "01ARZ3NDEKTSV4RRFFQ69G5FAO": "syntax",
        "01ARZ3NDEKTSV4RRFFQ69G5FA": "length",
    },
    hints=frozenset({"ulid", "id"}),
)
