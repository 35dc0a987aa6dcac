"""--column and --option as they are written."""

from __future__ import annotations

import pandas as pd
import pytest

import cleanlib
from cleanlib.cli.steps import Step, make_steps, parse_value, rehearse, run_steps

COLUMNS = ["when", "a=b", "a", "x:y", "dep.time", "dep"]


@pytest.mark.parametrize(
    ("spec", "step"),
    [
        ("when=date", Step("when", "date")),
        ("when=date:", Step("when", "date")),
        ("when=date:YYYY-MM-DD hh:mm:ss", Step("when", "date", "YYYY-MM-DD hh:mm:ss")),
        ("a=b=time:hh:mm", Step("a=b", "time", "hh:mm")),
        ("a=time", Step("a", "time")),
        ("x:y=date", Step("x:y", "date")),
        ("when=date:[a=b]", Step("when", "date", "[a=b]")),
        ("missing=date", Step("missing", "date")),
    ],
)
def test_column_type_and_format(spec, step):
    assert make_steps([spec], [], COLUMNS) == [step]


@pytest.mark.parametrize("spec", ["when", "when=", "when=:YYYY"])
def test_a_column_without_a_type(spec):
    with pytest.raises(
        cleanlib.UsageError, match=r"names no type; write COLUMN=TYPE .*'when=date'"
    ):
        make_steps([spec], [], COLUMNS)


def test_a_column_may_be_named_once():
    with pytest.raises(cleanlib.UsageError, match="--column names 'when' twice"):
        make_steps(["when=date", "when=time"], [], COLUMNS)


def options(*assignments, specs=("when=date", "dep=time", "dep.time=time")):
    return {step.column: step.options for step in make_steps(specs, assignments, COLUMNS)}


def test_an_option_goes_to_every_column_whose_type_has_it():
    given = {"default_year": 2000}
    assert options("default_year=2000") == {"when": given, "dep": given, "dep.time": given}


def test_an_option_passes_by_types_that_lack_it():
    specs = ("when=date", "dep=duration")
    assert options("default_year=2000", specs=specs) == {"when": {"default_year": 2000}, "dep": {}}


def test_an_option_of_one_column_goes_to_the_longest_name_that_fits():
    assert options("dep.time.compact_time=HHMM", "dep.workers=2") == {
        "when": {},
        "dep": {"workers": 2},
        "dep.time": {"compact_time": "HHMM"},
    }


@pytest.mark.parametrize("order", [1, -1])
def test_what_is_said_of_one_column_goes_before_what_is_said_of_all(order):
    given = options(*("workers=1", "dep.workers=2")[::order])
    assert {column: step["workers"] for column, step in given.items()} == {
        "when": 1,
        "dep": 2,
        "dep.time": 1,
    }


@pytest.mark.parametrize("same", ["workers", "dep.workers", "dep.time.workers"])
@pytest.mark.parametrize("second", [1, 2])
def test_an_option_may_be_stated_once(same, second):
    with pytest.raises(cleanlib.UsageError) as refusal:
        options(f"{same}=1", f"{same}={second}")
    assert str(refusal.value) == f"--option {same}=... is there twice; state it once"


@pytest.mark.parametrize(
    ("assignment", "message"),
    [
        ("default_year", "--option 'default_year' must be NAME=VALUE, such as default_year=2000"),
        ("when.day_first", "--option 'when.day_first' must be NAME=VALUE"),
        ("when.=1", "--option 'when.=1' must be NAME=VALUE"),
        ("=2000", "--option '=2000' must be NAME=VALUE, such as default_year=2000"),
        (
            "defualt_year=2000",
            "--option defualt_year=...: no such option of date and time; did you mean",
        ),
        (
            "when.dayfirst=1",
            "--option when.dayfirst=...: no such option of date; did you mean 'day_first'",
        ),
        (
            "wehn.day_first=1",
            "--option wehn.day_first=...: no --column cleans 'wehn'; did you mean 'when'?",
        ),
        ("errors=raise", "--option errors=... has a flag of its own: --errors"),
        (
            "when.output_column=x",
            "--option when.output_column=... has a flag of its own: --output-column",
        ),
        ("progress=true", "--option progress=... has a flag of its own: --quiet"),
    ],
)
def test_an_option_that_fits_no_column(assignment, message):
    with pytest.raises(cleanlib.UsageError) as refusal:
        options(assignment)
    assert str(refusal.value).startswith(message)


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("true", True),
        ("True", True),
        ("None", None),
        ("null", None),
        ("2000", 2000),
        ("0.5", 0.5),
        ('["Delayed", "On Time"]', ["Delayed", "On Time"]),
        ("['Delayed', 'On Time']", ["Delayed", "On Time"]),
        ('{"IST": "+05:30"}', {"IST": "+05:30"}),
        ("{'IST': '+05:30'}", {"IST": "+05:30"}),
        ('"2000"', "2000"),
        ("YYYY-MM-DD", "YYYY-MM-DD"),
        ("+05:30", "+05:30"),
        ("NaN", "NaN"),
        ("[draft", "[draft"),
        ("a=b", "a=b"),
        ("{[]: 1}", "{[]: 1}"),
        ("[" * 100_000, "[" * 100_000),
        ("", ""),
    ],
)
def test_values_are_json_or_python_or_text(text, value):
    assert parse_value(text) == value
    assert type(parse_value(text)) is type(value)


@pytest.mark.parametrize(
    ("step", "message"),
    [
        (Step("wen", "date"), "there is no column 'wen'; did you mean 'when'"),
        (Step("when", "dat"), "there is no column type 'dat'; did you mean 'date'"),
        (Step("when", "date", "qq"), "target format 'qq'"),
        (Step("when", "date", None, {"day_first": "maybe"}), "day_first='maybe' must be"),
    ],
)
def test_a_rehearsal_finds_every_mistake_without_a_row(step, message):
    with pytest.raises(cleanlib.UsageError) as refusal:
        rehearse(["when", "a"], [step])
    assert str(refusal.value).startswith(message)


def test_a_rehearsal_finds_output_columns_that_exist():
    with pytest.raises(cleanlib.UsageError, match="there is a column 'a' already"):
        rehearse(["when", "a"], [Step("when", "date")], output_column="a")


def test_refused_columns_are_all_reported():
    frame = pd.DataFrame({"a": ["soon"], "b": ["1 May 2020"], "c": ["later"]})
    steps = [Step(name, "date", "YYYY") for name in "abc"]
    result = run_steps(frame, steps, errors="raise")
    assert result.refused
    assert [report.invalid for report in result.reports] == [1, 0, 1]
    assert result.frame["b"].tolist() == ["2020"]
