"""Blanks of every kind: ASCII, no-break, wide, and line ends."""

from __future__ import annotations

import re

_ANY_RUN = re.compile(r"\s+")
_ASCII = " \t\n\r\f\v"
_ASCII_RUN = re.compile(rf"[{_ASCII}]+")


def collapse_blanks(text: str, unicode_spaces: bool = True) -> str:
    r"""Every run of blanks as one space, none at the ends.

    >>> collapse_blanks(" a\u00a0\n b ")
    'a b'
    """
    run = _ANY_RUN if unicode_spaces else _ASCII_RUN
    return run.sub(" ", text).strip(" ")


def trim_blanks(text: str, unicode_spaces: bool = True) -> str:
    """The text without blanks at its ends."""
    return text.strip() if unicode_spaces else text.strip(_ASCII)
