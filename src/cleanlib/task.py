"""The keyword arguments of a call, checked and made ready before any row is touched."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any

from cleanlib.catalogue import registry
from cleanlib.core.cells import cell_text
from cleanlib.core.column_type import ColumnType, TargetFormat
from cleanlib.core.errors import BadOption, did_you_mean
from cleanlib.core.nulls import NullPolicy
from cleanlib.core.pipeline import Job
from cleanlib.core.values import Steps
from cleanlib.progress import Callback, ProgressBar

AnyType = ColumnType[Any, Any]
ERRORS = ("warn", "coerce", "ignore", "raise")
COMMON = ("errors", "output_column", "workers", "progress", "null_tokens", "keep_tokens")


@dataclass(frozen=True)
class Call:
    """The keyword arguments that every cleaning function takes."""

    errors: str = "warn"
    output_column: str | None = None
    workers: int = 1
    progress: bool | Callback | None = None
    null_tokens: Sequence[str] | None = None
    keep_tokens: Sequence[str] | None = None

    def __post_init__(self) -> None:
        if self.errors not in ERRORS:
            hint = did_you_mean(self.errors, ERRORS)
            raise BadOption(f"errors={self.errors!r} is not one of {', '.join(ERRORS)}{hint}")
        if isinstance(self.workers, bool) or not isinstance(self.workers, int) or self.workers < 1:
            raise BadOption(f"workers={self.workers!r} must be a whole number from 1 on")
        for name in ("null_tokens", "keep_tokens"):
            tokens = getattr(self, name)
            if tokens is not None and not _are_texts(tokens):
                raise BadOption(f"{name} must be a list of texts, such as {name}=['n.n.']")
        if self.output_column is not None and not isinstance(self.output_column, str):
            raise BadOption(f"output_column={self.output_column!r} must be a text")
        if not (
            self.progress is None or isinstance(self.progress, bool) or callable(self.progress)
        ):
            raise BadOption(f"progress={self.progress!r} must be True, False, None or a function")

    def nulls(self, of_type: Collection[str] = (), keeps: Collection[str] = ()) -> NullPolicy:
        """Which texts mean missing in this call."""
        stated, kept = (
            [text for token in tokens or () if (text := cell_text(token))]
            for tokens in (self.null_tokens, self.keep_tokens)
        )
        return NullPolicy(stated, {*kept, *keeps}, of_type)


def _are_texts(tokens: object) -> bool:
    if isinstance(tokens, str) or not isinstance(tokens, Collection):
        return False
    return all(isinstance(token, str) for token in tokens)


@dataclass(frozen=True)
class Task:
    """One type with its options and target format, made ready before any row is touched."""

    type: AnyType
    options: Any
    spec: str
    format: TargetFormat[Any]
    call: Call

    @classmethod
    def make(
        cls, column_type: AnyType, target_format: str | None, given: Mapping[str, Any]
    ) -> Task:
        """A task from the keyword arguments of a call; `UsageError` when they do not fit."""
        call = Call(**{name: given[name] for name in COMMON if name in given})
        own = {name: value for name, value in given.items() if name not in COMMON}
        options = column_type.make_options(own, COMMON)
        target = column_type.format(target_format, options)
        spec = column_type.default_format if target_format is None else target_format
        return cls(column_type, options, spec, target, call)

    def siblings(self) -> dict[str, Hashable]:
        """The options that name a column of the same frame, and the columns they name."""
        named = {name: getattr(self.options, name) for name in self.type.context}
        return {name: label for name, label in named.items() if label is not None}

    def alone(self, **values: object) -> Task:
        """The task without siblings, and with these options instead of its own."""
        if not self.siblings():
            return self
        unnamed = dict.fromkeys(self.type.context)
        options = replace(self.options, **{**unnamed, **values})
        known = self.type.formats.get(self.spec)
        is_fixed = known is not None and known.bind is None
        target = self.format if is_fixed else self.type.format(self.spec, options)
        return replace(self, options=options, format=target)

    def job(self, column: object) -> Job:
        """The pipeline's job for a column; `BadOption` when it needs another column, too."""
        for name, label in self.siblings().items():
            raise BadOption(
                f"{name}={label!r} names a column: it needs a data frame and the name of the "
                "column to clean"
            )
        nulls = self.call.nulls(self.type.null_tokens, self.type.keeps)
        progress = ProgressBar(self.call.progress, "unnamed" if column is None else str(column))
        reopen = partial(_reopen, self.type.name, self.spec)
        return Job(self.type, self.options, self.format, nulls, reopen, self._workers(), progress)

    def _workers(self) -> int:
        """Another process can find the type only by its name."""
        if self.call.workers == 1 or self.type.name not in registry:
            return 1
        return self.call.workers if registry.get(self.type.name) is self.type else 1


def only_tokens(function: str, given: Mapping[str, Any]) -> None:
    """Refuse the common arguments that say what becomes of cells, where nothing does."""
    for name in COMMON:
        if name in given and not name.endswith("_tokens"):
            raise BadOption(f"{function} has no option {name!r}; it changes no cells")


def _reopen(type_name: str, spec: str, options: Any) -> Steps:
    column_type = registry.get(type_name)
    return Steps(column_type, column_type.format(spec, options), options)
