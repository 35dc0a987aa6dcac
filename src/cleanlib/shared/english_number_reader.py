"""Reads English words for numbers."""

from __future__ import annotations

import re
from collections.abc import Sequence
from decimal import Decimal
from typing import NamedTuple

from cleanlib.core.errors import Invalid, did_you_mean, shorten
from cleanlib.shared.english_numbers import POWERS, SMALL, TENS, ordinal_of
from cleanlib.shared.exact_numbers import EXACT

_UNITS = {word: number for number, word in enumerate(SMALL)} | {"nought": 0}
_TENS_OF = {word: 10 * number for number, word in enumerate(TENS, 2)}
_COUNTS = {word for word, number in (_UNITS | _TENS_OF).items() if number}
_SCALES = {word: 1000**number for number, word in enumerate(POWERS, 1)} | {
    "lakh": 10**5,
    "crore": 10**7,
}
_PLURALS = {f"{word}s": word for word in _SCALES}
_GLUE = ("and", "a", "an", "hundred", "point", "minus", "negative", "half", "quarter", "quarters")
_KNOWN = (*_UNITS, *_TENS_OF, *_SCALES, *_GLUE)

_LONGEST = 700
_GLUED = re.compile(r"[a-z]{2}\d+")
_TOKEN = re.compile(r"\d[\d.,]*|[a-z]+|,|\S")
_FIGURES = re.compile(r"(?:\d{1,3}(?:,\d{3}){1,12}|\d{1,36})(?:\.\d{1,36})?")
_SIGNS = {"minus": -1, "negative": -1, "-": -1, "+": 1, "plus": 1}
_HALVES = {("half",): Decimal("0.5"), ("quarter",): Decimal("0.25")} | {
    ("three", "quarters"): Decimal("0.75")
}


def read_number(text: str) -> Decimal:
    """The number that English words spell, or figures, or figures with a word such as million.

    Raises
    ------
    Invalid
        For anything that is left over or out of order.

    Examples
    --------
    >>> read_number("two hundred and five"), read_number("minus twelve point five")
    (Decimal('205'), Decimal('-12.5'))
    >>> read_number("2.5 million"), read_number("half a million")
    (Decimal('2500000.0'), Decimal('500000.0'))
    """
    words = _words(text)
    sign = _SIGNS.get(words[0]) if words else None
    reader = _Reader(words if sign is None else words[1:])
    number = reader.whole_text()
    return EXACT.copy_negate(number) if sign == -1 and number else number


def _words(text: str) -> list[str]:
    if len(text) > _LONGEST:
        raise Invalid("length", f"more than {_LONGEST} characters")
    joined = re.sub(r"(?<=[a-z])-(?=[a-z])", " ", text.casefold())
    if glued := _GLUED.search(joined):
        raise Invalid("syntax", f"a blank is missing in {shorten(glued[0], 20)}")
    words = _TOKEN.findall(joined)
    return words[:1] + [_PLURALS.get(word, word) for word in words[1:]]


class _Group(NamedTuple):
    """What stands before a scale word, and how it was written."""

    value: Decimal
    simple: bool = True  # may stand before a scale, and after one that is larger


