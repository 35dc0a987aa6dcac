"""Numbers in English words: two hundred and five, minus three, 2.5 million."""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.shared.calendar_words import plain
from cleanlib.shared.english_number_reader import read_number
from cleanlib.shared.english_numbers import number_words
from cleanlib.shared.exact_numbers import decimal_cell, whole_cell


class NumberInWords(NamedTuple):
    """An exact number."""

    value: Decimal


@dataclass(frozen=True)
class NumberWordsOptions:
    """What a caller may say about a column of numbers in words."""

    lang: str = option("en", "the language of the words", ("en",))


def split(text: str, options: NumberWordsOptions) -> NumberInWords:
    """Read the words, all of them."""
    return NumberInWords(read_number(plain(text)))


def validate(value: NumberInWords, options: NumberWordsOptions) -> NumberInWords:
    """Any number is one; what a format cannot hold it refuses itself."""
    return value


NUMBER_WORDS: ColumnType[NumberInWords, NumberWordsOptions] = ColumnType(
    name="number_words",
    title="Number in words",
    doc=(
        "Numbers in English words, with or without hyphens and 'and': two hundred and five, "
        "nineteen hundred, minus three, twelve point five, two and a half, half a million; lakh "
        "and crore too. Figures alone or with a word are read: 205, 2.5 million. Every word has "
        "to belong to the number; years (nineteen eighty-four) and digits in a row (one two) are "
        "invalid. Exact."
    ),
    split=split,
    validate=validate,
    formats={
        "integer": TargetFormat(
            lambda v: whole_cell(v.value),
            "205; invalid for a number that is not whole or has more than 64 bits",
            dtype="integer",
        ),
        "decimal": TargetFormat(lambda v: decimal_cell(v.value), "12.5", dtype="decimal"),
        "words": TargetFormat(
            lambda v: number_words(v.value), "two hundred and five, in British English"
        ),
    },
    default_format="integer",
    options=NumberWordsOptions,
    examples={
        "two hundred and five": "205",
        "minus three": "-3",
        "one hundred twenty-three thousand": "123000",
        "A hundred": "100",
        "nineteen hundred and five": "1905",
        "3 million": "3000000",
        "half a million": "500000",
        "205": "205",
    },
    refused={
        "two hundred banana": "unknown",
        "fourty": "unknown",
        "nineteen eighty-four": "syntax",
        "one two three": "syntax",
        "two hundred and": "syntax",
        "twelve point five": "range",
    },
    hints=frozenset({"number", "words", "in_words", "amount_in_words"}),
)
