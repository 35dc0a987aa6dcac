"""cleanlib types."""

from __future__ import annotations

import json

import cleanlib


def test_it_prints_the_table_of_the_library(run):
    ran = run("types")
    assert (ran.code, ran.out, ran.err) == (0, f"{cleanlib.types()}\n", "")
    assert "date" in ran.out


def test_a_word_narrows_it(run):
    rows = json.loads(run("types", "time", "--format", "json").out)
    names = [row["name"] for row in rows]
    assert "time" in names
    assert len(names) < len(cleanlib.types())


def test_the_name_of_a_type_shows_its_formats_and_options(run):
    shown = run("types", "time").out
    assert shown.startswith(f"{cleanlib.types('time')}\n")
    assert "Formats of time, as in time:FORMAT\n    hh:mm:ss: 21:05:00; hh:mm: 21:05;" in shown
    assert "  compact_time : {None, 'HHMM'}, default None\n    read 845 as 08:45.\n" in shown
    assert "output_column" not in shown


def test_the_name_of_any_type_shows_every_option(run):
    for info in cleanlib.types():
        assert "\nOptions of " in run("types", info.name).out


def test_a_word_that_fits_nothing(run):
    ran = run("types", "dats")
    assert (ran.code, ran.out) == (1, "")
    assert ran.message == "no column type is about 'dats'; did you mean 'date'?"
