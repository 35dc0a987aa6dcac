"""The named target formats of durations."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyarrow as pa

from cleanlib.column_types.duration.units import DAY, HOUR, MINUTE
from cleanlib.column_types.duration.values import Values
from cleanlib.column_types.duration.writers import (
    Writer,
    clock_text,
    decimal_text,
    human_text,
    iso_text,
    pandas_text,
)
from cleanlib.core.byte_matrix import join
from cleanlib.core.column_type import TargetFormat
from cleanlib.core.fields import Fields
from cleanlib.core.text_buffer import Ints

_EXACT = frozenset({"fraction9"})
_LENGTH = frozenset({"length"})
_PART_NAMES = ("days", "hours", "minutes", "seconds", "milliseconds")
_ISO_PART_NAMES = ("years", "months", "weeks", "days", "hours", "minutes", "seconds")
DurationFormat = TargetFormat[Fields]


def text_format(
    write: Writer, doc: str, needs: frozenset[str], *, lossless: bool
) -> DurationFormat:
    """A format that writes the pieces of text side by side."""

    def render(fields: Fields) -> Any:
        values = Values.of(fields)
        return join(write(values), len(values), fields.good)

    return TargetFormat(render, doc, needs=needs, lossless=lossless)


def _timedelta(fields: Fields) -> Any:
    sign = np.where(fields["negative"] == 1, -1, 1)
    micros = sign * (fields["total_seconds"] * 10**6 + fields["total_nanos"] // 1000)
    return pa.array(micros, mask=~fields.good).cast(pa.duration("us"))


def _parts(fields: Fields) -> tuple[Any, ...]:
    seconds, nanos = fields["total_seconds"], fields["total_nanos"]
    counts = (seconds // DAY, seconds // HOUR % 24, seconds // MINUTE % 60, seconds % 60)
    return _signed_columns(fields, (*counts, nanos // 10**6))


def _iso_parts(fields: Fields) -> tuple[Any, ...]:
    """The weeks of a cell are those it writes as weeks."""
    months, seconds = fields["total_months"], fields["total_seconds"]
    weeks = np.where(fields.has("week"), fields["week"], 0)
    days = seconds // DAY - 7 * weeks
    counts = (seconds // HOUR % 24, seconds // MINUTE % 60, seconds % 60)
    return _signed_columns(fields, (months // 12, months % 12, weeks, days, *counts))


def _signed_columns(fields: Fields, counts: tuple[Ints, ...]) -> tuple[Any, ...]:
    sign = np.where(fields["negative"] == 1, -1, 1)
    return tuple(pa.array(sign * count, mask=~fields.good) for count in counts)


_TIMEDELTA = TargetFormat(
    _timedelta,
    "a real timedelta column (timedelta64[us])",
    dtype="timedelta",
    needs=_LENGTH | {"fraction6"},
    lossless=False,
)
_SECONDS = text_format(
    decimal_text(1), "decimal number of seconds: 3903", _EXACT | _LENGTH, lossless=False
)
_ISO8601 = text_format(iso_text, "ISO 8601: PT1H5M3S", _EXACT, lossless=True)
_PARTS = TargetFormat(
    _parts,
    "one column for each part; in a negative duration all of them are negative",
    fields=_PART_NAMES,
    dtypes=dict.fromkeys(_PART_NAMES, "integer"),
    needs=_LENGTH | {"fraction3"},
    lossless=False,
)
DURATION_FORMATS: dict[str, DurationFormat] = {
    "hh:mm:ss": text_format(
        clock_text,
        "01:05:03, with any number of hours and the fraction of a second there is",
        _EXACT | _LENGTH,
        lossless=True,
    ),
    "iso8601": _ISO8601,
    "seconds": _SECONDS,
    "minutes": text_format(
        decimal_text(MINUTE),
        "decimal number of minutes, to nine places: 65.05",
        _EXACT | _LENGTH,
        lossless=False,
    ),
    "hours": text_format(
        decimal_text(HOUR),
        "decimal number of hours, to nine places: 1.084166667",
        _EXACT | _LENGTH,
        lossless=False,
    ),
    "human": text_format(human_text, "1 h 5 min 3 s", _EXACT, lossless=True),
    "timedelta": _TIMEDELTA,
    "parts": _PARTS,
}
ISO_FORMATS: dict[str, DurationFormat] = {
    "iso8601": _ISO8601,
    "seconds": _SECONDS,
    "parts": TargetFormat(
        _iso_parts,
        "one column for each part, days and smaller ones carried, weeks as written",
        fields=_ISO_PART_NAMES,
        dtypes=dict.fromkeys(_ISO_PART_NAMES, "integer"),
        needs=frozenset({"fraction0"}),
        lossless=False,
    ),
}
TIMEDELTA_FORMATS: dict[str, DurationFormat] = {
    "pandas": text_format(
        pandas_text,
        "2 days 03:04:05, as pandas writes a Timedelta",
        _EXACT | _LENGTH,
        lossless=True,
    ),
    "timedelta": _TIMEDELTA,
    "seconds": _SECONDS,
    "parts": _PARTS,
}
