"""What one cell cannot say: which mark is the decimal one, and what 1:30 means."""

from __future__ import annotations

import numpy as np

from cleanlib.column_types.duration.layouts import DECIMAL_MARKS
from cleanlib.column_types.duration.options import HOURS_MINUTES, MINUTES_SECONDS, DurationOptions
from cleanlib.column_types.duration.units import NAMES
from cleanlib.core.decide import Decision
from cleanlib.core.fields import Fields
from cleanlib.core.text_buffer import Mask

DECIMAL, COLON = "decimal", "two_part_colon"
_DOT, _COMMA = range(len(DECIMAL_MARKS))
_PAIRS = {MINUTES_SECONDS: ("minute", "second"), HOURS_MINUTES: ("hour", "minute")}


def settle_decimal(fields: Fields, options: DurationOptions) -> None:
    """Find the cells whose mark groups thousands, or put them off until the column has decided.

    A dot is a decimal mark unless the caller says otherwise; a comma is one unless exactly three
    digits follow it.
    """
    if DECIMAL not in fields:
        return
    rows = fields.has(DECIMAL) & fields.good
    open_rows = rows & _may_group(fields)
    if options.decimal in (".", ","):
        other = rows & (fields[DECIMAL] != DECIMAL_MARKS.index(options.decimal))
        fields.fail(other & ~open_rows, "syntax", f"the decimal mark is {options.decimal!r}")
        _group(fields, other & open_rows)
        return
    open_rows &= fields[DECIMAL] == _COMMA
    if (DECIMAL, "") in fields.run.decided:
        _follow_decimal(fields, fields.run.decided[DECIMAL, ""], open_rows)
    else:
        for mark, code in ((".", _DOT), (",", _COMMA)):
            fields.vote(DECIMAL, mark, rows & ~open_rows & (fields[DECIMAL] == code))
        fields.put_off(DECIMAL, open_rows)


def _may_group(fields: Fields) -> Mask:
    """Cells such as 1,500: one to three digits, no lone zero, then a mark and three digits."""
    found = np.zeros(fields.rows, dtype=bool)
    for unit in NAMES:
        if f"{unit}_open" in fields:
            found |= fields.has(f"{unit}_open") & (fields[unit] != 0)
    return found


def _group(fields: Fields, rows: Mask) -> None:
    """Read the digits after the mark as the last three of a whole number."""
    for unit in NAMES:
        if f"{unit}_open" in fields:
            hit = rows & fields.has(f"{unit}_open")
            fields[unit][hit] = fields[unit][hit] * 1000 + fields[f"{unit}_fraction"][hit] // 10**6
            fields[f"{unit}_fraction"][hit] = 0


def _follow_decimal(fields: Fields, decision: Decision, rows: Mask) -> None:
    if decision.value is None:
        fields.fail(rows, "ambiguous", "the comma may group thousands; decimal= says so or not")
        return
    if decision.value == ".":
        _group(fields, rows)
    fields.note(rows, "separator_inferred")


def settle_pair(fields: Fields, options: DurationOptions) -> None:
    """Read 1:30 as the caller or the column says."""
    if options.two_part_colon == "infer" and "three_parts" in fields:
        fields.vote(COLON, MINUTES_SECONDS, fields.has("three_parts"))
    if "two_parts" not in fields:
        return
    rows = fields.has("two_parts") & fields.good
    if options.two_part_colon in _PAIRS:
        _read_pair(fields, rows, options.two_part_colon)
    elif options.two_part_colon == "infer" and (COLON, "") not in fields.run.decided:
        fields.put_off(COLON, rows)
    else:
        _follow_pair(fields, rows)


def _follow_pair(fields: Fields, rows: Mask) -> None:
    decision = fields.run.decided.get((COLON, ""))
    if decision is None or decision.value is None:
        reading = "hours and minutes or minutes and seconds; two_part_colon= says which"
        fields.fail(rows, "ambiguous", reading)
        return
    _read_pair(fields, rows, str(decision.value))
    fields.note(rows, "colon_inferred")


def _read_pair(fields: Fields, rows: Mask, reading: str) -> None:
    large, small = _PAIRS[reading]
    fields[large][rows] = fields["first"][rows]
    fields[small][rows] = fields["other"][rows]
    fields.fail(rows & (fields["other"] >= 60), "range", f"no such {small}")
    if "other_fraction" in fields:
        for ending in ("_fraction", "_fraction_low"):
            fields[small + ending][rows] = fields[f"other{ending}"][rows]
