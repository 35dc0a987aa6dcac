"""Unix timestamps: seconds, milliseconds, microseconds or nanoseconds since 1970."""

from __future__ import annotations

import datetime as dt
from dataclasses import dataclass
from decimal import Decimal
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import BadOption, Invalid
from cleanlib.shared.calendar_words import check_whole_numbers
from cleanlib.shared.exact_numbers import EXACT, check_digits, digits, read_exact, whole_and_rest

_UNITS = ("s", "ms", "us", "ns")
_EPOCH = dt.datetime(1970, 1, 1)
_AUTO_YEARS = (1980, 2100)
_ALL_YEARS = (1, 9999)


class UnixTimestamp(NamedTuple):
    """Seconds since 1970-01-01 00:00 UTC, exact, and the unit they were written in."""

    seconds: Decimal
    unit: str = ""


@dataclass(frozen=True)
class UnixTimestampOptions:
    """What a caller may say about a column of timestamps."""

    unit: str = option(
        "auto",
        "the unit of the numbers; 'auto' takes the longest of the four that puts a number into "
        "min_year..max_year",
        ("auto", *_UNITS),
    )
    min_year: int | None = option(
        None, "earlier moments are invalid; when not given 1980, with a stated unit 1"
    )
    max_year: int | None = option(
        None, "later moments are invalid; when not given 2100, with a stated unit 9999"
    )

    def years(self) -> tuple[int, int]:
        """The first and the last year in which a moment may lie."""
        first, last = _AUTO_YEARS if self.unit == "auto" else _ALL_YEARS
        return (
            first if self.min_year is None else self.min_year,
            last if self.max_year is None else self.max_year,
        )


def check_options(options: UnixTimestampOptions) -> None:
    """Refuse contradictory or impossible options before any row is read."""
    for name in ("min_year", "max_year"):
        if getattr(options, name) is not None:
            check_whole_numbers(options, name)
    first, last = options.years()
    if not 1 <= first <= last <= 9999:
        raise BadOption(f"min_year={first} and max_year={last} must be years, the earlier first")


def split(text: str, options: UnixTimestampOptions) -> UnixTimestamp:
    """Read a number, exactly."""
    return UnixTimestamp(read_exact(text))


def validate(value: UnixTimestamp, options: UnixTimestampOptions) -> UnixTimestamp:
    """Find the unit that puts the number into the years allowed, and turn it into seconds."""
    first, last = options.years()
    for unit in _UNITS if options.unit == "auto" else (options.unit,):
        seconds = value.seconds.scaleb(-3 * _UNITS.index(unit), EXACT)
        if _seconds_before(first) <= seconds < _seconds_before(last + 1):
            check_digits(seconds)
            return UnixTimestamp(seconds, unit)
    unit = "any unit" if options.unit == "auto" else options.unit
    raise Invalid("range", f"not in the years {first}..{last} in {unit}")


def _seconds_before(year: int) -> int:
    """From 1970 to the beginning of a year."""
    days = dt.date(year - 1, 12, 31).toordinal() + 1 if year > 1 else 1
    return (days - _EPOCH.toordinal()) * 86_400


def _moment(value: UnixTimestamp, separator: str) -> str:
    whole, fraction = whole_and_rest(value.seconds)
    moment = _EPOCH + dt.timedelta(seconds=whole)
    return moment.isoformat(separator) + digits(fraction).removeprefix("0")


UNIX_TIMESTAMP: ColumnType[UnixTimestamp, UnixTimestampOptions] = ColumnType(
    name="unix_timestamp",
    title="Unix timestamp",
    doc=(
        "Numbers that count seconds, milliseconds, microseconds or nanoseconds since 1970-01-01 "
        "00:00 UTC, leap seconds left out. The unit follows from the size of each number unless "
        "it is stated. Every digit is kept; a number cut by a spreadsheet (1.06449E+12) is "
        "invalid."
    ),
    split=split,
    validate=validate,
    formats={
        "seconds": TargetFormat(
            lambda v: digits(v.seconds), "1064486188, with a fraction if need be", lossless=False
        ),
        "milliseconds": TargetFormat(
            lambda v: digits(v.seconds.scaleb(3, EXACT)), "1064486188000", lossless=False
        ),
        "iso8601": TargetFormat(
            lambda v: f"{_moment(v, 'T')}Z", "2003-09-25T10:36:28Z", lossless=False
        ),
        "date": TargetFormat(
            lambda v: _moment(v, " "), "2003-09-25 10:36:28, in UTC", lossless=False
        ),
        "parts": TargetFormat(
            lambda v: (digits(v.seconds), v.unit),
            "the seconds as text, and the unit of the cell: s, ms, us or ns",
            ("seconds", "unit"),
        ),
    },
    default_format="seconds",
    options=UnixTimestampOptions,
    check_options=check_options,
    examples={
        "1064486188000": "1064486188",
        "1064486188": "1064486188",
        "1064486188.5": "1064486188.5",
        "1.064486188e9": "1064486188",
        "1064486188123456789": "1064486188.123456789",
    },
    refused={
        "99": "range",
        "-1064486188": "range",
        "1.06449E+12": "lost_digits",
        "2003-09-25": "syntax",
        "1,064,486,188": "syntax",
    },
    hints=frozenset({"epoch", "unix", "timestamp", "ts", "unixtime"}),
)
