"""Time zones: which words name one, and what offset holds at which moment."""

from __future__ import annotations

import datetime as dt
import re
import zoneinfo
from collections.abc import Mapping
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

import numpy as np

from cleanlib.core.errors import BadOption, did_you_mean
from cleanlib.core.text_buffer import Ints, Mask
from cleanlib.shared.calendar import DAY, date_from_days
from cleanlib.shared.zone_names import abbreviations, zone_links

Zone = str | int | None  # an IANA name, a fixed offset in seconds, or a name without a meaning

MAIL_ZONES = {  # RFC 5322, section 4.3
    "est": -5, "edt": -4, "cst": -6, "cdt": -5, "mst": -7, "mdt": -6, "pst": -8, "pdt": -7,
}  # fmt: skip
_OFFSET = re.compile(r"(?:UTC|GMT)?([+-])(\d{1,2}):?(\d{2})?", re.IGNORECASE)
MOST_HOURS = 15  # the tz database knows no offset beyond 15:13:42
_UTC_WORDS = ("utc", "gmt", "z", "zulu")


def find_zone(text: str) -> Zone:
    """An offset such as ``+05:30`` or an IANA name in any letter case; else `BadOption`."""
    if not isinstance(text, str):
        raise BadOption(f"{text!r} is no time zone; give an IANA name or an offset like '+05:30'")
    offset = _OFFSET.fullmatch(text)
    if offset:
        hours, minutes = int(offset[2]), int(offset[3] or 0)
        if hours > MOST_HOURS or minutes > 59:
            raise BadOption(f"{text!r} is no offset from UTC: {MOST_HOURS}:59 is the most")
        seconds = hours * 3600 + minutes * 60
        return -seconds if offset[1] == "-" else seconds
    if text.casefold() in _UTC_WORDS:
        return 0
    keys = {key.casefold(): key for key in zone_links()}
    if text.casefold() not in keys:
        raise BadOption(
            f"{text!r} is neither an IANA time zone nor an offset like '+05:30'"
            f"{did_you_mean(text, zone_links())}"
        )
    return keys[text.casefold()]


