"""What the scripts of ISO 15924 are called."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache

from cleanlib.shared.place_names import words_key

_BRACKETED = re.compile(r"([^()]+) \(([^()]*)\)")
_KIND = re.compile(r" (?:script|alphabet)$")
_ALIASES = {
    "Simplified": "Hans", "Simplified Han": "Hans", "Simplified Chinese": "Hans",
    "Chinese (Simplified)": "Hans", "Traditional": "Hant", "Traditional Han": "Hant",
    "Traditional Chinese": "Hant", "Chinese (Traditional)": "Hant", "Chinese": "Hani",
    "Han": "Hani", "Roman": "Latn", "Nastaliq": "Aran", "Fraktur": "Latf", "Katakana": "Kana",
    "Nagari": "Deva", "Persian": "Arab", "Perso-Arabic": "Arab", "Mongol": "Mong", "Nko": "Nkoo",
}  # fmt: skip


@cache
def script_names() -> Mapping[str, str]:
    """Code to name.

    >>> script_names()["Latn"]
    'Latin'
    """
    import pycountry

    return {one.alpha_4: one.name for one in pycountry.scripts}


@cache
def script_numbers() -> Mapping[str, str]:
    """Three digits to code."""
    import pycountry

    return {one.numeric: one.alpha_4 for one in pycountry.scripts}


@cache
def _keys() -> Mapping[str, str]:
    others: dict[str, set[str]] = defaultdict(set)
    for code, name in script_names().items():
        for other in _other_names(name):
            others[words_key(other)].add(code)
    unique = {key: min(codes) for key, codes in others.items() if len(codes) == 1}
    own = {words_key(name): code for code, name in script_names().items()}
    return unique | {words_key(name): code for name, code in _ALIASES.items()} | own


def _other_names(name: str) -> Iterator[str]:
    """What stands before a bracket, and inside, as in ``Myanmar (Burmese)``."""
    match = _BRACKETED.fullmatch(name)
    if match is None or match[2].startswith("alias"):
        return
    yield match[1]
    if not match[2].endswith("variant"):
        yield from match[2].split(", ")


def named_script(name: str) -> str | None:
    """The code of a script with this name.

    >>> named_script("latin"), named_script("Burmese"), named_script("Elvish")
    ('Latn', 'Mymr', None)
    """
    key = words_key(name)
    return _keys().get(key) or _keys().get(_KIND.sub("", key))
