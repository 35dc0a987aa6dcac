"""The report on a column: its numbers, its text, and how it travels."""

import json
import pickle
import sys
from types import SimpleNamespace

import pandas as pd
import pytest

import cleanlib as cl
from cleanlib.reporting.report import InvalidSample, MatchedText, describe, describe_sample

WHEN = ["13/4/2020", "3/4/2020", "2020-01-01", None, "soon", "soon", "31/4/2020", "1/2/20 9:00 PST"]
LABELS = list("abcdefgh")


@pytest.fixture
def report():
    frame = pd.DataFrame({"when": WHEN}, index=LABELS)
    return cl.clean(frame, "when", "date", "YYYY-MM-DD", errors="coerce").report


def invalid_report(samples, invalid=None, **more):
    invalid = sum(sample.count for sample in samples) if invalid is None else invalid
    counts = {"rows": invalid, "null": 0, "unchanged": 0, "cleaned": 0, "invalid": invalid}
    return cl.CleanReport("date", "when", "us", samples=tuple(samples), **counts, **more)


def test_counts_add_up_to_the_rows(report):
    counts = {"cleaned": 3, "already right": 1, "missing": 1, "invalid": 3}
    assert report.counts() == counts
    assert sum(counts.values()) == report.rows == 8
    assert sum(report.reasons.values()) == report.invalid


def test_the_text_says_everything_in_aligned_lines(report):
    _, *lines = str(report).splitlines()
    assert lines == [
        "  cleaned        3   37.5 %",
        "  already right  1   12.5 %",
        "  missing        1   12.5 %",
        "  invalid        3   37.5 %  (2 unknown, 1 range)",
        f"  decided: {describe(report.decisions[0])}",
        "  guessed: 1 century_assumed, 2 order_inferred",
        "  changed: 1 zone_dropped",
        "    2 x 'soon'       unknown (holds a word that no date has); rows e, f",
        "    1 x '31/4/2020'  range (no such day in either order; year_first=True would try the "
        "first number as the year); rows g",
    ]


def test_the_first_line_names_the_task(report):
    assert str(report).startswith("'when' as date -> YYYY-MM-DD: 8 rows, 0.")


def test_numbers_are_aligned_and_thousands_separated():
    report = cl.CleanReport("date", "when", "us", 1_234_567, 0, 1_234_000, 560, 7)
    assert report.lines()[1:5] == [
        "  cleaned              560   <0.1 %",
        "  already right  1,234,000  >99.9 %",
        "  missing                0    0.0 %",
        "  invalid                7   <0.1 %",
    ]


def test_an_untouched_column_says_that_nothing_was_guessed():
    report = cl.clean(pd.Series(["1999-12-31"]), type="date", target_format="YYYY-MM-DD").report
    assert report.lines()[-1] == "  nothing was guessed"


def test_what_had_one_reading_only_is_no_guess():
    report = cl.CleanReport("date", "when", "us", 2, 0, 0, 2, 0, notes={"rolled_24h": 2})
    assert report.lines()[-2:] == ["  nothing was guessed", "  changed: 2 rolled_24h"]


def test_the_text_is_twelve_lines_at_most_and_counts_what_it_leaves_out():
    samples = [InvalidSample(f"no {n}", "unknown", "", 10 - n, (n,)) for n in range(10)]
    decisions = tuple(
        cl.Decision("day_first", f"n{mark}n{mark}year", False, "default", 0, 0, 3, None)
        for mark in "/.-"
    )
    report = invalid_report(samples, 100, decisions=decisions, notes={"order_assumed": 9})
    lines = report.lines()
    assert len(lines) == 12
    assert lines[6].endswith(" (and 1 more)")
    shown = sum(samples[n].count for n in range(3))
    assert lines[-1] == f"    and {100 - shown} more"


def test_hostile_text_stays_on_its_line():
    hostile = "a\nb\r\x00\x1b[31m\u202e\u2028" + "x" * 100_000
    sample = InvalidSample(hostile, "odd\n", hostile, 1, (hostile,))
    report = cl.CleanReport(
        "date", hostile, hostile, 1, 0, 0, 0, 1, {hostile: 1}, (sample,), {hostile: 1},
        (cl.Decision("day_first", "", hostile, "column", 1, 0, 1, hostile),),
    )  # fmt: skip
    text = str(report)
    assert len(text.splitlines()) == 9
    assert len(text) < 3_000
    assert all(character.isprintable() or character == "\n" for character in text)


