"""Drops rows that repeat others."""

from __future__ import annotations

import time
from collections.abc import Hashable, Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeVar, cast

import numpy as np

from cleanlib.column import collect
from cleanlib.core.errors import BadOption, did_you_mean
from cleanlib.core.text_buffer import Ints, Mask
from cleanlib.frames import pandas_frame, pandas_table
from cleanlib.reporting.report import CleanReport
from cleanlib.table.keys import Key, bare_key, combined, exact_key, lacking, normalized_key
from cleanlib.table.near import MOST_EDITS, near_rows
from cleanlib.task import Call

Frame = TypeVar("Frame")
_KEYS = {"exact": exact_key, "normalized": normalized_key, "fuzzy": bare_key}
_KEEPS = ("first", "last", "none", False)


def clean_duplicates(
    df: Frame,
    on: Any = None,
    compare: Literal["exact", "normalized", "fuzzy"] = "exact",
    keep: Literal["first", "last", "none", False] = "first",
    *,
    threshold: int = 1,
    match_missing: bool | None = None,
    null_tokens: Sequence[str] | None = None,
    output_column: str | None = None,
) -> Frame:
    """Drop rows that repeat another row.

    Parameters
    ----------
    df : pandas.DataFrame
        The table; it is not changed.
    on : label or list of labels, optional
        The columns that make two rows the same; all of them unless stated.
    compare : {"exact", "normalized", "fuzzy"}
        ``exact``: cells are the same; ``normalized``: texts are the same but for letter case,
        blanks, invisible characters and full-width forms (``007`` is not ``7``); ``fuzzy``: also
        but for accents and a few letters, never a digit.
    keep : {"first", "last", "none"}
        Which of the rows that are the same stays; with ``none``, or False, none of them.
    threshold : int, default 1
        For ``fuzzy``: the most letters put in, left out, replaced or swapped with the next one in
        each column, 1 to 3. Texts of up to three letters must be the same.
    match_missing : bool, optional
        Whether missing cells are the same as one another. Unless stated they are not, except when
        whole rows are compared: a row that misses a key repeats no other.
    null_tokens : list of str, optional
        Texts that mean missing, besides empty ones.
    output_column : str, optional
        Drop nothing, and put the label of the row that each one repeats into this new column.

    Returns
    -------
    pandas.DataFrame
        The rows that stay, in their order and with their labels.

    Raises
    ------
    UsageError
        When this is no frame, a column or option does not exist, or ``fuzzy`` would take too long:
        over ten million pairs of keys that begin alike.

    Examples
    --------
    >>> import pandas as pd
    >>> import cleanlib as cl
    >>> df = pd.DataFrame({"name": ["Jane Doe", "jane doe ", "Jane Do", None, None]})
    >>> cl.clean_duplicates(df, on="name", compare="normalized").index.tolist()
    [0, 2, 3, 4]
    >>> cl.clean_duplicates(df, on="name", compare="fuzzy", output_column="repeats").head(3)
           name  repeats
    0  Jane Doe     <NA>
    1  jane doe        0
    2   Jane Do        0
    """
    started = time.perf_counter()
    table: Any = df
    pandas_table.check_frame(table, "clean_duplicates")
    search = _Search(compare, keep or "none", threshold, match_missing, null_tokens)
    if output_column is not None:
        search.check_output(output_column)
        pandas_frame.check_free(table, [output_column])
    names, columns = _compared(table, on)
    found = search.run(columns, pandas_table.row_count(table), whole=on is None)
    collect(_report(search, names, found, time.perf_counter() - started))
    if output_column is not None:
        return cast(
            Frame, pandas_table.with_source_rows(table, output_column, found.source, found.dropped)
        )
    return cast(Frame, pandas_table.take_rows(table, ~found.dropped))


def _compared(table: Any, on: Any) -> tuple[str, list[Any]]:
    """What is compared, in words, and the columns."""
    if on is None:
        return "all columns", pandas_table.columns_of(table)
    names: list[Hashable] = pandas_frame.column_names(table, on, None)
    if not names:
        raise BadOption("on=[] names no column; leave it out to compare whole rows")
    positions = [pandas_frame.column_position(table, name) for name in names]
    columns = [pandas_frame.column_at(table, position) for position in positions]
    return ", ".join(map(str, names)), columns


@dataclass
class _Found:
    """What became of each row: which row it repeats (itself if none), and whether it goes."""

    source: Ints
    dropped: Mask
    lacking: Mask
    near: int = 0


