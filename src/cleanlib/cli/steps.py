"""``--column`` and ``--option``: what to do to which column, checked before any row is read."""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NamedTuple, NoReturn

import cleanlib
from cleanlib.cli.problems import near

if TYPE_CHECKING:
    import pandas

    from cleanlib import CleanReport

_OWN_FLAGS = {"errors": "--errors", "output_column": "--output-column", "progress": "--quiet"}
_NOT_OPTIONS = {"df", "column", "target_format", *_OWN_FLAGS}


@dataclass
class Step:
    """One column to clean."""

    column: str
    type: str
    format: str | None = None
    options: dict[str, object] = field(default_factory=dict)

    def accepted(self) -> list[str]:
        """The options of the type; `UnknownType` when there is no such type."""
        cleanlib.clean((), type=self.type, target_format=self.format)
        parameters = inspect.signature(getattr(cleanlib, f"clean_{self.type}")).parameters
        return [name for name in parameters if name not in _NOT_OPTIONS]


def make_steps(
    specs: Sequence[str], assignments: Iterable[str], columns: Sequence[str]
) -> list[Step]:
    """The steps of ``--column`` texts over a table with these columns.

    Parameters
    ----------
    specs : sequence of str
        ``COLUMN=TYPE`` or ``COLUMN=TYPE:FORMAT``.
    assignments : iterable of str
        ``NAME=VALUE`` for every column whose type has the option, ``COLUMN.NAME=VALUE`` for one,
        which goes before the other.
    columns : sequence of str
        The columns there are.

    Raises
    ------
    UsageError
        When one does not fit; nothing was cleaned then.

    Examples
    --------
    >>> from cleanlib.cli.steps import make_steps
    >>> make_steps(["a=b=time:hh:mm"], ["workers=2"], ["a", "a=b"])
    [Step(column='a=b', type='time', format='hh:mm', options={'workers': 2})]
    """
    steps = [_split_spec(spec, columns) for spec in specs]
    names = [step.column for step in steps]
    for name in names:
        if names.count(name) > 1:
            raise cleanlib.UsageError(f"--column names {name!r} twice")
    assign_all(assignments, steps)
    return steps


def _split_spec(spec: str, columns: Iterable[str]) -> Step:
    """Column names may hold ``=``: the longest one that fits is meant."""
    fitting = [name for name in columns if spec.startswith(f"{name}=")]
    column = max(fitting, key=len, default=spec.partition("=")[0])
    type_name, _, target_format = spec[len(column) + 1 :].partition(":")
    if not type_name:
        raise cleanlib.UsageError(
            f"--column {spec!r} names no type; write COLUMN=TYPE or "
            f"COLUMN=TYPE:FORMAT, such as {column + '=date'!r}"
        )
    return Step(column, type_name, target_format or None)


class _Assignment(NamedTuple):
    """An option for one step, or for every step whose type has it."""

    text: str
    step: Step | None
    name: str
    value: object


def assign_all(assignments: Iterable[str], steps: Sequence[Step]) -> None:
    """Give options to the steps they are for; what is said of one column goes before the rest.

    Raises
    ------
    UsageError
        When one is for no step, or the same one is given twice.
    """
    seen = set()
    parsed = [_parse(text, steps) for text in assignments]
    for given in sorted(parsed, key=lambda given: given.step is not None):
        target = (given.step and given.step.column, given.name)
        if target in seen:
            raise cleanlib.UsageError(f"--option {given.text}=... is there twice; state it once")
        seen.add(target)
        _assign(given, steps)


def _parse(assignment: str, steps: Sequence[Step]) -> _Assignment:
    fitting = [step for step in steps if assignment.startswith(f"{step.column}.")]
    step = max(fitting, key=lambda step: len(step.column), default=None)
    start = 0 if step is None else len(step.column) + 1
    name, equals, value = assignment[start:].partition("=")
    if not equals or not name:
        raise cleanlib.UsageError(
            f"--option {assignment!r} must be NAME=VALUE, such as default_year=2000"
        )
    return _Assignment(assignment[:start] + name, step, name, parse_value(value))


def _assign(given: _Assignment, steps: Sequence[Step]) -> None:
    takers = steps if given.step is None else [given.step]
    accepting = [step for step in takers if given.name in step.accepted()]
    if not accepting:
        _refuse(given, takers, steps)
    for step in accepting:
        step.options[given.name] = given.value


def _refuse(given: _Assignment, takers: Sequence[Step], steps: Sequence[Step]) -> NoReturn:
    start = f"--option {given.text}=..."
    if given.name in _OWN_FLAGS:
        raise cleanlib.UsageError(f"{start} has a flag of its own: {_OWN_FLAGS[given.name]}")
    column, dot, option = given.name.rpartition(".")
    if dot and any(step.column for step in steps):
        hint = near(column, [step.column for step in steps])
        raise cleanlib.UsageError(f"{start}: no --column cleans {column!r}{hint}")
    types = " and ".join(dict.fromkeys(step.type for step in takers))
    hint = near(option, {known for step in takers for known in step.accepted()})
    raise cleanlib.UsageError(f"{start}: no such option of {types}{hint}")


def parse_value(text: str) -> object:
    """A value written as JSON, as a Python constant, list or dict, or else the text itself.

    Examples
    --------
    >>> from cleanlib.cli.steps import parse_value
    >>> parse_value("2000"), parse_value("['Late']"), parse_value("+05:30")
    (2000, ['Late'], '+05:30')
    """
    with suppress(ValueError, RecursionError):
        return json.loads(text, parse_constant=_not_json)
    if text in ("True", "False", "None") or text.startswith(("[", "{")):
        with suppress(ValueError, SyntaxError, TypeError, MemoryError, RecursionError):
            return ast.literal_eval(text)
    return text


def _not_json(constant: str) -> NoReturn:
    raise ValueError(constant)


@dataclass
class Result:
    """What became of a table; ``refused`` tells whether ``errors="raise"`` found invalid cells."""

    frame: pandas.DataFrame
    reports: list[CleanReport]
    refused: bool = False


def run_steps(frame: pandas.DataFrame, steps: Iterable[Step], **common: object) -> Result:
    """Clean one column after the other; all are tried even if one is refused.

    Parameters
    ----------
    frame : pandas.DataFrame
        The table; it is not changed.
    steps : iterable of Step
        What to clean.
    **common
        ``errors``, ``output_column``, ``progress``: the same for every column.
    """
    result = Result(frame, [])
    for step in steps:
        options = {**common, **step.options}
        try:
            frame, report = cleanlib.clean(
                result.frame, step.column, step.type, step.format, **options
            )
            result.frame = frame
        except cleanlib.CleaningError as error:
            report, result.refused = error.report, True
        result.reports.append(report)
    return result


def rehearse(columns: Sequence[str], steps: Iterable[Step], **common: object) -> None:
    """Run the steps over no rows, so that whatever is wrong with them is raised now."""
    import pandas as pd

    run_steps(pd.DataFrame(columns=list(columns), dtype=str), steps, **common)
