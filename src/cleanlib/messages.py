"""What a cleaning call says when cells are invalid or a decision was a guess."""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence

from cleanlib.core.decide import Decision
from cleanlib.core.errors import CleaningWarning
from cleanlib.reporting.report import CleanReport, describe, describe_sample, is_guess
from cleanlib.task import Task

_LONGEST_STATED = 60
_THROUGH = ("cleanlib", "pandas")  # as in frame.pipe(cleanlib.clean_date, ...)


def announce(
    task: Task, labels: Sequence[object], found: Sequence[CleanReport], *, framed: bool
) -> None:
    """One warning a call, when there is something to tell."""
    if task.call.errors != "warn":
        return
    parts = [
        text
        for label, report in zip(labels, found, strict=True)
        if (text := _warning(task, _shown(label), report, framed=framed))
    ]
    if parts:
        warnings.warn("\n".join(parts), CleaningWarning, stacklevel=_caller())


def _caller() -> int:
    """How many calls up the first line is that is neither ours nor pandas' own."""
    frame, level = sys._getframe(1), 1
    while frame.f_back and frame.f_globals.get("__name__", "").partition(".")[0] in _THROUGH:
        frame, level = frame.f_back, level + 1
    return level


def _shown(label: object) -> str:
    return repr("unnamed" if label is None else label)


def _warning(task: Task, column: str, report: CleanReport, *, framed: bool) -> str:
    lines = _invalid(task, column, report) if report.invalid else []
    guesses = [d for d in report.decisions if is_guess(d)]
    lines += [f"{column} {_was(decision)}: {describe(decision)}" for decision in guesses]
    if lines:
        where = f"df, {column}, {report.type!r}" if framed else f"values, type={report.type!r}"
        where += _stated(task)
        lines.append(
            f"  All of it: cleanlib.clean({where}).report; "
            "errors='ignore' keeps invalid cells, errors='coerce' is silent"
        )
    return "\n".join(lines)


def _stated(task: Task) -> str:
    """The format and the options of the call, as far as they are short."""
    stated = {} if task.spec == task.type.default_format else {"target_format": task.spec}
    for field in task.type.option_fields():
        value = getattr(task.options, field.name)
        if value != field.default:
            stated[field.name] = value
    texts = [f", {name}={value!r}" for name, value in stated.items()]
    return "".join(text for text in texts if len(text) <= _LONGEST_STATED)


def _was(decision: Decision) -> str:
    return "was refused" if decision.value is None else "was guessed"


def _invalid(task: Task, column: str, report: CleanReport) -> list[str]:
    reasons = ", ".join(f"{count:,} {reason}" for reason, count in report.reasons.items())
    head = f"{_count(task, column, report)} and became null ({reasons})"
    return [head, *(f"  {describe_sample(sample)}" for sample in report.samples[:3])]


def _count(task: Task, column: str, report: CleanReport) -> str:
    title = task.type.title[:1].lower() + task.type.title[1:]
    return f"{column}: {report.invalid:,} of {report.rows:,} cells are no {title}"


def raised(task: Task, label: object, report: CleanReport) -> str:
    """The message of the `CleaningError` under ``errors="raise"``."""
    lines = [f"{_count(task, _shown(label), report)}. The first distinct ones:"]
    lines += [f"  {describe_sample(sample)}" for sample in report.samples]
    lines.append("  errors='coerce' makes them null, errors='ignore' keeps them; .report has more")
    return "\n".join(lines)
