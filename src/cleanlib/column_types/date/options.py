"""The options of the date types, and what is checked before any row is read."""

from __future__ import annotations

import datetime as dt
import functools
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from cleanlib.column_types.date.ignored import phrases_of
from cleanlib.column_types.date.input_format import input_form
from cleanlib.column_types.date.vocabulary import known_languages
from cleanlib.column_types.date.zones import find_zone
from cleanlib.core.column_type import option
from cleanlib.core.errors import BadOption
from cleanlib.shared.calendar_words import check_century, check_whole_numbers
from cleanlib.shared.options import check_languages, texts

AUTO = "auto"
_FIRST_PLAUSIBLE = 100
DayFirst = bool | str | Mapping[str, bool] | None


@dataclass(frozen=True)
class DateOptions:
    """What a caller may say about a column of dates; blank means decide from the column."""

    day_first: DayFirst = option(
        None,
        "True: 3/4 is 3 April; False: 4 March; None or 'infer': decided from the column, layout "
        "by layout; a mapping from layout to bool repeats an earlier decision",
        tries=(True, False),
    )
    strict_order: bool = option(
        False, "refuse a cell that only fits the other order", (True, False)
    )
    ambiguous_order: str = option(
        "month_first",
        "how to read 3/4 when the column proves nothing",
        ("month_first", "day_first", "reject"),
    )
    year_first: bool = option(False, "15-12-18 is 18 December 2015", (True, False))
    two_digit_year_base: int = option(1969, "two-digit years fall into this year and the next 99")
    min_year: int | None = option(None, "earlier years are invalid")
    max_year: int | None = option(None, "later years are invalid")
    missing: str = option(
        "minimum",
        "absent month, day or clock: lowest value, from `now`, left blank, cut off, or invalid",
        ("minimum", "current", "empty", "keep", "reject"),
    )
    default_year: int | None = option(
        None, "year of cells that have none; without it they are invalid"
    )
    now: str | dt.datetime | dt.date | None = option(
        None, "the moment that missing='current' and relative='resolve' refer to"
    )
    input_format: str | Sequence[str] | None = option(
        None, "read only text of this format (tokens or strftime), or of one of these"
    )
    input_tz: str | None = option(None, "zone of cells that state none: IANA name or offset")
    output_tz: str | None = option(None, "convert to this zone: IANA name or offset")
    tz_names: Mapping[str, str] | None = option(
        None, "meaning of zone abbreviations, such as {'IST': '+05:30'}"
    )
    ambiguous_time: str = option(
        "reject",
        "clock times that daylight saving repeats",
        ("reject", "earlier", "later", "infer"),
    )
    nonexistent_time: str = option(
        "reject", "clock times that daylight saving skips", ("reject", "shift_forward")
    )
    fraction: str = option("truncate", "digits finer than the target format", ("truncate", "round"))
    hour_24: str = option("next_day", "24:00", ("next_day", "reject"))
    leap_second: str = option(
        "reject", "23:59:60 at the end of June or December, UTC", ("reject", "roll", "clamp")
    )
    meridiem_24h: str = option("ignore", "13:00 PM", ("ignore", "reject"))
    weekday_mismatch: str = option(
        "reject", "a weekday that contradicts the date", ("reject", "ignore")
    )
    serial: str | None = option(
        None, "read numbers as spreadsheet days", (None, "excel1900", "excel1904")
    )
    epoch: str | None = option(
        None, "read numbers as time since 1970-01-01 UTC", (None, "s", "ms", "us", "ns", AUTO)
    )
    compact_time: str | None = option(None, "read 845 as 08:45", (None, "HHMM"))
    languages: Sequence[str] | None = option(
        None, "month and weekday names of these languages besides English, such as ['fr', 'de']"
    )
    calendar: str | None = option(
        None,
        "calendar of the years: 'buddhist' years are 543 ahead",
        (None, "gregorian", "buddhist"),
        tries=(),
    )
    relative: str = option("reject", "today, yesterday, tomorrow", ("reject", "resolve"))
    ignore_text: str | Sequence[str] | None = option(None, "words to drop, such as ['Delayed']")

    @functools.cached_property
    def now_parts(self) -> tuple[int, int, int, int, int, int]:
        """Year to second of `now`."""
        return _moment(self.now).timetuple()[:6]


def _moment(now: object) -> dt.datetime:
    if isinstance(now, dt.datetime):
        return now
    if isinstance(now, dt.date):
        return dt.datetime(now.year, now.month, now.day)
    try:
        return dt.datetime.fromisoformat(str(now))
    except ValueError:
        raise BadOption(f"now={now!r} is not an ISO 8601 date or datetime") from None


def check_options(options: DateOptions) -> None:
    """Refuse contradictory or impossible options before any row is read."""
    _check_years(options)
    _check_order(options.day_first)
    check_languages(options.languages, known_languages())
    _check_zones(options)
    _check_numbers(options)
    phrases_of(texts(options.ignore_text, "ignore_text"))
    for spec in texts(options.input_format, "input_format"):
        input_form(spec)
    if options.now is not None:
        _moment(options.now)
    elif options.missing == "current" or options.relative == "resolve":
        asked = "missing='current'" if options.missing == "current" else "relative='resolve'"
        raise BadOption(f"{asked} needs now=, the moment to fill from, such as now='2026-11-30'")


def _check_zones(options: DateOptions) -> None:
    names = options.tz_names or {}
    if not isinstance(names, Mapping):
        raise BadOption(f"tz_names={names!r} must be a mapping such as {{'IST': '+05:30'}}")
    for zone in (options.input_tz, options.output_tz, *names.values()):
        if zone is not None:
            find_zone(zone)


def _check_numbers(options: DateOptions) -> None:
    """A bare number has one meaning; only ``epoch="auto"`` leaves spreadsheet days alone."""
    if options.serial is not None and options.epoch not in (None, AUTO):
        raise BadOption(
            f"serial={options.serial!r} and epoch={options.epoch!r} read the same numbers; give "
            f"one of them, or epoch={AUTO!r}, which reads only numbers of 10 digits and more"
        )


def _check_years(options: DateOptions) -> None:
    check_century(options)
    for name in ("min_year", "max_year", "default_year"):
        value = getattr(options, name)
        if value is not None:
            check_whole_numbers(options, name)
            if not -9999 <= value <= 9999:
                raise BadOption(f"{name}={value!r} must lie in -9999..9999")
    if options.default_year is not None and 0 <= options.default_year < _FIRST_PLAUSIBLE:
        raise BadOption(
            f"default_year={options.default_year} would be a year of antiquity; write "
            "all four digits"
        )
    low, high = options.min_year, options.max_year
    if low is not None and high is not None and low > high:
        raise BadOption(f"min_year={low} is after max_year={high}; no date can be valid")


def _check_order(day_first: object) -> None:
    values = day_first.values() if isinstance(day_first, Mapping) else (day_first,)
    if not all(v is None or v == "infer" or isinstance(v, bool) for v in values):
        raise BadOption(f"day_first={day_first!r} must be True, False, None or 'infer'")
