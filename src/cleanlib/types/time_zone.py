"""Time zones: IANA names, offsets from UTC, Windows names, abbreviations the caller explains."""

from __future__ import annotations

import datetime as dt
import re
import zoneinfo
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import NamedTuple

from cleanlib.core.calendar_words import plain
from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import BadOption, Invalid, did_you_mean, shorten
from cleanlib.core.tables import read_table

REFERENCE_YEAR = 2026  # offsets and abbreviations are those in force in this year
_UTC_ZONES = ("Etc/UTC", "Etc/GMT")  # both are called UTC, as in ECMA-402
_OFFSET = re.compile(r"(?:UTC|GMT)? ?([+-]) ?(\d{1,2})(?::?(\d\d))?", re.IGNORECASE)
_WITH_OFFSET = re.compile(r"\((?P<offset>(?:UTC|GMT)[^)]*)\) ?(?P<name>.*)", re.IGNORECASE)
_MOST_BEHIND, _MOST_AHEAD = -12 * 60, 14 * 60


class TimeZone(NamedTuple):
    """A zone of the tz database, or (``iana`` is None) a fixed offset.

    ``offset`` is in minutes, of standard time: the smaller of the offsets in January and July.
    """

    iana: str | None
    offset: int
    abbreviation: str = ""
    dst: bool = False


@dataclass(frozen=True)
class TimeZoneOptions:
    """What a caller may say about a column of time zones."""

    abbreviation_map: Mapping[str, str] | None = option(
        None,
        "what abbreviations mean, such as {'IST': 'Asia/Kolkata', 'CST': '-06:00'}; without it "
        "they are ambiguous",
    )
    cities: bool = option(
        False, "read a city alone, such as Tokyo, as the one zone that is named after it",
        (True, False),
    )  # fmt: skip


def check_options(options: TimeZoneOptions) -> None:
    """Refuse abbreviations that are explained by something unknown."""
    for abbreviation, meaning in (options.abbreviation_map or {}).items():
        try:
            _read(plain(str(meaning)))
        except Invalid:
            hint = did_you_mean(meaning, _names().values())
            raise BadOption(
                f"abbreviation_map: {abbreviation!r} stands for {meaning!r}, which is neither "
                f"an IANA time zone nor an offset like '+05:30'{hint}"
            ) from None


@cache
def _database() -> tuple[tuple[str, ...], Mapping[str, str]]:
    """The zones of the tz database, and the zone behind each of its other names."""
    text = (resources.files("tzdata") / "zoneinfo" / "tzdata.zi").read_text(encoding="utf-8")
    lines = [line.split() for line in text.splitlines()]
    zones = tuple(line[1] for line in lines if line[0] == "Z")
    return zones, {line[2]: line[1] for line in lines if line[0] == "L"}


@cache
def _country_zones() -> frozenset[str]:
    """The names that stand for a place in a country of today; they are never replaced."""
    text = (resources.files("tzdata") / "zoneinfo" / "zone.tab").read_text(encoding="utf-8")
    return frozenset(
        line.split("\t")[2] for line in text.splitlines() if line and not line.startswith("#")
    )


def _canonical(name: str) -> str:
    _, links = _database()
    zone = name if name in _country_zones() else links.get(name, name)
    return "UTC" if zone in _UTC_ZONES else zone
