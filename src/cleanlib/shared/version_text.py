"""What the two kinds of version numbers share: a label in front, and keys that sort as text."""

from __future__ import annotations

import re

from cleanlib.core.errors import Invalid
from cleanlib.shared.plain_text import plain_text

_LABEL = re.compile(r"(?:version|ver\.?|v\.?)[ :=]*(?=\d)", re.ASCII | re.IGNORECASE)
_LONGEST = 200
_DIGITS = 20  # as many as a number of 64 bits has


def bare_version(text: str) -> str:
    """Text without the word that tells that it is a version.

    >>> bare_version(" v1.2 "), bare_version("Version: 3"), bare_version("verse 2")
    ('1.2', '3', 'verse 2')
    """
    text = plain_text(text, _LONGEST)
    label = _LABEL.match(text)
    return text[label.end() :] if label else text


def padded(number: int) -> str:
    """A number with zeros in front, so that its text sorts as it does.

    >>> padded(7)
    '00000000000000000007'
    """
    text = str(number).zfill(_DIGITS)
    if len(text) > _DIGITS:
        raise Invalid("range", f"a number of more than {_DIGITS} digits")
    return text
