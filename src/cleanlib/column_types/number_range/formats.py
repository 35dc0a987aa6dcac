"""The target formats of ranges."""

from __future__ import annotations

from typing import Any

import numpy as np
import pyarrow as pa

from cleanlib.column_types.number_range.forms import BOTH, HIGH_ONLY, LOW_ONLY
from cleanlib.column_types.number_range.resolve import aligned, end_of
from cleanlib.core.column_type import TargetFormat
from cleanlib.core.fields import Fields
from cleanlib.core.text_buffer import TEXT, Mask, concat, text_or
from cleanlib.shared.numbers.decimals import Decimals, narrow
from cleanlib.shared.numbers.formats import NumberFormat, rounded
from cleanlib.shared.numbers.writing import write


def _end(fields: Fields, end: str) -> Any:
    """One end as text; null where there is none."""
    without = HIGH_ONLY if end == "low" else LOW_ONLY
    present = fields.good & (fields["ends"] != without)
    numbers = end_of(fields, end, np.flatnonzero(present))
    places = fields.run.options.decimals
    return write(rounded(fields, numbers, places, present), present)


def _is(fields: Fields, flag: str) -> Mask:
    found: Mask = fields[flag] == 1
    return found


def _unit(fields: Fields) -> Any:
    """The unit; null where there is none."""
    texts = pa.array([unit.symbol for unit in fields.extra["units"]], TEXT)
    there = fields.good & (fields["unit_number"] >= 0)
    return texts.take(pa.array(np.where(there, fields["unit_number"], 0), mask=~there))


def _unit_behind(fields: Fields) -> Any:
    return concat(" ", _unit(fields)).fill_null("")


def _range(fields: Fields) -> Any:
    """10-20; with a sign -5 to 5, with one end 65+, <5, with an open end [10, 20)."""
    low, high = _end(fields, "low"), _end(fields, "high")
    negative = _is(fields, "low_negative") | _is(fields, "high_negative")
    closed = concat(low, text_or(negative, " to ", "-"), high)
    both = text_or(
        _is(fields, "low_excluded") | _is(fields, "high_excluded"), _brackets(fields), closed
    )
    one = text_or(
        fields["ends"] == LOW_ONLY,
        text_or(_is(fields, "low_excluded"), concat(">", low), concat(low, "+")),
        concat(text_or(_is(fields, "high_excluded"), "<", "<="), high),
    )
    return concat(text_or(fields["ends"] == BOTH, both, one), _unit_behind(fields))


def _brackets(fields: Fields) -> Any:
    low, high = _end(fields, "low").fill_null("-inf"), _end(fields, "high").fill_null("inf")
    left = text_or(_is(fields, "low_excluded"), "(", "[")
    right = text_or(_is(fields, "high_excluded"), ")", "]")
    return text_or(fields.good, concat(left, low, ", ", high, right), None)


def _interval(fields: Fields) -> Any:
    return concat(_brackets(fields), _unit_behind(fields))


def _midpoint(fields: Fields) -> Any:
    """Half of the sum; null where an end is missing."""
    both = fields.good & (fields["ends"] == BOTH)
    low, high, exponent = aligned(fields, np.flatnonzero(both))
    total = (low.astype(object) + high) * 5
    numbers = Decimals((total < 0).astype(bool), narrow(abs(total)), exponent - 1).trimmed()
    return write(rounded(fields, numbers, fields.run.options.decimals, both), both)


def _parts(fields: Fields) -> tuple[Any, ...]:
    opens = (
        pa.array(_is(fields, flag), mask=~fields.good) for flag in ("low_excluded", "high_excluded")
    )
    return (_end(fields, "low"), _end(fields, "high"), *opens, _unit(fields))


FORMATS: dict[str, NumberFormat] = {
    "low-high": TargetFormat(
        _range, "10-20; -5 to 5, 65+, <5, and as interval where an end does not belong to it"
    ),
    "interval": TargetFormat(_interval, "as in mathematics: [10, 20), [65, inf)"),
    "midpoint": TargetFormat(_midpoint, "half-way between the ends, as text", lossless=False),
    "low": TargetFormat(lambda f: _end(f, "low"), "the lower end, as text", lossless=False),
    "high": TargetFormat(lambda f: _end(f, "high"), "the upper end, as text", lossless=False),
    "parts": TargetFormat(
        _parts,
        "both ends, whether they lie outside the range, and the unit",
        fields=("low", "high", "low_open", "high_open", "unit"),
        dtypes={"low_open": "boolean", "high_open": "boolean"},
        lossless=False,
    ),
}
