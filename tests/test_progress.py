"""A progress bar that shows itself only where a person waits for it."""

import sys
from types import SimpleNamespace

import pytest

import cleanlib as cl
from cleanlib import progress as module
from cleanlib.core import pipeline
from cleanlib.progress import ProgressBar, is_interactive
from tests.toy_types import PANEL, TAG

clean_panel, clean_tag = cl.make_cleaner(PANEL), cl.make_cleaner(TAG)


@pytest.fixture
def clock(monkeypatch):
    """The time that the bar sees; moved on by adding to ``now``."""
    made = SimpleNamespace(now=100.0)
    monkeypatch.setattr(module, "time", SimpleNamespace(perf_counter=lambda: made.now))
    return made


@pytest.fixture
def terminal(monkeypatch):
    """Standard error as a terminal, and no sign of a CI run."""
    monkeypatch.delenv("CI", raising=False)
    monkeypatch.delitem(sys.modules, "ipykernel", raising=False)
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True, raising=False)


def test_a_callback_hears_of_rows_done_rows_in_all_and_the_column():
    calls = []
    bar = ProgressBar(lambda *call: calls.append(call), "size")
    bar(10, 40)
    bar(40, 40)
    assert calls == [(10, 40, "size"), (40, 40, "size")]


@pytest.mark.parametrize("clean", [clean_panel, clean_tag])
def test_the_last_call_is_for_all_rows(clean, monkeypatch):
    monkeypatch.setattr(pipeline, "BLOCK_ROWS", 3)
    calls = []
    clean(["7 x 7", "ab 1", None, "n/a"] * 2, errors="coerce", progress=lambda *c: calls.append(c))
    done = [done for done, _, _ in calls]
    assert done == sorted(done)
    assert calls[-1][:2] == (8, 8)
    assert all(total == 8 for _, total, _ in calls)


def test_a_callback_is_told_which_of_several_columns():
    import pandas as pd

    columns = []
    frame = pd.DataFrame({"a": ["7 x 7"], 0: ["8 x 8"]})
    clean_panel(frame, ["a", 0], progress=lambda done, total, column: columns.append(column))
    assert columns == ["a", "0"]


def test_an_error_of_the_callback_stops_the_work():
    def stop(done, total, column):
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        clean_panel(["7 x 7"], progress=stop)


@pytest.mark.parametrize("rows", [0, 1, 5])
def test_a_bar_is_shown_when_it_is_asked_for(capsys, rows):
    clean_panel(["7 x 7"] * rows, progress=True)
    shown = capsys.readouterr().err
    assert "unnamed" in shown
    assert f"{float(rows):.2f}/{float(rows):.2f}" in shown or f"{float(rows):.2f} rows" in shown


def test_a_bar_ends_with_the_last_row(capsys):
    bar = ProgressBar(True, "size")
    bar(1, 4)
    bar(4, 4)
    assert "4.00/4.00" in capsys.readouterr().err
    assert bar._bar.disable


@pytest.mark.parametrize("wanted", [None, False])
def test_no_bar_is_shown_where_nobody_waits(wanted, capsys, clock, monkeypatch):
    monkeypatch.setattr(module, "is_interactive", lambda: False)
    bar = ProgressBar(wanted, "size")
    clock.now += 1_000
    bar(1, 1_000)
    clean_panel(["7 x 7"], progress=wanted)
    assert capsys.readouterr() == ("", "")


def test_no_bar_is_shown_to_whom_does_not_want_it(capsys, clock, monkeypatch):
    monkeypatch.setattr(module, "is_interactive", lambda: True)
    bar = ProgressBar(False, "size")
    clock.now += 1_000
    bar(1, 1_000)
    assert capsys.readouterr().err == ""


@pytest.mark.parametrize(
    ("seconds", "done", "total", "shown"),
    [
        (1.0, 1, 2, False),
        (1.0, 1, 3, True),
        (0.1, 1, 10, False),
        (0.1, 1, 30, True),
        (9.0, 0, 9, False),
    ],
)
def test_a_person_sees_a_bar_when_it_takes_more_than_two_seconds(
    seconds, done, total, shown, capsys, clock, monkeypatch
):
    monkeypatch.setattr(module, "is_interactive", lambda: True)
    bar = ProgressBar(None, "size")
    clock.now += seconds
    bar(done, total)
    assert ("size" in capsys.readouterr().err) is shown
    if shown:
        bar(total, total)


def test_a_terminal_is_interactive(terminal):
    assert is_interactive()


def test_a_ci_run_is_not(terminal, monkeypatch):
    monkeypatch.setenv("CI", "true")
    assert not is_interactive()


def test_a_pipe_is_not(terminal, monkeypatch):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: False, raising=False)
    assert not is_interactive()


def test_a_process_without_standard_error_is_not(terminal, monkeypatch):
    monkeypatch.setattr(sys, "stderr", None)
    assert not is_interactive()


def test_a_notebook_is(terminal, monkeypatch):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: False, raising=False)
    monkeypatch.setitem(sys.modules, "ipykernel", SimpleNamespace())
    assert is_interactive()
