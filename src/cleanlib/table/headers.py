"""Cleans the headers of a table."""

from __future__ import annotations

import re
import time
from collections.abc import Mapping
from typing import Any, Literal, TypeVar, cast

from cleanlib.column import collect
from cleanlib.frames import pandas_table as frames
from cleanlib.reporting.report import CleanReport
from cleanlib.table.cases import CaseName
from cleanlib.table.naming import Naming, Tally, unique_names

Frame = TypeVar("Frame")


def clean_headers(
    df: Frame,
    case: CaseName = "snake",
    *,
    strip_accents: bool = False,
    symbols: Literal["words"] | None = None,
    max_length: int | None = None,
    identifier: bool = False,
    replace: Mapping[str | re.Pattern[str], str] | None = None,
) -> Frame:
    """Give every column a tidy name of its own.

    A header is taken apart into words at blanks, marks, symbols and capitals, and written in one
    case. No two columns get the same name: later ones get the smallest number, from 2 on, that
    makes a name no other column has, had or will have. A header without words becomes
    ``unnamed``. Headers of several levels keep their levels.

    Parameters
    ----------
    df : pandas.DataFrame
        The table; it is not changed.
    case : str, default 'snake'
        ``snake``: total_sales; ``kebab``: total-sales; ``camel``: totalSales; ``pascal``:
        TotalSales; ``const``: TOTAL_SALES; ``sentence``: Total sales; ``title``: Total Sales;
        ``lower``: total sales; ``upper``: TOTAL SALES; ``words``: words with their own capitals.
    strip_accents : bool
        Write Latin and Greek letters without accents.
    symbols : {None, "words"}
        Write symbols such as ``%`` and ``#`` as words; otherwise they are left out.
    max_length : int, optional
        The most characters that a name may have, its number included.
    identifier : bool
        Make valid Python names: ``_`` before a digit, ``_`` after a keyword.
    replace : mapping, optional
        Texts or compiled patterns, and what to put in their place before anything else is done.

    Returns
    -------
    pandas.DataFrame
        The same table under its new headers.

    Raises
    ------
    UsageError
        When this is no frame, or an option does not exist or cannot be kept.

    Examples
    --------
    >>> import pandas as pd
    >>> import cleanlib as cl
    >>> df = pd.DataFrame(columns=["customerID", "% Change", "Total", "TOTAL "])
    >>> list(cl.clean_headers(df, symbols="words"))
    ['customer_id', 'percent_change', 'total', 'total_2']
    """
    started = time.perf_counter()
    naming = Naming(case, strip_accents, symbols, max_length, identifier, replace)
    table: Any = df
    frames.check_frame(table, "clean_headers")
    labels = frames.column_labels(table)
    names, tally = unique_names(labels, naming)
    unchanged = sum(_is_unchanged(*pair) for pair in zip(labels, names, strict=True))
    collect(_report(naming, len(names), unchanged, tally, time.perf_counter() - started))
    return cast(Frame, frames.with_labels(table, names))


def _is_unchanged(labels: tuple[Any, ...], names: tuple[str, ...]) -> bool:
    return all(
        isinstance(label, str) and label == name for label, name in zip(labels, names, strict=True)
    )


def _report(
    naming: Naming, columns: int, unchanged: int, tally: Tally, seconds: float
) -> CleanReport:
    """The report, in which the rows are the columns of the table."""
    notes = {
        "name_filled": tally.filled,
        "name_cut": tally.cut,
        "name_taken": tally.numbered,
    }
    return CleanReport(
        type="headers",
        column="headers",
        target_format=naming.case,
        rows=columns,
        null=0,
        unchanged=unchanged,
        cleaned=columns - unchanged,
        invalid=0,
        notes={name: count for name, count in notes.items() if count},
        seconds=seconds,
    )
