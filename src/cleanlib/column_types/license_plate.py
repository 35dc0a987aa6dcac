"""License plates of cars."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import BadOption, Invalid, did_you_mean
from cleanlib.core.tables import read_table
from cleanlib.shared.plain_text import plain_text

_LONGEST = 40
_SEPARATOR = re.compile(r"[\s.·:_-]+")
_NOT_PLATE = re.compile(r"[^A-ZÄÖÜ0-9-]")


@dataclass(frozen=True)
class PlateOptions:
    """Where the cars are registered."""

    country: str | None = option(
        None,
        "ISO 3166 code of the country whose plates these are, such as 'FR'; without it a plate "
        "that countries write differently is ambiguous unless it is written as one of them does",
        tries=("DE", "FR", "GB"),
    )


class Plate(NamedTuple):
    """A plate as its country writes it; no country if several write it so."""

    plate: str
    country: str | None


class _Series(NamedTuple):
    country: str
    pattern: re.Pattern[str]
    written: str


@cache
def _series() -> tuple[_Series, ...]:
    return tuple(
        _Series(row["country"], re.compile(row["pattern"].replace("_", "-")), row["written"])
        for row in read_table("license_plates")
    )


def check_options(options: PlateOptions) -> None:
    """Refuse a country whose plates are not known."""
    known = sorted({series.country for series in _series()})
    if options.country is not None and options.country not in known:
        raise BadOption(
            f"country={options.country!r} must be one of {', '.join(known)}"
            f"{did_you_mean(options.country, known)}"
        )


def split(text: str, options: PlateOptions) -> Plate:
    """Find the one way in which the text is written on a plate."""
    plate = plain_text(text, _LONGEST).upper()
    joined = _SEPARATOR.sub("-", plate).strip("-")
    if _NOT_PLATE.search(joined):
        raise Invalid("syntax", "plates have letters, digits, blanks and hyphens")
    found = _writings(joined, options.country)
    if plate in found:
        return _plate(plate, found[plate])
    if len(found) > 1:
        raise Invalid("ambiguous", f"it may be {', '.join(found)}; country= tells")
    for written, countries in found.items():
        return _plate(written, countries)
    where = f" of {options.country}" if options.country else ""
    raise Invalid("syntax", f"not composed as the plates{where} that are known")


def _writings(joined: str, country: str | None) -> dict[str, set[str]]:
    """Every way to write it on a plate, to the countries that do."""
    found: dict[str, set[str]] = {}
    for series in _series():
        match = series.pattern.fullmatch(joined)
        if match and country in (None, series.country):
            found.setdefault(series.written.format(*match.groups()), set()).add(series.country)
    return found


def _plate(written: str, countries: set[str]) -> Plate:
    return Plate(written, min(countries) if len(countries) == 1 else None)


def validate(value: Plate, options: PlateOptions) -> Plate:
    """Accept it: a plate is checked by the form that was found."""
    return value


LICENSE_PLATE: ColumnType[Plate, PlateOptions] = ColumnType(
    name="license_plate",
    title="License plate",
    doc=(
        "License plates of cars in the usual series of sixteen countries: AT, BE, CH, DE, DK, ES, "
        "FI, FR, GB, IE, IN, IT, NL, NO, PT and SE. Only their form is checked: not whether a "
        "plate was given out, nor the codes of districts. Plates of other series and of officials "
        "are not read."
    ),
    split=split,
    validate=validate,
    options=PlateOptions,
    check_options=check_options,
    formats={
        "spaced": TargetFormat(lambda v: v.plate, "AB12 CDE"),
        "compact": TargetFormat(lambda v: _SEPARATOR.sub("", v.plate), "AB12CDE", lossless=False),
        "parts": TargetFormat(
            lambda v: v, "the plate and the country if only one writes it so", ("plate", "country")
        ),
    },
    default_format="spaced",
    examples={
        "ab12 cde": "AB12 CDE",
        "AB12CDE": "AB12 CDE",
        "b-mw 1234e": "B-MW 1234E",
        "AB-123-CD": "AB-123-CD",
        "1234-BCD": "1234 BCD",
    },
    refused={"AB123CD": "ambiguous", "!!": "syntax", "12345": "syntax"},
    hints=frozenset({"plate", "license_plate", "licence_plate", "registration", "number_plate"}),
)
