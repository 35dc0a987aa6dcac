"""Roman numerals from 1 to 3999."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import Invalid
from cleanlib.shared.calendar_words import check_range, plain, small_number

_PAIRS = (
    (1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
    (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I"),
)  # fmt: skip
_LETTERS = re.compile(r"[MDCLXVI]+")
_STRICT = re.compile(r"(M{0,3})(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})")
_ADDITIVE = re.compile(r"(M{0,3})(CM|CD|D?C{0,4})(XC|XL|L?X{0,4})(IX|IV|V?I{0,4})")
_UNICODE = range(0x2160, 0x2180)  # Ⅰ to ⅿ


class RomanNumeral(NamedTuple):
    """A whole number."""

    value: int


@dataclass(frozen=True)
class RomanNumeralOptions:
    """What a caller may say about a column of Roman numerals."""

    strict: bool = option(True, "refuse IIII for IV, as on clocks", (True, False))


def split(text: str, options: RomanNumeralOptions) -> RomanNumeral:
    """Read a numeral, or the number it stands for."""
    written = "".join(map(_plain_letters, plain(text)))
    if "l" in written and written not in (written.lower(), written.capitalize()):
        raise Invalid("ambiguous", "a small l among capitals may be an I that was misread")
    text = written.upper()
    number = small_number(text)
    if number is not None:
        return RomanNumeral(number)
    if not _LETTERS.fullmatch(text):
        raise Invalid("syntax", "Roman numerals are written with I, V, X, L, C, D and M")
    grammar = _STRICT if options.strict else _ADDITIVE
    if not grammar.fullmatch(text):
        raise Invalid("syntax", "these letters do not follow each other so")
    return RomanNumeral(_value(text))


def _plain_letters(sign: str) -> str:
    return unicodedata.normalize("NFKC", sign) if ord(sign) in _UNICODE else sign


def _value(text: str) -> int:
    total = 0
    for number, letters in _PAIRS:
        while text.startswith(letters):
            total += number
            text = text.removeprefix(letters)
    return total


def validate(value: RomanNumeral, options: RomanNumeralOptions) -> RomanNumeral:
    """Refuse numbers that have no numeral."""
    check_range("number", value.value, 1, 3999)
    return value


def _roman(value: RomanNumeral) -> str:
    text, rest = "", value.value
    for number, letters in _PAIRS:
        text += rest // number * letters
        rest %= number
    return text


ROMAN_NUMERAL: ColumnType[RomanNumeral, RomanNumeralOptions] = ColumnType(
    name="roman_numeral",
    title="Roman numeral",
    doc=(
        "Roman numerals from I to MMMCMXCIX in any letter case, also the Unicode numerals such "
        "as Ⅻ, and numbers in figures. The letters have to follow each other as they do today: "
        "IIX and VX are invalid, IIII is unless strict=False."
    ),
    split=split,
    validate=validate,
    formats={
        "integer": TargetFormat(lambda v: v.value, "14", dtype="integer"),
        "roman": TargetFormat(_roman, "XIV"),
    },
    default_format="integer",
    options=RomanNumeralOptions,
    examples={"xiv": "14", "MMXXVI": "2026", "Ⅻ": "12", "ⅿⅽⅿ": "1900", "14": "14"},
    refused={
        "IIX": "syntax",
        "IIII": "syntax",
        "VX": "syntax",
        "IL": "syntax",
        "MMMM": "syntax",
        "ABC": "syntax",
        "0": "range",
        "4000": "range",
    },
    hints=frozenset({"roman", "roman_numeral", "chapter", "volume"}),
)
