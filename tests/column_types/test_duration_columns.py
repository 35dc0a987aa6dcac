"""What a whole column of durations decides, and what its report counts."""

from __future__ import annotations

import pandas as pd
import pytest

import cleanlib as cl


def clean(*cells: str, **options: object) -> cl.Cleaned:
    return cl.clean(
        list(cells), type="duration", target_format="seconds", errors="coerce", **options
    )


def test_two_parts_are_refused_unless_the_caller_says_what_they_are():
    assert clean("1:30", "90:00").report.reasons == {"ambiguous": 2}
    assert clean("1:30", "90:00", two_part_colon="m:s").df == ["90", "5400"]
    assert clean("1:30", "90:00", two_part_colon="h:m").df == ["5400", "324000"]
    assert clean("1:60", two_part_colon="m:s").report.reasons == {"range": 1}


def test_the_fraction_of_two_parts_belongs_to_the_second():
    assert clean("1:30.5", two_part_colon="m:s").df == ["90.5"]
    assert clean("1:30.5", two_part_colon="h:m").df == ["5430"]
    assert clean("1:00.123456789012", two_part_colon="h:m").df == ["3607.40740734"]


def test_a_three_part_cell_proves_minutes_and_seconds():
    result = clean("4:10", "3:05", "4:10", "1:02:03", two_part_colon="infer")
    assert result.df == ["250", "185", "250", "3723"]
    (decision,) = result.report.decisions
    assert (decision.option, decision.value, decision.source) == ("two_part_colon", "m:s", "column")
    assert (decision.votes_for, decision.undecided, decision.proof) == (1, 3, 3)
    assert result.report.notes == {"colon_inferred": 3}


@pytest.mark.parametrize("other", ["2:60:00", "1:30:00 PM", "2 days 03:04:05", "5 min", ""])
def test_nothing_else_proves_it(other):
    result = clean("4:10", other, two_part_colon="infer")
    assert result.df[0] is None
    assert result.report.reasons["ambiguous"] == 1


def test_cells_with_their_own_unit_need_no_decision():
    assert clean("1:30 h", "1:30 min", two_part_colon="infer").df == ["5400", "90"]


def test_a_comma_before_three_digits_is_decided_by_the_column():
    assert clean("1,500 ms", "1.5 ms").df == ["1.5", "0.0015"]
    assert clean("1,500 ms", "1,5 ms").df == ["0.0015", "0.0015"]
    assert clean("1,500 ms", "1,234,567 ms").df == ["1.5", "1234.567"]
    assert clean("1,500 ms", "0,250 ms").df == ["0.0015", "0.00025"]
    assert clean("1,500 ms", "1.5 ms").report.notes == {"separator_inferred": 1}


def test_a_comma_before_three_digits_is_refused_where_nothing_or_both_is_proven():
    assert clean("1,500 ms", "2 ms").report.reasons == {"ambiguous": 1}
    assert clean("1,500 ms", "1.5 ms", "1,5 ms").report.reasons == {"ambiguous": 1}


def test_a_stated_decimal_mark_settles_every_cell():
    cells = ("1,500 ms", "1.500 ms", "1.5 ms", "1,5 ms")
    assert clean(*cells, decimal=".").df == ["1.5", "0.0015", "0.0015", None]
    assert clean(*cells, decimal=",").df == ["0.0015", "1.5", None, "0.0015"]


def test_two_kinds_of_mark_leave_no_doubt():
    assert clean("1,234.5 s", "12.345.678,9 s").df == ["1234.5", "12345678.9"]
    assert clean("12,34.5 s", "1,234,56 s").df == [None, None]


def test_clock_style_and_iso_8601_have_either_mark_whatever_is_stated():
    assert clean("PT3,500S", "1:02:03,500", decimal=".").df == ["3.5", "3723.5"]


def test_bare_numbers_take_part_in_the_question():
    assert clean("1,500", "0.5", default_unit="ms").df == ["1.5", "0.0005"]


def test_what_is_finer_than_the_target_is_cut_and_counted():
    frame = pd.DataFrame({"x": ["1.23456 s", "1 s"]})
    for spec, written in (("hh:mm:ss.SSS", "00:00:01.234"), ("ss", "01")):
        result = cl.clean(frame, "x", "duration", spec)
        assert result.df["x"][0] == written
        assert result.report.notes == {"fraction_cut": 1}
    assert clean("1.23456 s").report.notes == {}
    assert clean("1.0000000001 s", "1/3 s").report.notes == {"fraction_cut": 2}


def test_the_negative_days_of_python_are_counted():
    result = clean("-1 day, 23:55:00", "-1 days +23:55:00")
    assert result.df == ["-300", "-300"]
    assert result.report.notes == {"clock_forward": 1}


def test_notes_that_were_left_out_are_counted():
    result = clean("1:05:03 (est)", "1h (estimated)", "1h")
    assert result.df == ["3903", "3600", "3600"]
    assert result.report.notes == {"note_dropped": 2}


@pytest.mark.parametrize("kind", ["duration", "timedelta", "iso_duration"])
def test_parts_are_whole_numbers_beside_missing_cells_too(kind):
    frame = pd.DataFrame({"x": ["PT1H", None]})
    parts = cl.clean(frame, "x", kind, "parts").df.drop(columns="x", errors="ignore")
    assert parts["x_hours"].tolist()[0] == 1
    assert len(set(parts.dtypes)) == 1
    assert all(pd.api.types.is_integer_dtype(dtype) for dtype in parts.dtypes)


def test_timedelta_columns_are_read():
    column = pd.Series(pd.to_timedelta(["5min", "-5min", None, "2 days 03:04:05.123456789"]))
    cleaned = cl.clean_duration(column)
    assert cleaned[0] == "00:05:00"
    assert cleaned[1] == "-00:05:00"
    assert pd.isna(cleaned[2])
    assert cleaned[3] == "51:04:05.123456789"


def test_number_columns_are_read_with_a_default_unit():
    frame = pd.DataFrame({"x": [90.0, 1.5, None]})
    cleaned = cl.clean_duration(frame, "x", default_unit="min")
    assert cleaned["x"][:2].tolist() == ["01:30:00", "00:01:30"]


def test_validation():
    assert cl.validate_duration(["1h", "P1M", None]).tolist() == [True, False, False]
    assert cl.validate_iso_duration("P1M")
    assert not cl.validate_timedelta("2 dayz")


def test_null_tokens_are_missing():
    assert clean("n/a", "-", "1h").report.null == 2
