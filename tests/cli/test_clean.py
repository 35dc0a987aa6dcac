"""cleanlib clean, from file to file."""

from __future__ import annotations

import gzip
import json

import pandas as pd
import pytest

import cleanlib
from cleanlib.cli import clean
from tests.cli.conftest import names

YEAR = ("--option", "default_year=2011")
CLEANED = 'id,when,note\n01,2011-12-11 07:10:00,NA\n02,,"say ""hi"", ok"\n03,, \n'


def test_other_columns_come_out_as_they_went_in(run, flights):
    ran = run("clean", "flights.csv", "-c", "when=date", *YEAR)
    assert (ran.code, ran.out) == (0, CLEANED)


def test_the_report_is_on_standard_error_and_says_what_was_written(run, flights):
    ran = run("clean", "flights.csv", "-o", "out.csv", "-c", "when=date", *YEAR)
    assert (ran.code, ran.out) == (0, "")
    assert (flights / "out.csv").read_text() == CLEANED
    assert ran.err.startswith("'when' as date -> YYYY-MM-DD hh:mm:ss: 3 rows")
    assert "1 x 'soon'  unknown (holds a word that no date has); rows 2" in ran.err
    assert ran.message == "wrote 3 rows to out.csv"


@pytest.mark.parametrize("width", [80, 100])
def test_the_report_fits_the_terminal(run, monkeypatch, width):
    monkeypatch.setenv("COLUMNS", str(width))
    ran = run("clean", "-", "-c", "when=date", stdin=b"when\n3/25/2020\n3/4/2020\n")
    assert "  decided: day_first=False in n/n/year, for 1 cell: proved by 1" in ran.err
    assert max(map(len, ran.err.splitlines())) <= width


def test_quiet_says_nothing(run, flights):
    assert run("clean", "flights.csv", "-o", "out.csv", "-c", "when=date", "-q") == (0, "", "")


def test_the_input_may_be_the_output(run, flights):
    run("clean", "flights.csv", "-o", "flights.csv", "-c", "when=date", *YEAR)
    assert (flights / "flights.csv").read_text() == CLEANED


def test_ignored_errors_keep_the_text(run, flights):
    ran = run("clean", "flights.csv", "-c", "when=date", *YEAR, "--errors", "ignore")
    assert ran.out.splitlines()[2].startswith("02,soon,")


def test_the_result_may_stand_beside_the_column(run, flights):
    ran = run(
        "clean", "flights.csv", "-c", "when=date:YYYY", *YEAR, "--output-column", "{column}_year"
    )
    assert ran.out.splitlines()[:2] == ["id,when,when_year,note", "01,7:10 AM- Dec 11,2011,NA"]


def test_parts_become_columns(run):
    ran = run("clean", "-", "-c", "t=time:parts", "-q", stdin=b"t,x\n9:05 pm,01\n")
    header, row = (line.split(",") for line in ran.out.splitlines())
    assert header[0].startswith("t_")
    assert row[:2] == ["21", "5"]
    assert (header[-1], row[-1]) == ("x", "01")


def test_raised_errors_write_nothing_and_name_every_invalid_cell(run, flights):
    ran = run(
        "clean", "flights.csv", "-o", "out.csv", "-c", "when=date", *YEAR, "--errors", "raise"
    )
    assert (ran.code, ran.out) == (1, "")
    assert "'soon'" in ran.err
    assert ran.message == (
        "1 invalid cell, so out.csv was not written; "
        "--errors coerce empties such cells, --errors ignore keeps them"
    )
    assert names(flights) == ["flights.csv"]


def test_raised_errors_on_a_pipe(run):
    words = ("-c", "a=date", "-c", "b=date", "--errors", "raise", "-q")
    ran = run("clean", "-", *words, stdin=b"a,b\nsoon,later\n1 May 2020,1 May 2020\n")
    assert (ran.code, ran.out) == (1, "")
    assert ran.err.startswith("cleanlib: 2 invalid cells, so the table was not written;")


def test_json_reports_on_standard_output(run, flights):
    ran = run("clean", "flights.csv", "-o", "out.csv", "-c", "when=date", *YEAR, "--format", "json")
    told = json.loads(ran.out)
    assert (ran.code, ran.err) == (0, "cleanlib: wrote 3 rows to out.csv\n")
    assert (told["input"], told["output"], told["rows"]) == ("flights.csv", "out.csv", 3)
    assert [(r["column"], r["cleaned"], r["invalid"]) for r in told["reports"]] == [("when", 1, 1)]


def test_a_report_file_for_machines_is_written_even_when_the_table_is_refused(run, flights):
    words = ("--errors", "raise", "--report", "report.json")
    ran = run("clean", "flights.csv", "-o", "out.csv", "-c", "when=date", *YEAR, *words)
    assert ran.code == 1
    told = json.loads((flights / "report.json").read_text())
    assert told["output"] is None
    assert told["reports"][0]["reasons"] == {"unknown": 1}
    assert not (flights / "out.csv").exists()


def test_a_report_file_for_people_is_one_page(run, flights):
    (flights / "a&b.csv").write_text("when,then\nsoon,<b>\n")
    words = ("-c", "when=date", "-c", "then=date", "--report", "report.html", "-q")
    assert run("clean", "a&b.csv", "-o", "out.csv", *words) == (0, "", "")
    page = (flights / "report.html").read_text()
    assert page.startswith('<!doctype html>\n<html lang="en">')
    assert "<title>cleanlib: a&amp;b.csv</title>" in page
    assert "soon" in page
    assert "&lt;b&gt;" in page


