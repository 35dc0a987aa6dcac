"""Time zones: IANA names, offsets from UTC, Windows names, abbreviations the caller explains."""

from __future__ import annotations

import datetime as dt
import re
import zoneinfo
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import BadOption, Invalid, did_you_mean, shorten
from cleanlib.shared.calendar_words import check_range, plain
from cleanlib.shared.zone_names import (
    abbreviations,
    cities,
    fold_zone,
    windows_names,
    windows_zones,
    zone_links,
    zones,
)

REFERENCE_YEAR = 2026  # offsets and abbreviations are those in force in this year

_UTC_WORDS = ("z", "ut", "utc", "gmt")
_OFFSET = re.compile(
    r"(?:UTC|GMT)? ?([+-]) ?(\d\d?(?=:|$)|\d\d(?=\d\d$))(?::?(\d\d))?", re.IGNORECASE
)
_BRACKETED = re.compile(r"([^()]*?) ?\(([^()]+)\) ?([^()]*)")
_MOST_BEHIND, _MOST_AHEAD = -12 * 60, 14 * 60


class TimeZone(NamedTuple):
    """A zone of the tz database or, without a name, a fixed offset.

    The offset is in minutes. It and the abbreviation are those of standard time, which has the
    smaller offset of January and July.
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
        False,
        "read a city by itself, such as Tokyo, as the zone that is named after it",
        (True, False),
    )


def check_options(options: TimeZoneOptions) -> None:
    """Refuse abbreviations that are explained by something unknown."""
    explained = options.abbreviation_map or {}
    if not isinstance(explained, Mapping):
        raise BadOption(f"abbreviation_map={explained!r} must be like {{'IST': '+05:30'}}")
    for abbreviation, meaning in explained.items():
        if not isinstance(meaning, str) or _known(plain(meaning)) is None:
            raise BadOption(
                f"abbreviation_map: {abbreviation!r} stands for {meaning!r}, which is neither "
                "an IANA time zone nor an offset such as '+05:30'"
                f"{did_you_mean(meaning, zones().values())}"
            )


@cache
def _zone(name: str) -> TimeZone:
    clock = zoneinfo.ZoneInfo(name)
    winter, summer = (dt.datetime(REFERENCE_YEAR, month, 1, tzinfo=clock) for month in (1, 7))
    standard = min(winter, summer, key=_offset_minutes)
    dst = _offset_minutes(winter) != _offset_minutes(summer)
    return TimeZone(name, _offset_minutes(standard), standard.tzname() or "", dst)


def _offset_minutes(moment: dt.datetime) -> int:
    return (moment.utcoffset() or dt.timedelta()) // dt.timedelta(minutes=1)


def _known(text: str) -> TimeZone | None:
    """The zone of a text that means the same to everybody."""
    if text.casefold() in _UTC_WORDS:
        return _zone("UTC")
    if offset := _OFFSET.fullmatch(text):
        return _fixed(offset)
    name = zones().get(fold_zone(text)) or windows_zones().get(text.casefold())
    return None if name is None else _zone(name)


def _fixed(match: re.Match[str]) -> TimeZone:
    hours, minutes = int(match[2]), int(match[3] or 0)
    check_range("minute", minutes, 0, 59)
    offset = hours * 60 + minutes
    offset = -offset if match[1] == "-" else offset
    if not _MOST_BEHIND <= offset <= _MOST_AHEAD:
        raise Invalid("range", "offsets lie between -12:00 and +14:00")
    return TimeZone(None, offset) if offset else _zone("UTC")


def split(text: str, options: TimeZoneOptions) -> TimeZone:
    """Find the zone that a text names."""
    text = plain(text)
    bracketed = _BRACKETED.fullmatch(text)
    if bracketed is None:
        return _named(text, options)
    names = list(filter(None, bracketed.groups()))
    if len(names) > 2:
        raise Invalid("syntax", "names around a bracket")
    return _agreed(*(_named(name, options) for name in names))


def _named(text: str, options: TimeZoneOptions) -> TimeZone:
    explained = {k.casefold(): v for k, v in (options.abbreviation_map or {}).items()}
    zone = _known(plain(explained.get(text.casefold(), text)))
    if zone is not None:
        return zone
    offsets = abbreviations().get(text.casefold())
    if offsets is not None:
        raise Invalid("ambiguous", f"it may be {offsets}; abbreviation_map= tells which")
    city = cities().get(fold_zone(text))
    if city is None:
        raise Invalid("unknown", f"no time zone is called {shorten(text, 30)}")
    if not options.cities:
        raise Invalid("ambiguous", f"a city by itself; cities=True reads it as {city}")
    return _zone(city)


def _agreed(*zones: TimeZone) -> TimeZone:
    """The one zone of a name in brackets and one beside it; an offset has to be the zone's own."""
    offset, zone = sorted((zones[0], zones[-1]), key=_is_place)
    if _is_place(offset) and offset != zone:
        raise Invalid("component", f"{offset.iana} or {zone.iana}")
    if not 0 <= offset.offset - zone.offset <= 60 * zone.dst:
        raise Invalid("component", f"{zone.iana or _written(zone)} is never at {_written(offset)}")
    return zone


