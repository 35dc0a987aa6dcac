"""The units of time, from the largest to the smallest."""

from __future__ import annotations

from typing import NamedTuple

from cleanlib.core.forms import NANO

MINUTE, HOUR, DAY = 60, 3600, 86_400


class Unit(NamedTuple):
    """A unit of time.

    Attributes
    ----------
    name : str
        Names its fields and the role of its words.
    nanos : int
        Its length in nanoseconds; 0 when it has no fixed length.
    months : int
        Its length in months; 0 when it is not made of months.
    symbol : str
        What ``default_unit=`` calls it; empty when it cannot be one.
    """

    name: str
    nanos: int
    months: int = 0
    symbol: str = ""


UNITS = (
    Unit("year", 0, months=12),
    Unit("month", 0, months=1),
    Unit("week", 7 * DAY * NANO, symbol="w"),
    Unit("day", DAY * NANO, symbol="d"),
    Unit("hour", HOUR * NANO, symbol="h"),
    Unit("minute", MINUTE * NANO, symbol="min"),
    Unit("second", NANO, symbol="s"),
    Unit("millisecond", 10**6, symbol="ms"),
    Unit("microsecond", 10**3, symbol="us"),
    Unit("nanosecond", 1, symbol="ns"),
)
NAMES = tuple(unit.name for unit in UNITS)
BY_SYMBOL = {unit.symbol: unit.name for unit in UNITS if unit.symbol}
