"""cleanlib explain."""

from __future__ import annotations

import json

import pytest

import cleanlib


def test_it_prints_what_the_library_explains(run):
    ran = run("explain", "date", "3/4/20")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"{cleanlib.explain('3/4/20', 'date')}\n"


def test_options_and_a_format(run):
    ran = run("explain", "date:YYYY-MM-DD", "3/4/20", "--option", "day_first=true")
    assert ran.out.startswith("'3/4/20' as date: 2020-04-03\n")


def test_lines_fit_the_terminal(run, monkeypatch):
    monkeypatch.setenv("COLUMNS", "50")
    lines = run("explain", "date", "Fri, 9 Dec 2011 at 22:05 or so").out.splitlines()
    assert max(map(len, lines)) <= 50


def test_json(run):
    told = json.loads(run("explain", "date:YYYY", "1 May 2020", "--format", "json").out)
    assert (told["value"], told["result"]) == ("1 May 2020", "2020")


def test_an_invalid_value_is_an_answer(run):
    ran = run("explain", "date", "soon")
    assert ran.code == 0
    assert ran.out.startswith("'soon' as date: invalid, unknown")


def test_a_value_may_begin_with_a_hyphen(run):
    assert run("explain", "time", "--", "-5 pm").out.startswith("'-5 pm' as time")


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["dat", "x"], "there is no column type 'dat'; did you mean 'date'"),
        (
            ["date", "x", "--option", "dayfirst=1"],
            "--option dayfirst=...: no such option of date; did",
        ),
        (
            ["date", "x", "--option", "when.dayfirst=1"],
            "--option when.dayfirst=...: no such option of date; did you mean 'day_first'",
        ),
        (["date", "x", "--option", "day_first"], "--option 'day_first' must be NAME=VALUE"),
        (["date"], "the following arguments are required: VALUE"),
    ],
)
def test_mistakes(run, words, message):
    ran = run("explain", *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.message.startswith(message)
