"""Open number formats, written as a number looks: ``#,##0.00``, ``#.##0,00``, ``#,##,##0``.

They follow the number patterns of Unicode TR 35, except that the marks stand for themselves.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from cleanlib.core.errors import UnknownFormat
from cleanlib.shared.numbers.writing import Style

_PATTERN = re.compile(
    r"(?P<prefix>[^#0]*)"
    r"(?P<whole>[#0](?:[.,' \u00a0\u202f\u2009\u2019_]?[#0])*)"
    r"(?P<suffix>[^#0]*)"
)
_MARK = re.compile(r"[^#0]")
_DECIMAL_MARKS = ".,"
_LEAST_GROUP = 3
# What would be read as part of the number, or as its sign, must not stand beside it
_DIGIT, _SIGN = re.compile(r"\d"), re.compile(r"[-+\u2212(]")


class NumberPattern(NamedTuple):
    """An open format: the style, and the least and most digits after the decimal mark."""

    style: Style
    least_decimals: int
    most_decimals: int


def read_pattern(spec: str) -> NumberPattern | None:
    """What an open format asks for; None when it is none.

    >>> read_pattern("#.##0,0#").style.separator, read_pattern("#.##0,0#")[1:]
    ('.', (1, 2))
    >>> read_pattern("thousands") is None
    True
    """
    match = _PATTERN.fullmatch(spec)
    if match is None:
        return None
    whole, point, fraction = _halves(match["whole"])
    marks = set(_MARK.findall(whole))
    groups = tuple(len(group) for group in reversed(_MARK.split(whole)[1:]))
    if (
        len(marks) > 1 or point in marks or "0#" in _MARK.sub("", whole) or "#0" in fraction
        or not _are_groups(groups) or not _may_stand_around(match["prefix"], match["suffix"])
    ):  # fmt: skip
        raise UnknownFormat(f"{spec!r}: {_HOW}")
    style = Style(
        point or ".", "".join(marks), groups[:2] or (3,), match["prefix"], match["suffix"],
        max(whole.count("0"), 1),
    )  # fmt: skip
    return NumberPattern(style, fraction.count("0"), len(fraction))


def _are_groups(sizes: tuple[int, ...]) -> bool:
    """Whether groups, from the right, are like those of #,##0 or #,##,##0."""
    return not sizes or (sizes[0] >= _LEAST_GROUP and len(set(sizes[1:])) <= 1)


def _may_stand_around(prefix: str, suffix: str) -> bool:
    return not _DIGIT.search(prefix + suffix) and not _SIGN.search(prefix + suffix[:1])


_HOW = (
    "a number pattern has one grouping mark and one decimal mark, and # before 0 on the left of "
    "it, 0 before # on the right, as in '#,##0.00' or '#.##0,0#'; no digit or sign stands beside it"
)


def _halves(body: str) -> tuple[str, str, str]:
    """Before the decimal mark, the mark, and what is behind it."""
    marks = list(_MARK.finditer(body))
    if marks and _is_decimal("".join(mark[0] for mark in marks), body, marks[-1].start()):
        at = marks[-1].start()
        return body[:at], body[at], body[at + 1 :]
    return body, "", ""


def _is_decimal(marks: str, body: str, at: int) -> bool:
    """Whether the last mark is the decimal one: it differs from the others, or stands alone.

    A lone mark groups in ``#,##0``, ``#.##0`` and ``#,###``.
    """
    if marks[-1] not in _DECIMAL_MARKS:
        return False
    if len(marks) > 1:
        return marks[-2] != marks[-1]
    before, after = body[:at], body[at + 1 :]
    grouping = after == "##0" or (after == "###" and marks[0] != ".")
    return "0" in before or not grouping
