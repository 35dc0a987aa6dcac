"""Airport codes of three letters (IATA) and of four (ICAO)."""

from __future__ import annotations

import csv
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import BadOption, Invalid, UnknownFormat, did_you_mean
from cleanlib.shared.plain_text import plain_text

_COLUMNS = ("iata", "icao", "name", "city", "country")
_LONGEST = 40
_SHAPES = {"iata": re.compile("[A-Z]{3}"), "icao": re.compile("[A-Z][A-Z0-9]{3}")}
_EXAMPLES = {"iata": "LHR", "icao": "EGLL"}
Airports = dict[str, dict[str, str]]


class Airport(NamedTuple):
    """An airport by its code, and what the caller's table says of it."""

    known: dict[str, str]


@dataclass(frozen=True)
class AirportOptions:
    """What a caller may say about a column of airport codes."""

    data_file: str | None = option(
        None,
        "a CSV file of airports with the columns iata, icao, name, city and country, or some of "
        "them; codes that are not in it are invalid, and the other formats are written from it",
        tries=(),
    )


@cache
def _airports(path: str, code: str, changed: float) -> Airports:
    """The airports of a file by one of their codes; read again when the file has changed."""
    with Path(path).open(encoding="utf-8-sig", newline="") as lines:
        rows = [
            {str(name).strip().casefold(): (cell or "").strip() for name, cell in row.items()}
            for row in csv.DictReader(lines)
        ]
    known = ({name: row[name] for name in _COLUMNS if row.get(name)} for row in rows)
    return {row[code].upper(): row for row in known if code in row}


def _table(options: AirportOptions, code: str) -> Airports | None:
    if options.data_file is None:
        return None
    path = str(options.data_file)
    return _airports(path, code, Path(path).stat().st_mtime)


def check_options(options: AirportOptions) -> None:
    """Refuse a file that cannot be read or holds no codes."""
    for code in ("iata", "icao"):
        try:
            table = _table(options, code)
        except (OSError, ValueError, csv.Error) as error:
            raise BadOption(f"data_file={options.data_file!r} cannot be read: {error}") from None
        if table is None or table:
            return
    raise BadOption(f"data_file={options.data_file!r} has no column iata or icao")


def _split(code: str) -> Any:
    def split(text: str, options: AirportOptions) -> Airport:
        found = plain_text(text, _LONGEST).upper()
        if not _SHAPES[code].fullmatch(found):
            raise Invalid("syntax", "not a code of three letters" if code == "iata"
                          else "not a code of four letters and digits")  # fmt: skip
        return Airport({code: found})

    return split


def _validate(code: str) -> Any:
    def validate(value: Airport, options: AirportOptions) -> Airport:
        table = _table(options, code)
        if table is None:
            return value
        found = table.get(value.known[code])
        if found is None:
            raise Invalid("unknown", "no airport of data_file has this code")
        return Airport({**found, code: value.known[code]})

    return validate


def _formats(code: str) -> dict[str, TargetFormat[Airport]]:
    names = (code, *(name for name in _COLUMNS if name != code))
    parts = TargetFormat[Airport](
        lambda value: tuple(value.known.get(name) for name in names),
        "the codes, the name, the city and the country; all but the code itself need data_file=",
        names,
        lossless=False,
    )
    return {code: _column(code, _EXAMPLES[code]), "parts": parts}


def _column(name: str, doc: str) -> TargetFormat[Airport]:
    return TargetFormat(lambda value: value.known.get(name), doc, lossless=name in _SHAPES)


def _open_format(spec: str, options: AirportOptions) -> TargetFormat[Airport]:
    """A column of the caller's table."""
    if spec not in _COLUMNS:
        raise UnknownFormat(
            f"airports have no target format {spec!r}{did_you_mean(spec, _COLUMNS)} "
            f"They have: {', '.join(_COLUMNS)}, parts"
        )
    if options.data_file is None:
        raise UnknownFormat(f"the target format {spec!r} needs data_file=, a table of airports")
    return _column(spec, "a column of data_file")


_OPEN = "a column of the table that data_file= names: iata, icao, name, city or country"
IATA_AIRPORT: ColumnType[Airport, AirportOptions] = ColumnType(
    name="iata_airport",
    title="Airport code (IATA)",
    doc=(
        "Codes of three letters that IATA gives to airports and cities. Only their form is "
        "checked, unless data_file= names a table of airports."
    ),
    split=_split("iata"),
    validate=_validate("iata"),
    formats=_formats("iata"),
    default_format="iata",
    options=AirportOptions,
    pattern=_open_format,
    pattern_doc=_OPEN,
    check_options=check_options,
    examples={"lhr": "LHR", " JFK ": "JFK"},
    refused={"LHRX": "syntax", "L1R": "syntax"},
    hints=frozenset({"airport", "iata", "origin", "destination"}),
    aliases=("airport",),
)
ICAO_AIRPORT: ColumnType[Airport, AirportOptions] = ColumnType(
    name="icao_airport",
    title="Airport code (ICAO)",
    doc=(
        "Codes of four letters and digits that ICAO gives to aerodromes. Only their form is "
        "checked, unless data_file= names a table of airports."
    ),
    split=_split("icao"),
    validate=_validate("icao"),
    formats=_formats("icao"),
    default_format="icao",
    options=AirportOptions,
    pattern=_open_format,
    pattern_doc=_OPEN,
    check_options=check_options,
    examples={"egll": "EGLL", "KJFK": "KJFK"},
    refused={"EGL": "syntax", "E-LL": "syntax"},
    hints=frozenset({"airport", "icao", "aerodrome"}),
)
