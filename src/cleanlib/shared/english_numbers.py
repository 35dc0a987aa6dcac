"""English words for numbers, and numbers written in them."""

from __future__ import annotations

from decimal import Decimal

from cleanlib.core.errors import Invalid
from cleanlib.shared.exact_numbers import digits

SMALL = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten",
    "eleven", "twelve", "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen",
    "nineteen",
)  # fmt: skip
TENS = ("twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety")
POWERS = (
    "thousand", "million", "billion", "trillion", "quadrillion", "quintillion", "sextillion",
    "septillion", "octillion", "nonillion", "decillion",
)  # fmt: skip
_IRREGULAR = {
    "one": "first", "two": "second", "three": "third", "five": "fifth", "eight": "eighth",
    "nine": "ninth", "twelve": "twelfth",
}  # fmt: skip


def number_words(number: Decimal) -> str:
    """A number in English words.

    >>> number_words(Decimal("-1205.5"))
    'minus one thousand, two hundred and five point five'
    """
    whole, _, fraction = digits(number.copy_abs()).partition(".")
    words = cardinal(int(whole))
    if fraction:
        words += " point " + " ".join(SMALL[int(digit)] for digit in fraction)
    return f"minus {words}" if number < 0 else words


def cardinal(number: int) -> str:
    """A whole number from zero on in English words.

    >>> cardinal(1_000_005), cardinal(342_021)
    ('one million and five', 'three hundred and forty-two thousand and twenty-one')
    """
    if number >= 1000 ** (len(POWERS) + 1):
        raise Invalid("range", "there are no words for numbers that large")
    groups = [
        f"{_below_thousand(group)} {POWERS[power - 1]}" if power else _below_thousand(group)
        for power, group in _thousands(number)
    ]
    last = number % 1000
    joint = " and " if 0 < last < 100 else ", "
    return joint.join(filter(None, [", ".join(groups[:-1]), groups[-1]]))


def _thousands(number: int) -> list[tuple[int, int]]:
    """The groups of three digits that are not zero, the largest first, with their power."""
    powers = range(len(POWERS), -1, -1)
    found = [(power, number // 1000**power % 1000) for power in powers]
    return [(power, group) for power, group in found if group] or [(0, 0)]


def _below_thousand(number: int) -> str:
    hundreds, rest = divmod(number, 100)
    if not hundreds:
        return _below_hundred(rest)
    words = f"{SMALL[hundreds]} hundred"
    return f"{words} and {_below_hundred(rest)}" if rest else words


def _below_hundred(number: int) -> str:
    if number < 20:
        return SMALL[number]
    tens, unit = divmod(number, 10)
    return f"{TENS[tens - 2]}-{SMALL[unit]}" if unit else TENS[tens - 2]


def ordinal_words(number: int) -> str:
    """A whole number from zero on as an English ordinal in words.

    >>> ordinal_words(21), ordinal_words(100), ordinal_words(112)
    ('twenty-first', 'one hundredth', 'one hundred and twelfth')
    """
    words = cardinal(number)
    at = max(words.rfind(" "), words.rfind("-")) + 1
    return words[:at] + ordinal_of(words[at:])


def ordinal_of(word: str) -> str:
    """The ordinal of the last word of a cardinal.

    >>> ordinal_of("twelve"), ordinal_of("forty")
    ('twelfth', 'fortieth')
    """
    if word in _IRREGULAR:
        return _IRREGULAR[word]
    return f"{word[:-1]}ieth" if word.endswith("y") else f"{word}th"
