"""How durations are written."""

from __future__ import annotations

import datetime as dt

import pandas as pd
import pyarrow as pa
import pytest
from hypothesis import given
from hypothesis import strategies as st

import cleanlib as cl


def write(text: str, spec: str | None, kind: str = "duration") -> object:
    return cl.clean_value(text, kind, spec)


@pytest.mark.parametrize(
    ("spec", "hour", "negative", "days", "fine"),
    [
        ("hh:mm:ss", "01:05:03", "-01:30:00.5", "100:00:00", "00:00:00.000000001"),
        ("iso8601", "PT1H5M3S", "-PT1H30M0.5S", "P4DT4H", "PT0.000000001S"),
        ("seconds", "3903", "-5400.5", "360000", "0.000000001"),
        ("minutes", "65.05", "-90.008333333", "6000", "0"),
        ("hours", "1.084166667", "-1.500138889", "100", "0"),
        ("human", "1 h 5 min 3 s", "-1 h 30 min 0.5 s", "4 d 4 h", "0.000000001 s"),
    ],
)
def test_named_formats(spec, hour, negative, days, fine):
    assert write("1h 5 min 3s", spec) == hour
    assert write("-1h30m0.5s", spec) == negative
    assert write("100h", spec) == days
    assert write("1 ns", spec) == fine


@pytest.mark.parametrize(
    ("spec", "zero"),
    [
        ("hh:mm:ss", "00:00:00"),
        ("iso8601", "PT0S"),
        ("seconds", "0"),
        ("hours", "0"),
        ("human", "0 s"),
    ],
)
def test_zero_has_no_sign(spec, zero):
    assert write("0 s", spec) == write("-0 s", spec) == write("-P0M", spec) == zero


def test_rounding_to_nine_places_leaves_no_negative_zero():
    assert write("-1 ns", "hours") == "0"
    assert write("59.9999999999 s", "minutes") == "1"


@pytest.mark.parametrize(
    ("text", "iso"),
    [
        ("P1Y", "P1Y"),
        ("12 months", "P1Y"),
        ("P1MT1S", "P1MT1S"),
        ("24h", "P1D"),
        ("P1DT0.5S", "P1DT0.5S"),
        ("P2W", "P14D"),
        ("PT90M", "PT1H30M"),
    ],
)
def test_iso_8601_has_the_fewest_parts(text, iso):
    assert write(text, "iso8601") == write(text, "iso8601").upper() == iso


def test_human_keeps_years_and_months():
    assert write("P1Y2M3DT4H", "human") == "1 y 2 mo 3 d 4 h"


def test_parts_of_a_duration():
    names = ("days", "hours", "minutes", "seconds", "milliseconds")
    assert write("2 days 03:04:05.6789", "parts") == dict(
        zip(names, (2, 3, 4, 5, 678), strict=True)
    )
    assert write("-90.5 min", "parts") == dict(zip(names, (0, -1, -30, -30, 0), strict=True))


def test_parts_of_an_iso_duration():
    names = ("years", "months", "weeks", "days", "hours", "minutes", "seconds")

    def parts(*values: int) -> dict[str, int]:
        return dict(zip(names, values, strict=True))

    assert write("P1Y2M3W4DT5H6M7S", "parts", "iso_duration") == parts(1, 2, 3, 4, 5, 6, 7)
    assert write("P10D", "parts", "iso_duration") == parts(0, 0, 0, 10, 0, 0, 0)
    assert write("P1.5W", "parts", "iso_duration") == parts(0, 0, 1, 3, 12, 0, 0)
    assert write("-P14M", "parts", "iso_duration") == parts(-1, -2, 0, 0, 0, 0, 0)


def test_a_real_timedelta_column():
    frame = pd.DataFrame({"x": ["1h", "-1.5 s", "soon", None]})
    cleaned = cl.clean_duration(frame, "x", "timedelta", errors="coerce")["x"]
    assert cleaned.dtype == "timedelta64[us]"
    assert cleaned[:2].tolist() == [pd.Timedelta("1h"), pd.Timedelta("-1.5s")]
    assert cleaned[2:].isna().all()


def test_the_longest_durations_fit_a_timedelta_column():
    for text in ("106751990 days 23:59:59.999999", "-106751990 days 23:59:59.999999"):
        cleaned = cl.clean_timedelta(pd.Series([text]), target_format="timedelta")
        micros = pa.array(cleaned, from_pandas=True).cast(pa.int64())[0].as_py()
        assert abs(micros) == 106_751_991 * 86_400 * 10**6 - 1


@given(st.integers(-(2**63) + 1, 2**63 - 1))
def test_the_timedelta_type_writes_what_pandas_writes(nanos):
    delta = pd.Timedelta(nanos, "ns")
    assert write(delta.isoformat(), None, "timedelta") == str(delta)


@pytest.mark.parametrize(
    ("spec", "written"),
    [
        ("hh[h] mm[m] ss[s]", "75h 14m 23s"),
        ("D [days] hh:mm:ss.SSS", "3 days 03:14:23.456"),
        ("DD.hh:mm", "03.03:14"),
        ("m:ss", "4514:23"),
        ("D[d] m[m]", "3d 194m"),
        ("[took] s.S", "took 270863.4"),
        ("h SSSSSSSSS", "75 456000000"),
    ],
)
def test_open_formats_give_the_overflow_to_their_largest_unit(spec, written):
    assert write("75:14:23.456", spec) == written
    sign_at = min(i for i, letter in enumerate(written) if letter.isdigit())
    assert write("-75:14:23.456", spec) == f"{written[:sign_at]}-{written[sign_at:]}"


def test_open_formats_write_no_sign_when_nothing_of_the_value_shows():
    assert write("-59 s", "hh:mm") == "00:00"
    assert write("-1 h", "[none] SSS") == "none 000"


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("hh:MM", "'MM' is no token"),
        ("hour", "'o' is no token"),
        ("[h]", "no token in it"),
        ("", "no token in it"),
        ("s.SSSSSSSSSS", "at most 9 S"),
    ],
)
def test_impossible_open_formats(spec, message):
    for kind in ("duration", "timedelta"):
        with pytest.raises(cl.UnknownFormat, match=message):
            write("1h", spec, kind)


def test_a_type_without_open_formats_lists_its_own():
    with pytest.raises(cl.UnknownFormat, match="'iso8601', 'seconds', 'parts'"):
        write("PT1H", "hh:mm", "iso_duration")


def test_scalars_of_the_timedelta_format():
    assert write("1:00:00.5", "timedelta") == dt.timedelta(hours=1, milliseconds=500)
