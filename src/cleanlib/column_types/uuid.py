"""UUIDs (RFC 9562), also called GUIDs."""

from __future__ import annotations

import datetime as dt
import re
from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.core.cells import exact_cell_text
from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import Invalid
from cleanlib.core.notes import note
from cleanlib.shared.hex_digits import hyphenated
from cleanlib.shared.moments import unix_moment
from cleanlib.shared.plain_text import plain_text

_HEX = r"[0-9a-f]"
_UUID = re.compile(
    rf"(?:urn:uuid:|uuid:)?(?P<open>[{{(]?)"
    rf"(?P<digits>{_HEX}{{32}}|{_HEX}{{8}}-{_HEX}{{4}}-{_HEX}{{4}}-{_HEX}{{4}}-{_HEX}{{12}})"
    rf"(?P<close>[}})]?)",
    re.IGNORECASE,
)
_BRACKETS = ("", "{}", "()")
_PLACEHOLDERS = ("0" * 32, "f" * 32)
_RFC = "rfc9562"
_GREGORIAN = dt.datetime(1582, 10, 15)
_LONGEST = 100


class Uuid(NamedTuple):
    """The 32 digits of a UUID, in the letter case they are written in."""

    digits: str


@dataclass(frozen=True)
class UuidOptions:
    """What a caller may say about a column of UUIDs."""

    version: int | None = option(
        None, "other versions are invalid; any is allowed when not given", (None, *range(1, 9))
    )
    uppercase: bool = option(False, "write the letters A to F in capitals", (True, False))


def split(text: str, options: UuidOptions) -> Uuid:
    """Find the 32 digits; hyphens stand at their places or nowhere, brackets in pairs."""
    match = _UUID.fullmatch(plain_text(text, _LONGEST))
    if match is None or match["open"] + match["close"] not in _BRACKETS:
        raise Invalid("syntax", "not 32 hexadecimal digits, with hyphens at 8-4-4-4-12 or none")
    return Uuid(match["digits"].replace("-", "").lower())


def validate(value: Uuid, options: UuidOptions) -> Uuid:
    """Check the version where one is asked for."""
    if options.version is not None and _version(value) != options.version:
        found = _version(value)
        raise Invalid("component", "of no version" if found is None else f"of version {found}")
    if value.digits in _PLACEHOLDERS:
        note("placeholder")
    return Uuid(value.digits.upper()) if options.uppercase else value


def _variant(value: Uuid) -> str:
    """How the rest is laid out, told by the first bits of the fourth group."""
    digit = int(value.digits[16], 16)
    if digit < 0b1000:
        return "ncs"
    if digit < 0b1100:
        return _RFC
    return "microsoft" if digit < 0b1110 else "future"


def _version(value: Uuid) -> int | None:
    return int(value.digits[12], 16) if _variant(value) == _RFC else None


def _time(value: Uuid) -> dt.datetime | None:
    """The moment in UTC that versions 1, 6 and 7 hold."""
    digits = value.digits
    match _version(value):
        case 1:
            return _gregorian(digits[13:16] + digits[8:12] + digits[:8])
        case 6:
            return _gregorian(digits[:12] + digits[13:16])
        case 7:
            return unix_moment(int(digits[:12], 16))
    return None


def _gregorian(ticks: str) -> dt.datetime:
    """The moment so many tenths of a microsecond after the calendar reform."""
    micros, rest = divmod(int(ticks, 16), 10)
    if rest:
        note("fraction_cut")
    return _GREGORIAN + dt.timedelta(microseconds=micros)


def _hyphenated(value: Uuid) -> str:
    return hyphenated(value.digits)


UUID: ColumnType[Uuid, UuidOptions] = ColumnType(
    name="uuid",
    title="UUID",
    doc=(
        "Universally unique identifiers of RFC 9562, also called GUIDs: 32 hexadecimal digits "
        "with hyphens at 8-4-4-4-12 or none, in braces or round brackets, behind urn:uuid: or "
        "uuid:, in any letter case. Every version and variant is valid unless version= asks for "
        "one. The nil and the max UUID are valid and counted as placeholders."
    ),
    split=split,
    validate=validate,
    formats={
        "hyphenated": TargetFormat(_hyphenated, "6ba7b810-9dad-11d1-80b4-00c04fd430c8"),
        "hex": TargetFormat(lambda v: v.digits, "6ba7b8109dad11d180b400c04fd430c8"),
        "urn": TargetFormat(
            lambda v: f"urn:uuid:{_hyphenated(v)}", "urn:uuid:6ba7b810-9dad-11d1-80b4-00c04fd430c8"
        ),
        "braced": TargetFormat(
            lambda v: f"{{{_hyphenated(v)}}}", "{6ba7b810-9dad-11d1-80b4-00c04fd430c8}"
        ),
        "integer": TargetFormat(
            lambda v: str(int(v.digits, 16)),
            "143098242404177361603877621312831893704, as text: it has 128 bits",
            lossless=False,
        ),
        "parts": TargetFormat(
            lambda v: (_version(v), _variant(v), _time(v)),
            "version, variant, and the time in UTC of versions 1, 6 and 7",
            ("version", "variant", "time"),
            lossless=False,
            dtypes={"version": "integer", "time": "datetime"},
        ),
    },
    default_format="hyphenated",
    options=UuidOptions,
    cell=exact_cell_text,
    examples={
        "{6BA7B810-9DAD-11D1-80B4-00C04FD430C8}": "6ba7b810-9dad-11d1-80b4-00c04fd430c8",
        "6ba7b8109dad11d180b400c04fd430c8": "6ba7b810-9dad-11d1-80b4-00c04fd430c8",
        "urn:uuid:017F22E2-79B0-7CC3-98C4-DC0C0C07398F": "017f22e2-79b0-7cc3-98c4-dc0c0c07398f",
    },
    refused={
        "6ba7b810-9dad-11d1-80b4": "syntax",
        "6ba7b8109dad-11d1-80b400c04fd4-30c8": "syntax",
        "6ba7b810-9dad-11d1-80b4-00c04fd430cO": "syntax",
        "{6ba7b810-9dad-11d1-80b4-00c04fd430c8": "syntax",
    },
    hints=frozenset({"uuid", "guid", "id"}),
    aliases=("guid",),
)
