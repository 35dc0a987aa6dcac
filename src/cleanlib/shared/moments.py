"""Moments that identifiers carry, as naive datetimes in UTC."""

from __future__ import annotations

import datetime as dt

_EPOCH = dt.datetime(1970, 1, 1)


def unix_moment(milliseconds: int) -> dt.datetime | None:
    """The moment so many milliseconds after the beginning of 1970; None beyond the year 9999.

    >>> unix_moment(1_064_486_188_123).isoformat(), unix_moment(2**48 - 1)
    ('2003-09-25T10:36:28.123000', None)
    """
    try:
        return _EPOCH + dt.timedelta(milliseconds=milliseconds)
    except OverflowError:
        return None
