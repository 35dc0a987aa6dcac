"""What happened to a column: counts that add up, reasons, samples and decisions."""

from __future__ import annotations

import dataclasses
import json
import math
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any

from cleanlib.core.decide import Decision
from cleanlib.core.errors import shorten
from cleanlib.reporting.wording import (
    affected,
    distance,
    evidence,
    share,
    split_notes,
    stated,
    visible,
    where,
    why,
)

if TYPE_CHECKING:
    import pandas

SAMPLES = 10
_LINES = 12
_DECISIONS = 2
_MATCHES = 3
_VALUE = 30


@dataclass(frozen=True)
class InvalidSample:
    """One invalid text: why, how many cells hold it, and the labels of the first of them."""

    value: str
    reason: str
    detail: str
    count: int
    labels: tuple[object, ...]


@dataclass(frozen=True)
class MatchedText:
    """A text that was taken for a value spelt otherwise.

    Attributes
    ----------
    text, value : str
        What the cells held, and what it was taken for.
    distance : int or None
        How many edits apart they are; None where they were not compared by edits.
    count : int
        The cells that hold the text.
    """

    text: str
    value: str
    distance: int | None
    count: int


@dataclass(frozen=True, repr=False)
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
    matches : tuple of MatchedText
        Every text that was taken for a value spelt otherwise; those by edits first, then by cells.
    errors : str
        What became of invalid cells: ``"warn"``, ``"coerce"``, ``"ignore"`` or ``"raise"``.
    seconds : float
        Time taken.

    Examples
    --------
    >>> from cleanlib import CleanReport
    >>> CleanReport("date", "when", "YYYY-MM-DD", rows=1_200, null=0, unchanged=200,
    ...     cleaned=1_000, invalid=0, notes={"century_assumed": 12}, seconds=0.01)
    'when' as date -> YYYY-MM-DD: 1,200 rows, 0.01 s
      cleaned         1,000   83.3 %
      already right     200   16.7 %
      missing             0    0.0 %
      invalid             0    0.0 %
      guessed: 12 century_assumed
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
    matches: tuple[MatchedText, ...] = ()
    errors: str = "coerce"
    seconds: float = 0.0

    def __str__(self) -> str:
        return "\n".join(self.lines())

    __repr__ = __str__

    def counts(self) -> dict[str, int]:
        """What became of the rows, by the word for it; adds up to ``rows``."""
        return {
            "cleaned": self.cleaned,
            "already right": self.unchanged,
            "missing": self.null,
            "invalid": self.invalid,
        }

    def lines(self) -> list[str]:
        """The report as lines of text, twelve at most."""
        title = f"{shorten(self.column)} as {self.type} -> {visible(self.target_format, 60)}"
        plural = "" if self.rows == 1 else "s"
        lines = [f"{title}: {self.rows:,} row{plural}, {self.seconds:.2f} s", *self._count_lines()]
        lines += self._decision_lines()
        guesses, changes = split_notes(self.notes)
        lines.append(f"  guessed: {_tally(guesses)}" if guesses else "  nothing was guessed")
        lines += [f"  changed: {_tally(changes)}"] if changes else []
        lines += self._match_lines()
        return lines + self._sample_lines(_LINES - len(lines))

    def _count_lines(self) -> list[str]:
        width = max(len(f"{count:,}") for count in self.counts().values())
        lines = [
            f"  {name:<14} {count:>{width},}  {share(count, self.rows):>7}"
            for name, count in self.counts().items()
        ]
        if self.reasons:
            lines[-1] += f"  ({_tally(self.reasons)})"
        return lines

    def _decision_lines(self) -> list[str]:
        weighty = sorted(self.decisions, key=_weight)
        telling = [d for d in weighty if d.undecided] or [d for d in weighty[:1] if d.votes_for]
        shown = [f"  decided: {describe(decision)}" for decision in telling[:_DECISIONS]]
        more = len(telling) - _DECISIONS
        if more > 0:
            shown[-1] += f" (and {more} more)"
        return shown

    def _match_lines(self) -> list[str]:
        shown = ", ".join(describe_match(match) for match in self.matches[:_MATCHES])
        more = len(self.matches) - _MATCHES
        return [f"  matched: {shown}" + (f" (and {more:,} more)" if more > 0 else "")] * bool(shown)

    def _sample_lines(self, room: int) -> list[str]:
        shown = self.samples[:room]
        if sum(sample.count for sample in shown) < self.invalid and len(shown) == room:
            shown = shown[:-1]
        rest = self.invalid - sum(sample.count for sample in shown)
        lines = [f"    {line}" for line in _aligned(shown)]
        return [*lines, f"    and {rest:,} more"] if rest and shown else lines

    def to_dict(self) -> dict[str, Any]:
        """Plain lists, dicts, texts and numbers; safe for JSON."""
        data = {f.name: getattr(self, f.name) for f in dataclasses.fields(self)}
        data["reasons"], data["notes"] = dict(self.reasons), dict(self.notes)
        data["samples"] = [_plain(vars(sample)) for sample in self.samples]
        data["decisions"] = [_plain(decision._asdict()) for decision in self.decisions]
        data["matches"] = [vars(match) for match in self.matches]
        return data

    def to_json(self, indent: int | None = None) -> str:
        """`to_dict` as JSON text."""
        return json.dumps(self.to_dict(), ensure_ascii=False, allow_nan=False, indent=indent)

    def to_frame(self) -> pandas.DataFrame:
        """A frame of the invalid samples: value, reason, detail, count, first label."""
        import pandas as pd

        rows = [
            (s.value, s.reason, s.detail, s.count, next(iter(s.labels), None)) for s in self.samples
        ]
        return pd.DataFrame(rows, columns=["value", "reason", "detail", "count", "first"])

    def to_html(self) -> str:
        """The report as HTML that needs nothing else: for a notebook, a page or a file.

        It is plain ASCII, under 60 KB, without scripts; every value is escaped.
        """
        from cleanlib.reporting.report_html import report_html

        return report_html([self])

    def show(self) -> None:
        """Display the report: rich in a notebook, printed elsewhere."""
        if "ipykernel" in sys.modules:
            import_module("IPython.display").display(self)
        else:
            print(self)

    def _repr_html_(self) -> str:
        return self.to_html()

    def to_markdown(self) -> str:
        """The report as Markdown."""
        from cleanlib.reporting.report_markdown import report_markdown

        return report_markdown(self)

    def _repr_markdown_(self) -> str:
        return self.to_markdown()