class _Reader:
    """Goes through the words from left to right."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words
        self.at = 0

    def peek(self, ahead: int = 0) -> str:
        """The word to come, or nothing at the end."""
        where = self.at + ahead
        return self.words[where] if where < len(self.words) else ""

    def take(self, *words: str) -> bool:
        """Step over these words if they come next."""
        if tuple(self.words[self.at : self.at + len(words)]) != words:
            return False
        self.at += len(words)
        return True

    def whole_text(self) -> Decimal:
        """The number of all words."""
        number = self.part_of_scale()
        if number is None:
            number = self.groups()
        if self.at < len(self.words):
            raise self.refusal()
        return number

    def refusal(self) -> Invalid:
        """What to say about the word that does not fit."""
        word = self.peek()
        if not word:
            return Invalid("syntax", "a word is missing at the end")
        if word in _KNOWN or not word.isalpha():
            return Invalid("syntax", f"{shorten(word, 20)} does not fit there")
        return Invalid("unknown", f"{shorten(word, 20)} is no number{did_you_mean(word, _KNOWN)}")

    def part_of_scale(self) -> Decimal | None:
        """``half a million``, ``a quarter of a million``, ``half``."""
        share = self.share()
        if share is None or self.at == len(self.words):
            return share
        self.take("of")
        self.take("a")
        if self.peek() not in _SCALES:
            raise self.refusal()
        return EXACT.multiply(share, self.scale())

    def share(self) -> Decimal | None:
        """Halves and quarters, with or without ``a``."""
        start = self.at
        if not self.take("a") and self.peek(1) in ("half", "quarter"):
            self.take("one")
        for words, share in _HALVES.items():
            if self.take(*words):
                return share
        self.at = start
        return None

    def scale(self) -> Decimal:
        """Step over a scale word."""
        scale = _SCALES[self.peek()]
        self.at += 1
        return Decimal(scale)

    def groups(self) -> Decimal:
        """Groups with ever smaller scales, the last without any."""
        total, below = Decimal(0), None
        while True:
            group = self.group(first=below is None)
            scale = self.scale() if self.peek() in _SCALES else Decimal(1)
            self.check_order(group, scale, below)
            total = EXACT.add(total, EXACT.multiply(group.value, scale))
            if int(total.as_tuple().exponent) == 0 and self.take("point"):
                return self.decimals(total)
            if scale == 1 or self.at == len(self.words):
                return total
            below = scale
            if self.peek(1).isalpha():
                self.take(",")
            self.take("and")

    def check_order(self, group: _Group, scale: Decimal, below: Decimal | None) -> None:
        """Refuse a group that is larger than the scale before it, or has a scale too large."""
        ordered = below is None or 0 < EXACT.multiply(group.value, scale) < below
        if not ordered or ((scale > 1 or below) and not group.simple):
            self.at -= 1
            raise self.refusal()

    def group(self, first: bool) -> _Group:
        """A number below a thousand, in figures any number; at the beginning with a fraction."""
        if self.peek()[:1].isdigit():
            return self.figures(first)
        number = self.hundreds(first)
        if first and self.take("point"):
            return _Group(self.decimals(number.value), number.simple)
        if first and self.peek() == "and" and (not number.value or number.value % 100):
            return self.with_share(number)
        return number

    def figures(self, first: bool) -> _Group:
        """A number in figures, whole unless it is the first."""
        text = self.peek()
        if not _FIGURES.fullmatch(text) or (not first and "." in text):
            raise self.refusal()
        self.at += 1
        number = Decimal(text.replace(",", ""))
        if not self.take("hundred"):
            return _Group(number)
        hundreds = EXACT.multiply(number, Decimal(100))
        return _Group(hundreds if "." in text else EXACT.add(hundreds, self.after_hundred()))

    def with_share(self, number: _Group) -> _Group:
        """``two and a half``."""
        self.at += 1
        share = self.share()
        if share is None:
            self.at -= 1
            return number
        return _Group(EXACT.add(number.value, share), number.simple)

    def decimals(self, whole: Decimal) -> Decimal:
        """Digit words after ``point``."""
        found = ""
        while (digit := 0 if self.peek() == "oh" else _UNITS.get(self.peek(), 10)) < 10:
            found += str(digit)
            self.at += 1
        if not found:
            raise self.refusal()
        return EXACT.add(whole, Decimal(f"0.{found}"))

    def hundreds(self, first: bool) -> _Group:
        """``two hundred and five``, ``a hundred``, ``nineteen hundred``, ``five``."""
        if first and self.peek() == "point":
            return _Group(Decimal(0))
        count = self.small_or_article(first)
        if not self.take("hundred"):
            return _Group(Decimal(count))
        if count >= 10 and count % 10 == 0:
            self.at -= 1
            raise self.refusal()
        rest = self.after_hundred()
        return _Group(Decimal(100 * count + rest), simple=count < 10)

    def small_or_article(self, first: bool) -> int:
        """A number below a hundred; ``a`` is one, and so is nothing before a scale word."""
        named = self.peek() == "hundred" or self.peek() in _SCALES
        if named and first and self.at == 0:
            return 1
        larger = self.peek(1) == "hundred" or self.peek(1) in _SCALES
        if self.peek() in ("a", "an") and larger:
            self.at += 1
            return 1
        return self.below_hundred()

    def after_hundred(self) -> int:
        if self.peek() == "and" and self.peek(1) in _COUNTS and not self.shares(1):
            self.at += 1
        return self.below_hundred() if self.peek() in _COUNTS else 0

    def shares(self, ahead: int) -> bool:
        """Whether ``three quarters`` or ``one half`` is to come."""
        return self.peek(ahead + 1) in ("half", "quarter", "quarters")

    def below_hundred(self) -> int:
        word = self.peek()
        if word in _UNITS:
            self.at += 1
            return _UNITS[word]
        if word not in _TENS_OF:
            raise self.refusal()
        self.at += 1
        unit = _UNITS.get(self.peek(), 0)
        if not 0 < unit < 10:
            return _TENS_OF[word]
        self.at += 1
        return _TENS_OF[word] + unit


_CARDINALS = {ordinal_of(word): word for word in (*_UNITS, *TENS, "hundred", *_SCALES)}


def read_ordinal(text: str) -> int | None:
    """The number that an English ordinal in words spells; None when its last word is none.

    >>> read_ordinal("one hundred and twenty-first"), read_ordinal("hundredth"), read_ordinal("ten")
    (121, 100, None)
    """
    start = max(text.rfind(" "), text.rfind("-")) + 1
    word = _CARDINALS.get(text[start:].casefold())
    if word is None:
        return None
    number = read_number(text[:start] + word)
    if number != int(number) or number < 0:
        raise Invalid("syntax", "an order has whole numbers only")
    return int(number)
