"""Steps on single characters: controls, invisible ones, quotes, Unicode normal forms."""

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

_PICTOGRAM = "\u2190-\u2bff\u3030\u303d\u3297\u3299\U0001f000-\U0001faff"
_JOINING = (  # scripts whose letters change when they join: Arabic and its kin, those of India ...
    "\u0600-\u109f\u1700-\u18af\u1900-\u1cff\ua840-\uaaff\uabc0-\uabff"
    "\ufb50-\ufdff\ufe70-\ufefe\U00010a00-\U00011fff"
)
_INVISIBLE = (  # what Unicode calls default ignorable, without variation selectors
    "\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180e\u200b-\u200f\u202a-\u202e"
    "\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\U0001bca0-\U0001bca3\U0001d173-\U0001d17a"
    "\U000e0000-\U000e0fff"
)
_NEEDED = (
    f"(?<=[{_PICTOGRAM}\ufe0f])\u200d(?=[{_PICTOGRAM}])"
    f"|(?<=[{_JOINING}])[\u200c\u200d](?=[{_JOINING}])"
    f"|(?<=[{_JOINING}])\u200d|\u200d(?=[{_JOINING}])"
    "|(?<=[\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca])\u200c"  # after a virama
    "|\U0001f3f4[\U000e0020-\U000e007e]{1,8}\U000e007f"  # the flag of a part of a country
)
_NEEDED_OR_INVISIBLE = re.compile(f"({_NEEDED})|[{_INVISIBLE}]")

_STRAIGHT = str.maketrans(dict.fromkeys("‘’‚‛", "'") | dict.fromkeys("“”„‟", '"'))


def strip_control(text: str) -> str:
    r"""Take out terminal escapes and control characters; tabs and line ends stay.

    >>> strip_control("\x1b[1;31mred\x1b[0m\tbell\x07\n")
    'red\tbell\n'
    """
    return _CONTROL.sub("", _NEW_LINE.sub("\n", _TERMINAL_ESCAPE.sub("", text)))


def strip_invisible(text: str) -> str:
    r"""Take out characters that show nothing, but for the joiners that letters and emoji need.

    >>> strip_invisible("zero\u200bwidth\ufeff, 👨\u200d👩\u200d👧")
    'zerowidth, 👨‍👩‍👧'
    """
    return _NEEDED_OR_INVISIBLE.sub(r"\1", text)


def straighten_quotes(text: str) -> str:
    """Curly quotes and apostrophes as on a typewriter; primes and guillemets stay.

    >>> straighten_quotes("“It’s 5′ 11″”")
    '"It\\'s 5′ 11″"'
    """
    return text.translate(_STRAIGHT)


def normalize(text: str, form: Literal["NFC", "NFD", "NFKC", "NFKD"] = "NFC") -> str:
    """Bring text to a Unicode normal form."""
    return unicodedata.normalize(form, text)
