"""cleanlib clean, when the command or the file is wrong."""

from __future__ import annotations

import pytest

from tests.cli.conftest import names


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["-c", "wen=date"], "there is no column 'wen'; did you mean 'when'? "),
        (["-c", "when=dat"], "there is no column type 'dat'; did you mean 'date'"),
        (["-c", "when=date:qq"], "target format 'qq'"),
        (["-c", "when"], "--column 'when' names no type"),
        (
            ["-c", "when=date", "--option", "defualt_year=1"],
            "--option defualt_year=...: no such option of date",
        ),
        (
            ["-c", "when=date", "--option", "default_year=x"],
            "default_year='x' must be a whole number",
        ),
        (["-c", "when=date", "--output-column", "id"], "there is a column 'id' already"),
        (["-c", "when=date", "--report", "r.txt"], "--report 'r.txt' must end in .html or .json"),
        (
            ["-c", "when=date", "--report", "r.json", "-o", "r.json", "--output-format", "csv"],
            "the table and the report cannot both be 'r.json'",
        ),
        (
            ["-c", "when=date", "--format", "json", "-o", "-"],
            "--format json fills standard output; add -o FILE for the table",
        ),
        (["-c", "when=date", "-o", "out.xlsx"], "the name 'out.xlsx' does not tell a table format"),
        (
            ["-c", "when=date", "--encoding", "utf-99"],
            "argument --encoding: 'utf-99' is no encoding of text",
        ),
        (
            ["-c", "when=date", "--delimiter", "ab"],
            "argument --delimiter: 'ab' is not one character that can stand between cells",
        ),
        (
            ["-c", "when=date", "--encoding", "undefined"],
            "argument --encoding: 'undefined' is no encoding of text",
        ),
        (
            ["-c", "when=date", "--delimiter", "\udcff"],
            r"argument --delimiter: '\udcff' is not one character",
        ),
        (
            ["-c", "when=date", "--output-column", "\udcff"],
            r"argument --output-column: '\udcff' is not text in the encoding of the terminal",
        ),
        (
            ["-c", "when=date", "--option", "default_year=1", "--option", "default_year=1"],
            "--option default_year=... is there twice; state it once",
        ),
        (["-c", "when=date", "--errors", "warn"], "argument --errors: invalid choice: 'warn'"),
        ([], "the following arguments are required: -c/--column"),
    ],
)
def test_mistakes_are_found_before_anything_is_written(run, flights, words, message):
    output = [] if "-o" in words else ["-o", "out.csv"]
    ran = run("clean", "flights.csv", *output, *words)
    assert (ran.code, ran.out) == (2, "")
    assert ran.message.startswith(message)
    assert names(flights) == ["flights.csv"]


def test_mistakes_are_found_before_the_rows_are_read(run, flights):
    (flights / "bad.csv").write_text("id,when\n1,2,3\n")
    assert run("clean", "bad.csv", "-c", "when=dat").code == 2
    ran = run("clean", "bad.csv", "-c", "when=date")
    assert (ran.code, ran.message) == (
        1,
        "bad.csv: row 1 does not fit the header (cells: 3, header: 2): '1,2,3'",
    )


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (["none.csv"], "cannot read none.csv: No such file or directory"),
        (
            ["flights.csv", "-o", "none/out.csv"],
            "cannot write none/out.csv: No such file or directory",
        ),
        (["-"], "standard input is empty; its first row must name the columns"),
    ],
)
def test_problems_with_files(run, flights, words, message):
    ran = run("clean", *words, "-c", "when=date", "-q")
    assert (ran.code, ran.err) == (1, f"cleanlib: {message}\n")
