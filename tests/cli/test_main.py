"""The command as a process: exit codes, pipes, start-up, and no tracebacks."""

from __future__ import annotations

import subprocess
import sys
import time

import pytest

import cleanlib
from cleanlib.cli import main

COMMAND = [sys.executable, "-m", "cleanlib"]


def test_help_is_quick_and_loads_no_frame_library():
    watch = "import sys, cleanlib.cli as c\ntry: c.main(['--help'])\nexcept SystemExit: pass\n"
    watch += "print(sorted({'numpy', 'pandas', 'pyarrow'} & set(sys.modules)))"
    seconds = []
    for _ in range(3):
        started = time.perf_counter()
        shown = subprocess.run(
            [sys.executable, "-c", watch], capture_output=True, text=True, check=False
        )
        seconds.append(time.perf_counter() - started)
    assert shown.stdout.splitlines()[-1] == "[]"
    assert min(seconds) < 0.2


def test_a_pipe_of_csv_in_and_out():
    ran = subprocess.run(
        [*COMMAND, "clean", "-", "-c", "when=date:DD.MM.YYYY"],
        input="id,when\n01,1 May 2020\n",
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0
    assert ran.stdout == "id,when\n01,01.05.2020\n"
    assert ran.stderr.startswith("'when' as date -> DD.MM.YYYY: 1 row,")


def test_a_reader_that_leaves_is_no_error(tmp_path):
    table = tmp_path / "long.csv"
    table.write_text("when,text\n" + f"1 May 2020,{'x' * 90}\n" * 20_000)
    command = [*COMMAND, "clean", str(table), "-c", "when=date", "-q"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout.readline() == b"when,text\n"
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.returncode == 141


COMMANDS = [
    ["demo"],
    ["demo", "--csv"],
    ["demo", "--format", "json"],
    ["types"],
    ["types", "--format", "json"],
    ["explain", "date", "3/4/20"],
    ["explain", "date", "3/4/20", "--format", "json"],
    ["clean", "-", "-q", "-c", "when=date"],
    ["clean", "--help"],
    ["--version"],
]


def shell(words, redirection):
    script = f'exec "$@" {redirection}'
    ran = subprocess.run(
        ["sh", "-c", script, "sh", *COMMAND, *words],
        input="when\n1 May 2020\n",
        capture_output=True,
        text=True,
        check=False,
    )
    return ran.returncode, ran.stdout, ran.stderr


@pytest.mark.parametrize("words", COMMANDS, ids=" ".join)
@pytest.mark.parametrize(
    ("redirection", "message"),
    [(">&-", "standard output is closed"), (">/dev/full", "No space left on device")],
)
def test_output_that_cannot_be_written(words, redirection, message):
    assert shell(words, redirection) == (1, "", f"cleanlib: cannot write -: {message}\n")


def test_input_that_is_closed():
    words = ["clean", "-", "-c", "when=date"]
    assert shell(words, "<&-") == (1, "", "cleanlib: cannot read -: standard input is closed\n")


@pytest.mark.parametrize("redirection", ["2>&-", "2>/dev/full"])
def test_reports_that_cannot_be_told_do_not_get_into_the_table(redirection):
    words = ["clean", "-", "-c", "when=date:YYYY"]
    assert shell(words, redirection) == (0, "when\n2020\n", "")


def test_closed_output_does_not_matter_to_a_file(tmp_path):
    target = tmp_path / "out.csv"
    words = ["clean", "-", "-q", "-c", "when=date:YYYY", "-o", str(target)]
    assert shell(words, ">&-") == (0, "", "")
    assert target.read_text() == "when\n2020\n"


def test_version(run):
    assert run("--version")[:2] == (0, f"cleanlib {cleanlib.__version__}\n")


def test_help_of_every_command_shows_how_to_use_it(run):
    assert "cleanlib demo" in run("--help").out
    for command in ("clean", "types", "explain"):
        assert f"examples:\n  cleanlib {command}" in run(command, "--help").out


@pytest.mark.parametrize("words", [[], ["clean"], ["types"], ["explain"], ["demo"]])
def test_help_fits_a_terminal_of_80_columns(run, monkeypatch, words):
    monkeypatch.setenv("COLUMNS", "80")
    assert max(map(len, run(*words, "--help").out.splitlines())) <= 80


def test_no_command_is_a_mistake_that_points_to_help(run):
    assert run()[::2] == (2, "cleanlib: name a command\nTry: cleanlib --help\n")


def test_a_command_that_does_not_exist(run):
    ran = run("clena")
    assert ran.code == 2
    assert "invalid choice: 'clena' (choose from" in ran.message


def test_a_flag_that_does_not_exist_points_to_the_help_of_the_command(run):
    ran = run("explain", "date", "x", "--colour")
    assert ran.code == 2
    assert ran.err == "cleanlib: unrecognized arguments: --colour\nTry: cleanlib --help\n"


@pytest.mark.parametrize(
    ("error", "code", "text"),
    [
        (cleanlib.UsageError("no such thing"), 2, "no such thing"),
        (cleanlib.MissingExtra("pip install 'cleanlib[x]'"), 3, "pip install 'cleanlib[x]'"),
        (KeyboardInterrupt(), 130, "interrupted"),
        (KeyError("k"), 1, "KeyError: 'k' (a bug; CLEANLIB_TRACEBACK=1 shows where)"),
    ],
)
def test_whatever_happens_becomes_one_line_and_a_code(run, monkeypatch, error, code, text):
    def explain(*_, **__):
        raise error

    monkeypatch.setattr(cleanlib, "explain", explain)
    ran = run("explain", "date", "1 May 2020")
    assert (ran.code, ran.out, ran.err) == (code, "", f"cleanlib: {text}\n")


def test_a_variable_shows_where_a_bug_is(monkeypatch):
    def explain(*_, **__):
        raise KeyError("k")

    monkeypatch.setattr(cleanlib, "explain", explain)
    monkeypatch.setenv("CLEANLIB_TRACEBACK", "1")
    with pytest.raises(KeyError):
        main(["explain", "date", "1 May 2020"])
