"""Takes a URL out of what stands around it."""

from __future__ import annotations

import re

from cleanlib.core.errors import Invalid
from cleanlib.core.unicode import fold_unicode, without_invisible

_BLANKS = " \t\r\n\v\f\u00a0\u3000"
_BEHIND = ".,;"
_DOT_SEGMENTS = ("/.", "/..")
_PAIRS = ("<>", '""', "''", "()", "[]", "{}", "``", "“”", "‘’", "«»")
_URL_LABEL = re.compile(r"url:[ \t]*(?=[a-z])", re.IGNORECASE)
_FOUND = re.compile(
    r"(?:(?<![A-Za-z0-9+.-])[A-Za-z][A-Za-z0-9+.-]{0,30}://|(?<![\w@./-])www\.)[^\s<>\"“”«»]+",
    re.IGNORECASE,
)
_BEHIND_IN_TEXT = ".,;:!?'’*_"
_OPENING = {")": "(", "]": "[", "}": "{"}


def trimmed(text: str) -> str:
    """Text without blanks and invisible characters at its ends."""
    return text.strip() if text.isascii() else without_invisible(text).strip(_BLANKS)


def unwrapped(text: str) -> str:
    """Text without brackets, quotes and punctuation around it, slashes for backslashes.

    >>> unwrapped("<https://example.com/a>,")
    'https://example.com/a'
    """
    text = _unpunctuated(text)
    while len(text) > 2 and text[0] + text[-1] in _PAIRS:
        text = _unpunctuated(text[1:-1].strip(_BLANKS))
    return _forward_slashes(_from_full_width(_URL_LABEL.sub("", text, count=1)))


def _unpunctuated(text: str) -> str:
    """Text without punctuation behind it; dots that are a segment of the path stay."""
    return text if text.endswith(_DOT_SEGMENTS) else text.rstrip(_BEHIND + _BLANKS)


def _from_full_width(text: str) -> str:
    """Text in ASCII where all of it, even ``://``, was typed in full-width signs."""
    if text.isascii() or "://" in text:
        return text
    folded = fold_unicode(text)
    return folded if folded.isascii() and "://" in folded else text


def _forward_slashes(text: str) -> str:
    if "\\" not in text:
        return text
    end = re.search("[?#]", text)
    cut = end.start() if end else len(text)
    return text[:cut].replace("\\", "/") + text[cut:]


def extracted(text: str) -> str:
    """The one URL in a text, without the punctuation that belongs to the text.

    >>> extracted("See https://example.com/a_(b), or not.")
    'https://example.com/a_(b)'
    """
    found = list(dict.fromkeys(_without_punctuation(url) for url in _FOUND.findall(text)))
    if len(found) > 1:
        raise Invalid("ambiguous", f"{len(found)} addresses in the text")
    return found[0] if found else _without_punctuation(text)


def _without_punctuation(url: str) -> str:
    """A URL without signs at its end that close what was opened before it."""
    end = len(url)
    counts = {sign: url.count(sign) for sign in "()[]{}"}
    while end:
        last = url[end - 1]
        unopened = last in _OPENING and counts[last] > counts[_OPENING[last]]
        if not unopened and last not in _BEHIND_IN_TEXT:
            break
        if unopened:
            counts[last] -= 1
        end -= 1
    return url[:end]
