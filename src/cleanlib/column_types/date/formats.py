"""The named target formats of dates, and the open ones.

``needs`` of a format holds the fields it writes, and: ``"complete"``, no part may be missing;
``"instant"``, a moment in UTC; ``"aware"``, with an offset where ``input_tz`` gives one;
``"own zone"``, the offset as the cell has it; ``"edtf"``, uncertain and unknown parts;
``"fraction<n>"``, seconds rounded to that many digits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from cleanlib.column_types.date.clock import local_seconds
from cleanlib.column_types.date.options import DateOptions
from cleanlib.column_types.date.render import OWN_FRACTION, OWN_OFFSET, Rows, write
from cleanlib.column_types.date.tokens import CLOCK_TOKENS, needs, parse_format
from cleanlib.column_types.date.zones import zone_name
from cleanlib.column_types.date.zoning import zone_wanted
from cleanlib.core.column_type import TargetFormat
from cleanlib.core.errors import UnknownFormat
from cleanlib.core.fields import MISSING, Fields
from cleanlib.core.text_buffer import Ints, Mask, concat, text_or
from cleanlib.shared.calendar import DAY, days_from_date, iso_week, iso_weekday
from cleanlib.shared.calendar_words import WEEKDAYS
from cleanlib.shared.format_tokens import Item

_EXCEL_EPOCH = 25_569  # 1970-01-01 as a day of the 1900 date system
_MICRO = 10**6
_YMD = frozenset({"year", "month", "day"})
_CLOCK = frozenset({"hour", "minute", "second"})

DateFormat = TargetFormat[Fields]


def token_format(spec: str, doc: str = "", *, lossless: bool = False) -> DateFormat:
    """A format of the token language or strftime."""
    items = parse_format(spec)

    def render(fields: Fields) -> Any:
        missing = fields.run.options.missing
        return write(items, fields, absent="keep" if missing == "keep" else "empty")

    return TargetFormat(render, doc or spec, needs=_needs(items), lossless=lossless)


def _needs(items: tuple[Item, ...]) -> frozenset[str]:
    widths = {f"fraction{len(item.token)}" for item in items if item.token[:1] == "S"}
    return needs(items) | widths


def date_pattern(spec: str, options: DateOptions) -> DateFormat:
    """An open format for a column of dates."""
    return token_format(spec)


def time_pattern(spec: str, options: DateOptions) -> DateFormat:
    """An open format for a column of times; it may hold clock tokens only."""
    pattern = token_format(spec)
    if pattern.needs & _YMD:
        known = " ".join(CLOCK_TOKENS)
        raise UnknownFormat(
            f"target format {spec!r} asks a time for its date; a time has the tokens {known} S Z"
        )
    return pattern


def _integers(values: Ints, valid: Mask) -> Any:
    return pa.array(values, mask=~valid)


def _as_text(values: Ints, valid: Mask) -> Any:
    return pc.cast(_integers(values, valid), pa.large_string())


def _utc_seconds(fields: Fields) -> Ints:
    offset = fields["offset"]
    return local_seconds(fields) - np.where(offset == MISSING, 0, offset)


def _unix(scale: int) -> Callable[[Fields], Any]:
    def render(fields: Fields) -> Any:
        nanos = np.where(fields.has("nanos"), fields["nanos"], 0)
        value = _utc_seconds(fields) * scale + nanos // (10**9 // scale)
        return _as_text(value, fields.good)

    return render


def _excel_serial(fields: Fields) -> Any:
    """Days since 1899-12-30, with the time of day as a decimal fraction."""
    seconds = local_seconds(fields)
    day = seconds // DAY + _EXCEL_EPOCH
    day = day - (day < 61)
    part = (seconds % DAY * 10**10 + DAY // 2) // DAY
    digits = pc.utf8_rtrim(pc.utf8_lpad(_as_text(part, fields.good), 10, "0"), characters="0")
    fraction = text_or(part > 0, concat(".", digits), "")
    return concat(_as_text(day, fields.good), fraction)


def _datetime(fields: Fields) -> Any:
    """Microseconds since 1970-01-01, with the zone that ``output_tz`` or ``input_tz`` names."""
    options = fields.run.options
    fields.fail(fields["year"] < 1, "range", "a datetime column begins with year 1")
    nanos = np.where(fields.has("nanos"), fields["nanos"], 0)
    aware = zone_wanted(fields, options)
    seconds = _utc_seconds(fields) if aware else local_seconds(fields)
    zone = zone_name(options.output_tz or options.input_tz) if aware else None
    micros = pa.array(seconds * _MICRO + nanos // 1000, mask=~fields.good)
    return micros.cast(pa.timestamp("us", tz=zone))


def _iso8601(fields: Fields) -> Any:
    """Extended format; a fraction and an offset where the cell has them."""
    items = (*parse_format("YYYY-MM-DDThh:mm:ss"), OWN_FRACTION, OWN_OFFSET)
    return write(items, fields, absent="keep" if fields.run.options.missing == "keep" else "empty")


def _edtf(fields: Fields) -> Any:
    """Extended Date/Time Format (ISO 8601-2), as precise as the cell is."""
    items = parse_format("YYYY-MM-DD")
    return write(items, fields, absent="keep")


def _parts(fields: Fields) -> tuple[Any, ...]:
    rows = Rows(fields, np.ones(fields.rows, dtype=bool))
    dated = fields.good & fields.has("year") & fields.has("month") & fields.has("day")
    days = np.where(dated, days_from_date(rows["year"], rows["month"], rows["day"]), 0)
    micro = np.where(fields.has("nanos"), fields["nanos"] // 1000, MISSING)
    offset = write(parse_format("Z"), fields)
    weekday = pa.array(WEEKDAYS).take(pa.array(iso_weekday(days) - 1, mask=~dated))
    quarter = np.where(fields.has("month"), (rows["month"] + 2) // 3, MISSING)
    numbers = [fields[name] for name in ("year", "month", "day", "hour", "minute", "second")]
    columns = [_integers(n, fields.good & (n != MISSING)) for n in (*numbers, micro)]
    return (
        *columns,
        pc.if_else(pa.array(fields.has("offset")), offset, None),
        weekday.cast(pa.large_string()),
        _integers(quarter, fields.good & (quarter != MISSING)),
        _integers(iso_week(days)[0], dated),
    )


PARTS = (
    "year", "month", "day", "hour", "minute", "second", "microsecond", "tz", "weekday", "quarter",
    "week",
)  # fmt: skip
_PART_DTYPES = dict.fromkeys(set(PARTS) - {"tz", "weekday"}, "integer")
_MOMENT = _YMD | _CLOCK
_COMPLETE = _MOMENT | {"complete"}

_ISO_DATETIME = token_format("YYYY-MM-DD hh:mm:ss", "2003-09-25 22:36:00", lossless=True)
DATE_FORMATS: dict[str, DateFormat] = {
    "YYYY-MM-DD hh:mm:ss": _ISO_DATETIME,
    "YYYY-MM-DD": token_format("YYYY-MM-DD", "2003-09-25"),
    "datetime": TargetFormat(
        _datetime, "a real datetime column (datetime64[us], with a zone where one is asked for)",
        dtype="datetime", needs=_COMPLETE | {"aware", "fraction", "fraction6"}, lossless=False,
    ),
    "iso8601": TargetFormat(
        _iso8601, "2003-09-25T22:36:00, ISO 8601 extended format",
        needs=_MOMENT | {"fraction6", "own zone"}, lossless=False,
    ),
    "us": token_format("MM/DD/YYYY", "09/25/2003"),
    "eu": token_format("DD/MM/YYYY", "25/09/2003"),
    "unix": TargetFormat(
        _unix(1), "seconds since 1970-01-01 00:00 UTC", needs=_COMPLETE | {"instant"},
        lossless=False,
    ),
    "unix_ms": TargetFormat(
        _unix(1000), "milliseconds since 1970-01-01 00:00 UTC",
        needs=_COMPLETE | {"instant", "fraction3"}, lossless=False,
    ),
    "excel_serial": TargetFormat(
        _excel_serial, "days of the spreadsheet's 1900 date system", needs=_COMPLETE,
        lossless=False,
    ),
    "EDTF": TargetFormat(_edtf, "2003-09, as precise as the cell (ISO 8601-2)",
                         needs=_YMD | {"edtf"}, lossless=False),
    "parts": TargetFormat(_parts, "one column for each part", fields=PARTS, dtypes=_PART_DTYPES,
                          needs=_MOMENT | {"fraction6"}, lossless=False),
}  # fmt: skip
DATETIME_FORMATS: dict[str, DateFormat] = {
    "YYYY-MM-DD hh:mm:ss": _ISO_DATETIME,
    "YYYY-MM-DD hh:mm": token_format("YYYY-MM-DD hh:mm", "2003-09-25 22:36"),
    "YYYY-MM-DD hh:mm:ss Z": token_format(
        "YYYY-MM-DD hh:mm:ss Z", "2003-09-25 22:36:00 +02:00, invalid without a zone"
    ),
    **{name: DATE_FORMATS[name] for name in DATE_FORMATS if name not in ("YYYY-MM-DD hh:mm:ss",)},
}


def _time_seconds(fields: Fields) -> Any:
    return _as_text(local_seconds(fields), fields.good)


def _time_parts(fields: Fields) -> tuple[Any, ...]:
    return _parts(fields)[3:8]


TIME_FORMATS: dict[str, DateFormat] = {
    "hh:mm:ss": token_format("hh:mm:ss", "21:05:00", lossless=True),
    "hh:mm": token_format("hh:mm", "21:05"),
    "h:mm A": token_format("h:mm A", "9:05 PM"),
    "seconds": TargetFormat(_time_seconds, "seconds since midnight", needs=_CLOCK, lossless=False),
    "parts": TargetFormat(_time_parts, "one column for each part", fields=PARTS[3:8],
                          dtypes=_PART_DTYPES,
                          needs=_CLOCK | {"fraction6"}, lossless=False),
}  # fmt: skip
