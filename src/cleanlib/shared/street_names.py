"""Letter case and abbreviations of streets and other names in addresses."""

from __future__ import annotations

import re

from cleanlib.shared.address_words import word_key, words
from cleanlib.shared.letter_case import capitalize

_WORD = re.compile(r"[^\W_]+(?:['’][^\W_]+)*")
_ORDINAL = re.compile(r"\d{1,9}(?:st|nd|rd|th)", re.IGNORECASE)
_CAPITALS = frozenset({"n", "s", "e", "w", "ne", "nw", "se", "sw", "po", "rr", "hc", "psc", "cmr",
                       "us", "usa", "uk", "pmb"})  # fmt: skip
_SMALL = frozenset({"of", "the", "and"})
_PREFIX = re.compile(r"(mc|[do]['’])(?=[^\W\d_]{2})", re.IGNORECASE)


def title(text: str) -> str:
    """Words with a capital where they are all capitals or all small; the others stay.

    >>> title("SW MCKINLEY AVE"), title("8TH ST"), title("van Buren st")
    ('SW McKinley Ave', '8th St', 'Van Buren St')
    """
    if not (text.isupper() or text.islower()) and " " not in text:
        return text
    return _WORD.sub(lambda match: _titled(match[0], match.start() == 0), text)


def _titled(word: str, is_first: bool) -> str:
    key = word.lower()
    if not (word.isupper() or word.islower()):
        return word
    if key in _CAPITALS:
        return word.upper()
    if _ORDINAL.fullmatch(word):
        return key
    if not word.isalpha() and any(c.isdigit() for c in word):
        return word.upper()
    if key in _SMALL and not is_first:
        return key
    prefix = _PREFIX.match(word)
    if prefix is not None:
        return capitalize(prefix[0]) + capitalize(word[prefix.end() :])
    return capitalize(word)


def street_abbreviated(text: str) -> str:
    """A street with its kind, and directions around it, abbreviated.

    >>> street_abbreviated("West Main Street"), street_abbreviated("North Avenue")
    ('W Main St', 'North Ave')
    """
    tokens = text.split()
    last = len(tokens) - 1
    if last > 1 and word_key(tokens[last]) in words("direction"):
        tokens[last] = abbreviation(tokens[last], "direction")
        last -= 1
    if last > 0:
        tokens[last] = abbreviation(tokens[last], "suffix")
    if last > 1:
        tokens[0] = abbreviation(tokens[0], "direction")
    return " ".join(tokens)


def abbreviation(text: str, kind: str) -> str:
    """The usual abbreviation of a word of a kind; other words as they are."""
    word = words(kind).get(word_key(text))
    if word is None:
        return text
    short = word.abbreviation
    return short if text.isupper() or kind == "direction" else short.capitalize()
