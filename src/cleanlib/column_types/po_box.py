"""Post office boxes."""

from __future__ import annotations

import re
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat
from cleanlib.core.errors import Invalid
from cleanlib.shared.plain_text import plain_text

_LONGEST = 60
_BOX = re.compile(
    r"(?:(?:(?:p|post)\.? ?(?:o|office)\.?|postal|pob)[ -]{0,2}(?:box|bx)?|box|bx)[ .:]{0,3}"
    r"(?:#|no\.?|number)? ?(?P<number>[A-Z]{0,2}-?\d{1,9}(?: ?- ?\d{1,9})?(?: ?-? ?[A-Z])?)",
    re.IGNORECASE,
)
_BLANKS = re.compile(r"\s+")


class PoBox(NamedTuple):
    """A box by its number."""

    number: str


def split(text: str, options: NoOptions) -> PoBox:
    """Find the number behind the words for a box."""
    text = _BLANKS.sub(" ", plain_text(text, _LONGEST))
    match = _BOX.fullmatch(text)
    if match is None:
        raise Invalid("syntax", "not PO Box and a number")
    return PoBox(match["number"].replace(" ", "").upper())


def validate(value: PoBox, options: NoOptions) -> PoBox:
    """Every number may be one."""
    return value


PO_BOX: ColumnType[PoBox, NoOptions] = ColumnType(
    name="po_box",
    title="PO box",
    doc=(
        "Post office boxes: PO Box, P.O. Box, Post Office Box, POB or Box and a number. A number "
        "by itself is invalid, for it may be anything."
    ),
    split=split,
    validate=validate,
    formats={
        "PO Box n": TargetFormat(lambda v: f"PO Box {v.number}", "PO Box 123"),
        "parts": TargetFormat(tuple, "the number", PoBox._fields),
    },
    default_format="PO Box n",
    examples={
        "P.O.Box 123": "PO Box 123",
        "post office box #12-a": "PO Box 12-A",
        "POB 77": "PO Box 77",
        "Box 9": "PO Box 9",
    },
    refused={"PO Box": "syntax", "123": "syntax", "10 Main St": "syntax"},
    hints=frozenset({"pobox", "mailbox", "box"}),
)
