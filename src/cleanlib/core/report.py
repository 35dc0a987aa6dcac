"""What happened to a column: counts that add up, reasons, samples and decisions."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, NamedTuple

from cleanlib.core.decide import Decision
from cleanlib.core.errors import shorten

if TYPE_CHECKING:
    import pandas

SAMPLES = 10
_SHOWN = 5


class InvalidSample(NamedTuple):
    """One invalid text: why, how many cells hold it, and the labels of the first of them."""

    value: str
    reason: str
    detail: str
    count: int
    labels: tuple[object, ...]


@dataclass(frozen=True)
class CleanReport:
    """The report on one cleaned column.

    Attributes
    ----------
    type, column, target_format : str
        What was asked for.
    rows : int
        ``null + unchanged + cleaned + invalid``.
    null, unchanged, cleaned, invalid : int
        Missing before and after; already as wanted; rewritten; refused.
    reasons : mapping of str to int
        Invalid cells by reason code.
    samples : tuple of InvalidSample
        The most frequent invalid texts, at most ten.
    notes : mapping of str to int
        Guesses and repairs, such as ``order_assumed`` or ``zone_dropped``; cells per note.
    decisions : tuple of Decision
        What was decided from the column as a whole, with the evidence.
    errors : str
        What became of invalid cells: ``"warn"``, ``"coerce"``, ``"ignore"`` or ``"raise"``.
    seconds : float
        Time taken.
    """

    type: str
    column: str
    target_format: str
    rows: int
    null: int
    unchanged: int
    cleaned: int
    invalid: int
    reasons: Mapping[str, int] = field(default_factory=dict)
    samples: tuple[InvalidSample, ...] = ()
    notes: Mapping[str, int] = field(default_factory=dict)
    decisions: tuple[Decision, ...] = ()
    errors: str = "coerce"
    seconds: float = 0.0

    def __str__(self) -> str:
        return "\n".join(self.lines())

    def lines(self) -> list[str]:
        """The report as lines of text, twelve at most."""
        counts = (
            f"{self.cleaned:,} cleaned, {self.unchanged:,} already right, "
            f"{self.null:,} missing, {self.invalid:,} invalid"
        )
        lines = [f"{self.column!r} as {self.type} -> {self.target_format}: {self.rows:,} rows"]
        lines.append(f"  {counts} ({self.seconds:.2f} s)")
        lines += [f"  decided: {describe(decision)}" for decision in self.decisions[:3]]
        if self.notes:
            lines.append("  counted: " + ", ".join(f"{n:,} {k}" for k, n in self.notes.items()))
        else:
            lines.append("  nothing was guessed")
        if self.invalid:
            lines.append("  invalid: " + ", ".join(f"{n:,} {k}" for k, n in self.reasons.items()))
            lines += [f"    {describe_sample(sample)}" for sample in self.samples[:_SHOWN]]
        return lines[:12]

    def to_dict(self) -> dict[str, Any]:
        """Plain lists, dicts, texts and numbers; safe for JSON."""
        data = dataclasses.asdict(self)
        data["reasons"], data["notes"] = dict(self.reasons), dict(self.notes)
        data["samples"] = [_plain(sample._asdict()) for sample in self.samples]
        data["decisions"] = [_plain(decision._asdict()) for decision in self.decisions]
        return data

    def to_json(self, indent: int | None = None) -> str:
        """`to_dict` as JSON text."""
        return json.dumps(self.to_dict(), ensure_ascii=False, indent=indent)

    def to_frame(self) -> pandas.DataFrame:
        """A frame of the invalid samples: value, reason, detail, count, first label."""
        import pandas as pd

        rows = [(*sample[:4], sample.labels[0]) for sample in self.samples]
        return pd.DataFrame(rows, columns=["value", "reason", "detail", "count", "first"])

    def to_html(self) -> str:
        """A self-contained HTML page fragment."""
        from cleanlib.core.report_html import report_html

        return report_html([self])

    def _repr_html_(self) -> str:
        return self.to_html()


def _plain(values: dict[str, Any]) -> dict[str, Any]:
    return {key: _plain_value(value) for key, value in values.items()}


def _plain_value(value: Any) -> Any:
    if isinstance(value, (list, tuple)):
        return [_plain_value(v) for v in value]
    if value is None or isinstance(value, (bool, int, float, str)):
        return value
    return str(value)


def describe_sample(sample: InvalidSample) -> str:
    """One line on an invalid text."""
    where = ", ".join(map(str, sample.labels[:3]))
    more = ", ..." if sample.count > len(sample.labels[:3]) else ""
    why = f"{sample.reason} ({sample.detail})" if sample.detail else sample.reason
    return f"{shorten(sample.value)} x {sample.count:,}: {why}; rows {where}{more}"


def describe(decision: Decision) -> str:
    """One line on a decision and its evidence."""
    layout = f" [{decision.layout}]" if decision.layout else ""
    value = "refused" if decision.value is None else decision.value
    evidence = {
        "column": f"{decision.votes_for:,} cells prove it, the first at row {decision.proof}",
        "conflict": f"cells prove both ({decision.votes_for:,} for, {decision.votes_against:,} against)",
        "default": "no cell proves it; the default",
        "user": "as stated",
    }[decision.source]
    return f"{decision.option}={value}{layout}: {evidence}; {decision.undecided:,} cells follow"
