"""cleanlib types."""

from __future__ import annotations

import json
import re

import pytest

import cleanlib

HINT = "\n`cleanlib types TYPE` lists the formats and options of a type.\n"


def test_it_prints_the_table_of_the_library(run, monkeypatch):
    monkeypatch.setenv("COLUMNS", "200")
    assert run("types") == (0, f"{cleanlib.types()}\n{HINT}", "")


@pytest.mark.parametrize(
    ("width", "heads"),
    [
        (80, ["type", "example", "becomes"]),
        (100, ["type", "title", "example", "becomes"]),
        (200, ["type", "title", "example", "becomes", "formats"]),
    ],
)
def test_a_narrow_terminal_spares_columns(run, monkeypatch, width, heads):
    monkeypatch.setenv("COLUMNS", str(width))
    shown = run("types").out.splitlines()
    assert shown[0].split() == heads
    assert max(map(len, shown)) <= width
    quarter = next(line for line in shown if line.startswith("quarter "))
    assert re.split(" {2,}", quarter)[-1 - (width == 200)] == "2021-Q3"


def test_a_word_narrows_it(run):
    rows = json.loads(run("types", "time", "--format", "json").out)
    names = [row["name"] for row in rows]
    assert "time" in names
    assert len(names) < len(cleanlib.types())


def test_a_country_narrows_it(run):
    rows = json.loads(run("types", "poland", "--format", "json").out)
    assert {"pl_nip", "pl_postal_code"} <= {row["name"] for row in rows}
    assert {row["country"] for row in rows} == {"PL"}


def test_the_name_of_a_type_shows_its_formats_and_options(run):
    shown = run("types", "time").out
    assert "\nFormats of time, as in time:FORMAT\n  hh:mm:ss: 21:05:00\n  hh:mm: 21:05\n" in shown
    assert "  compact_time : {None, 'HHMM'}, default None\n    read 845 as 08:45.\n" in shown
    assert "output_column" not in shown


def test_the_name_of_any_type_shows_every_format_and_its_options(run):
    for info in cleanlib.types():
        shown = run("types", info.name).out
        _, formats, options = shown.rsplit("\n\n", 2)
        assert formats.splitlines()[0] == f"Formats of {info.name}, as in {info.name}:FORMAT"
        named = [line for line in formats.splitlines()[1:] if not line.startswith("   ")]
        assert len(named) == len(info.formats)
        assert all(any(line.startswith(f"  {f}: ") for line in named) for f in info.formats)
        assert options.startswith(f"Options of {info.name}, as in --option NAME=VALUE\n")


def test_a_word_that_fits_nothing(run):
    ran = run("types", "dats")
    assert (ran.code, ran.out) == (1, "")
    assert ran.message == "no column type is about 'dats'; did you mean 'date'?"
