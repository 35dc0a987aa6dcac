"""Steps on single characters: controls, quotes, Unicode normal forms."""

from __future__ import annotations

import re
import unicodedata
from typing import Literal

_TERMINAL_ESCAPE = re.compile(
    r"\x1b\][^\x07\x1b\x9c]*(?:\x07|\x1b\\|\x9c)"  # a command to the system, such as a title
    r"|\x1b[PX^_][^\x1b\x9c]*(?:\x1b\\|\x9c)"  # a string for the device
    r"|(?:\x1b\[|\x9b)[0-?]*[ -/]*[@-~]"  # a control sequence, such as a colour
    r"|\x1b[ -/]*[0-~]"
)
_NEW_LINE = re.compile("[\v\f\x85]")
_CONTROL = re.compile("[\x00-\x08\x0e-\x1f\x7f-\x9f]")

_STRAIGHT = str.maketrans(dict.fromkeys("‘’‚‛", "'") | dict.fromkeys("“”„‟", '"'))


def strip_control(text: str) -> str:
    r"""Take out terminal escapes and control characters; tabs and line ends stay.

    >>> strip_control("\x1b[1;31mred\x1b[0m\tbell\x07\n")
    'red\tbell\n'
    """
    return _CONTROL.sub("", _NEW_LINE.sub("\n", _TERMINAL_ESCAPE.sub("", text)))


def straighten_quotes(text: str) -> str:
    """Curly quotes and apostrophes as on a typewriter; primes and guillemets stay.

    >>> straighten_quotes("“It’s 5′ 11″”")
    '"It\\'s 5′ 11″"'
    """
    return text.translate(_STRAIGHT)


def normalize(text: str, form: Literal["NFC", "NFD", "NFKC", "NFKD"] = "NFC") -> str:
    """Bring text to a Unicode normal form."""
    return unicodedata.normalize(form, text)
