"""Takes a header apart into words."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import pairwise

SYMBOLS = {
    "%": "percent", "‰": "per mille", "#": "number", "№": "number", "&": "and", "@": "at",
    "+": "plus", "±": "plus minus", "=": "equals", "<": "less than", ">": "greater than",
    "≤": "at most", "≥": "at least", "°": "degrees", "$": "dollar", "€": "euro", "£": "pound",
    "¥": "yen", "₹": "rupee", "¢": "cent",
}  # fmt: skip
_NAMED = str.maketrans({symbol: f" {name} " for symbol, name in SYMBOLS.items()})
_SAY_NOTHING = dict.fromkeys(map(ord, "™℠"), " ")
# An apostrophe inside a word: what English puts after it, or any letter of another script.
_APOSTROPHE = re.compile(
    r"(?<=[^\W\d_])['’‘ʼ＇](?=(?:s|t|d|m|re|ve|ll)(?![^\W_])|[^\W\d_\x00-\u024f])", re.IGNORECASE
)
_SELECTORS = re.compile("[\u034f\ufe00-\ufe0f\U000e0100-\U000e01ef]")
_JOINERS = "\u200c\u200d"

# What a character is to a word.
UPPER, LOWER, DIGIT, LETTER, MARK, JOINER, NOTHING, BREAK = "UldomjxB"
_KINDS = {
    "Lu": UPPER, "Lt": UPPER, "Ll": LOWER, "Lo": LETTER, "Lm": LETTER, "Mn": MARK, "Mc": MARK,
    "Nd": DIGIT, "Nl": DIGIT, "No": DIGIT, "Cf": NOTHING, "Me": NOTHING,
}  # fmt: skip


@cache
def _kind(character: str) -> str:
    if character in _JOINERS:
        return JOINER
    return _KINDS.get(unicodedata.category(character), BREAK)


def name_symbols(text: str) -> str:
    """A text with words for the symbols that carry meaning in headers.

    >>> name_symbols("# of Items").split()
    ['number', 'of', 'Items']
    """
    return _usual_forms(text.translate(_NAMED)).translate(_NAMED)


def split_words(text: str) -> list[str]:
    """The words of a header, in the letter case they have.

    Words end at blanks, marks and symbols, and where a capital begins the next one; a run of
    capitals is one word, and so is its plural. Compatibility forms such as full-width letters are
    brought to the usual ones (Unicode NFKC), and what cannot be seen is left out.

    >>> split_words("HTTPResponseCode"), split_words("customerIDs"), split_words("2020 Sales ($)")
    (['HTTP', 'Response', 'Code'], ['customer', 'IDs'], ['2020', 'Sales'])
    """
    plain = _APOSTROPHE.sub("", _SELECTORS.sub("", _usual_forms(text)))
    return [word for run in _runs(plain) for word in _words(run)]


def _usual_forms(text: str) -> str:
    return unicodedata.normalize("NFKC", text.translate(_SAY_NOTHING))


class _Run:
    """Characters without a break, each with the marks it carries, and what kinds they are."""

    def __init__(self) -> None:
        self.units: list[str] = []
        self.kinds: list[str] = []

    def add(self, character: str, kind: str) -> None:
        """Take a character in; a mark or joiner goes to the character before it."""
        if kind not in (MARK, JOINER):
            self.units.append(character)
            self.kinds.append(kind)
        elif self.units:
            self.units[-1] += character


def _runs(text: str) -> Iterator[_Run]:
    run = _Run()
    visible = [(c, kind) for c in text if (kind := _kind(c)) != NOTHING]
    for (character, kind), (_, after) in pairwise([*visible, ("", BREAK)]):
        if kind == BREAK:
            yield run
            run = _Run()
        elif kind != JOINER or (run.kinds[-1:] == [LETTER] and after == LETTER):
            run.add(character, kind)
    yield run


def _words(run: _Run) -> Iterator[str]:
    start = 0
    for at in range(1, len(run.units)):
        if _starts_word(run, at):
            yield "".join(run.units[start:at])
            start = at
    if run.units:
        yield "".join(run.units[start:])


def _starts_word(run: _Run, at: int) -> bool:
    """Whether the capital here begins a word: after a small letter, or before one."""
    before, here = run.kinds[at - 1 : at + 1]
    if here != UPPER or before == LOWER:
        return here == UPPER
    small_follows = run.kinds[at + 1 : at + 2] == [LOWER]
    return before in (UPPER, DIGIT) and small_follows and not _is_plural(run, at)


def _is_plural(run: _Run, at: int) -> bool:
    """Whether capitals end here with a small s, as in IDs."""
    return run.units[at + 1] == "s" and run.kinds[at + 2 : at + 3] != [LOWER]
