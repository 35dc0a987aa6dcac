"""The column types that read with the grammar of dates."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

from cleanlib.column_types.date.formats import (
    DATE_FORMATS,
    DATETIME_FORMATS,
    TIME_FORMATS,
    date_pattern,
    time_pattern,
)
from cleanlib.column_types.date.options import DateOptions, check_options
from cleanlib.column_types.date.order import default_order
from cleanlib.column_types.date.reader import date_reader
from cleanlib.column_types.date.resolve import validate_date, validate_time
from cleanlib.core.column_type import ColumnType
from cleanlib.core.fields import Fields
from cleanlib.core.grammar import Grammar


def needs_row_order(options: DateOptions) -> bool:
    """Whether a repeated clock time is settled by the rows around it."""
    return options.ambiguous_time == "infer"


def default_reading(options: DateOptions, question: str) -> bool | None:
    """How 3/4 is read when the column proves nothing."""
    return default_order(options)


DATE: ColumnType[Fields, DateOptions] = ColumnType(
    name="date",
    title="Date",
    doc=(
        "Calendar dates, with or without a time of day, in any common spelling: ISO 8601, "
        "numeric dates whose order of day and month is decided from the column, month names in "
        "many languages, RFC 5322 mail dates. Years 1 to 9999 and BC, proleptic Gregorian."
    ),
    split=Grammar(date_reader),
    validate=validate_date,
    formats=DATE_FORMATS,
    default_format="YYYY-MM-DD hh:mm:ss",
    pattern=date_pattern,
    options=DateOptions,
    check_options=check_options,
    ordered=needs_row_order,
    default_reading=default_reading,
    null_tokens=frozenset({"0000-00-00", "0000-00-00 00:00:00"}),
    examples={
        "Thu, 25th Sep 2003 10:36 PM": "2003-09-25 22:36:00",
        "2011-12-02 03:09PM PST": "2011-12-02 15:09:00",
        "31.12.1999": "1999-12-31 00:00:00",
        "20240229T235959": "2024-02-29 23:59:59",
        "2015 Feb": "2015-02-01 00:00:00",
    },
    refused={
        "2003-13-45": "range",
        "2015-02-29": "range",
        "1.5.3": "syntax",
        "25 Dec": "missing_part",
        "Monday 2020-01-01": "weekday_mismatch",
        "to be confirmed": "unknown",
    },
    hints=frozenset(
        {
            "date",
            "datum",
            "fecha",
            "day",
            "created",
            "updated",
            "dob",
            "birth",
            "timestamp",
            "at",
            "on",
        }
    ),
)

DATETIME: ColumnType[Fields, DateOptions] = replace(
    DATE,
    name="datetime",
    title="Date and time",
    doc="As date; the formats keep the time of day.",
    formats=DATETIME_FORMATS,
    examples={
        "2003/09/25T10:36:28Z": "2003-09-25 10:36:28",
        "02:35 PM  Wed 07-Dec-2011": "2011-12-07 14:35:00",
    },
    refused={"2003-09-25 25:61": "range", "9:05 AM": "missing_part"},
    hints=frozenset(["datetime", "timestamp", "created_at", "updated_at"]),
    aliases=("timestamp",),
)

TIME: ColumnType[Fields, DateOptions] = replace(
    DATE,
    name="time",
    title="Time of day",
    doc="Times of day on the 12-hour or 24-hour clock; a date beside it is checked and left out.",
    split=Grammar(partial(date_reader, clock=True)),
    validate=validate_time,
    formats=TIME_FORMATS,
    default_format="hh:mm:ss",
    pattern=time_pattern,
    examples={"9.05 p.m.": "21:05:00", "12 noon": "12:00:00", "Thu  22:15": "22:15:00"},
    refused={"25:61": "range", "12 March": "missing_part"},
    hints=frozenset(["time", "hour", "clock", "start", "end"]),
)
