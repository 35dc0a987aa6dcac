"""Writes moments in the token language, as bytes for all rows at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
import pyarrow as pa

from cleanlib.column_types.date.tokens import parts_of
from cleanlib.column_types.date.zones import frozen_names, zone_display, zone_name
from cleanlib.core.byte_matrix import Piece, digits, join, literal, short_number, where, words
from cleanlib.core.fields import MISSING, Fields
from cleanlib.core.text_buffer import Ints, Mask, splice
from cleanlib.shared.calendar import day_of_year, days_from_date, iso_week, iso_weekday
from cleanlib.shared.calendar_words import MONTHS, WEEKDAYS
from cleanlib.shared.format_tokens import Item

_SHORT_MONTHS = tuple(name[:3] for name in MONTHS)
_SHORT_WEEKDAYS = tuple(name[:3] for name in WEEKDAYS)


class Rows:
    """The good rows of a block, field by field."""

    def __init__(self, fields: Fields, rows: Mask) -> None:
        self._fields = fields
        self._rows = rows
        self._all = bool(rows.all())
        self.count = int(np.count_nonzero(rows))

    def has(self, part: str) -> Mask:
        """Which rows have a part."""
        present: Mask = self.raw(part) != MISSING
        return present

    def raw(self, part: str) -> Ints:
        """A field's numbers, ``MISSING`` included."""
        return self._fields[part] if self._all else self._fields[part][self._rows]

    def __getitem__(self, part: str) -> Ints:
        """A field's numbers; 1 where it is missing, so that tables can be looked up."""
        numbers = self.raw(part)
        missing = numbers == MISSING
        return np.where(missing, 1, numbers) if missing.any() else numbers

    def days(self) -> Ints:
        """Days since 1970-01-01."""
        return days_from_date(self["year"], self["month"], self["day"])

    def zone_names(self) -> tuple[Sequence[str], Ints]:
        """Names of zones, and which of them each row has; -1 for none."""
        options = self._fields.run.options
        if options.output_tz is not None:
            return (zone_name(options.output_tz),), np.zeros(self.count, np.int64)
        names = zone_display(frozen_names(options.tz_names))
        index = np.where(self.has("zone"), self.raw("zone"), -1)
        if options.input_tz is None:
            return names, index
        unstated = ~self.has("zone") & ~self.has("zone_hour")
        return (*names, zone_name(options.input_tz)), np.where(unstated, len(names), index)

    def hour12(self) -> Ints:
        """The hour on a twelve-hour dial."""
        return (self["hour"] - 1) % 12 + 1


Writer = Callable[[Rows], list[Piece]]


def _year(rows: Rows) -> list[Piece]:
    year = rows["year"]
    if year.min(initial=0) >= 0:
        return digits(year, 4)
    sign = where(year < 0, literal("-"))
    return [sign, *digits(np.abs(year), 4)]


