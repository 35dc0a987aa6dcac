"""Explains how one value is read: its tokens, what was assumed, what would change it."""

from __future__ import annotations

import dataclasses
import re
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import Any, NamedTuple

import pyarrow as pa

from cleanlib.catalogue import registry
from cleanlib.core.cells import shown
from cleanlib.core.errors import Invalid, UsageError, shorten
from cleanlib.core.fields import OK
from cleanlib.core.grammar import Grammar, Layout
from cleanlib.core.lexer import lex_one_by_one
from cleanlib.core.pipeline import Outcome, run
from cleanlib.core.text_buffer import Texts
from cleanlib.task import Task


class Token(NamedTuple):
    """A piece of the text and what it was taken for; empty for decoration."""

    text: str
    taken_for: str


class Reading(NamedTuple):
    """What another setting of one option would make of the value."""

    option: str
    value: object
    result: str


@dataclass(frozen=True)
class Explanation:
    """How one value is read.

    Attributes
    ----------
    value : str
        The value as text.
    type, target_format : str
        What it was read as and written in.
    outcome : str
        ``"value"``, ``"missing"`` or ``"invalid"``.
    result : object
        What a cleaned cell would hold.
    reason, detail : str
        Why it is invalid.
    tokens : tuple of Token
        The pieces of the text, where the type has a grammar.
    notes : tuple of str
        Guesses and repairs.
    readings : tuple of Reading
        Options that would change the result.
    """

    value: str
    type: str
    target_format: str
    outcome: str
    result: object
    reason: str = ""
    detail: str = ""
    tokens: tuple[Token, ...] = ()
    notes: tuple[str, ...] = ()
    readings: tuple[Reading, ...] = ()

    def __str__(self) -> str:
        lines = [f"{shorten(self.value)} as {self.type}: {self._verdict()}"]
        if self.tokens:
            shown = "  ".join(f"{t.text}={t.taken_for}" for t in self.tokens if t.taken_for)
            lines.append(f"  tokens: {shown or 'none was taken for anything'}")
        if self.notes:
            lines.append(f"  assumed: {', '.join(self.notes)}")
        lines += [f"  {r.option}={r.value!r} would give {r.result}" for r in self.readings]
        return "\n".join(lines)

    def _verdict(self) -> str:
        if self.outcome == "invalid":
            return f"invalid, {self.reason}" + (f" ({self.detail})" if self.detail else "")
        return "missing" if self.outcome == "missing" else f"{self.result}"

    def to_dict(self) -> dict[str, Any]:
        """Plain lists, dicts and texts; safe for JSON."""
        data = dataclasses.asdict(self)
        data["tokens"] = [token._asdict() for token in self.tokens]
        data["readings"] = [r._replace(value=str(r.value))._asdict() for r in self.readings]
        data["result"] = None if self.result is None else str(self.result)
        return data

    def _repr_html_(self) -> str:
        return f"<pre>{escape(str(self))}</pre>"


def explain(value: Any, type: str, target_format: str | None = None, **options: Any) -> Explanation:
    """Explain how a value is read.

    Parameters
    ----------
    value : object
        A text, number, date ...
    type : str
        The column type.
    target_format : str, optional
        How it would be written.
    **options
        The type's options.

    Returns
    -------
    Explanation
        Prints as a few lines; ``.to_dict()`` has the parts.

    Raises
    ------
    UsageError
        When the type, format or an option does not exist.

    Examples
    --------
    >>> import cleanlib as cl
    >>> print(cl.explain("3/4/20", "date", "YYYY-MM-DD"))
    '3/4/20' as date: 2020-03-04
      tokens: 3=first  4=other  20=year
      assumed: century_assumed, order_assumed
      day_first=True would give 2020-04-03
      ambiguous_order='day_first' would give 2020-04-03
      ambiguous_order='reject' would give invalid (ambiguous)
      year_first=True would give 2003-04-20
    """
    task = Task.make(registry.get(type), target_format, options)
    text = task.type.cell(value) or ""
    outcome = _run(task, text)
    reason, detail = outcome.reasons[int(outcome.reason[0])]
    return Explanation(
        value=shown(task.type.mask(text) if task.type.mask else text),
        type=task.type.name,
        target_format=task.spec,
        outcome="invalid" if reason else "missing" if outcome.missing[0] else "value",
        result=outcome.first(),
        reason=reason,
        detail=detail,
        tokens=_tokens(task, text),
        notes=tuple(outcome.notes),
        readings=_readings(task, text, options, _describe(outcome)),
    )


def _run(task: Task, text: str) -> Outcome:
    return run(task.job("value"), pa.chunked_array([pa.array([text], pa.large_string())]))


def _describe(outcome: Outcome) -> str:
    if outcome.reason[0] != OK:
        return f"invalid ({outcome.reasons[int(outcome.reason[0])][0]})"
    return "missing" if outcome.missing[0] else str(outcome.first())


def _tokens(task: Task, text: str) -> tuple[Token, ...]:
    if not isinstance(task.type.split, Grammar):
        return ()
    reader = task.type.split.reader(task.options, task.format.needs)
    texts = reader.prepare(Texts.of([text]))
    tokens = lex_one_by_one(texts, reader.lexicon)
    layout = reader.layout(tokens.codes.tobytes())
    taken: dict[int, str] = {}
    if not isinstance(layout, Invalid):
        for token, field in _taken(layout):
            taken[token] = f"{taken[token]}+{field}" if token in taken else field
    data = texts.data.tobytes()
    spans = zip(tokens.starts.tolist(), tokens.lengths.tolist(), strict=True)
    pieces = [data[start : start + length].decode() for start, length in spans]
    return tuple(Token(shown(piece), taken.get(i, "")) for i, piece in enumerate(pieces))


def _taken(layout: Layout) -> Iterator[tuple[int, str]]:
    """Which field each token is for; a phrase of several words has one name."""
    for take in layout.takes:
        if not take.field.endswith("_head"):
            yield take.token, re.sub(r"_[0-9]+$", "", take.field)
    for digits in layout.digits:
        for token in digits.tokens:
            yield token, "number"


def _readings(task: Task, text: str, given: dict[str, Any], current: str) -> tuple[Reading, ...]:
    """What each other choice of each option would make of the text, where it differs."""
    found = []
    for option in task.type.option_fields():
        if option.name in given:
            continue
        for choice in option.metadata.get("tries", ()):
            result = _try(task, text, {**given, option.name: choice})
            helps = result != current and not (_is_invalid(result) and _is_invalid(current))
            if choice != option.default and result is not None and helps:
                found.append(Reading(option.name, choice, result))
    return tuple(found)


def _is_invalid(described: str | None) -> bool:
    return described is not None and described.startswith("invalid (")


def _try(task: Task, text: str, options: dict[str, Any]) -> str | None:
    try:
        other = Task.make(task.type, task.spec, options)
        return _describe(_run(other, text))
    except UsageError:
        return None