@pytest.mark.parametrize("name", ["out.tsv", "out.jsonl", "out.parquet", "out.csv.gz"])
def test_every_format_goes_out_and_comes_in_again(run, flights, name):
    assert run("clean", "flights.csv", "-o", name, "-c", "when=date:YYYY-MM-DD", *YEAR).code == 0
    ran = run("clean", name, "-c", "when=date:DD.MM.YYYY", "-q")
    assert ran.out == 'id,when,note\n01,11.12.2011,NA\n02,,"say ""hi"", ok"\n03,, \n'


def test_standard_streams_of_other_formats(run):
    words = ("clean", "-", "-c", "when=date:YYYY", "-q", "--input-format", "jsonl")
    line = b'{"n": 1, "when": "1 May 2020"}\n'
    assert run(*words, "--output-format", "jsonl", stdin=line).out == '{"n": 1, "when": "2020"}\n'
    assert run(*words, "--output-format", "tsv", stdin=line).out == "n\twhen\n1\t2020\n"


def test_standard_input_may_be_gzip(run):
    data = gzip.compress(b"when\n1 May 2020\n")
    assert run("clean", "-", "-c", "when=date:YYYY", "-q", stdin=data).out == "when\n2020\n"


def test_typed_results_keep_their_type_in_parquet(run, flights):
    (flights / "a.csv").write_text("when\n1 May 2020\n")
    run("clean", "a.csv", "-o", "a.parquet", "-c", "when=date:datetime", "-q")
    assert pd.read_parquet(flights / "a.parquet")["when"].tolist() == [pd.Timestamp(2020, 5, 1)]


def test_kinds_that_parquet_cannot_mix(run, flights):
    words = ("-c", "when=date:datetime", "--errors", "ignore", "-q", *YEAR)
    ran = run("clean", "flights.csv", "-o", "out.parquet", *words)
    assert ran.code == 1
    assert ran.message == (
        "cannot write out.parquet: column 'when' has no single type, as Parquet needs (it mixes "
        "Timestamp and str); --errors coerce empties invalid cells, or write a text format, such "
        "as -o FILE.jsonl"
    )
    assert names(flights) == ["flights.csv"]


@pytest.mark.parametrize("name", ["out.csv", "out.jsonl"])
def test_bytes_that_are_no_text_go_to_parquet_only(run, flights, name):
    pd.DataFrame({"when": ["1 May 2020"], "raw": [b"\xff"]}).to_parquet("raw.parquet")
    ran = run("clean", "raw.parquet", "-o", name, "-c", "when=date", "-q")
    assert ran.code == 1
    assert ran.message.startswith(f"cannot write {name}: column 'raw' holds bytes that are no ")
    assert run("clean", "raw.parquet", "-o", "out.parquet", "-c", "when=date", "-q").code == 0
    assert pd.read_parquet("out.parquet")["raw"].tolist() == [b"\xff"]


def test_columns_that_are_not_cleaned_keep_their_values_from_json_to_csv(run):
    lines = b'{"when": "1 May 2020", "n": 1, "s": "\\ud800"}\n{"when": "2 May 2020", "f": 1.0}\n'
    ran = run("clean", "-", "-c", "when=date:YYYY", "-q", "--input-format", "jsonl", stdin=lines)
    assert (ran.code, ran.out) == (0, "when,n,s,f\n2020,1,\ufffd,\n2020,,,1.0\n")


def test_a_cleaned_cell_whose_key_was_absent_is_null(run):
    words = ("--input-format", "jsonl", "--output-format", "jsonl", "-q")
    lines = b'{"when": "1 May 2020"}\n{"n": 1}\n'
    ran = run("clean", "-", "-c", "when=date:YYYY", *words, stdin=lines)
    assert ran.out == '{"when": "2020"}\n{"when": null, "n": 1}\n'


def test_delimiter_and_encoding(run):
    data = "wann;Straße\n13.5.2020;Süd\n".encode("cp1252")
    words = ("-c", "wann=date:YYYY-MM-DD", "-q", "--delimiter", ";", "--encoding", "cp1252")
    assert run("clean", "-", *words, stdin=data).out == "wann;Straße\n2020-05-13;Süd\n"


def test_a_table_without_rows(run):
    assert run("clean", "-", "-c", "when=date", "-q", stdin=b"id,when\n").out == "id,when\n"


def test_the_table_and_the_report_appear_together_or_not_at_all(run, flights):
    ran = run(
        "clean", "flights.csv", "-o", "none/o.csv", "-c", "when=date", "--report", "r.json", "-q"
    )
    assert ran.code == 1
    assert names(flights) == ["flights.csv"]


def test_an_interruption_leaves_no_half_file(run, flights, monkeypatch):
    def write_half(frame, file, dialect):
        file.write(b"id,when\n01")
        raise KeyboardInterrupt

    monkeypatch.setattr(clean, "write_table", write_half)
    ran = run("clean", "flights.csv", "-o", "flights.csv", "-c", "when=date")
    assert ran[:2] == (130, "")
    assert ran.err == "cleanlib: interrupted\n"
    assert names(flights) == ["flights.csv"]
    assert (flights / "flights.csv").read_text().startswith("id,when,note\n01,7:10 AM")


def test_a_bar_is_never_shown_when_quiet(run, flights, monkeypatch):
    given = []
    honest = cleanlib.clean

    def watched(*words, **options):
        given.append(options.get("progress", "absent"))
        return honest(*words, **options)

    monkeypatch.setattr(cleanlib, "clean", watched)
    run("clean", "flights.csv", "-c", "when=date", "-q")
    run("clean", "flights.csv", "-c", "when=date")
    assert given == [False, False, None, None]
