"""Text no wider than the terminal."""

from __future__ import annotations

import io
import os

import pytest

from cleanlib.cli.screen import folded, in_columns, width_of


@pytest.mark.parametrize(
    ("stated", "width"), [("80", 80), ("200", 200), ("0", 40), ("", 100), ("wide", 100)]
)
def test_the_width_is_what_columns_says_else_100(monkeypatch, stated, width):
    monkeypatch.setenv("COLUMNS", stated)
    assert width_of(io.StringIO()) == width
    assert width_of(None) == width


@pytest.mark.parametrize(("columns", "width"), [(80, 80), (10, 40), (0, 100)])
def test_the_width_is_that_of_the_terminal(monkeypatch, tmp_path, columns, width):
    monkeypatch.delenv("COLUMNS", raising=False)
    monkeypatch.setattr(os, "get_terminal_size", lambda _: os.terminal_size((columns, 24)))
    with (tmp_path / "terminal").open("w") as terminal:
        assert width_of(terminal) == width


def test_lines_that_fit_stay_as_they_are():
    text = "  a   b\n\nc\n"
    assert folded(text, 40) == "  a   b\n\nc"


def test_only_spaces_break_a_line():
    assert folded("    1 x '2020-05-01T10:00'  range", 20) == (
        "    1 x\n      '2020-05-01T10:00'\n      range"
    )


def test_a_table_that_fits():
    assert in_columns(["a", "b"], [["1", ""], ["22", "x  y"]], 40) == [
        "a   b",
        "--  ----",
        "1",
        "22  x  y",
    ]


def test_a_table_that_is_too_wide_keeps_every_word():
    lines = in_columns(["n", "text"], [["1", "one two three"], ["2", "four"]], 10)
    assert lines == ["n  text", "-  -------", "1  one two", "   three", "2  four"]
