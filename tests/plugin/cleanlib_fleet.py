"""Fleet tags such as ``AB-0042``: a depot of two letters and a number."""

import re
from typing import NamedTuple

import cleanlib as cl

_TAG = re.compile(r"\s*([A-Za-z]{2})[-\s]?(\d{1,4})\s*")


class Tag(NamedTuple):
    depot: str
    number: int


def split(text: str, options: cl.NoOptions) -> Tag:
    match = _TAG.fullmatch(text)
    if match is None:
        raise cl.Invalid("syntax", "not two letters and up to four digits")
    return Tag(match[1].upper(), int(match[2]))


def validate(tag: Tag, options: cl.NoOptions) -> Tag:
    if tag.number == 0:
        raise cl.Invalid("range", "tags start at 1")
    return tag


FLEET_TAG = cl.ColumnType(
    name="fleet_tag",
    title="Fleet tag",
    doc="Two letters for the depot and a number of up to four digits.",
    split=split,
    validate=validate,
    formats={
        "standard": cl.TargetFormat(lambda tag: f"{tag.depot}-{tag.number:04}", "AB-0042"),
        "parts": cl.TargetFormat(
            lambda tag: tag, "depot and number", fields=Tag._fields, dtypes={"number": "integer"}
        ),
    },
    default_format="standard",
    examples={"ab 42": "AB-0042"},
    refused={"ab 0": "range", "abc": "syntax"},
)
