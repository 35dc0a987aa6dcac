"""Dates that say too little, contradict themselves, or look like something else."""

from __future__ import annotations

from typing import Any

import pandas as pd
import pytest

import cleanlib as cl


@pytest.mark.parametrize(
    ("text", "kind", "reason"),
    [
        ("Mon", "date_range", "missing_part"),
        ("Mon-Fri", "date_range", "missing_part"),
        ("Fri, Mar 2021", "date", "missing_part"),
        ("Mon 2021", "date", "missing_part"),
        ("10 PM 2021", "date", "syntax"),
        ("10:30 Jan 2020-05", "datetime", "syntax"),
        ("2020-01-15 10:00:00Z+01:00", "datetime", "syntax"),
    ],
)
def test_what_cannot_be_a_date_is_refused(text: str, kind: str, reason: str) -> None:
    with pytest.raises(cl.Invalid) as refusal:
        cl.clean_value(text, kind, default_year=2000)
    assert refusal.value.reason == reason


@pytest.mark.parametrize(
    ("text", "options", "written"),
    [
        ("March 15, 44 BC", {}, "-0043-03-15"),
        ("343 (BC)", {"missing": "keep"}, "-0342"),
        ("09/2003", {}, "2003-09-01"),
        ("31 June 2020", {"compact_time": "HHMM", "weekday_mismatch": "ignore"}, None),
        ("250903", {"input_format": "DDMMYY"}, "2003-09-25"),
        ("Tue 01/12/2020", {}, "2020-12-01"),
        ("29/02/2563", {"calendar": "buddhist"}, "2020-02-29"),
        ("二〇二〇年十二月二十五日", {"languages": ["zh"]}, "2020-12-25"),
        ("'2020-01-05", {}, "2020-01-05"),
    ],
)
def test_dates(text: str, options: dict[str, Any], written: str | None) -> None:
    got = cl.clean_date([text], target_format="YYYY-MM-DD", errors="coerce", **options)
    assert got == [written]


@pytest.mark.parametrize("spec", ["D MMM YYYY", "M/D/YYYY", "dddd", "MMMM D, YYYY", "z", "h:mm A"])
@pytest.mark.parametrize("cells", [["x"], [None], [], ["N/A"]])
def test_any_format_writes_a_column_without_a_single_date(spec: str, cells: list[Any]) -> None:
    got = cl.clean_date(pd.Series(cells, dtype=object), target_format=spec, errors="coerce")
    assert got.isna().all()


def test_cells_of_a_conflict_are_counted() -> None:
    frame = pd.DataFrame({"x": ["13/04/2020", "04/13/2020", "05/06/2020"]})
    report = cl.clean(frame, "x", "date", errors="coerce").report
    assert report.notes["order_conflict"] == 1
    assert report.notes["order_assumed"] == 1
    assert report.decisions[0].source == "conflict"


def test_a_repeated_hour_is_inferred_only_from_rows_that_follow_each_other_in_time() -> None:
    def inferred(*clocks: str) -> list[Any]:
        cells = [f"2021-11-07 {clock}" for clock in clocks]
        return cl.clean_datetime(
            cells,
            target_format="hh:mm Z",
            input_tz="America/New_York",
            ambiguous_time="infer",
            errors="coerce",
        )

    assert inferred("00:30", "01:30", "01:10") == ["00:30 -04:00", "01:30 -04:00", "01:10 -05:00"]
    assert inferred("03:00", "01:50", "01:10") == ["03:00 -05:00", None, None]
    assert inferred("01:30", "02:10", "01:10") == [None, "02:10 -05:00", None]


def test_years_before_christ_are_no_datetimes() -> None:
    with pytest.raises(cl.Invalid, match="year 1"):
        cl.clean_value("343 BC", "date", "datetime")


def test_a_range_with_an_open_side_has_no_day_there() -> None:
    parts = cl.clean_value("2019-05/..", "date_range", "parts")
    assert parts == {"start": "2019-05-01", "end": None, "days": None}


def test_iso8601_writes_a_fraction_and_an_offset_only_where_the_cell_has_them() -> None:
    cells = ["2003-09-25 10:36:28", "2003-09-25 10:36:28.5", "2003-09-25 10:36:28 +02:00", "3/4/21"]
    assert cl.clean_datetime(cells, target_format="iso8601", input_tz=None, errors="coerce") == [
        "2003-09-25T10:36:28",
        "2003-09-25T10:36:28.500000",
        "2003-09-25T10:36:28+02:00",
        "2021-03-04T00:00:00",
    ]


@pytest.mark.parametrize("zone", ["europe/oslo", "UTC+5", "+5", "Z", "UTC"])
def test_every_spelling_of_a_zone_gives_a_datetime(zone: str) -> None:
    series = pd.Series(["2020-01-01 10:00 +00:00"])
    assert str(cl.clean_date(series, target_format="datetime", output_tz=zone).dtype).startswith(
        "datetime64[us, "
    )


@pytest.mark.parametrize("zone", ["+99:99", "Europe/Berln", "25"])
def test_impossible_zones_are_refused_before_any_row_is_read(zone: str) -> None:
    with pytest.raises(cl.BadOption):
        cl.clean_date(pd.Series([], dtype="str"), output_tz=zone)


def test_numbers_beyond_64_bits_are_no_epoch() -> None:
    assert cl.clean_date(["9999999999999999999"], epoch="ns", errors="coerce") == [None]


@pytest.mark.parametrize("spec", ["YYYY-mm-DD", "DD/MM/YYYY hh:MM"])
def test_minutes_and_months_are_not_mixed_up(spec: str) -> None:
    with pytest.raises(cl.UnknownFormat, match=r"minutes|months"):
        cl.clean_date(["2020-01-05"], target_format=spec)


def test_relative_words_are_read_in_ranges_too() -> None:
    options = {"relative": "resolve", "now": "2026-11-30"}
    assert cl.clean_value("yesterday", "date_range", **options) == "2026-11-29/2026-11-29"
