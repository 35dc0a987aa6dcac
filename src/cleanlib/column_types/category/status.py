"""The column type of states: categories in lower case."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from cleanlib.column_types.category import checks
from cleanlib.column_types.category.keys import spelling
from cleanlib.column_types.category.learning import Learnt, learn
from cleanlib.column_types.category.options import CategoryOptions
from cleanlib.column_types.category.reading import read, spelt_counts
from cleanlib.core.column_type import ColumnType, TargetFormat, option

_HUMP = re.compile(r"(?<=[a-z])(?=[A-Z])")
_JOINTS = re.compile(r"(?<=[^\W\d_])[-_]+(?=[^\W\d_])")


class Status(NamedTuple):
    """A state in its one spelling."""

    value: str


@dataclass(frozen=True)
class StatusOptions:
    """What a caller may say about a column of states."""

    mapping: Mapping[str, str] | None = option(
        None, "other names of states, such as {'wip': 'in progress'}"
    )


@dataclass(frozen=True)
class _Surveyed(StatusOptions):
    """The options, and what the column taught."""

    learnt: Mapping[str, Learnt] = field(default_factory=dict)


def check_options(options: StatusOptions) -> None:
    """Refuse a mapping that contradicts itself."""
    checks.check_options(CategoryOptions(mapping=options.mapping))


def respelt(text: str) -> str:
    """A state in lower case, with blanks between its words.

    >>> respelt(" In-Progress "), respelt("IN_PROGRESS"), respelt("inProgress")
    ('in progress', 'in progress', 'in progress')
    """
    return _JOINTS.sub(" ", _HUMP.sub(" ", spelling(text))).lower()


def survey(counts: Mapping[str, int], options: StatusOptions) -> _Surveyed:
    """Learn what each spelling of the column stands for."""
    learnt = learn(spelt_counts(counts, respelt), CategoryOptions(mapping=options.mapping))
    return _Surveyed(options.mapping, learnt)


def split(text: str, options: StatusOptions) -> Status:
    """Look up what the text stands for."""
    surveyed = options if isinstance(options, _Surveyed) else survey({text: 1}, options)
    return Status(read(respelt(text), surveyed.learnt))


def validate(value: Status, options: StatusOptions) -> Status:
    """What was found is valid."""
    return value


STATUS: ColumnType[Status, StatusOptions] = ColumnType(
    name="status",
    title="Status",
    doc=(
        "States such as open, in progress and done: categories in lower case with blanks between "
        "the words. Spellings that differ in case, accents, punctuation and order of words are "
        "the same state; mapping= names others."
    ),
    split=split,
    validate=validate,
    formats={"canonical": TargetFormat(lambda v: v.value, "in progress")},
    default_format="canonical",
    options=StatusOptions,
    check_options=check_options,
    survey=survey,
    keeps=frozenset({"none", "-"}),
    any_text=True,
    examples={" In-Progress ": "in progress", "DONE": "done", "onHold": "on hold"},
    hints=frozenset({"status", "state", "stage"}),
)
