"""Reports as Markdown, for places that show no HTML of their own."""

from __future__ import annotations

from collections.abc import Sequence

from cleanlib.core.errors import shorten
from cleanlib.reporting.markdown import escaped, table
from cleanlib.reporting.report import CleanReport, InvalidSample, MatchedText, describe
from cleanlib.reporting.wording import (
    BECAME,
    distance,
    explain_note,
    explain_reason,
    share,
    split_notes,
    visible,
    where,
)

_MATCHES = 50


def report_markdown(report: CleanReport) -> str:
    """A report as Markdown with tables; every value is escaped.

    Examples
    --------
    >>> from cleanlib import CleanReport
    >>> print(report_markdown(CleanReport("date", "a|b", "us", 2, 0, 0, 2, 0, seconds=0.01)))
    **a|b** as date to us, 2 rows, 0.01 s
    <BLANKLINE>
    | Cleaned | Already right | Missing | Invalid |
    | ---: | ---: | ---: | ---: |
    | 2 (100.0 %) | 0 (0.0 %) | 0 (0.0 %) | 0 (0.0 %) |
    <BLANKLINE>
    Nothing was guessed.
    """
    title = (
        f"**{_plain(report.column, 60)}** as {_plain(report.type, 40)} to "
        f"{_plain(report.target_format, 60)}, {report.rows:,} rows, {report.seconds:.2f} s"
    )
    parts = [title, _counts(report), *_decisions(report), *_notes(report)]
    parts += [*_matches(report.matches), *_invalid(report)]
    return "\n\n".join(parts)


def _counts(report: CleanReport) -> str:
    heads = [name.capitalize() for name in report.counts()]
    cells = [f"{count:,} ({share(count, report.rows)})" for count in report.counts().values()]
    return table(heads, [cells], numbers=heads)


def _decisions(report: CleanReport) -> list[str]:
    lines = [f"- Decided: {_plain(describe(decision), 300)}" for decision in report.decisions]
    return ["\n".join(lines)] if lines else []


def _notes(report: CleanReport) -> list[str]:
    guesses, changes = split_notes(report.notes)
    kinds = {"Guessed": guesses, "Converted or left out": changes}
    tables = [
        table([kind, "Cells", "Meaning"], [_note(*item) for item in notes.items()], ["Cells"])
        for kind, notes in kinds.items()
        if notes
    ]
    return tables if guesses else ["Nothing was guessed.", *tables]


def _note(name: str, count: int) -> list[str]:
    return [_plain(name, 40), f"{count:,}", _plain(explain_note(name), 200)]


def _matches(matches: Sequence[MatchedText]) -> list[str]:
    rows = [
        [escaped(shorten(m.text)), f"{m.count:,}", escaped(shorten(m.value)), distance(m)]
        for m in matches[:_MATCHES]
    ]
    heads = ["Text", "Cells", "Taken for", "Distance"]
    shown = [table(heads, rows, ["Cells"])] if rows else []
    more = len(matches) - _MATCHES
    return [*shown, f"{more:,} more are in the report's matches."] if more > 0 else shown


def _invalid(report: CleanReport) -> list[str]:
    if not report.invalid:
        return []
    reasons = [
        [_plain(code, 40), f"{count:,}", _plain(explain_reason(code), 200)]
        for code, count in report.reasons.items()
    ]
    samples = [_sample(sample) for sample in report.samples]
    return [
        f"The invalid cells {BECAME[report.errors]}.",
        table(["Reason", "Cells", "Meaning"], reasons, ["Cells"]),
        table(["Value", "Cells", "Reason", "Detail", "Rows"], samples, ["Cells"]),
    ]


def _sample(sample: InvalidSample) -> list[str]:
    value = escaped(shorten(sample.value, 60))
    reason, detail = _plain(sample.reason, 40), _plain(sample.detail, 160)
    return [value, f"{sample.count:,}", reason, detail, _plain(where(sample), 120)]


def _plain(value: object, width: int) -> str:
    return escaped(visible(value, width))
