"""The named target formats of durations."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyarrow as pa

from cleanlib.core.byte_matrix import Piece, digits, join, literal, where
from cleanlib.core.column_type import TargetFormat
from cleanlib.core.fields import Fields
from cleanlib.core.text_buffer import Ints, Mask
from cleanlib.types.duration.units import DAY, HOUR, MINUTE, NANO
from cleanlib.types.duration.values import Values, fraction, number, only

_EXACT = frozenset({"fraction9"})
_LENGTH = frozenset({"length"})
DurationFormat = TargetFormat[Fields]


def text_format(
    write: Callable[[Values], list[Piece]], doc: str, needs: frozenset[str], *, lossless: bool
) -> DurationFormat:
    """A format that writes the pieces of text side by side."""

    def render(fields: Fields) -> Any:
        values = Values.of(fields)
        return join(write(values), len(values), fields.good)

    return TargetFormat(render, doc, needs=needs, lossless=lossless)


def _clock(seconds: Ints) -> list[Piece]:
    return [
        *number(seconds // HOUR, least=2),
        literal(":"),
        *digits(seconds // MINUTE % 60, 2),
        literal(":"),
        *digits(seconds % 60, 2),
    ]


def _clock_text(values: Values) -> list[Piece]:
    return [values.minus(), *_clock(values.seconds), *fraction(values.nanos)]


def _pandas_text(values: Values) -> list[Piece]:
    """Whole days, rounded down, and a clock that counts forward from there."""
    nanos = np.where(values.negative & (values.nanos > 0), NANO - values.nanos, values.nanos)
    borrow = values.negative & (values.nanos > 0)
    days, clock = np.divmod(values.sign * values.seconds - borrow, DAY)
    back = days < 0
    micros, finer = np.divmod(nanos, 1000)
    return [
        where(back, literal("-")),
        *number(np.abs(days)),
        literal(" days "),
        where(back, literal("+")),
        *_clock(clock),
        *only(nanos > 0, [literal("."), *digits(micros, 6)]),
        *only(finer > 0, digits(finer, 3)),
    ]


def _decimal_text(length: int) -> Callable[[Values], list[Piece]]:
    """Decimal number of units of ``length`` seconds, to the nearest of nine places."""

    def write(values: Values) -> list[Piece]:
        whole, rest = np.divmod(values.seconds, length)
        nanos = (rest * NANO + values.nanos + length // 2) // length
        minus = where(values.negative & (whole + nanos > 0), literal("-"))
        return [minus, *number(whole + nanos // NANO), *fraction(nanos % NANO)]

    return write


def _components(values: Values) -> list[tuple[str, Ints]]:
    """Years to minutes by their ISO 8601 letters."""
    seconds = values.seconds
    return [
        ("Y", values.months // 12),
        ("M", values.months % 12),
        ("D", seconds // DAY),
        ("H", seconds // HOUR % 24),
        ("M", seconds // MINUTE % 60),
    ]


def _iso_text(values: Values) -> list[Piece]:
    parts = _components(values)
    last = (values.seconds % 60 > 0) | (values.nanos > 0)
    timed = last | (values.seconds % DAY > 0) | (values.months + values.seconds == 0)
    last |= timed & (values.seconds % DAY == 0)
    written: list[list[Piece]] = [
        only(count > 0, [*number(count), literal(letter)]) for letter, count in parts
    ]
    seconds = [*number(values.seconds % 60), *fraction(values.nanos), literal("S")]
    date, time = written[:3], [*written[3:], only(last, seconds)]
    return [
        values.minus(),
        literal("P"),
        *(piece for part in date for piece in part),
        where(timed, literal("T")),
        *(piece for part in time for piece in part),
    ]


_HUMAN = ("y", "mo", "d", "h", "min", "s")


def _human_text(values: Values) -> list[Piece]:
    last = (values.seconds % 60 > 0) | (values.nanos > 0)
    last |= values.months + values.seconds == 0
    counts = [count for _, count in _components(values)]
    shown = [*(count > 0 for count in counts), last]
    texts = [*map(number, counts), [*number(values.seconds % 60), *fraction(values.nanos)]]
    pieces = [values.minus()]
    before: Mask = np.zeros(len(values), dtype=bool)
    for mask, text, unit in zip(shown, texts, _HUMAN, strict=True):
        pieces += only(mask & before, [literal(" ")])
        pieces += only(mask, [*text, literal(f" {unit}")])
        before |= mask
    return pieces


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
    _decimal_text(1), "decimal number of seconds: 3903", _EXACT | _LENGTH, lossless=False
)
_ISO8601 = text_format(_iso_text, "ISO 8601: PT1H5M3S", _EXACT, lossless=True)
_PARTS = TargetFormat(
    _parts,
    "one column for each part; in a negative duration all of them are negative",
    fields=("days", "hours", "minutes", "seconds", "milliseconds"),
    needs=_LENGTH | {"fraction3"},
    lossless=False,
)
DURATION_FORMATS: dict[str, DurationFormat] = {
    "hh:mm:ss": text_format(
        _clock_text,
        "01:05:03, with any number of hours and the fraction of a second there is",
        _EXACT | _LENGTH,
        lossless=True,
    ),
    "iso8601": _ISO8601,
    "seconds": _SECONDS,
    "minutes": text_format(
        _decimal_text(MINUTE),
        "decimal number of minutes, to nine places: 65.05",
        _EXACT | _LENGTH,
        lossless=False,
    ),
    "hours": text_format(
        _decimal_text(HOUR),
        "decimal number of hours, to nine places: 1.084166667",
        _EXACT | _LENGTH,
        lossless=False,
    ),
    "human": text_format(_human_text, "1 h 5 min 3 s", _EXACT, lossless=True),
    "timedelta": _TIMEDELTA,
    "parts": _PARTS,
}
ISO_FORMATS: dict[str, DurationFormat] = {
    "iso8601": _ISO8601,
    "seconds": _SECONDS,
    "parts": TargetFormat(
        _iso_parts,
        "one column for each part, days and smaller ones carried, weeks as written",
        fields=("years", "months", "weeks", "days", "hours", "minutes", "seconds"),
        needs=frozenset({"fraction0"}),
        lossless=False,
    ),
}
TIMEDELTA_FORMATS: dict[str, DurationFormat] = {
    "pandas": text_format(
        _pandas_text,
        "2 days 03:04:05, as pandas writes a Timedelta",
        _EXACT | _LENGTH,
        lossless=True,
    ),
    "timedelta": _TIMEDELTA,
    "seconds": _SECONDS,
    "parts": _PARTS,
}
