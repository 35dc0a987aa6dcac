"""What a cleaning call says when cells are invalid or a decision was a guess."""

from __future__ import annotations

import warnings
from collections.abc import Sequence

from cleanlib.core.decide import Decision
from cleanlib.core.errors import CleaningWarning
from cleanlib.reporting.report import CleanReport, describe, describe_sample
from cleanlib.task import Task

_CALLER = 4  # this module, `clean_data`, the public function, its caller


def announce(task: Task, found: Sequence[CleanReport]) -> None:
    """One warning a call, when there is something to tell."""
    if task.call.errors != "warn":
        return
    parts = [text for report in found if (text := _warning(task, report))]
    if parts:
        warnings.warn("\n".join(parts), CleaningWarning, stacklevel=_CALLER)


def _warning(task: Task, report: CleanReport) -> str:
    lines = _invalid(task, report) if report.invalid else []
    guesses = [d for d in report.decisions if d.source in ("default", "conflict") and d.undecided]
    lines += [f"{report.column!r} {_was(decision)}: {describe(decision)}" for decision in guesses]
    if lines:
        lines.append(
            f"  All of it: cleanlib.clean(df, {report.column!r}, {report.type!r}).report; "
            "errors='ignore' keeps invalid cells, errors='coerce' is silent"
        )
    return "\n".join(lines)


def _was(decision: Decision) -> str:
    return "was refused" if decision.value is None else "was guessed"


def _invalid(task: Task, report: CleanReport) -> list[str]:
    reasons = ", ".join(f"{count:,} {reason}" for reason, count in report.reasons.items())
    head = f"{_count(task, report)} and became null ({reasons})"
    return [head, *(f"  {describe_sample(sample)}" for sample in report.samples[:3])]


def _count(task: Task, report: CleanReport) -> str:
    title = task.type.title[:1].lower() + task.type.title[1:]
    return f"{report.column!r}: {report.invalid:,} of {report.rows:,} cells are no {title}"


def raised(task: Task, report: CleanReport) -> str:
    """The message of the `CleaningError` under ``errors="raise"``."""
    lines = [f"{_count(task, report)}. The first distinct ones:"]
    lines += [f"  {describe_sample(sample)}" for sample in report.samples]
    lines.append("  errors='coerce' makes them null, errors='ignore' keeps them; .report has more")
    return "\n".join(lines)
