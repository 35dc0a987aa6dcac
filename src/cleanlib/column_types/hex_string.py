"""Bytes or numbers written in hexadecimal."""

from __future__ import annotations

from typing import NamedTuple

from cleanlib.core.cells import exact_cell_text
from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat
from cleanlib.core.errors import Invalid
from cleanlib.shared.hex_digits import hex_digits


class HexString(NamedTuple):
    """The digits in lower case, zeros in front among them."""

    value: str


def split(text: str, options: NoOptions) -> HexString:
    """Read the digits, with 0x in front or in groups of bytes."""
    return HexString(hex_digits(text))


def validate(value: HexString, options: NoOptions) -> HexString:
    """Digits are read or refused by `split`; nothing is left to check."""
    return value


def _bytes(value: HexString) -> str:
    if len(value.value) % 2:
        raise Invalid("length", "an odd number of digits is no whole number of bytes")
    return bytes.fromhex(value.value).hex(" ")


HEX_STRING: ColumnType[HexString, NoOptions] = ColumnType(
    name="hex_string",
    title="Hexadecimal",
    doc=(
        "Hexadecimal digits in any letter case, with 0x in front or none, also in groups of whole "
        "bytes with one kind of separator: blanks, colons, hyphens or commas. Zeros in front stay."
    ),
    split=split,
    validate=validate,
    formats={
        "lower": TargetFormat(lambda v: v.value, "ff0a"),
        "0x": TargetFormat(lambda v: f"0x{v.value}", "0xff0a"),
        "bytes": TargetFormat(_bytes, "ff 0a; invalid with an odd number of digits"),
    },
    default_format="lower",
    cell=exact_cell_text,
    examples={"0XFF 0A": "ff0a", "DE:AD:BE:EF": "deadbeef", "0xff, 0x0a": "ff0a", "0F": "0f"},
    refused={"0xg": "syntax", "ff:a": "syntax", "ff:0a-0b": "syntax", "0x": "syntax"},
    hints=frozenset({"hex"}),
)
