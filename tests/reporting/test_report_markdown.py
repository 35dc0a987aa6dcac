"""The Markdown report: the same facts in tables, with nothing that could become markup."""

import re
from dataclasses import replace

import cleanlib as cl
from cleanlib.reporting.report import InvalidSample

SOON = InvalidSample("soon", "unknown", "no date", 2, ("e", "f"))


def make_report(**more):
    report = cl.CleanReport("date", "when", "us", 4, 0, unchanged=1, cleaned=1, invalid=2)
    return replace(report, **more)


def test_the_whole_report():
    report = make_report(
        reasons={"unknown": 2},
        samples=(SOON,),
        notes={"filled_day": 1, "rolled_24h": 1},
        decisions=(cl.Decision("day_first", "", True, "column", 3, 0, 1, "a"),),
        errors="warn",
    )
    assert (
        report._repr_markdown_()
        == """\
**when** as date to us, 4 rows, 0.00 s

| Cleaned | Already right | Missing | Invalid |
| ---: | ---: | ---: | ---: |
| 1 (25.0 %) | 1 (25.0 %) | 0 (0.0 %) | 2 (50.0 %) |

- Decided: day\\_first=True, for 1 cell\\: proved by 3 (the first\\: row a), disproved by none

| Guessed | Cells | Meaning |
| --- | ---: | --- |
| filled\\_day | 1 | The day was absent and was filled in. |

| Converted or left out | Cells | Meaning |
| --- | ---: | --- |
| rolled\\_24h | 1 | 24\\:00 became 00\\:00 of the next day. |

The invalid cells became null.

| Reason | Cells | Meaning |
| --- | ---: | --- |
| unknown | 2 | No known value of the type. |

| Value | Cells | Reason | Detail | Rows |
| --- | ---: | --- | --- | --- |
| 'soon' | 2 | unknown | no date | e, f |"""
    )


def test_a_clean_column_needs_two_paragraphs_more():
    text = make_report(invalid=0, rows=2)._repr_markdown_()
    assert text.split("\n\n")[2:] == ["Nothing was guessed."]


def test_values_cannot_become_markup():
    hostile = "a|b\n# `c` *d* [e](f) <img src=x> $g$ https://h @i \\" + "x" * 1_000
    sample = InvalidSample(hostile, hostile, hostile, 2, (hostile,))
    text = make_report(column=hostile, samples=(sample,), reasons={hostile: 2})._repr_markdown_()
    row = text.splitlines()[-1]
    assert len(re.findall(r"(?<!\\)\|", row)) == 6
    assert not re.search(r"<img|(?<!\\)[`\[\]$@]|[^\\]://", text)