@dataclass(frozen=True)
class _Search:
    """How rows are compared, and which ones stay."""

    compare: str
    keep: str
    threshold: int
    match_missing: bool | None
    null_tokens: Sequence[str] | None

    def __post_init__(self) -> None:
        _check_choice("compare", self.compare, _KEYS)
        _check_choice("keep", self.keep, _KEEPS)
        edits = self.threshold
        if isinstance(edits, bool) or not isinstance(edits, int) or not 1 <= edits <= MOST_EDITS:
            raise BadOption(f"threshold={edits!r} must be a whole number from 1 to {MOST_EDITS}")
        if self.match_missing not in (None, True, False):
            raise BadOption(f"match_missing={self.match_missing!r} must be True, False or None")
        Call(null_tokens=self.null_tokens)

    def check_output(self, output_column: object) -> None:
        """Refuse a column of repeated rows that cannot be."""
        if not isinstance(output_column, str):
            raise BadOption(f"output_column={output_column!r} must be a text")
        if self.keep == "none":
            raise BadOption("output_column names the row that stays, but keep='none' keeps none")

    def run(self, columns: Sequence[Any], rows: int, *, whole: bool) -> _Found:
        """Find the rows that go."""
        if not columns:
            nothing = np.zeros(rows, dtype=bool)
            return _Found(np.arange(rows), nothing, nothing)
        nulls = Call(null_tokens=self.null_tokens).nulls()
        keys = [_KEYS[self.compare](column, nulls) for column in columns]
        match_missing = whole if self.match_missing is None else self.match_missing
        lacks = np.zeros(rows, dtype=bool) if match_missing else lacking(keys)
        if self.keep != "last":
            return self._first(keys, lacks)
        back = self._first([Key(key.codes[::-1], key.texts) for key in keys], lacks[::-1])
        source = rows - 1 - back.source[::-1]
        return _Found(source, back.dropped[::-1], lacks, back.near)

    def _first(self, keys: Sequence[Key], lacks: Mask) -> _Found:
        """As if the first row of those that are the same stayed."""
        rows = np.flatnonzero(~lacks)
        codes = combined(keys)[rows]
        _, first, group, size = np.unique(
            codes, return_index=True, return_inverse=True, return_counts=True
        )
        group = group.reshape(-1)
        source = np.arange(len(lacks))
        source[rows] = rows[first[group]]
        repeated = np.zeros(len(lacks), dtype=bool)
        repeated[rows] = size[group] > 1
        near = self._add_near(keys, rows[np.sort(first)], source, repeated)
        dropped = repeated if self.keep == "none" else source != np.arange(len(lacks))
        return _Found(source, dropped, lacks, near)

    def _add_near(self, keys: Sequence[Key], rows: Ints, source: Ints, repeated: Mask) -> int:
        """Let rows that are near an earlier one that stays repeat it; how many rows do so.

        A row that itself repeats another takes no rows with it, so that small differences do not
        add up.
        """
        if self.compare != "fuzzy":
            return 0
        pairs = list(near_rows([Key(key.codes[rows], key.texts) for key in keys], self.threshold))
        nearest = _nearest(pairs, len(rows))
        touched = np.zeros(len(source), dtype=bool)
        touched[rows[[row for pair in pairs for row in pair[:2]]]] = True
        moved = np.arange(len(source))
        moved[rows] = rows[nearest]
        repeated |= touched[source]
        by_edits = touched if self.keep == "none" else moved != np.arange(len(source))
        near = int(np.count_nonzero(by_edits[source]))
        source[:] = moved[source]
        return near


def _nearest(pairs: Iterable[Any], rows: int) -> Ints:
    """For each row the earlier one that it repeats, the one with the fewest edits; else itself."""
    nearest = np.arange(rows)
    for earlier, later, _ in sorted(pairs, key=lambda pair: (pair.later, pair.edits, pair.earlier)):
        if nearest[later] == later and nearest[earlier] == earlier:
            nearest[later] = earlier
    return nearest


def _check_choice(name: str, value: object, choices: Iterable[object]) -> None:
    if value not in choices:
        known = ", ".join(map(str, choices))
        raise BadOption(f"{name}={value!r} is not one of {known}{did_you_mean(value, choices)}")


def _report(search: _Search, names: str, found: _Found, seconds: float) -> CleanReport:
    """The report, in which dropped rows count as cleaned, and rows without a key as missing."""
    rows = len(found.dropped)
    dropped, missing = int(found.dropped.sum()), int(found.lacking.sum())
    return CleanReport(
        type="duplicates",
        column=names,
        target_format=f"{search.compare}, keep {search.keep}",
        rows=rows,
        null=missing,
        unchanged=rows - missing - dropped,
        cleaned=dropped,
        invalid=0,
        notes={"near_duplicate": found.near} if found.near else {},
        seconds=seconds,
    )