def _is_place(zone: TimeZone) -> bool:
    return zone.iana not in (None, "UTC")


def validate(value: TimeZone, options: TimeZoneOptions) -> TimeZone:
    """Zones are found or refused by `split`; nothing is left to check."""
    return value


def _written(value: TimeZone) -> str:
    hours, minutes = divmod(abs(value.offset), 60)
    return f"{'-' if value.offset < 0 else '+'}{hours:02}:{minutes:02}"


def _abbreviation(value: TimeZone) -> str:
    return value.abbreviation if value.abbreviation.isalpha() else _written(value)


def _windows_name(value: TimeZone) -> str:
    zone = value.iana or _written(value)
    name = windows_names().get(zone) or windows_names().get(zone_links().get(zone, zone))
    if name is None:
        raise Invalid("unknown", f"there is no Windows name for {zone}")
    return name


TIME_ZONE = ColumnType(
    name="time_zone",
    title="Time zone",
    doc=(
        "Names of the IANA time zone database in any letter case, with blanks or underscores; "
        "names it has given up are replaced (US/Eastern by America/New_York), names of places "
        "are kept. Offsets from UTC, with the zone in front of or behind them as Windows shows "
        "it. Windows names. Abbreviations are ambiguous unless abbreviation_map explains them. "
        f"Offsets and abbreviations written are those of standard time in {REFERENCE_YEAR}: the "
        "smaller offset of January and July."
    ),
    split=split,
    validate=validate,
    formats={
        "iana": TargetFormat(
            lambda v: v.iana or _written(v), "America/New_York; +05:30 where only that is known"
        ),
        "offset": TargetFormat(_written, "-05:00, of standard time", lossless=False),
        "abbreviation": TargetFormat(
            _abbreviation,
            "EST, of standard time; the offset where there is none",
            lossless=False,
        ),
        "windows": TargetFormat(
            _windows_name,
            "Eastern Standard Time; invalid where Windows has no name",
            lossless=False,
        ),
        "parts": TargetFormat(
            lambda v: (v.iana, _written(v), v.dst),
            "the IANA name, the offset of standard time, and whether clocks change in summer",
            ("iana", "utc_offset", "dst"),
            dtypes={"dst": "boolean"},
        ),
    },
    default_format="iana",
    options=TimeZoneOptions,
    check_options=check_options,
    examples={
        "us/eastern": "America/New_York",
        "europe/KIEV": "Europe/Kyiv",
        "America/New York": "America/New_York",
        "W. Europe Standard Time": "Europe/Berlin",
        "UTC+5:30": "+05:30",
        "(GMT-05:00) America/New_York": "America/New_York",
        "Asia/Tokyo (UTC+09:00)": "Asia/Tokyo",
        "Z": "UTC",
    },
    refused={
        "Mars/Base": "unknown",
        "IST": "ambiguous",
        "Tokyo": "ambiguous",
        "+25:00": "range",
        "(UTC+09:00) Europe/Paris": "component",
        "(Europe/Berlin) Europe/Paris": "component",
        "+005": "unknown",
    },
    hints=frozenset({"timezone", "time_zone", "tz", "utc_offset", "zone"}),
    aliases=("timezone", "tz"),
)
