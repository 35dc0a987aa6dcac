"""Bytes written in Base64 (RFC 4648)."""

from __future__ import annotations

import base64
import re
from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.core.cells import exact_cell_text
from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import Invalid, shorten
from cleanlib.core.notes import note

_DATA_URI = re.compile(r"data:[\w.+/-]{0,100}(?:;[\w.=+-]{1,100}){0,5};base64,", re.IGNORECASE)
_INVISIBLE = re.compile("[\u200b-\u200d\u2060\ufeff]+")
_STANDARD = re.compile(r"[A-Za-z0-9+/]*")
_URLSAFE = re.compile(r"[A-Za-z0-9_-]*")
_TO_STANDARD = str.maketrans("-_", "+/")
_TO_URLSAFE = str.maketrans("+/", "-_")


class Base64(NamedTuple):
    """The text in the standard alphabet without padding, and whether padding is written."""

    text: str
    padding: bool = True

    @property
    def decoded(self) -> bytes:
        """The bytes that the text stands for."""
        return base64.b64decode(self.text + "=" * (-len(self.text) % 4))


@dataclass(frozen=True)
class Base64Options:
    """What a caller may say about a column of Base64."""

    padding: bool = option(True, "write = at the end, up to a multiple of 4", (True, False))


def split(text: str, options: Base64Options) -> Base64:
    """Leave out line ends and padding; one of the two alphabets has to fit all of the rest."""
    uri = _DATA_URI.match(text.strip())
    if uri:
        note("media_type_dropped")
        text = text.strip()[uri.end() :]
    text = _unwrapped(_INVISIBLE.sub("", text))
    bare = text.rstrip("=")
    if not bare or not (_STANDARD.fullmatch(bare) or _URLSAFE.fullmatch(bare)):
        raise Invalid("syntax", f"{shorten(text, 30)} is in no alphabet of Base64")
    if len(text) - len(bare) not in (0, -len(bare) % 4):
        raise Invalid("syntax", "as many = at the end as cannot be")
    return Base64(bare.translate(_TO_STANDARD), options.padding)


def _unwrapped(text: str) -> str:
    """The lines of a text as one; all but the last are equally long, as programs wrap them.

    A blank within a line may have been a plus sign, or stand between two values; so it stays.
    """
    lines = [line.strip() for line in text.strip().splitlines()]
    wide = len(lines[0]) if lines else 0
    if any(len(line) != wide for line in lines[:-1]) or (lines and len(lines[-1]) > wide):
        raise Invalid("syntax", "lines of different lengths are several values")
    return "".join(lines)


def validate(value: Base64, options: Base64Options) -> Base64:
    """Refuse texts that end in the middle of a byte, or with bits that no byte has."""
    if len(value.text) % 4 == 1:
        raise Invalid("length", "one character is too few for a byte")
    if base64.b64encode(value.decoded).decode().rstrip("=") != value.text:
        raise Invalid("component", "bits are left over at the end: something was cut or changed")
    return value


def _padded(value: Base64) -> str:
    return value.text + "=" * (-len(value.text) % 4 if value.padding else 0)


def _urlsafe(value: Base64) -> str:
    return _padded(value).translate(_TO_URLSAFE)


def _decoded_text(value: Base64) -> str:
    try:
        return value.decoded.decode()
    except UnicodeDecodeError as error:
        raise Invalid("component", "the bytes are no text in UTF-8") from error


BASE64: ColumnType[Base64, Base64Options] = ColumnType(
    name="base64",
    title="Base64",
    doc=(
        "Bytes in Base64 of RFC 4648, in the standard or the URL-safe alphabet, with or without "
        "padding, on one line or several, also as a data: URI. Texts that mix the alphabets, "
        "have a wrong number of = or end with bits that belong to no byte are invalid."
    ),
    split=split,
    validate=validate,
    formats={
        "standard": TargetFormat(_padded, "aGVsbG8/"),
        "urlsafe": TargetFormat(_urlsafe, "aGVsbG8_"),
        "text": TargetFormat(
            _decoded_text, "hello?; invalid where the bytes are no UTF-8", lossless=False
        ),
        "hex": TargetFormat(lambda v: v.decoded.hex(), "68656c6c6f3f", lossless=False),
        "parts": TargetFormat(
            lambda v: (len(v.decoded),),
            "how many bytes there are",
            ("decoded_length",),
            lossless=False,
            dtypes={"decoded_length": "integer"},
        ),
    },
    default_format="standard",
    options=Base64Options,
    any_text=True,
    cell=exact_cell_text,
    examples={
        "aGVsbG8_": "aGVsbG8/",
        "aGVsbG8": "aGVsbG8=",
        "aGVs\r\nbG8=": "aGVsbG8=",
        "data:text/plain;base64,aGk=": "aGk=",
    },
    refused={
        "@@@@": "syntax",
        "aGVsb": "length",
        "aGVsbG9=": "component",
        "aGVsbG8==": "syntax",
        "aG-s/G8=": "syntax",
    },
    hints=frozenset({"base64", "encoded", "blob"}),
)
