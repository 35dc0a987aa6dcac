"""Numbers of autonomous systems on the Internet (RFC 5396, RFC 6793)."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from cleanlib.core.cells import cell_text
from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat
from cleanlib.core.errors import Invalid
from cleanlib.shared.plain_text import plain_text

_LONGEST = 60
_ASN = re.compile(
    r"(?P<prefix>asn?[ :#-]{0,2})?(?:(?P<high>\d{1,5})\.(?P<low>\d{1,5})|(?P<plain>\d{1,12}))",
    re.IGNORECASE | re.ASCII,
)
_HALF = 1 << 16
_FRACTION = "\ue000"  # private: a number with a fraction, which may have lost a zero


class Asn(NamedTuple):
    """The number of an autonomous system."""

    number: int


def cell(value: Any) -> str | None:
    """The text of a cell; a number with a fraction is told from a pair such as 1.10."""
    text = cell_text(value)
    is_text = text is None or isinstance(value, (str, bytes))
    return text if is_text else str(text).replace(".", _FRACTION)


def split(text: str, options: NoOptions) -> Asn:
    """Read one number, or two with a dot between (asdot), behind AS or ASN or not."""
    if _FRACTION in text:
        raise Invalid("lost_digits", "a number with a fraction may have lost a zero at its end")
    match = _ASN.fullmatch(plain_text(text, _LONGEST))
    if match is None:
        raise Invalid("syntax", "no number of an autonomous system")
    if match["plain"]:
        return Asn(int(match["plain"]))
    high, low = int(match["high"]), int(match["low"])
    if not low and high < _HALF and match["prefix"] is None:
        raise Invalid("ambiguous", "two halves, or the whole number that a spreadsheet wrote so")
    if low >= _HALF:
        raise Invalid("range", f"{low} is above 65535")
    return Asn(high * _HALF + low)


def validate(value: Asn, options: NoOptions) -> Asn:
    """Check that the number has 32 bits at most."""
    if value.number >= _HALF * _HALF:
        raise Invalid("range", "above 4294967295")
    return value


def _asdot(value: Asn) -> str:
    high, low = divmod(value.number, _HALF)
    if not high:
        return str(low)
    return f"{high}.{low}" if low else f"AS{high}.0"


ASN: ColumnType[Asn, NoOptions] = ColumnType(
    name="asn",
    title="Autonomous system number",
    doc=(
        "Numbers of autonomous systems, of 16 or 32 bits: AS64500, ASN 64500, 64500, and two "
        "halves with a dot (asdot): AS1.10 is AS65546."
    ),
    split=split,
    validate=validate,
    formats={
        "ASn": TargetFormat(lambda v: f"AS{v.number}", "AS65546"),
        "integer": TargetFormat(lambda v: v.number, "65546", dtype="integer"),
        "asdot": TargetFormat(
            _asdot, "1.10; numbers of 16 bits as they are, and AS1.0, as 1.0 is also the number 1"
        ),
        "parts": TargetFormat(
            lambda v: (v.number,), "the number", ("number",), dtypes={"number": "integer"}
        ),
    },
    default_format="ASn",
    cell=cell,
    examples={"as 64500": "AS64500", "ASN64496": "AS64496", "1.10": "AS65546"},
    refused={
        "AS99999999999": "range",
        "1.65536": "range",
        "AS": "syntax",
        "-1": "syntax",
        "64500.0": "ambiguous",
        "AS64500 AS64501": "syntax",
    },
    hints=frozenset({"asn", "as_number"}),
)
