"""Everything cleanlib raises or warns with.

::

    CleanlibError
      Invalid                      one value does not fit its type: a reason and a detail
      CleaningError (ValueError)   errors="raise": the column had invalid values; carries the report
      UsageError (ValueError)      the call itself is wrong
        UnknownColumn  UnknownType  UnknownFormat  BadOption
      MissingExtra (ImportError)   an optional package is needed
    CleaningWarning (UserWarning)  errors="warn": what became null, and what was a guess
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cleanlib.reporting.report import CleanReport


class CleanlibError(Exception):
    """Base of every error cleanlib raises on purpose."""


class Invalid(CleanlibError):
    """One value does not fit its type.

    Parameters
    ----------
    reason : str
        A short machine-readable code: ``syntax``, ``length``, ``checksum``, ``component``,
        ``range``, ``unknown``, ``ambiguous``, ``missing_part`` or one of the type's own. The reason
        ``missing`` says that the text holds no value: the cell counts as missing, not as invalid.
    detail : str
        A sentence for people; may be empty.
    """

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason, detail)
        self.reason = reason
        self.detail = detail

    def __str__(self) -> str:
        return f"{self.reason}: {self.detail}" if self.detail else self.reason


class CleaningError(CleanlibError, ValueError):
    """Raised by ``errors="raise"`` after the whole column was read; ``.report`` has the rest."""

    def __init__(self, message: str, report: CleanReport) -> None:
        super().__init__(message)
        self.report = report

    def __reduce__(self) -> tuple[type[CleaningError], tuple[str, CleanReport]]:
        return type(self), (str(self), self.report)


class UsageError(CleanlibError, ValueError):
    """The call cannot be carried out as written; the message says what to write instead."""


class UnknownColumn(UsageError):
    """The frame has no such column, or more than one."""


class UnknownType(UsageError):
    """No column type has this name."""


class UnknownFormat(UsageError):
    """The type has no such target format."""


class BadOption(UsageError):
    """An option does not exist or has a value it cannot take."""


class MissingExtra(CleanlibError, ImportError):
    """An optional package is missing; the message names the extra that brings it."""


class CleaningWarning(UserWarning):
    """One per call under ``errors="warn"``: what became null and which decisions were guesses."""


def did_you_mean(name: object, known: Iterable[object], likeness: float = 0.6) -> str:
    """The end of a sentence: ``; did you mean 'date'?``, or a full stop when nothing is near."""
    spellings = {str(k).casefold(): repr(k) for k in known}
    near = difflib.get_close_matches(str(name).casefold(), spellings, n=3, cutoff=likeness)
    if not near:
        return "."
    return "; did you mean " + " or ".join(spellings[n] for n in near) + "?"


def shorten(value: object, width: int = 60) -> str:
    """``repr`` of a value, cut to ``width`` characters with the true length told."""
    text = value if isinstance(value, str) else repr(value)
    if len(text) <= width:
        return repr(text) if isinstance(value, str) else text
    return f"{text[:width]!r}... ({len(text):,} characters)"
