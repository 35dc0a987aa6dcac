"""MAC addresses: EUI-48, and EUI-64 on request."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, NamedTuple

from cleanlib.core.cells import exact_cell_text
from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import Invalid
from cleanlib.core.notes import note
from cleanlib.shared.brackets import unwrapped
from cleanlib.shared.plain_text import plain_text

_LONGEST = 100
_CELL_DIGITS = 12  # of a whole number, whose leading zeros are gone
_HEX = re.compile(r"[0-9a-f]+")
_SEPARATORS = ":-. "
_OPEN = ":-"  # leave no doubt where a digit is missing
_PLACEHOLDERS = ("0", "f")


class Mac(NamedTuple):
    """The digits of an address, in lower case."""

    digits: str


@dataclass(frozen=True)
class MacOptions:
    """What a caller may say about a column of MAC addresses."""

    length: int = option(48, "the bits of an address: 48, or 64 for EUI-64", (48, 64))


def cell(value: Any) -> str | None:
    """The text of a cell; a whole number gets its leading zeros back.

    >>> cell(1122334455), cell("1122334455")
    ('001122334455', '1122334455')
    """
    text = exact_cell_text(value)
    if text is None or isinstance(value, (str, bytes)) or not text.isdecimal():
        return text
    return text.zfill(_CELL_DIGITS)


def split(text: str, options: MacOptions) -> Mac:
    """Find the digits, in groups of equal size with one kind of separator, or in one run."""
    text = unwrapped(plain_text(text, _LONGEST)).lower().removeprefix("0x")
    kinds = [mark for mark in _SEPARATORS if mark in text]
    if len(kinds) > 1:
        raise Invalid("syntax", "different separators")
    groups = text.split(kinds[0]) if kinds else [text]
    if not all(map(_HEX.fullmatch, groups)):
        raise Invalid("syntax", "not groups of hexadecimal digits")
    return Mac("".join(_filled(groups, kinds, options.length // 4)))


def _filled(groups: list[str], kinds: list[str], digits: int) -> list[str]:
    """The groups, all of one size; a single digit of a byte gets its zero."""
    size = digits // len(groups)
    if kinds and kinds[0] in _OPEN and len(groups) * 2 == digits:
        groups = [group.zfill(2) for group in groups]
    even = size in (2, 4, 6, digits) and size * len(groups) == digits
    if not even or {len(group) for group in groups} != {size}:
        found = sum(map(len, groups))
        raise Invalid("length", f"{found} digits in {len(groups)} groups, not {digits}")
    return groups


def validate(value: Mac, options: MacOptions) -> Mac:
    """Count addresses that stand for none or for all; the vendor need not be registered."""
    if len(set(value.digits)) == 1 and value.digits[0] in _PLACEHOLDERS:
        note("placeholder")
    return value


def _grouped(value: Mac, size: int, separator: str) -> str:
    digits = value.digits
    return separator.join(digits[at : at + size] for at in range(0, len(digits), size))


def _colon(value: Mac) -> str:
    return _grouped(value, 2, ":")


def _oui(value: Mac) -> str:
    return _colon(value)[:8]


def _manufacturer(value: Mac) -> str | None:
    from stdnum import mac
    from stdnum.exceptions import ValidationError

    try:
        name: str = mac.get_manufacturer(_grouped(Mac(value.digits[:12]), 2, ":"))
    except ValidationError:
        return None
    return name


def _parts(value: Mac) -> tuple[Any, ...]:
    first = int(value.digits[:2], 16)
    rest = _colon(value)[9:]
    return _oui(value), rest, bool(first & 1), bool(first & 2), _manufacturer(value)


_COLON: TargetFormat[Mac] = TargetFormat(_colon, "00:1a:2b:3c:4d:5e")

MAC: ColumnType[Mac, MacOptions] = ColumnType(
    name="mac",
    title="MAC address",
    doc=(
        "Hardware addresses of network devices (IEEE EUI-48): twelve hexadecimal digits in one "
        "run, or in groups with one kind of separator. Between colons or hyphens a single digit "
        "gets its zero. EUI-64 is invalid unless length=64. The vendor prefix need not be "
        "registered; manufacturers come from the table of python-stdnum."
    ),
    split=split,
    validate=validate,
    formats={
        "colon": _COLON,
        "hyphen": TargetFormat(lambda v: _grouped(v, 2, "-").upper(), "00-1A-2B-3C-4D-5E"),
        "cisco": TargetFormat(lambda v: _grouped(v, 4, "."), "001a.2b3c.4d5e"),
        "bare": TargetFormat(lambda v: v.digits, "001a2b3c4d5e"),
        "standard": _COLON,
        "compact": _COLON,
        "oui": TargetFormat(_oui, "00:1a:2b, the prefix of the vendor", lossless=False),
        "manufacturer": TargetFormat(
            _manufacturer, "the vendor; addresses of unknown ones are invalid", lossless=False
        ),
        "parts": TargetFormat(
            _parts,
            "vendor prefix, the rest, whether it is a group's, whether it was assigned locally, "
            "and the vendor",
            ("oui", "nic", "is_multicast", "is_local", "manufacturer"),
            lossless=False,
            dtypes={"is_multicast": "boolean", "is_local": "boolean"},
        ),
    },
    default_format="colon",
    options=MacOptions,
    cell=cell,
    examples={
        "d2-22-96-44-a2-a4": "d2:22:96:44:a2:a4",
        "001A.2B3C.4D5E": "00:1a:2b:3c:4d:5e",
        "8:0:37:d7:a:45": "08:00:37:d7:0a:45",
        "00000C123456": "00:00:0c:12:34:56",
    },
    refused={
        "8037d7a45": "length",
        "d2-22-96-44-a2": "length",
        "02:00:5e:10:00:00:00:01": "length",
        "52:54:00:25::E9": "syntax",
        "01:23:45:AB-CD-EF": "syntax",
        "00:1a:2b:3c:4d:5g": "syntax",
    },
    hints=frozenset({"mac", "mac_address", "ethernet"}),
    aliases=("mac_address",),
)
