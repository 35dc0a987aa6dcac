"""Percent-encoding (RFC 3986), and the dot segments of paths."""

from __future__ import annotations

import re
from urllib.parse import quote, unquote_to_bytes

_UNRESERVED = re.compile(r"[A-Za-z0-9._~-]")
_TO_CHANGE = re.compile(
    r"%[0-9A-Fa-f]{2}|%|[^\x21-\x7e]+|[\"<>\\^`{|}]+"  # escapes, stray %, what has to be escaped
)


def normal_escapes(text: str) -> str:
    """Text with the escapes it needs, and no others, in upper case.

    Escapes of reserved characters stay: ``%2F`` is no slash.

    >>> normal_escapes("caf%c3%a9/%7Euser/50%/größe")
    'caf%C3%A9/~user/50%25/gr%C3%B6%C3%9Fe'
    """
    return _TO_CHANGE.sub(_normal, text)


def _normal(match: re.Match[str]) -> str:
    found = match[0]
    if found[0] != "%":
        return quote(found, safe="")
    if len(found) == 1:
        return "%25"
    character = chr(int(found[1:], 16))
    return character if _UNRESERVED.fullmatch(character) else found.upper()


def decoded(text: str) -> str:
    """A name or value of a query without escapes, ``+`` as a blank.

    Escapes that are no UTF-8 stay: nothing says how they were encoded.

    >>> decoded("R%26D+1"), decoded("caf%E9")
    ('R&D 1', 'caf%E9')
    """
    text = text.replace("+", " ")
    if "%" not in text:
        return text
    try:
        return unquote_to_bytes(text).decode()
    except UnicodeDecodeError:
        return text


def without_dots(path: str) -> str:
    """A path without the segments ``.`` and ``..``, as RFC 3986 resolves them.

    >>> without_dots("/a/./b/../c"), without_dots("/a/.."), without_dots("")
    ('/a/c', '/', '/')
    """
    if "/." not in path:
        return path or "/"
    kept: list[str] = []
    segments = path.split("/")[1:]
    for segment in segments:
        if segment == "..":
            del kept[-1:]
        elif segment != ".":
            kept.append(segment)
    if segments[-1] in (".", ".."):
        kept.append("")
    return "/" + "/".join(kept)
