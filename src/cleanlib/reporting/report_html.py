"""Reports as HTML that needs nothing else: no script, no font, no file from elsewhere."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from cleanlib.core.decide import Decision
from cleanlib.core.errors import shorten
from cleanlib.reporting.report import CleanReport, InvalidSample, MatchedText
from cleanlib.reporting.report_style import CLASS, STYLE
from cleanlib.reporting.wording import (
    BECAME,
    distance,
    evidence,
    explain_note,
    explain_reason,
    share,
    split_notes,
    stated,
    visible,
    where,
)

MOST_BYTES = 58_000
_VALUE = 80
_MATCHES = 50
_NO_TABLES = "<p>Left out here for size: the report's own .to_html() has the tables.</p>\n"
_KEYS = {"cleaned": "cleaned", "already right": "right", "missing": "missing", "invalid": "invalid"}


def report_html(reports: Sequence[CleanReport]) -> str:
    """One fragment for all reports, a section each that folds up.

    Parameters
    ----------
    reports : sequence of CleanReport
        In the order in which they are shown.

    Returns
    -------
    str
        ASCII, at most 58,000 characters; when the reports hold more, the last ones are shown
        without their tables, and beyond that only counted.

    Examples
    --------
    >>> import pandas as pd
    >>> import cleanlib as cl
    >>> with cl.reports() as log:
    ...     _ = cl.clean_date(pd.DataFrame({"when": ["1 May 2020"]}), "when")
    >>> report_html(log).startswith('<div class="cleanlib-report">')
    True
    """
    head = f'<div class="{CLASS}">\n<style>{STYLE}</style>\n{_overview(reports)}'
    return f"{head}{_sections(reports, MOST_BYTES - len(head))}</div>\n"


def _overview(reports: Sequence[CleanReport]) -> str:
    if len(reports) == 1:
        return ""
    invalid = sum(report.invalid for report in reports)
    return f"<p><b>{len(reports):,} columns</b>, {invalid:,} invalid cells</p>\n"


def _sections(reports: Sequence[CleanReport], room: int) -> str:
    """As many summaries as fit, the first of them with their tables."""
    summaries = [_section(report, tables=_NO_TABLES) for report in reports]
    note = "<p>{} more columns: each report has its own .to_html()</p>\n"
    room -= len(note)
    while sum(map(len, summaries)) > room:
        summaries.pop()
    room -= sum(map(len, summaries))
    shown = []
    for report, summary in zip(reports, summaries, strict=False):
        full = _section(report, tables=_tables(report), opened=len(reports) == 1)
        room -= len(full) - len(summary)
        shown.append(full if room >= 0 else summary)
    left = len(reports) - len(shown)
    return "".join(shown) + (note.format(f"{left:,}") if left else "")


def _section(report: CleanReport, *, tables: str, opened: bool = False) -> str:
    kind = f"{_text(report.type, 40)} &rarr; {_text(report.target_format, 60)}"
    size = f"{report.rows:,} rows, {report.seconds:.2f} s"
    invalid = f"<span class='bad'>{report.invalid:,} invalid</span>" if report.invalid else ""
    section = (
        f"<details{' open' * opened}><summary><b><bdi>{_text(report.column, 60)}</bdi></b>"
        f"<span>{kind}</span><span class='quiet'>{size}</span>{invalid}{_bar(report)}</summary>\n"
        f"{tables}</details>\n"
    )
    return section.encode("ascii", "xmlcharrefreplace").decode("ascii")


def _bar(report: CleanReport) -> str:
    """The shares as a strip, and in words while the section is folded."""
    counts = {name: count for name, count in report.counts().items() if count}
    parts = "".join(f"<i class='{_KEYS[name]}' style='flex:{n}'></i>" for name, n in counts.items())
    words = ", ".join(f"{share(n, report.rows)} {name}" for name, n in counts.items())
    strip = f"<div class='bar' aria-hidden='true'>{parts}</div>"
    return f"{strip}<div class='shares quiet'>{escape(words)}</div>" if counts else ""


def _tables(report: CleanReport) -> str:
    guesses, changes = split_notes(report.notes)
    return "".join(
        [
            _counts(report),
            _decisions(report.decisions),
            _guesses(guesses),
            _notes("Converted or left out", changes),
            _matches(report.matches),
            _reasons(report),
            _samples(report),
        ]
    )


def _counts(report: CleanReport) -> str:
    counts = report.counts()
    heads = "".join(
        f"<th scope='col'><i class='key {_KEYS[name]}'></i>{name.capitalize()}</th>"
        for name in counts
    )
    cells = "".join(f"<td>{n:,}<span>{share(n, report.rows)}</span></td>" for n in counts.values())
    return (
        f"<div class='scroll'><table class='counts'><thead><tr>{heads}</tr></thead>"
        f"<tbody><tr>{cells}</tr></tbody></table></div>\n"
    )


def _decisions(decisions: Iterable[Decision]) -> str:
    rows = [_decision(decision) for decision in decisions]
    caption = "Decided from the column <span>These cells could be read in several ways.</span>"
    return _table(caption, ("Decision", "Cells", "Layout", "Evidence"), rows)


def _decision(decision: Decision) -> tuple[str, ...]:
    why = evidence(decision)
    why = f"Refused: {why}" if decision.value is None else why[0].upper() + why[1:]
    return (
        f"<code>{_text(stated(decision), 60)}</code>",
        f"{decision.undecided:,}",
        _text(decision.layout or "any", 40),
        _text(why, 200),
    )


def _guesses(notes: dict[str, int]) -> str:
    if not notes:
        return "<p>Nothing was guessed.</p>\n"
    return _notes("Guessed <span>Another reading was possible.</span>", notes)


def _notes(caption: str, notes: dict[str, int]) -> str:
    rows = [
        (_text(name, 40), f"{count:,}", _text(explain_note(name), 200))
        for name, count in notes.items()
    ]
    return _table(caption, ("Note", "Cells", "Meaning"), rows)


def _matches(matches: Sequence[MatchedText]) -> str:
    rows = [
        (_value(match.text), f"{match.count:,}", _value(match.value), distance(match))
        for match in matches[:_MATCHES]
    ]
    more = len(matches) - _MATCHES
    left = f" <span>{more:,} more in .matches</span>" if more > 0 else ""
    heads = ("Text", "Cells", "Taken for", "Distance")
    return _table(f"Taken for a value spelt otherwise{left}", heads, rows, kind="values")


def _reasons(report: CleanReport) -> str:
    rows = [
        (_text(code, 40), f"{count:,}", _text(explain_reason(code), 200))
        for code, count in report.reasons.items()
    ]
    became = f"Invalid cells by reason <span>These cells {BECAME[report.errors]}.</span>"
    return _table(became, ("Reason", "Cells", "Meaning"), rows)


def _samples(report: CleanReport) -> str:
    rows = [_sample(sample) for sample in report.samples]
    heads = ("Value", "Cells", "Reason", "Detail", "Rows")
    return _table("Most frequent invalid values", heads, rows, kind="values")


def _sample(sample: InvalidSample) -> tuple[str, ...]:
    return (
        _value(sample.value),
        f"{sample.count:,}",
        _text(sample.reason, 40),
        _text(sample.detail, 160),
        _text(where(sample), 120),
    )


def _value(value: str) -> str:
    return f"<code><bdi>{escape(shorten(value, _VALUE))}</bdi></code>"


def _table(
    caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]], kind: str = "facts"
) -> str:
    """A table of ready-made cells; nothing when there are no rows."""
    if not rows:
        return ""
    head = "".join(f"<th scope='col'{_align(name)}>{name}</th>" for name in heads)
    body = "\n".join(_row(heads, row) for row in rows)
    return (
        f"<div class='scroll'><table class='{kind}'><caption>{caption}</caption>\n"
        f"<thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table></div>\n"
    )


def _row(heads: Sequence[str], cells: Sequence[str]) -> str:
    first, *others = cells
    rest = "".join(
        f"<td{_align(name)}>{cell}</td>" for name, cell in zip(heads[1:], others, strict=True)
    )
    return f"<tr><th scope='row'>{first}</th>{rest}</tr>"


def _align(head: str) -> str:
    return " class='number'" if head == "Cells" else ""


def _text(value: object, width: int) -> str:
    return escape(visible(value, width))
