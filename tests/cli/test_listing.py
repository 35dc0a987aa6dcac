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


def test_a_word_that_fits_nothing(run):
    ran = run("types", "qqqq")
    assert (ran.code, ran.out) == (1, "")
    assert ran.message == "no type fits 'qqqq'; `cleanlib types` lists all"
