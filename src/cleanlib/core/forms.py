"""Patterns over tokens: what the forms of a grammar are written in.

A form is a regular expression over a template (`cleanlib.core.lexer`), which has one character
per token. ``<year>`` stands for a token that is captured, ``<:week>`` for one that is only
expected; punctuation and blanks stand for themselves.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping

from cleanlib.core.grammar import Take
from cleanlib.core.lexer import VALUE_DIGITS, Lexicon

NANO_DIGITS = 9
NANO = 10**NANO_DIGITS
_PLACEHOLDER = re.compile(r"(?<!\?P)<(:?)(\w+)>")


class TokenPatterns:
    """Compiles patterns for the words of one lexicon.

    Parameters
    ----------
    lexicon : Lexicon
        The words that placeholders may stand for.
    numbers : mapping of str to iterable of int
        Placeholders that stand for a run of digits, and how many digits it may have.
    role : callable
        The role in the lexicon that any other placeholder stands for; by default its own name.

    Examples
    --------
    >>> patterns = TokenPatterns(Lexicon({"w": {"week": 0}}), {"number": (1, 2)})
    >>> patterns.compile("<number> ?<:week>").fullmatch("\\x02\\x81").start("number")
    0
    """

    def __init__(
        self,
        lexicon: Lexicon,
        numbers: Mapping[str, Iterable[int]],
        role: Callable[[str], str] = str,
    ) -> None:
        self._lexicon = lexicon
        self._numbers = numbers
        self._role = role
        self._compiled: dict[str, re.Pattern[str]] = {}

    def compile(self, pattern: str) -> re.Pattern[str]:
        """A pattern as a regular expression over templates, compiled once."""
        if pattern not in self._compiled:
            self._compiled[pattern] = re.compile(_PLACEHOLDER.sub(self._piece, pattern))
        return self._compiled[pattern]

    def _piece(self, match: re.Match[str]) -> str:
        silent, name = match[1], match[2]
        if name in self._numbers:
            letters = "".join(map(chr, self._numbers[name]))
        else:
            letters = self._lexicon.letters(self._role(name))
        if not letters:
            return r"(?!)"  # no such word in these languages
        kind = f"[{re.escape(letters)}]"
        return kind if silent else f"(?P<{name}>{kind})"


def captured(match: re.Match[str]) -> Iterator[tuple[str, int]]:
    """The groups that took part in a match, and the token each begins with."""
    for name, text in match.groupdict().items():
        if text is not None:
            yield name, match.start(name)


def fraction_take(field: str, token: int, digits: int) -> Take:
    """Billionths from the digits after a decimal mark; further digits are cut."""
    kept = min(digits, VALUE_DIGITS)
    if kept <= NANO_DIGITS:
        return Take(field, token, multiply=10 ** (NANO_DIGITS - kept))
    return Take(field, token, divide=10 ** (kept - NANO_DIGITS))
