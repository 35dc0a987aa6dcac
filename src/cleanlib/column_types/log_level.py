"""Levels of log messages, under the names of Python's logging."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import Invalid, shorten
from cleanlib.shared.plain_text import plain_text


class _Level(NamedTuple):
    """A level: other names it has, its number in Python, in syslog and in OpenTelemetry."""

    names: tuple[str, ...]
    python: int | None
    syslog: int | None
    otel: int | None


_LEVELS: Mapping[str, _Level] = {
    "TRACE": _Level(("finest", "finer", "t"), None, None, 1),
    "DEBUG": _Level(("dbg", "fine", "d"), 10, 7, 5),
    "INFO": _Level(("information", "informational", "inf", "i"), 20, 6, 9),
    "NOTICE": _Level((), None, 5, None),
    "WARNING": _Level(("warn", "wrn", "w"), 30, 4, 13),
    "ERROR": _Level(("err", "severe", "e"), 40, 3, 17),
    "CRITICAL": _Level(("crit", "fatal", "ftl", "f"), 50, 2, 21),
    "ALERT": _Level((), None, 1, None),
    "EMERGENCY": _Level(("emerg", "panic"), None, 0, None),
}
_BY_NAME = {
    name: level for level, known in _LEVELS.items() for name in (level.lower(), *known.names)
}
_SCHEMES = ("python", "syslog", "otel")
_DECORATED = re.compile(r"\[ ?([a-z0-9]+) ?\]|<([a-z0-9]+)>|([a-z0-9]+) ?:?", re.IGNORECASE)
_LONGEST = 40


class LogLevel(NamedTuple):
    """The name of a level, and whose numbers are meant."""

    level: str
    scheme: str = "python"


@dataclass(frozen=True)
class LogLevelOptions:
    """What a caller may say about a column of levels."""

    numbers: str | None = option(
        None,
        "whose numbers are read and written: without it numbers are ambiguous in a cell, and "
        "those of Python are written",
        (None, *_SCHEMES),
    )


def split(text: str, options: LogLevelOptions) -> LogLevel:
    """Find the level that a name or a number stands for."""
    match = _DECORATED.fullmatch(plain_text(text, _LONGEST))
    word = match and (match[1] or match[2] or match[3])
    if not word:
        raise Invalid("syntax", "not one word or number")
    scheme = options.numbers or _SCHEMES[0]
    if word.isdecimal():
        return LogLevel(_by_number(int(word), options.numbers), scheme)
    if word.lower() not in _BY_NAME:
        raise Invalid("unknown", f"no level is called {shorten(word, 20)}")
    return LogLevel(_BY_NAME[word.lower()], scheme)


def _by_number(number: int, scheme: str | None) -> str:
    if scheme is None:
        raise Invalid("ambiguous", "a number; numbers= tells whose it is")
    for level, known in _LEVELS.items():
        if getattr(known, scheme) == number:
            return level
    raise Invalid("unknown", f"no level has the number {number}")


def validate(value: LogLevel, options: LogLevelOptions) -> LogLevel:
    """Levels are found or refused by `split`; nothing is left to check."""
    return value


def _number(value: LogLevel) -> int:
    number: int | None = getattr(_LEVELS[value.level], value.scheme)
    if number is None:
        raise Invalid("unknown", f"{value.level} has no number in {value.scheme}")
    return number


LOG_LEVEL: ColumnType[LogLevel, LogLevelOptions] = ColumnType(
    name="log_level",
    title="Log level",
    doc=(
        "Levels of log messages under the names of Python's logging, with those of syslog and of "
        "Java besides (TRACE, NOTICE, ALERT, EMERGENCY); FATAL is CRITICAL, as in Python. Read "
        "in any letter case, in short forms, in brackets or with a colon. Numbers are ambiguous "
        "unless numbers= says whose they are: 3 is an error to syslog, 30 a warning to Python."
    ),
    split=split,
    validate=validate,
    formats={
        "upper": TargetFormat(lambda v: v.level, "WARNING"),
        "number": TargetFormat(
            _number, "30; invalid where there is none", lossless=False, dtype="integer"
        ),
    },
    default_format="upper",
    options=LogLevelOptions,
    examples={"warn": "WARNING", "[Info]": "INFO", "E": "ERROR", "fatal:": "CRITICAL"},
    refused={"zz": "unknown", "30": "ambiguous", "info message": "syntax"},
    hints=frozenset({"level", "severity", "log_level"}),
)
