"""Yes or no, true or false, on or off."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from cleanlib.core.cells import cell_text
from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import BadOption, Invalid, shorten
from cleanlib.shared.answer_words import answer_key, check_answer_languages, find_answer
from cleanlib.shared.calendar_words import plain

_TABLE = "boolean_words"
_NUMBER = re.compile(r"[+-]?\d{1,20}(?:[.,]\d{0,20})?")
_BINARY = re.compile(r"([01])(?:\.0{0,20})?")


class Boolean(NamedTuple):
    """True or false."""

    value: bool


Answers = str | int | Sequence[str | int] | None


@dataclass(frozen=True)
class BooleanOptions:
    """What a caller may say about a column of yes and no."""

    true_values: Answers = option(
        None, "further texts that mean true; they come before the words known"
    )
    false_values: Answers = option(
        None, "further texts that mean false; they come before the words known"
    )
    missing_as_false: bool = option(
        False, "missing cells are false, as where only the yes was ticked", (True, False)
    )
    languages: str | Sequence[str] | None = option(
        None, "words of these languages besides English, such as ['fr', 'de']"
    )


def check_options(options: BooleanOptions) -> None:
    """Refuse unknown languages, and values that are said to be both true and false."""
    check_answer_languages(_TABLE, "", options.languages)
    true = _keys(options.true_values, "true_values")
    both = sorted(true & _keys(options.false_values, "false_values"))
    if both:
        listed = ", ".join(map(repr, both))
        raise BadOption(f"true_values and false_values both hold {listed}; a value is one of them")


def _keys(values: Answers, name: str) -> frozenset[str]:
    listed = (values,) if isinstance(values, (str, int)) else values or ()
    if not isinstance(listed, Iterable) or not all(isinstance(v, (str, int)) for v in listed):
        raise BadOption(f"{name} must be a list of texts such as ['active'], not {values!r}")
    return _folded(tuple(str(cell_text(value)) for value in listed))


@lru_cache(maxsize=256)
def _folded(values: tuple[str, ...]) -> frozenset[str]:
    return frozenset(map(answer_key, values))


def split(text: str, options: BooleanOptions) -> Boolean:
    """Read the caller's own values first, then numbers, then words."""
    key = answer_key(text)
    for value, own in ((True, options.true_values), (False, options.false_values)):
        if own is not None and key in _keys(own, "values"):
            return Boolean(value)
    number = plain(text)
    if _NUMBER.fullmatch(number):
        return Boolean(_binary(number) == "1")
    return Boolean(find_answer(_TABLE, "", text, options.languages, widely=False) == "true")


def _binary(number: str) -> str:
    match = _BINARY.fullmatch(number)
    if match is None:
        raise Invalid("range", f"only 0 and 1 are false and true, not {shorten(number, 20)}")
    return match[1]


def validate(value: Boolean, options: BooleanOptions) -> Boolean:
    """Any boolean will do."""
    return value


def _either(true: str, false: str) -> TargetFormat[Boolean]:
    return TargetFormat(lambda v: true if v.value else false, f"{true} or {false}, as text")


BOOLEAN: ColumnType[Boolean, BooleanOptions] = ColumnType(
    name="boolean",
    title="Boolean",
    doc=(
        "True and false, yes and no, y and n, t and f, on and off, 1 and 0 (also 1.0 and 0.0), "
        "ticks and crosses, in any letter case; other languages and values of your own on "
        "request. Other numbers are invalid. Missing cells stay missing unless missing_as_false "
        "is set."
    ),
    split=split,
    validate=validate,
    formats={
        "boolean": TargetFormat(lambda v: v.value, "a nullable boolean column", dtype="boolean"),
        "true/false": _either("true", "false"),
        "0/1": _either("1", "0"),
        "yes/no": _either("yes", "no"),
        "Y/N": _either("Y", "N"),
    },
    default_format="boolean",
    options=BooleanOptions,
    check_options=check_options,
    missing_value=lambda options: Boolean(False) if options.missing_as_false else None,
    examples={"Yes ": "True", "off": "False", "1.0": "True", "n": "False", "☑": "True"},
    refused={"2": "range", "-1": "range", "maybe": "unknown", "yes no": "unknown"},
    hints=frozenset({"is", "has", "flag", "active", "enabled", "boolean", "bool", "yes", "no"}),
    aliases=("bool",),
)
