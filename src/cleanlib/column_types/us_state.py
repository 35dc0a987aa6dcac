"""States of the United States, the District of Columbia, territories."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import Invalid, shorten
from cleanlib.shared.calendar_words import plain
from cleanlib.shared.divisions import decoys, division_names, find_division, us_states
from cleanlib.shared.nearest import FuzzyOptions, check_threshold, misspelt
from cleanlib.shared.place_names import LONGEST, name_key


class UsState(NamedTuple):
    """A state by its two letters."""

    abbreviation: str


@dataclass(frozen=True)
class UsStateOptions(FuzzyOptions):
    """What a caller may say about a column of states."""

    input: str = option(
        "auto", "'fips': numbers are FIPS codes, zeros lost or not", ("auto", "fips")
    )
    territories: bool = option(True, "read territories such as Guam as well", (True, False))


@cache
def _fips() -> Mapping[str, str]:
    return {row["fips"]: code for code, row in us_states().items()}


def split(text: str, options: UsStateOptions) -> UsState:
    """Find the one state of a name, an abbreviation, or of two of them that agree."""
    if len(text) > LONGEST:
        raise Invalid("length", f"{len(text):,} characters are too long for a state")
    digits = plain(text)
    if digits.isdecimal():
        return UsState(_numbered(digits, options))
    code = find_division(text, "US")
    if code is None and options.fuzzy:
        names = {**decoys("US"), **division_names("US")}
        shown = {code: row["name"] for code, row in us_states().items()}
        code = misspelt(text, name_key(text), names, shown, options.threshold)
    if code is None:
        raise Invalid("unknown", f"no state is called {shorten(digits, 30)}")
    return UsState(code)


def _numbered(digits: str, options: UsStateOptions) -> str:
    if options.input != "fips":
        raise Invalid("ambiguous", f"{shorten(digits, 10)} is a number; input='fips' reads it")
    code = _fips().get(digits.zfill(2))
    if code is None:
        raise Invalid("unknown", f"no state has the FIPS code {shorten(digits, 10)}")
    return code


def validate(value: UsState, options: UsStateOptions) -> UsState:
    """Refuse territories where the caller wants none."""
    row = us_states()[value.abbreviation]
    if row["status"] == "territory" and not options.territories:
        raise Invalid("unknown", f"{row['name']} is a territory; territories=True reads it")
    return value


def _written(column: str) -> TargetFormat[UsState]:
    docs = {
        "name": "California",
        "fips": "06, as text; input='fips' reads it again",
        "ap": "Calif.: the abbreviation of the Associated Press; short names are written in full",
    }
    return TargetFormat(
        lambda v: us_states()[v.abbreviation][column], docs[column], lossless=column != "fips"
    )


def _parts(value: UsState) -> tuple[str, str, str]:
    row = us_states()[value.abbreviation]
    return row["name"], value.abbreviation, row["fips"]


US_STATE: ColumnType[UsState, UsStateOptions] = ColumnType(
    name="us_state",
    title="US state",
    doc=(
        "States of the United States, the District of Columbia and the territories, by name, "
        "postal code or abbreviation, with dots or without, with State before or after it, with "
        "the country behind it; also two of these that agree. Numbers are read with input only: "
        "they are FIPS codes, or row numbers."
    ),
    split=split,
    validate=validate,
    formats={
        "abbreviation": TargetFormat(lambda v: v.abbreviation, "CA, as the post office has it"),
        "name": _written("name"),
        "fips": _written("fips"),
        "ap": _written("ap"),
        "parts": TargetFormat(
            _parts, "name, two letters, FIPS code", ("name", "abbreviation", "fips")
        ),
    },
    default_format="abbreviation",
    options=UsStateOptions,
    check_options=check_threshold,
    examples={
        "calif.": "CA",
        "N.Y.": "NY",
        "New York State": "NY",
        "State of Washington": "WA",
        "Washington D.C.": "DC",
        "US Virgin Islands": "VI",
        "Georgia, USA": "GA",
        "US-TX": "TX",
        "Texas (TX)": "TX",
    },
    refused={
        "ZZ": "unknown",
        "Ontario": "unknown",
        "6": "ambiguous",
        "Texas, Utah": "component",
    },
    hints=frozenset({"state", "st", "us_state", "province"}),
)
