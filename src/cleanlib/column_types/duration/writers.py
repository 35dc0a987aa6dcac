"""Writes lengths of time as text, as bytes for all rows at once."""

from __future__ import annotations

from collections.abc import Callable
from itertools import chain

import numpy as np

from cleanlib.column_types.duration.units import DAY, HOUR, MINUTE
from cleanlib.column_types.duration.values import Values, fraction
from cleanlib.core.byte_matrix import Piece, digits, literal, only, where, whole_number
from cleanlib.core.forms import NANO
from cleanlib.core.text_buffer import Ints, Mask

Writer = Callable[[Values], list[Piece]]


def clock_text(values: Values) -> list[Piece]:
    """-01:05:03.5, with any number of hours."""
    return [values.minus(), *_clock(values.seconds), *fraction(values.nanos)]


def _clock(seconds: Ints) -> list[Piece]:
    return [
        *whole_number(seconds // HOUR, least=2),
        literal(":"),
        *digits(seconds // MINUTE % 60, 2),
        literal(":"),
        *digits(seconds % 60, 2),
    ]


def pandas_text(values: Values) -> list[Piece]:
    """-1 days +23:55:00: whole days, rounded down, and a clock that counts on from there."""
    carry, nanos = np.divmod(values.sign * values.nanos, NANO)
    days, clock = np.divmod(values.sign * values.seconds + carry, DAY)
    micros, finer = np.divmod(nanos, 1000)
    return [
        *only(days < 0, [literal("-")]),
        *whole_number(np.abs(days)),
        literal(" days "),
        *only(days < 0, [literal("+")]),
        *_clock(clock),
        *only(nanos > 0, [literal("."), *digits(micros, 6)]),
        *only(finer > 0, digits(finer, 3)),
    ]


def decimal_text(length: int) -> Writer:
    """Decimal numbers of units of ``length`` seconds, to the nearest of nine places."""

    def write(values: Values) -> list[Piece]:
        whole, rest = np.divmod(values.seconds, length)
        nanos = (rest * NANO + values.nanos + length // 2) // length
        minus = where(values.negative & (whole + nanos > 0), literal("-"))
        return [minus, *whole_number(whole + nanos // NANO), *fraction(nanos % NANO)]

    return write


def iso_text(values: Values) -> list[Piece]:
    """-P1DT5M3.5S (ISO 8601)."""
    parts = _parts(values)
    written = [
        only(shown, [*text, literal(letter)])
        for (shown, text), letter in zip(parts, "YMDHMS", strict=True)
    ]
    timed = np.any([shown for shown, _ in parts[3:]], axis=0)
    date, time = chain(*written[:3]), chain(*written[3:])
    return [values.minus(), literal("P"), *date, where(timed, literal("T")), *time]


_HUMAN_UNITS = ("y", "mo", "d", "h", "min", "s")


def human_text(values: Values) -> list[Piece]:
    """-1 d 5 min 3.5 s."""
    pieces = [values.minus()]
    before: Mask = np.zeros(len(values), dtype=bool)
    for (shown, text), unit in zip(_parts(values), _HUMAN_UNITS, strict=True):
        pieces += only(shown & before, [literal(" ")])
        pieces += only(shown, [*text, literal(f" {unit}")])
        before |= shown
    return pieces


def _parts(values: Values) -> list[tuple[Mask, list[Piece]]]:
    """Years to seconds: the rows that show the part, and its number; zero shows its seconds."""
    months, seconds, nanos = values.months, values.seconds, values.nanos
    counts = (
        months // 12,
        months % 12,
        seconds // DAY,
        seconds // HOUR % 24,
        seconds // MINUTE % 60,
    )
    last = (seconds % 60 > 0) | (nanos > 0) | (months + seconds == 0)
    return [
        *((count > 0, whole_number(count)) for count in counts),
        (last, [*whole_number(seconds % 60), *fraction(nanos)]),
    ]
