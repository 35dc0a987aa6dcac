"""Ranges of dates: each half is checked like a date, then the two are held against each other."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.compute as pc

from cleanlib.column_types.date.numbers import set_days
from cleanlib.column_types.date.options import DateOptions
from cleanlib.column_types.date.range_reader import APPROXIMATE, UNCERTAIN, range_reader
from cleanlib.column_types.date.render import write
from cleanlib.column_types.date.resolve import DATE_PARTS, validate_date
from cleanlib.column_types.date.tokens import needs, parse_format
from cleanlib.column_types.date.type import DATE
from cleanlib.core.column_type import ColumnType, TargetFormat
from cleanlib.core.errors import UnknownFormat
from cleanlib.core.fields import OK, PENDING, Fields
from cleanlib.core.grammar import Grammar
from cleanlib.core.text_buffer import Ints, Mask, concat, text_or
from cleanlib.shared.calendar import days_from_date, days_in_month
from cleanlib.shared.format_tokens import Item

RangeFormat = TargetFormat[Fields]
_EACH_HALF = frozenset({*DATE_PARTS, "edtf"})  # a half keeps the precision it has
_MONTHS = 12


def validate_range(fields: Fields, options: DateOptions) -> Fields:
    """Check both halves as dates, and refuse an end before its start.

    The parts kept are ``start`` and ``end`` as precise as the cell is, and ``first`` and
    ``last``, the days they reach to.
    """
    _read_spans(fields)
    start, end = fields.part("start_"), fields.part("end_")
    for half in (start, end):
        half.run = replace(fields.run, needs=_EACH_HALF)
    _lend(end, start, fields.has("two"))
    _validate_half(end, options)
    _lend(start, end, fields.has("two"))
    _validate_half(start, options)
    first, last = _edge(start), _edge(end)
    _end_alone(fields, first, last)
    _add_period(fields, first, last)
    _fill(first, last, options)
    known = _complete(first) & _complete(last)
    last.fail(~known & ~fields.has("open"), "missing_part", "no date")
    backwards = _complete(first) & _complete(last) & (_days(first) > _days(last))
    last.fail(backwards, "range", "the end is before the start")
    fields.join(start=start, end=end, first=first, last=last)
    return fields


def _read_spans(fields: Fields) -> None:
    """Decades, centuries and 2012-13 as a first and a last year."""
    for name, years, scale, offset in (
        ("decade", 10, 1, 0),
        ("decade_head", 10, 10, 0),
        ("century_number", 100, 100, 100),
        ("century_head", 100, 100, 0),
    ):
        field = f"span_{name}"
        if field in fields:
            rows = fields.has(field)
            first = fields[field] * scale - offset
            fields["start_year"][rows] = np.maximum(first, 1)[rows]
            fields["end_year"][rows] = first[rows] + years - 1
    if "span_decade" in fields:
        decade = fields["span_decade"]
        fields.fail(fields.has("span_decade") & (decade % 10 != 0), "component", "no decade")
        both = fields.has("span_decade") & (decade % 100 == 0)
        fields.fail(both, "ambiguous", "a decade or a century")
    if "span_short_year" in fields:
        _read_years(fields)


def _read_years(fields: Fields) -> None:
    """2012-13 is two years, since there is no month 13; 2012-11 is a month."""
    rows, tail = fields.has("span_short_year"), fields["span_short_year"]
    year = fields["span_year"]
    fields["start_year"][rows] = year[rows]
    month = rows & (tail >= 1) & (tail <= _MONTHS)
    fields["start_month"][month] = tail[month]
    fields["single"][month] = 1
    years = rows & ~month
    fields["end_year"][years] = (year - year % 100 + tail)[years]


def _lend(to: Fields, giver: Fields, rows: Mask) -> None:
    """A half without year or month takes the other's."""
    rows = rows & (to.has("day") | to.has("month") | to.has("order"))
    for lacked, also in (("year", ("year", "short", "era")), ("month", ("month",))):
        lacking = rows & ~to.has(lacked) & giver.has(lacked) & ~_is_whole(to)
        if lacked == "month":
            lacking &= ~to.has("order")
        for name in also:
            if name in giver:
                to[name][lacking] = giver[name][lacking]


def _is_whole(half: Fields) -> Mask:
    """Rows whose date is written as one number or by week or day of the year."""
    return half.has("week") | half.has("ordinal_day") | half.has("digits8")


