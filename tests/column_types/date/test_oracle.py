"""Spellings that other libraries read right are read as they read them."""

from __future__ import annotations

import datetime as dt

import pytest
from dateutil import parser, tz
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl

SPELLINGS = (
    "%Y-%m-%d %H:%M:%S",
    "%Y%m%dT%H%M%S",
    "%d %B %Y %H:%M:%S",
    "%B %d, %Y %I:%M:%S %p",
    "%a, %d %b %Y %H:%M:%S",
    "%A, %d %B %Y %H:%M:%S",
    "%d-%b-%Y %H:%M:%S",
    "%I:%M:%S %p %d %b %Y",
    "%Y/%m/%d %H:%M:%S",
    "%a %b %d %H:%M:%S %Y",
)
moments = st.datetimes(dt.datetime(1000, 1, 1), dt.datetime(2999, 12, 31)).map(
    lambda moment: moment.replace(microsecond=0)
)


@pytest.mark.parametrize("spelling", SPELLINGS)
@given(moment=moments)
def test_dateutil_reads_the_same(spelling: str, moment: dt.datetime) -> None:
    text = moment.strftime(spelling)
    read = parser.parse(text)
    assert cl.clean_value(text, "date") == read.isoformat(" ") == moment.isoformat(" ")


@pytest.mark.parametrize("zone", ["Europe/Berlin", "America/New_York", "Australia/Lord_Howe"])
@given(moment=st.datetimes(dt.datetime(1975, 1, 1), dt.datetime(2035, 12, 31)))
def test_dateutil_knows_the_same_offsets(zone: str, moment: dt.datetime) -> None:
    moment = moment.replace(microsecond=0)
    there = tz.gettz(zone)
    if not tz.datetime_exists(moment, there) or tz.datetime_ambiguous(moment, there):
        with pytest.raises(cl.Invalid, match="dst_"):
            cl.clean_value(str(moment), "date", "Z", input_tz=zone)
    else:
        offset = moment.replace(tzinfo=there).isoformat()[-6:]
        assert cl.clean_value(str(moment), "date", "Z", input_tz=zone) == offset
