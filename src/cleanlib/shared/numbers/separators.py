"""Decides for a column whether a lone comma or dot groups digits or begins the decimals."""

from __future__ import annotations

import numpy as np

from cleanlib.core.decide import Decision
from cleanlib.core.fields import MISSING, Fields
from cleanlib.core.text_buffer import Mask
from cleanlib.shared.numbers.decimals import POWERS_OF_TEN
from cleanlib.shared.numbers.options import MarkOptions
from cleanlib.shared.numbers.tokens import DECIMAL_MARKS

QUESTION = "decimal"
_GROUP = 3


def settle_marks(fields: Fields, options: MarkOptions, names: tuple[str, ...] = ("n",)) -> None:
    """Give the numbers of a block their exponents, or put rows off until the column decides.

    ``<name>_open`` is the index of a mark that may be either; ``<name>_proves`` of the decimal
    mark that a number proves.
    """
    used = [name for name in names if name in fields]
    for name in used:
        _measure_long_fractions(fields, name)
        _read_zero_heads(fields, name)
    mark = options.stated_mark
    if mark is not None:
        for name in used:
            against = _proves(fields, name, *DECIMAL_MARKS.replace(mark, ""))
            fields.fail(against, "decimal_mark", f"the decimal mark is {mark!r}")
            _follow(fields, name, fields.has(f"{name}_open"), mark)
        return
    _ask_column(fields, used, options)


def default_mark(options: MarkOptions, question: str) -> object:
    """What holds where nothing proves a decimal mark."""
    return options.ambiguous_separator if options.ambiguous_separator != "reject" else None


def _measure_long_fractions(fields: Fields, name: str) -> None:
    """Fractions of 31 digits and more, whose length no template tells."""
    length = f"{name}_long_fraction"
    if length in fields:
        rows = fields.has(length)
        fields[f"{name}_exponent"] = np.where(rows, -fields[length], fields[f"{name}_exponent"])


def _read_zero_heads(fields: Fields, name: str) -> None:
    """No grouped number begins with a zero: in 0,123 the comma can only be decimal."""
    rows = np.flatnonzero(fields.has(f"{name}_head"))
    head, digits = fields[f"{name}_head"][rows], fields[f"{name}_head_digits"][rows]
    rows = rows[head < POWERS_OF_TEN.take(digits - 1)]
    if not len(rows):
        return
    mark = fields[f"{name}_open"]
    fields.fail(rows[mark[rows] == MISSING], "grouping", "no grouped number begins with a zero")
    fields[f"{name}_proves"][rows] = mark[rows]
    mark[rows] = MISSING


def _proves(fields: Fields, name: str, mark: str) -> Mask:
    """The rows whose number proves a decimal mark."""
    found: Mask = fields[f"{name}_proves"] == _code(mark)
    return found


def _code(mark: str) -> int:
    return DECIMAL_MARKS.index(mark)


def _ask_column(fields: Fields, names: list[str], options: MarkOptions) -> None:
    waiting: Mask = np.zeros(fields.rows, dtype=bool)
    for name in names:
        waiting |= fields.has(f"{name}_open")
    decision = fields.run.decided.get((QUESTION, ""))
    if decision is None:
        _vote(fields, names, ~waiting)
        fields.put_off(QUESTION, waiting)
    elif decision.value is None or _is_torn(decision, options):
        fields.fail(waiting, "ambiguous", "a mark and three digits: grouped, or decimals?")
    else:
        for name in names:
            _follow(fields, name, fields.has(f"{name}_open"), str(decision.value))
        inferred = decision.source == "column"
        fields.note(waiting, "separator_inferred" if inferred else "separator_assumed")


def _vote(fields: Fields, names: list[str], rows: Mask) -> None:
    for mark in DECIMAL_MARKS if names else ():
        proved = np.any([_proves(fields, name, mark) for name in names], axis=0)
        fields.vote(QUESTION, mark, proved & rows, conflict="separator_conflict")


def _is_torn(decision: Decision, options: MarkOptions) -> bool:
    """Whether cells disagree and the caller wants no guess then, whatever the region."""
    return decision.source == "conflict" and options.ambiguous_separator == "reject"


def _follow(fields: Fields, name: str, rows: Mask, mark: str) -> None:
    """Where the other mark stands, the digits behind it are no decimals."""
    grouped = rows & (fields[f"{name}_open"] != _code(mark))
    fields[f"{name}_exponent"] = fields[f"{name}_exponent"] + _GROUP * grouped
