"""Object identifiers of BSON: 24 hexadecimal digits, of which eight tell the time."""

from __future__ import annotations

import datetime as dt
import re
from typing import NamedTuple

from cleanlib.core.cells import exact_cell_text
from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat
from cleanlib.core.errors import Invalid
from cleanlib.core.notes import note
from cleanlib.shared.moments import unix_moment
from cleanlib.shared.plain_text import plain_text

_OBJECT_ID = re.compile(
    r"""(?:[0-9a-f]{24}|ObjectId\((['"]?)[0-9a-f]{24}\1\)|\{ ?"\$oid" ?: ?"[0-9a-f]{24}" ?\})""",
    re.IGNORECASE,
)
_DIGITS = re.compile(r"[0-9a-f]{24}", re.IGNORECASE)
_LONGEST = 100


class ObjectId(NamedTuple):
    """The 24 digits in lower case."""

    digits: str


def split(text: str, options: NoOptions) -> ObjectId:
    """Read the digits, also in the two ways in which MongoDB writes them out."""
    text = plain_text(text, _LONGEST)
    digits = _DIGITS.search(text)
    if digits is None or not _OBJECT_ID.fullmatch(text):
        raise Invalid("syntax", "not 24 hexadecimal digits")
    return ObjectId(digits[0].lower())


def validate(value: ObjectId, options: NoOptions) -> ObjectId:
    """Every 24 digits are an identifier; count those that stand for none."""
    if value.digits == "0" * len(value.digits):
        note("placeholder")
    return value


def _moment(value: ObjectId) -> dt.datetime | None:
    return unix_moment(int(value.digits[:8], 16) * 1_000)


OBJECT_ID: ColumnType[ObjectId, NoOptions] = ColumnType(
    name="object_id",
    title="BSON ObjectId",
    doc=(
        "Object identifiers of BSON, as MongoDB makes them: 24 hexadecimal digits, also as "
        'ObjectId("...") and {"$oid": "..."}. The first eight are seconds since 1970.'
    ),
    split=split,
    validate=validate,
    formats={
        "hex": TargetFormat(lambda v: v.digits, "507f1f77bcf86cd799439011"),
        "datetime": TargetFormat(
            _moment, "the time it was made, in UTC", lossless=False, dtype="datetime"
        ),
        "parts": TargetFormat(
            lambda v: (_moment(v), v.digits[8:18], int(v.digits[18:], 16)),
            "the time in UTC, the random digits and the counter",
            ("timestamp", "random", "counter"),
            dtypes={"timestamp": "datetime", "counter": "integer"},
        ),
    },
    default_format="hex",
    cell=exact_cell_text,
    examples={
        "507F1F77BCF86CD799439011": "507f1f77bcf86cd799439011",
        'ObjectId("507f1f77bcf86cd799439011")': "507f1f77bcf86cd799439011",
        '{"$oid": "507f1f77bcf86cd799439011"}': "507f1f77bcf86cd799439011",
    },
    refused={
        "507f": "syntax",
        "507f1f77bcf86cd79943901g": "syntax",
        "ObjectId(507f)": "syntax",
    },
    hints=frozenset({"_id", "object_id", "oid"}),
)
