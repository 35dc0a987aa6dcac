"""What is done to the text of an address before it is read."""

from __future__ import annotations

import html
import re

from cleanlib.core.errors import Invalid, shorten
from cleanlib.core.notes import note
from cleanlib.shared.address_words import UNITS, word_key
from cleanlib.shared.plain_text import plain_text

LONGEST = 400
_NULL_WORDS = re.compile(r"none|None|NONE|nan|NaN|null|NULL|n/a|N/A|#N/A|<NA>|NaT")
_NULL = re.compile(rf"(?<![^\s,;])(?:{_NULL_WORDS.pattern})(?![^\s,;])")
_ODD = re.compile(r"[^\w\s.,;:#&()/'\"½¼¾–-]|_")
_INNER_SIGN = re.compile(r"([^\W\d_]{1,40})#(?=[^\W\d_]{2})")
_LONE_SIGN = re.compile(r"#(?!\s{0,9}[\w#(])")
_LOOSE_RANGE = re.compile(r"(?<=\d) ?- ?(?=\d)")
_BEFORE_COMMA = re.compile(r"(?<=\S)\s{1,40},")
_COMMAS = re.compile(r"\s*[,;](?:\s*[,;])+")


def prepared(text: str) -> str:
    """The text in plain marks, without null tokens; every line ends with a comma.

    Raises
    ------
    Invalid
        When there are characters that no address has.
    """
    plain = text.isascii() and len(text) <= LONGEST
    text = text.strip() if plain else plain_text(text, LONGEST)
    if "&" in text:
        text = html.unescape(text)
    if "\n" in text or "|" in text or "\r" in text:
        text = re.sub(r"\s*[\n\r|]\s*", ", ", text)
    if _NULL_WORDS.search(text):
        text = _without_nulls(text)
    if " ," in text:
        text = _BEFORE_COMMA.sub(",", text)
    if " -" in text or "- " in text:
        text = _LOOSE_RANGE.sub("-", text)
    odd = _ODD.search(text)
    if odd is not None:
        raise Invalid("syntax", f"{shorten(odd[0], 10)} stands in no address")
    if "#" in text:
        _check_signs(text)
    return text


def _check_signs(text: str) -> None:
    """A # stands before the number of a unit, not within a word."""
    inner = [word for word in _INNER_SIGN.findall(text) if word_key(word) not in UNITS]
    if inner or _LONE_SIGN.search(text):
        raise Invalid("syntax", "a # with no number of a unit behind it")


def _without_nulls(text: str) -> str:
    without, dropped = _NULL.subn(",", text)
    if dropped:
        note("null_part_dropped")
        return _COMMAS.sub(",", without).strip(" ,")
    return text
