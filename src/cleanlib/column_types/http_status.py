"""Status codes of HTTP."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat
from cleanlib.core.errors import Invalid, shorten
from cleanlib.core.tables import read_table
from cleanlib.shared.plain_text import plain_text

_LONGEST = 100
_STATUS = re.compile(
    r"(?:status(?:\s*code)?\s*[:=]?\s*)?(?:https?(?:/[0-9](?:\.[0-9])?)?[\s:]*)?"
    r"(?:(?:status|error|code)\b[\s:=]*)?"
    r"(?:(?P<code>[0-9]{1,10})(?:\.0)?)?"
    r"(?:(?:(?<=[0-9])[\s:,(-]+|(?<![0-9]))(?P<phrase>[a-z'][a-z' _-]*[a-z]))?[.,)]?",
    re.IGNORECASE,
)
_NOT_LETTERS = re.compile(r"[^a-z]+")
_CLASSES = {
    "1": "informational",
    "2": "successful",
    "3": "redirection",
    "4": "client error",
    "5": "server error",
}


class HttpStatus(NamedTuple):
    """A registered status code."""

    code: str


@cache
def _phrases() -> dict[str, str]:
    """The letters of every phrase to its code."""
    return {
        _letters(phrase): row["code"]
        for row in read_table("http_statuses")
        for phrase in (row["phrase"], *filter(None, row["others"].split("|")))
    }


@cache
def _usual_phrases() -> dict[str, str]:
    return {row["code"]: row["phrase"] for row in read_table("http_statuses")}


def _letters(phrase: str) -> str:
    return _NOT_LETTERS.sub("", phrase.lower())


def split(text: str, options: NoOptions) -> HttpStatus:
    """Read a code, a phrase, or both if they agree."""
    found = _STATUS.fullmatch(plain_text(text, _LONGEST))
    if found is None or not (found["code"] or found["phrase"]):
        raise Invalid("syntax", "not written like 404, or 404 Not Found")
    if not found["phrase"]:
        return HttpStatus(found["code"])
    code = _phrases().get(_letters(found["phrase"]))
    if code is None:
        raise Invalid("unknown", f"no status is called {shorten(found['phrase'], 40)}")
    if found["code"] not in (None, code):
        raise Invalid("component", f"{found['code']} does not mean {shorten(found['phrase'], 40)}")
    return HttpStatus(code)


def validate(value: HttpStatus, options: NoOptions) -> HttpStatus:
    """Check that the code is a registered one."""
    if not 100 <= int(value.code) <= 599:
        raise Invalid("range", "codes lie between 100 and 599")
    if value.code not in _usual_phrases():
        raise Invalid("unknown", f"no status has the code {value.code}")
    return value


def _class(value: HttpStatus) -> str:
    return _CLASSES[value.code[0]]


def _phrase(value: HttpStatus) -> str:
    return _usual_phrases()[value.code]


HTTP_STATUS: ColumnType[HttpStatus, NoOptions] = ColumnType(
    name="http_status",
    title="HTTP status code",
    doc=(
        "Status codes of HTTP that are registered at IANA, by themselves, behind HTTP/1.1, or with "
        "their phrase, of which former wordings are known, too; a phrase by itself is read as its "
        "code. A code and a phrase that contradict each other are invalid."
    ),
    split=split,
    validate=validate,
    formats={
        "code": TargetFormat(lambda v: v.code, "404"),
        "code phrase": TargetFormat(lambda v: f"{v.code} {_phrase(v)}", "404 Not Found"),
        "class": TargetFormat(_class, "client error", lossless=False),
        "parts": TargetFormat(
            lambda v: (v.code, _phrase(v), _class(v)),
            "the code, the phrase of RFC 9110, and the class",
            ("code", "phrase", "class"),
        ),
    },
    default_format="code",
    examples={
        "404 Not found": "404",
        "HTTP/1.1 200 OK": "200",
        "Internal server error": "500",
        "413 Payload Too Large": "413",
    },
    refused={
        "999": "range",
        "299": "unknown",
        "404 OK": "component",
        "4xx": "syntax",
        "fine": "unknown",
    },
    hints=frozenset({"status", "http", "http_status", "status_code"}),
)
