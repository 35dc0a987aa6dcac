"""Vehicle identification numbers (ISO 3779)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import Invalid
from cleanlib.core.tables import read_table
from cleanlib.shared.checksums import weighted_values
from cleanlib.shared.identifier_text import cell_of, readings

_SHAPE = re.compile(r"[A-HJ-NPR-Z0-9]{17}")
_LABELS = frozenset({"vin", "fin", "chassis"})
_LETTERS = "ABCDEFGHJKLMNPRSTUVWXYZ"
_VALUES = dict(zip(_LETTERS, (1, 2, 3, 4, 5, 6, 7, 8, 1, 2, 3, 4, 5, 7, 9, 2, 3, 4, 5, 6, 7, 8, 9),
                   strict=True))  # fmt: skip
_WEIGHTS = (8, 7, 6, 5, 4, 3, 2, 10, 0, 9, 8, 7, 6, 5, 4, 3, 2)
_CHECK = 8  # the place of the check digit
_YEAR = 9
_YEARS = "ABCDEFGHJKLMNPRSTVWXY123456789"  # of 1980 to 2009, and again
_ORDER = "ABCDEFGHJKLMNPRSTUVWXYZ1234567890"  # as makers' codes are given out


class Vin(NamedTuple):
    """The seventeen characters of a number."""

    number: str


@dataclass(frozen=True)
class VinOptions:
    """What a caller may say about a column of vehicle identification numbers."""

    check_digit: str = option(
        "north_america",
        "whose check digit must be right: only vehicles made for North America have one for sure",
        ("north_america", "always", "never"),
    )


def split(text: str, options: VinOptions) -> Vin:
    """Seventeen letters and digits without I, O and Q."""
    for reading in readings(text, _LABELS):
        if _SHAPE.fullmatch(reading.upper()):
            return Vin(reading.upper())
    raise Invalid("syntax", "not 17 letters and digits, of which none is I, O or Q")


def validate(value: Vin, options: VinOptions) -> Vin:
    """Check the check digit where there must be one."""
    needed = options.check_digit == "always" or (
        options.check_digit == "north_america" and value.number[0] in "12345"
    )
    if needed and value.number[_CHECK] != _check_digit(value.number):
        raise Invalid("checksum")
    return value


def _check_digit(number: str) -> str:
    values = [_VALUES[sign] if sign in _VALUES else int(sign) for sign in number]
    rest = weighted_values(values, _WEIGHTS) % 11
    return "X" if rest == 10 else str(rest)


def _year(number: str) -> str | None:
    """The model year, which only vehicles for North America tell for sure."""
    if number[0] not in "12345" or number[_YEAR] not in _YEARS:
        return None
    second_cycle = number[6].isalpha()
    return str(1980 + _YEARS.index(number[_YEAR]) + 30 * second_cycle)


@cache
def _countries() -> dict[str, str]:
    """The country of the first one or two characters of a number."""
    found = {}
    for row in read_table("vehicle_makers"):
        first, last, head = row["from"][-1], row["to"][-1], row["from"][:-1]
        for sign in _ORDER[_ORDER.index(first) : _ORDER.index(last) + 1]:
            found[head + sign] = row["country"]
    return found


def _country(number: str) -> str | None:
    table = _countries()
    return table.get(number[:2]) or table.get(number[0])


def _parts(value: Vin) -> tuple[str | None, ...]:
    number = value.number
    return (
        number[:3], number[3:9], number[9:], number[_CHECK], _year(number), number[10],
        _country(number),
    )  # fmt: skip


VIN: ColumnType[Vin, VinOptions] = ColumnType(
    name="vin",
    title="Vehicle identification number",
    doc=(
        "Vehicle identification numbers of ISO 3779: seventeen capitals and digits without I, O "
        "and Q. The check digit is checked for vehicles made in North America, where the law "
        "asks for it, or as check_digit= says."
    ),
    split=split,
    validate=validate,
    formats={
        "upper": TargetFormat(lambda v: v.number, "1M8GDM9AXKP042788"),
        "wmi": TargetFormat(lambda v: v.number[:3], "1M8, the maker", lossless=False),
        "year": TargetFormat(lambda v: _year(v.number), "1989, the model year", lossless=False),
        "parts": TargetFormat(
            _parts,
            "maker, description, serial section, check digit, model year, plant and country",
            ("wmi", "vds", "vis", "check_digit", "year", "plant", "country"),
            lossless=False,
        ),
    },
    default_format="upper",
    options=VinOptions,
    cell=cell_of(()),
    examples={
        "1m8gdm9axkp042788": "1M8GDM9AXKP042788",
        "VIN: WVWZZZ1JZXW000001": "WVWZZZ1JZXW000001",
    },
    refused={
        "1M8GDM9A1KP042788": "checksum",
        "1M8GDM9AXKP04278": "syntax",
        "1M8GDM9AXKPO42788": "syntax",
    },
    hints=frozenset({"vin", "chassis", "vehicle"}),
    aliases=("vehicle_id",),
)