def _validate_half(half: Fields, options: DateOptions) -> None:
    """`validate_date` for the rows that state this half; the others stay good and empty."""
    stated = half.has("year") | half.has("month") | half.has("day") | half.has("order")
    stated |= half.has("week") | half.has("digits8") | half.has("hour")
    absent = (half.reason == OK) & ~stated
    half.reason[absent] = PENDING
    validate_date(half, options)
    half.reason[absent] = OK


def _edge(half: Fields) -> Fields:
    """A copy of a half's date, to be completed to a day."""
    return half.part("")


def _end_alone(fields: Fields, first: Fields, last: Fields) -> None:
    """Of one date alone, the last day is its own."""
    rows = fields.has("single") & first.good
    for name in DATE_PARTS:
        last[name][rows] = first[name][rows]


def _fill(first: Fields, last: Fields, options: DateOptions) -> None:
    """A month or a year reaches from its first day to its last."""
    for edge, month in ((first, 1), (last, _MONTHS)):
        dated = edge.has("year") & edge.good
        partial = dated & ~(edge.has("month") & edge.has("day"))
        if options.missing == "reject":
            edge.fail(partial, "missing_part", "no full date")
        edge["month"][dated & ~edge.has("month")] = month
        rows = np.flatnonzero(dated & ~edge.has("day"))
        lengths = days_in_month(edge["year"][rows], edge["month"][rows])
        edge["day"][rows] = 1 if edge is first else lengths


def _add_period(fields: Fields, first: Fields, last: Fields) -> None:
    """The end that a start and an ISO 8601 duration give; a month is a calendar month."""
    rows = fields.has("period") & first.good & first.has("day")
    fields.fail(fields.has("period") & first.good & ~first.has("day"), "missing_part", "no start")
    if not rows.any():
        return
    amount = {n: np.where(fields.has(p), fields[p], 0) for n, p in _PERIOD_FIELDS.items()}
    months = first["year"] * _MONTHS + first["month"] - 1 + amount["years"] * _MONTHS
    year, month = np.divmod(np.where(rows, months + amount["months"], 0), _MONTHS)
    day = np.minimum(np.where(rows, first["day"], 1), days_in_month(year, month + 1))
    days = days_from_date(year, month + 1, day) + 7 * amount["weeks"] + amount["days"]
    set_days(last, rows, days[rows])


_PERIOD_FIELDS = {name: f"period_{name}" for name in ("years", "months", "weeks", "days")}


def _complete(edge: Fields) -> Mask:
    return edge.good & edge.has("year") & edge.has("month") & edge.has("day")


def _days(edge: Fields) -> Ints:
    rows = _complete(edge)
    return days_from_date(*(np.where(rows, edge[name], 1) for name in DATE_PARTS))


def _write_pair(fields: Fields, items: tuple[Item, ...], between: str) -> Any:
    """Both edges in one format; an open side is written as two dots."""
    first, last = (_or_open(fields, name, items) for name in ("first", "last"))
    return concat(first, between, last)


def _or_open(fields: Fields, name: str, items: tuple[Item, ...]) -> Any:
    edge = fields.parts[name]
    is_open = fields.good & fields.has("open") & ~edge.has("year")
    return text_or(is_open, "..", write(items, edge))


def _pair_format(items: tuple[Item, ...], between: str, doc: str) -> RangeFormat:
    def render(fields: Fields) -> Any:
        return _write_pair(fields, items, between)

    return TargetFormat(render, doc, needs=needs(items), lossless=False)


def _one(name: str) -> RangeFormat:
    items = parse_format("YYYY-MM-DD")
    return TargetFormat(
        lambda fields: _or_open(fields, name, items), f"the {name} day", needs=needs(items),
        lossless=False,
    )  # fmt: skip


def _day_count(fields: Fields) -> Any:
    first, last = fields.parts["first"], fields.parts["last"]
    known = fields.good & _complete(first) & _complete(last)
    return pa.array(_days(last) - _days(first), mask=~known)


