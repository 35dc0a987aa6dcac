"""The column type of categories."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import NamedTuple

from cleanlib.column_types.category.checks import check_options
from cleanlib.column_types.category.keys import spelling
from cleanlib.column_types.category.learning import Learnt, learn
from cleanlib.column_types.category.letter_case import CASES, title
from cleanlib.column_types.category.options import CategoryOptions
from cleanlib.column_types.category.reading import read, spelt_counts
from cleanlib.core.column_type import ColumnType, TargetFormat


class Category(NamedTuple):
    """A value in its one spelling, and its number among those of the column."""

    value: str
    code: int


@dataclass(frozen=True)
class _Surveyed(CategoryOptions):
    """The options, and what the column taught."""

    learnt: Mapping[str, Learnt] = field(default_factory=dict)
    codes: Mapping[str, int] = field(default_factory=dict)


def survey(counts: Mapping[str, int], options: CategoryOptions) -> _Surveyed:
    """Learn what each spelling of the column stands for, and number the values."""
    stated = {f.name: getattr(options, f.name) for f in fields(CategoryOptions)}
    learnt = learn(spelt_counts(counts, spelling), options)
    found = {entry.value for entry in learnt.values() if not entry.reason}
    own = dict.fromkeys(options.categories or ())
    codes = {value: code for code, value in enumerate([*own, *sorted(found - own.keys())])}
    return _Surveyed(**stated, learnt=learnt, codes=codes)


def split(text: str, options: CategoryOptions) -> Category:
    """Look up what the text stands for."""
    surveyed = options if isinstance(options, _Surveyed) else survey({text: 1}, options)
    value = read(spelling(text), surveyed.learnt)
    return Category(CASES[options.case](value), surveyed.codes[value])


def validate(value: Category, options: CategoryOptions) -> Category:
    """What was found is valid."""
    return value


CATEGORY: ColumnType[Category, CategoryOptions] = ColumnType(
    name="category",
    title="Category",
    doc=(
        "Values of which a column holds a few, each many times. Those that mean the same get one "
        "spelling: the most frequent, in a tie the first seen, unless categories= or mapping= "
        "state one. By default they are the same when they differ in case, accents, punctuation, "
        "order and repetition of words; with method='edit' a value also follows a more frequent "
        "one a few letters away, of 50,000 different values at most, unless several are as near, "
        "or the values have three letters or fewer, differ in digits, in words as short, or by "
        "what stands before them. None and - are values; N/A and ? are missing."
    ),
    split=split,
    validate=validate,
    formats={
        "canonical": TargetFormat(lambda v: v.value, "the one spelling of the value"),
        "code": TargetFormat(
            lambda v: v.code,
            "a number from 0 on: the place in categories=, else among the sorted values",
            lossless=False,
            dtype="integer",
        ),
        "title": TargetFormat(lambda v: title(v.value), "each word with a capital", lossless=False),
        "categorical": TargetFormat(
            lambda v: v.value, "a categorical column, its categories sorted", dtype="categorical"
        ),
    },
    default_format="canonical",
    options=CategoryOptions,
    check_options=check_options,
    survey=survey,
    keeps=frozenset({"none", "-"}),
    any_text=True,
    examples={" N.Y.C ": "N.Y.C", "New  York": "New York", "None": "None", "-": "-"},
    hints=frozenset({"type", "category", "class", "group", "segment", "kind"}),
)