def _plain(value: object) -> object:
    """A value as JSON can hold it."""
    if isinstance(value, dict):
        return {key: _plain(v) for key, v in value.items()}
    if isinstance(value, (list, tuple)):
        return [_plain(v) for v in value]
    if isinstance(value, float):
        return value if math.isfinite(value) else str(value)
    return value if value is None or isinstance(value, (bool, int, str)) else str(value)


def _tally(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{count:,} {visible(name, 40)}" for name, count in counts.items())


def _aligned(samples: Sequence[InvalidSample]) -> list[str]:
    """The lines of invalid texts, with counts and values in columns."""
    counts = [f"{sample.count:,} x" for sample in samples]
    values = [shorten(sample.value, _VALUE) for sample in samples]
    left = max(map(len, counts), default=0)
    right = min(max(map(len, values), default=0), _VALUE + 2)
    return [
        f"{count:>{left}} {value:<{right}}  {why(sample)}; rows {where(sample)}"
        for count, value, sample in zip(counts, values, samples, strict=True)
    ]


def is_guess(decision: Decision) -> bool:
    """Whether cells follow a reading that nothing proves, or that some cells disprove."""
    return decision.source in ("default", "conflict") and decision.undecided > 0


def _weight(decision: Decision) -> tuple[bool, int]:
    """Guesses first, then by how many cells follow."""
    return not is_guess(decision), -decision.undecided


def describe_sample(sample: InvalidSample) -> str:
    """One line on an invalid text."""
    return f"{shorten(sample.value)} x {sample.count:,}: {why(sample)}; rows {where(sample)}"


def describe_match(match: MatchedText) -> str:
    """A text and what it was taken for, in a few words."""
    count = f"{match.count:,} x " if match.count > 1 else ""
    edits = f" ({distance(match)})" if match.distance is not None else ""
    return f"{count}{shorten(match.text, _VALUE)} -> {shorten(match.value, _VALUE)}{edits}"


def describe(decision: Decision) -> str:
    """One line on a decision and its evidence."""
    layout = f" in {decision.layout}" if decision.layout else ""
    return f"{stated(decision)}{layout}, {affected(decision)}: {evidence(decision)}"
