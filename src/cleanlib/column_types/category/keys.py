"""Keys: values of a column that share one are the same value."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Collection, Iterable
from typing import Protocol

from cleanlib.core.unicode import fold_unicode
from cleanlib.shared.letters import plain_letters

_JOINERS = "\u200c\u200d"  # parts of words and of emoji
_DIGITS = re.compile(r"\d+")
_MARK = re.compile(
    r"""(?P<kept>
        (?<!\w)\w{1,2}[-+*\#]+(?!\w)      # A-, B+, C#
        |(?<!\w)-(?=\d)                   # -5
        |(?<=\d)[^\w\s](?=\d)             # 1.5, 10-20
    )
    |[^\w\s]|_""",
    re.VERBOSE,
)
_TRADE_MARKS = "™®©"


class KeyOptions(Protocol):
    """The options that keys depend on."""

    @property
    def n(self) -> int:
        """Characters of an n-gram."""

    @property
    def stop_words(self) -> Iterable[str] | None:
        """Words that do not tell values apart."""


def spelling(text: str) -> str:
    """A text as it is written, without what cannot be seen: outer and doubled blanks, controls.

    >>> spelling("  New   York\\u200b ")
    'New York'
    """
    if not text.isascii() or not text.isprintable():
        text = unicodedata.normalize("NFC", "".join(filter(_is_seen, text)))
    return " ".join(text.split())


def _is_seen(character: str) -> bool:
    hidden = unicodedata.category(character) in ("Cc", "Cf") and not character.isspace()
    return not hidden or character in _JOINERS


def folded(text: str) -> str:
    """A text without case and accents."""
    return " ".join(plain_letters(_plain(text)).split())


def _plain(text: str) -> str:
    return text if text.isascii() else fold_unicode(text)


def digits(text: str) -> str:
    """The numbers of a text; values with different ones are different."""
    return " ".join(_DIGITS.findall(_plain(text)))


def fingerprint(text: str, options: KeyOptions) -> tuple[str, ...]:
    """The different words in order, once with punctuation removed, once with blanks for it.

    Punctuation that tells values apart stays: between digits, minus signs, and behind a letter or
    two as in ``A-`` and ``C#``; so do symbols.
    """
    plain = folded(text)
    stop = frozenset(map(folded, options.stop_words or ()))
    readings = dict.fromkeys(_without_marks(plain, mark) for mark in ("", " "))
    return tuple(_key(_words(reading.split(), stop) or plain, text) for reading in readings)


def _words(words: Collection[str], stop: frozenset[str]) -> str:
    telling = [word for word in words if word not in stop] or words
    return " ".join(sorted(set(telling)))


def _without_marks(text: str, instead: str) -> str:
    return _MARK.sub(lambda match: _kept(match, instead), text)


def _kept(match: re.Match[str], instead: str) -> str:
    mark = match[0]
    is_symbol = unicodedata.category(mark[0]) in ("Sm", "Sc", "So", "Mn", "Mc")
    if match["kept"] or mark == "%" or (is_symbol and mark not in _TRADE_MARKS):
        return mark
    return instead


def ngram(text: str, options: KeyOptions) -> tuple[str, ...]:
    """The different n-grams of the text without blanks and punctuation, in order."""
    plain = folded(text)
    letters = _without_marks(plain, "").replace(" ", "") or plain
    last = max(len(letters) - options.n, 0)
    grams = {letters[at : at + options.n] for at in range(last + 1)}
    return (_key("\0".join(sorted(grams)), text),)


def edit(text: str, options: KeyOptions) -> tuple[str, ...]:
    """The text without case and accents; what is near it is another matter."""
    return (folded(text),)


def _key(words: str, text: str) -> str:
    return f"{words}\0{digits(text)}"


KEYS: dict[str, Callable[[str, KeyOptions], tuple[str, ...]]] = {
    "fingerprint": fingerprint,
    "ngram": ngram,
    "edit": edit,
}