def zone_name(text: str) -> str:
    """How a zone that a caller named is written: as in the tz database, or as an offset."""
    zone = find_zone(text)
    if isinstance(zone, str):
        return zone
    hours, minutes = divmod(abs(zone or 0) // 60, 60)
    return f"{'-' if (zone or 0) < 0 else '+'}{hours:02}:{minutes:02}" if zone else "UTC"


class ZoneWords(NamedTuple):
    """The zones that words may name: ``words`` has each word's number in ``zones``."""

    words: tuple[tuple[str, int], ...]
    zones: tuple[Zone, ...]


@lru_cache(maxsize=64)
def zone_words(tz_names: tuple[tuple[str, str], ...]) -> ZoneWords:
    """IANA names, the caller's names, and abbreviations that mean nothing by themselves."""
    meanings: dict[str, Zone] = dict.fromkeys(abbreviations())
    meanings |= {key.casefold(): key for key in zone_links() if "/" in key}
    meanings |= {name.casefold(): find_zone(zone) for name, zone in tz_names}
    words = tuple((word, number) for number, word in enumerate(meanings))
    return ZoneWords(words, tuple(meanings.values()))


@lru_cache(maxsize=64)
def zone_display(tz_names: tuple[tuple[str, str], ...]) -> tuple[str, ...]:
    """How each zone of `zone_words` is written."""
    table = zone_words(tz_names)
    return tuple(
        zone if isinstance(zone, str) else word.upper()
        for (word, _), zone in zip(table.words, table.zones, strict=True)
    )


@cache
def hyphenated_zones() -> Mapping[str, int]:
    """IANA names that hold a hyphen between words, and their numbers in every `zone_words`."""
    numbers = dict(zone_words(()).words)
    keys = [key for key in zone_links() if re.search("/.*[a-z]-[a-zA-Z]", key)]
    return {key: numbers[key.casefold()] for key in keys}


def frozen_names(tz_names: Mapping[str, str] | None) -> tuple[tuple[str, str], ...]:
    """``tz_names`` as a tuple that can key a cache."""
    return tuple(sorted((tz_names or {}).items()))


class Segments(NamedTuple):
    """Offsets in force: ``offsets[i]`` seconds from the UTC instant ``starts[i]`` on."""

    starts: Ints
    offsets: Ints

    def at_utc(self, utc: Ints) -> Ints:
        """The offset at UTC instants, in seconds."""
        return self.offsets[self._index(utc)]

    def begin(self, utc: Ints) -> Ints:
        """The instant at which the offset in force at ``utc`` began."""
        return self.starts[self._index(utc)]

    def _index(self, utc: Ints) -> Ints:
        return np.maximum(np.searchsorted(self.starts, utc, side="right") - 1, 0)


class LocalOffsets(NamedTuple):
    """What clock times mean in a zone.

    Of the two readings of a repeated time ``earlier`` is the first; they are equal otherwise.
    ``resume`` is the first local second after a skipped time.
    """

    earlier: Ints
    later: Ints
    repeated: Mask
    skipped: Mask
    resume: Ints


def local_offsets(zone: str, local: Ints) -> LocalOffsets:
    """The offsets of clock times given as seconds since 1970-01-01 00:00 on that clock."""
    segments = _segments(zone, local)
    before, after = segments.at_utc(local - DAY), segments.at_utc(local + DAY)
    fits_before = segments.at_utc(local - before) == before
    fits_after = segments.at_utc(local - after) == after
    repeated = fits_before & fits_after & (before != after)
    skipped = ~fits_before & ~fits_after
    earlier = np.where(fits_before, before, after)
    later = np.where(fits_after, after, before)
    return LocalOffsets(earlier, later, repeated, skipped, segments.begin(local - before) + after)


def utc_offsets(zone: Zone, utc: Ints) -> Ints:
    """The offsets of a zone at UTC instants, in seconds."""
    if isinstance(zone, str):
        return _segments(zone, utc).at_utc(utc)
    return np.full_like(utc, zone or 0)


def _segments(zone: str, moments: Ints) -> Segments:
    years, _, _ = date_from_days(np.unique(np.append(moments // DAY, 0)))
    near = np.clip(np.unique(years[:, None] + np.arange(-1, 2)), 2, 9998)
    tables = [_year_segments(zone, year) for year in np.unique(near).tolist()]
    return Segments(
        np.concatenate([table.starts for table in tables]),
        np.concatenate([table.offsets for table in tables]),
    )


@lru_cache(maxsize=4096)
def _year_segments(zone: str, year: int) -> Segments:
    """The changes of offset in one UTC year, found by looking once a week and then closer."""
    first = _seconds(dt.datetime(year, 1, 1))
    looks = [*range(first, _seconds(dt.datetime(year + 1, 1, 1)), 7 * DAY)]
    looks.append(_seconds(dt.datetime(year + 1, 1, 1)) - 1)
    starts, offsets = [first], [_offset(zone, first)]
    for low, high in pairwise(looks):
        if _offset(zone, high) != offsets[-1]:
            starts.append(_change(zone, low, high))
            offsets.append(_offset(zone, high))
    return Segments(np.array(starts), np.array(offsets))


def _change(zone: str, low: int, high: int) -> int:
    """The first second of the new offset between two instants, by bisection."""
    new = _offset(zone, high)
    while high - low > 1:
        middle = (low + high) // 2
        if _offset(zone, middle) == new:
            high = middle
        else:
            low = middle
    return high


_EPOCH = dt.datetime(1970, 1, 1)


def _seconds(moment: dt.datetime) -> int:
    return (moment - _EPOCH) // dt.timedelta(seconds=1)


@cache
def _zone_info(zone: str) -> zoneinfo.ZoneInfo:
    return zoneinfo.ZoneInfo(zone)


def _offset(zone: str, utc: int) -> int:
    moment = (_EPOCH + dt.timedelta(seconds=utc)).replace(tzinfo=dt.UTC)
    offset = moment.astimezone(_zone_info(zone)).utcoffset()
    return int(offset.total_seconds()) if offset is not None else 0