@pytest.mark.parametrize(
    ("decision", "text"),
    [
        (
            cl.Decision("day_first", "n/n/year", True, "column", 1_031, 0, 212, "r5"),
            "day_first=True in n/n/year, for 212 cells: proved by 1,031 (the first: row r5), "
            "disproved by none",
        ),
        (
            cl.Decision("day_first", "", False, "conflict", 2, 1, 1, 7),
            "day_first=False, for 1 cell: proved by 2 (the first: row 7), disproved by 1, "
            "so the default",
        ),
        (
            cl.Decision("day_first", "", False, "default", 0, 0, 3, None),
            "day_first=False, for 3 cells: nothing proves a reading, so the default",
        ),
        (
            cl.Decision("day_first", "", None, "default", 0, 0, 3, None),
            "day_first=None, 3 cells refused: nothing proves a reading",
        ),
        (
            cl.Decision("day_first", "", None, "conflict", 0, 3, 2, None),
            "day_first=None, 2 cells refused: 3 cells prove a reading, but not all the same",
        ),
    ],
)
def test_a_decision_is_told_with_its_evidence(decision, text):
    assert describe(decision) == text


def test_the_proof_of_a_decision_is_the_label_of_its_row(report):
    assert report.decisions[0].proof == "a"
    assert "proved by 1 (the first: row a), disproved by none" in str(report)


def test_a_sample_is_told_with_reason_and_rows():
    sample = InvalidSample("soon", "unknown", "no date", 1_200, (4, "b", ("c", 1), 9))
    assert describe_sample(sample) == "'soon' x 1,200: unknown (no date); rows 4, b, ('c', 1), ..."
    bare = InvalidSample("13", "range", "", 1, (4,))
    assert describe_sample(bare) == "'13' x 1: range; rows 4"


def test_a_report_is_plain_data_too(report):
    data = json.loads(report.to_json())
    assert data == report.to_dict()
    assert data["reasons"] == {"unknown": 2, "range": 1}
    assert data["samples"][0]["value"] == "soon"
    assert data["samples"][0]["labels"] == ["e", "f"]
    assert data["decisions"][0]["option"] == "day_first"


def test_labels_and_values_that_json_lacks_become_text():
    labels = (pd.Timestamp("2020-01-01"), float("nan"), ("a", 1))
    report = invalid_report([InvalidSample("soon", "unknown", "", 3, labels)])
    found = json.loads(report.to_json())["samples"][0]["labels"]
    assert found == ["2020-01-01 00:00:00", "nan", ["a", 1]]


def test_the_frame_has_a_row_for_each_invalid_text(report):
    frame = report.to_frame()
    assert list(frame.columns) == ["value", "reason", "detail", "count", "first"]
    assert frame[["value", "reason", "count", "first"]].to_numpy().tolist() == [
        ["soon", "unknown", 2, "e"],
        ["31/4/2020", "range", 1, "g"],
    ]


def test_a_report_can_be_pickled(report):
    assert pickle.loads(pickle.dumps(report)) == report


def test_show_prints_outside_a_notebook(report, capsys, monkeypatch):
    monkeypatch.delitem(sys.modules, "ipykernel", raising=False)
    report.show()
    assert capsys.readouterr().out == f"{report}\n"


def test_show_displays_in_a_notebook(report, capsys, monkeypatch):
    displayed = []
    monkeypatch.setitem(sys.modules, "ipykernel", SimpleNamespace())
    monkeypatch.setitem(sys.modules, "IPython", SimpleNamespace())
    monkeypatch.setitem(sys.modules, "IPython.display", SimpleNamespace(display=displayed.append))
    report.show()
    assert displayed == [report]
    assert capsys.readouterr().out == ""


def matched_report(matches):
    return cl.CleanReport("country", "x", "name", 9, 0, 0, 9, 0, matches=tuple(matches))


def test_texts_taken_for_other_values_are_told_with_their_distance():
    matches = [
        MatchedText("Conecticut", "Connecticut", 1, 2),
        MatchedText("Ioawa", "Iowa", 2, 1),
        MatchedText("iowa", "Iowa", None, 3),
    ]
    report = matched_report(matches)
    assert report.lines()[-1] == (
        "  matched: 2 x 'Conecticut' -> 'Connecticut' (1 edit), 'Ioawa' -> 'Iowa' (2 edits), "
        "3 x 'iowa' -> 'Iowa'"
    )
    assert report.to_dict()["matches"][0] == {
        "text": "Conecticut", "value": "Connecticut", "distance": 1, "count": 2,
    }  # fmt: skip
    assert "| 'Conecticut' | 2 | 'Connecticut' | 1 edit |" in report.to_markdown()
    assert "Conecticut" in report.to_html()
    assert "2 edits" in report.to_html()


def test_many_matches_are_counted_where_they_are_not_shown():
    report = matched_report(MatchedText(f"a{n}", "b", 1, 1) for n in range(60))
    assert report.lines()[-1].endswith("(and 57 more)")
    assert "10 more are in the report's matches" in report.to_markdown()
    assert "10 more in .matches" in report.to_html()
