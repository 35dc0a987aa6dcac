"""The column types that read with the grammar of durations."""

from __future__ import annotations

from cleanlib.column_types.duration.formats import DURATION_FORMATS, ISO_FORMATS, TIMEDELTA_FORMATS
from cleanlib.column_types.duration.options import DurationOptions, check_options
from cleanlib.column_types.duration.patterns import duration_pattern
from cleanlib.column_types.duration.reader import duration_reader, iso_reader
from cleanlib.column_types.duration.resolve import validate_duration, validate_iso
from cleanlib.core.column_type import ColumnType, NoOptions
from cleanlib.core.fields import Fields
from cleanlib.core.grammar import Grammar

DURATION: ColumnType[Fields, DurationOptions] = ColumnType(
    name="duration",
    title="Duration",
    doc=(
        "Lengths of time: 1 h 5 min 3 s in unit words of several languages, 1:05:03, 2 days "
        "03:04:05, 1.5 h, 5'30\", ISO 8601 (PT1H5M3S), negative ones too. Values are exact to "
        "the nanosecond; a day is 24 hours; months and years have no fixed length and fit only "
        "the formats iso8601 and human. A note in brackets behind a duration, and stars, are left "
        "out. Number words, times of day and bare numbers are refused."
    ),
    split=Grammar(duration_reader),
    validate=validate_duration,
    formats=DURATION_FORMATS,
    default_format="hh:mm:ss",
    pattern=duration_pattern,
    pattern_doc="tokens, such as ``'hh[h] mm[m]'``",
    options=DurationOptions,
    check_options=check_options,
    examples={
        "1h 5 min 3s": "01:05:03",
        "PT100H": "100:00:00",
        "0.00:30:05.370": "00:30:05.37",
        "1h30": "01:30:00",
        "1:05:03 (est)": "01:05:03",
        "-2 days 03:04:05": "-51:04:05",
    },
    refused={
        "3:25:00 PM": "syntax",
        "2 months": "component",
        "2:60:00": "range",
        "1 day 25:00:00": "range",
        "1:30": "ambiguous",
        "1000": "missing_part",
        "half an hour": "unknown",
    },
    hints=frozenset({"duration", "elapsed", "runtime", "length", "time taken", "took"}),
)

ISO_DURATION: ColumnType[Fields, NoOptions] = ColumnType(
    name="iso_duration",
    title="ISO 8601 duration",
    doc=(
        "Durations as ISO 8601 writes them, in either letter case: PT1H5M3S, P1Y2M, P2W, "
        "-PT5M, P0001-02-03T04:05:06. Written with the fewest parts: seconds, minutes, hours "
        "and months carry into days and years, weeks become days."
    ),
    split=Grammar(iso_reader),
    validate=validate_iso,
    formats=ISO_FORMATS,
    default_format="iso8601",
    examples={"pt1h5m3s": "PT1H5M3S", "P14M": "P1Y2M", "PT90M": "PT1H30M", "P2W": "P14D"},
    refused={"P1X": "unknown", "PT": "syntax", "P1H": "syntax", "1 h": "syntax"},
    hints=frozenset({"iso duration", "duration"}),
)

TIMEDELTA: ColumnType[Fields, DurationOptions] = ColumnType(
    name="timedelta",
    title="Timedelta",
    doc=(
        "As duration, written as pandas writes its Timedelta (days, then the clock; a negative "
        "one is -1 days +23:55:00), or as a real timedelta column."
    ),
    split=DURATION.split,
    validate=validate_duration,
    formats=TIMEDELTA_FORMATS,
    default_format="pandas",
    pattern=duration_pattern,
    pattern_doc="tokens, such as ``'hh[h] mm[m]'``",
    options=DurationOptions,
    check_options=check_options,
    examples={"2 days 03:04:05": "2 days 03:04:05", "90 min": "0 days 01:30:00"},
    refused={"2 dayz": "unknown", "P1M": "component"},
    hints=frozenset({"delta", "lag", "interval"}),
)
