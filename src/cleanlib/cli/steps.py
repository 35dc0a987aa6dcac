"""``--column`` and ``--option``: what to do to which column, checked before any row is read."""

from __future__ import annotations

import ast
import inspect
import json
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, NoReturn

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
        ``NAME=VALUE`` for every column whose type has the option, ``COLUMN.NAME=VALUE`` for one.
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
    for assignment in assignments:
        assign(assignment, steps)
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


def assign(assignment: str, steps: Sequence[Step]) -> None:
    """Give an option to the steps it is for; `UsageError` when it is for none."""
    target = _named_step(assignment, steps)
    takers = steps if target is None else [target]
    own = assignment if target is None else assignment[len(target.column) + 1 :]
    name, value = split_assignment(own)
    accepting = [step for step in takers if name in step.accepted()]
    if not accepting:
        _refuse(name, takers, steps)
    for step in accepting:
        step.options[name] = value


def _named_step(assignment: str, steps: Sequence[Step]) -> Step | None:
    fitting = [step for step in steps if assignment.startswith(f"{step.column}.")]
    return max(fitting, key=lambda step: len(step.column), default=None)


def _refuse(name: str, takers: Sequence[Step], steps: Sequence[Step]) -> NoReturn:
    if name in _OWN_FLAGS:
        raise cleanlib.UsageError(f"--option {name}=... has a flag of its own: {_OWN_FLAGS[name]}")
    column, dot, option = name.rpartition(".")
    if dot:
        hint = near(column, [step.column for step in steps])
        raise cleanlib.UsageError(f"--option {name}=...: no --column cleans {column!r}{hint}")
    types = " and ".join(dict.fromkeys(step.type for step in takers))
    hint = near(option, {known for step in takers for known in step.accepted()})
    raise cleanlib.UsageError(f"--option {name}=...: no such option of {types}{hint}")


def split_assignment(text: str) -> tuple[str, object]:
    """Name and value of ``NAME=VALUE``.

    Examples
    --------
    >>> from cleanlib.cli.steps import split_assignment
    >>> split_assignment("default_year=2000"), split_assignment("input_tz=+05:30")
    (('default_year', 2000), ('input_tz', '+05:30'))
    """
    name, equals, value = text.partition("=")
    if not equals or not name:
        raise cleanlib.UsageError(
            f"--option {text!r} must be NAME=VALUE, such as default_year=2000"
        )
    return name, parse_value(value)


def parse_value(text: str) -> object:
    """A value written as JSON, as a Python constant, list or dict, or else the text itself."""
    with suppress(ValueError):
        return json.loads(text, parse_constant=_not_json)
    if text in ("True", "False", "None") or text.startswith(("[", "{")):
        with suppress(ValueError, SyntaxError):
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