def _offset(rows: Rows, colon: str = ":") -> list[Piece]:
    offset = rows["offset"]
    minutes = np.abs(offset) // 60
    sign = words(("+", "-"), (offset < 0).astype(np.int64))
    mark = [literal(colon)] if colon else []
    return [sign, *digits(minutes // 60, 2), *mark, *digits(minutes % 60, 2)]


def _zone_name(rows: Rows) -> list[Piece]:
    """The zone's name; its offset where it has none."""
    names, index = rows.zone_names()
    named = index >= 0
    name = where(named, words(names, np.where(named, index, 0)))
    return [name, *(where(~named, piece) for piece in _offset(rows))]


def _own_fraction(rows: Rows) -> list[Piece]:
    """Millionths of a second, in the rows that have any."""
    present = rows.has("nanos") & (rows["nanos"] >= 1000)
    micros = digits(rows["nanos"] // 1000 % 10**6, 6)
    return [where(present, piece) for piece in (literal("."), *micros)]


def _own_offset(rows: Rows) -> list[Piece]:
    """The offset, in the rows that have one."""
    return [where(rows.has("offset"), piece) for piece in _offset(rows)]


def _meridiem(names: tuple[str, str]) -> Writer:
    return lambda rows: [words(names, (rows["hour"] >= 12).astype(np.int64))]


def _number(part: str, width: int) -> Writer:
    if width == 1:
        return lambda rows: [short_number(rows[part])]
    return lambda rows: digits(rows[part], width)


_WRITERS: dict[str, Writer] = {
    "YYYY": _year,
    "YY": lambda rows: digits(rows["year"] % 100, 2),
    "MMMM": lambda rows: [words(MONTHS, rows["month"] - 1)],
    "MMM": lambda rows: [words(_SHORT_MONTHS, rows["month"] - 1)],
    "dddd": lambda rows: [words(WEEKDAYS, iso_weekday(rows.days()) - 1)],
    "ddd": lambda rows: [words(_SHORT_WEEKDAYS, iso_weekday(rows.days()) - 1)],
    "hh12": lambda rows: digits(rows.hour12(), 2),
    "h12": lambda rows: [short_number(rows.hour12())],
    "A": _meridiem(("AM", "PM")),
    "a": _meridiem(("am", "pm")),
    "Z": _offset,
    "z": _zone_name,
    "own fraction": _own_fraction,
    "own offset": _own_offset,
    "ZZ": lambda rows: _offset(rows, ""),
    "DDDD": lambda rows: digits(day_of_year(rows["year"], rows["month"], rows["day"]), 3),
    "GGGG": lambda rows: digits(iso_week(rows.days())[1], 4),
    "WW": lambda rows: digits(iso_week(rows.days())[0], 2),
    "E": lambda rows: digits(iso_weekday(rows.days()), 1),
}
for _part, _long, _short in (
    ("month", "MM", "M"), ("day", "DD", "D"), ("hour", "HH", "H"), ("hour", "hh", "h"),
    ("minute", "mm", "m"), ("second", "ss", "s"),
):  # fmt: skip
    _WRITERS[_long] = _number(_part, 2)
    _WRITERS[_short] = _number(_part, 1)


OWN_FRACTION, OWN_OFFSET = Item("own fraction"), Item("own offset")  # where a cell has them


def pieces(item: Item, rows: Rows) -> list[Piece]:
    """The bytes of one item of a format."""
    if not item.token:
        return [literal(item.literal)] if item.literal else []
    if item.token[0] == "S":
        width = len(item.token)
        return digits(rows["nanos"] // 10 ** (9 - width), width)
    return _WRITERS[item.token](rows)


def write(items: tuple[Item, ...], fields: Fields, *, absent: str = "empty") -> Any:
    """The good rows in a format, as an Arrow text array; other rows are null.

    ``absent`` says what becomes of tokens whose part a row lacks: ``"empty"`` leaves them blank,
    ``"keep"`` cuts them off with the mark that joins them.
    """
    good = fields.good
    shown = [part for part in _parts(items) if not fields.has(part)[good].all()]
    if not shown:
        return _write_rows(items, Rows(fields, good), good)
    if absent == "keep":
        return _write_cut(items, shown, fields)
    return _write_blank(items, Rows(fields, good), good)


def _parts(items: tuple[Item, ...]) -> list[str]:
    return sorted({_field(part) for item in items for part in parts_of(item)})


def _field(part: str) -> str:
    return {"zone": "offset", "fraction": "nanos"}.get(part, part)


def _write_rows(items: tuple[Item, ...], rows: Rows, good: Mask) -> Any:
    return join([p for item in items for p in pieces(item, rows)], rows.count, good)


def _write_blank(items: tuple[Item, ...], rows: Rows, good: Mask) -> Any:
    written = []
    for item in items:
        present = np.ones(rows.count, dtype=bool)
        for part in parts_of(item):
            present &= rows.has(_field(part))
        written += [where(present, piece) if item.token else piece for piece in pieces(item, rows)]
    return join(written, rows.count, good)


def _write_cut(items: tuple[Item, ...], shown: list[str], fields: Fields) -> Any:
    out = pa.nulls(fields.rows, pa.large_string())
    for absent, rows in _by_absence(shown, fields):
        kept = cut(items, frozenset(absent))
        if kept:
            out = splice(out, rows, _write_rows(kept, Rows(fields, rows), rows[rows]))
    return out


def _by_absence(shown: list[str], fields: Fields) -> Iterator[tuple[list[str], Mask]]:
    """The good rows, grouped by which of the parts they lack."""
    code = np.zeros(fields.rows, np.int64)
    for bit, part in enumerate(shown):
        code |= (~fields.has(part)).astype(np.int64) << bit
    for value in np.unique(code[fields.good]).tolist():
        absent = [part for bit, part in enumerate(shown) if value >> bit & 1]
        yield absent, fields.good & (code == value)


def cut(items: tuple[Item, ...], absent: frozenset[str]) -> tuple[Item, ...]:
    """A format without the tokens of absent parts and without the marks that joined them."""
    kept: list[Item] = []
    skip_literal = False
    for item in items:
        if item.token and any(_field(part) in absent for part in parts_of(item)):
            skip_literal = True
        elif item.token:
            kept.append(item)
            skip_literal = False
        elif not skip_literal:
            kept.append(item)
    while kept and not kept[-1].token:
        kept.pop()
    return tuple(kept)
