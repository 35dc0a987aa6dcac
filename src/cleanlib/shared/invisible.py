"""Characters that show nothing, and those of them that letters and emoji need."""

from __future__ import annotations

import re

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


def strip_invisible(text: str) -> str:
    r"""Take out characters that show nothing, but for the joiners that letters and emoji need.

    >>> strip_invisible("zero\u200bwidth\ufeff, 👨\u200d👩\u200d👧")
    'zerowidth, 👨‍👩‍👧'
    """
    return _NEEDED_OR_INVISIBLE.sub(r"\1", text)