def _edtf(fields: Fields) -> Any:
    """Extended Date/Time Format (ISO 8601-2)."""
    items = parse_format("YYYY-MM-DD")
    start, end = (write(items, fields.parts[name], absent="keep") for name in ("start", "end"))
    end = text_or(fields.has("period"), write(items, fields.parts["last"]), end)
    start_text, end_text = (pc.fill_null(half, "..") for half in (start, end))
    pair = concat(start_text, "/", end_text)
    text = text_or(fields.has("single"), start, pair)
    text = _span_text(fields, text)
    return text_or(fields.good, concat(text, _about_mark(fields)), None)


def _span_text(fields: Fields, text: Any) -> Any:
    """Decades and centuries with X for the digits they leave open."""
    for name, marks in (("decade", "X"), ("century", "XX")):
        spans = fields.good & (fields.has(f"span_{name}_given") | fields.has(f"span_{name}_head"))
        year = np.where(spans, fields["start_year"], 0) // 10 ** len(marks)
        heads = pc.utf8_lpad(pa.array(year).cast(pa.large_string()), 4 - len(marks), "0")
        text = text_or(spans, concat(heads, marks), text)
    return text


def _about_mark(fields: Fields) -> Any:
    about = fields["about"]
    return text_or(about == APPROXIMATE, "~", text_or(about == UNCERTAIN, "?", ""))


def _parts(fields: Fields) -> tuple[Any, ...]:
    items = parse_format("YYYY-MM-DD")
    first, last = (
        text_or(_complete(fields.parts[name]), write(items, fields.parts[name]), None)
        for name in ("first", "last")
    )
    return first, last, _day_count(fields)


def range_pattern(spec: str, options: DateOptions) -> RangeFormat:
    """A format of two equal halves, such as ``DD.MM.YYYY - DD.MM.YYYY``."""
    items = parse_format(spec)
    tokens = [i for i, item in enumerate(items) if item.token]
    middle = len(tokens) // 2
    left = items[: tokens[middle - 1] + 1]
    right = items[tokens[middle] :]
    if len(tokens) % 2 or left != right[: len(left)] or needs(items) - {*DATE_PARTS}:
        raise UnknownFormat(
            f"target format {spec!r} must write a date twice, such as 'DD.MM.YYYY - DD.MM.YYYY'"
        )
    between = "".join(item.literal for item in items[tokens[middle - 1] + 1 : tokens[middle]])
    return _pair_format(left, between, spec)


_ISO = parse_format("YYYY-MM-DD")
_NEEDS = needs(_ISO)
RANGE_FORMATS: dict[str, RangeFormat] = {
    "YYYY-MM-DD/YYYY-MM-DD": _pair_format(_ISO, "/", "2021-02-01/2021-02-15, ISO 8601 interval"),
    "EDTF": TargetFormat(
        _edtf, "2021-02/2021-04, 1762~, 199X: as precise as the cell (ISO 8601-2)",
        needs=_NEEDS, lossless=False,
    ),
    "start": _one("first"),
    "end": _one("last"),
    "days": TargetFormat(
        lambda fields: _day_count(fields).cast(pa.large_string()), "days from start to end",
        needs=_NEEDS, lossless=False,
    ),
    "parts": TargetFormat(
        _parts, "one column for each part", fields=("start", "end", "days"),
        dtypes={"days": "integer"}, needs=_NEEDS,
        lossless=False,
    ),
}  # fmt: skip

DATE_RANGE: ColumnType[Fields, DateOptions] = replace(
    DATE,
    name="date_range",
    title="Date range",
    doc=(
        "Two dates in one cell, or one that spans time: a month, a year, a decade, a century, "
        "about a year, a start and an ISO 8601 duration. A year or month that one half lacks "
        "comes from the other; an end of month or year precision reaches to its last day."
    ),
    split=Grammar(range_reader),
    validate=validate_range,
    formats=RANGE_FORMATS,
    default_format="YYYY-MM-DD/YYYY-MM-DD",
    pattern=range_pattern,
    ordered=None,
    examples={
        "13.02.2021 - 15.02.2021": "2021-02-13/2021-02-15",
        "March-April 2021": "2021-03-01/2021-04-30",
        "2025-03-10/P3D": "2025-03-10/2025-03-13",
        "5-7 May 2020": "2020-05-05/2020-05-07",
    },
    refused={
        "2021-02-15/2021-02-01": "range",
        "2007-12-13/14:30": "missing_part",
        "soon": "unknown",
    },
    hints=frozenset({"period", "range", "dates", "from", "to"}),
)
