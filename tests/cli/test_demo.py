"""cleanlib demo."""

from __future__ import annotations

import json
import re
import shlex

import pytest

from tests.cli.conftest import names


def test_it_shows_both_tables_the_reports_and_what_to_try(run, flights):
    ran = run("demo")
    assert (ran.code, ran.err) == (0, "")
    before, after = ran.out.split("AFTER")
    assert "7:10 AM- Dec 11  " in before
    assert "2011-12-11 07:10:00" in after
    assert "'scheduled' as date" in after
    assert "cleanlib demo --csv > flights.csv" in after
    assert names(flights) == ["flights.csv"]


@pytest.mark.parametrize("width", [80, 100])
def test_it_fits_the_terminal(run, monkeypatch, width):
    monkeypatch.setenv("COLUMNS", str(width))
    assert max(map(len, run("demo").out.splitlines())) <= width


def test_the_commands_it_names_give_what_it_shows(run, flights):
    shown = run("demo").out
    (flights / "flights.csv").write_text(run("demo", "--csv").out)
    command = shown[shown.rindex("cleanlib clean") :].replace("\\\n", " ")
    assert run(*shlex.split(command)[1:]).code == 0
    table = shown[shown.index("AFTER") :].splitlines()[4:16]
    rows = (flights / "clean.csv").read_text().splitlines()[1:]
    expected = [[str(n), *(c or "-" for c in row.split(","))] for n, row in enumerate(rows, 1)]
    assert [re.split(" {2,}", line) for line in table] == expected


def test_it_shows_ten_types_with_what_each_cell_becomes(run):
    shown = run("demo").out
    texts = ("+12025550143", "(51.5101, -0.0098)", "23℃", "#a1b2c3", "Ada Lovelace", "51:04:05")
    assert not [becomes for becomes in texts if becomes not in shown]


def test_json(run):
    told = json.loads(run("demo", "--format", "json").out)
    assert told["before"][0]["scheduled"] == "7:10 AM- Dec 11"
    assert told["after"][0]["scheduled"] == "2011-12-11 07:10:00"
    assert told["after"][-1]["scheduled"] is None
    assert [report["column"] for report in told["reports"]] == ["scheduled", "actual", "boarding"]
