"""Initials of people."""

from __future__ import annotations

import re
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat
from cleanlib.core.errors import Invalid
from cleanlib.shared.name_text import name_text

_LONGEST, _MOST = 40, 8
_APART = re.compile(r"[^\W\d_](?:(?:\.\s?-?|\s|-)[^\W\d_])*\.?")
_TOGETHER = re.compile(r"[^\W\d_]{1,8}")


class Initials(NamedTuple):
    """The letters, as capitals."""

    letters: str


def split(text: str, options: NoOptions) -> Initials:
    """Read letters with dots, blanks or hyphens between them, or capitals side by side."""
    text = name_text(text, _LONGEST)
    if _TOGETHER.fullmatch(text):
        if len(text) > 1 and not text.isupper():
            raise Invalid("ambiguous", "a word, or initials in small letters")
    elif not _APART.fullmatch(text):
        raise Invalid("syntax", "not single letters")
    letters = [letter.upper() for letter in text if letter.isalpha()]
    if not letters or max(map(len, letters)) > 1:
        raise Invalid("syntax", "a sign that is no letter, or a letter that has no capital")
    return Initials("".join(letters))


def validate(value: Initials, options: NoOptions) -> Initials:
    """Refuse more letters than people have names."""
    if len(value.letters) > _MOST:
        raise Invalid("length", f"{len(value.letters)} letters")
    return value


INITIALS: ColumnType[Initials, NoOptions] = ColumnType(
    name="initials",
    title="Initials",
    doc=(
        "The first letters of the names of a person: single letters with dots, blanks or hyphens "
        "between them, or up to eight capitals side by side. Words in small letters are invalid. "
        "NA is missing."
    ),
    split=split,
    validate=validate,
    formats={
        "dotted": TargetFormat(lambda v: "".join(f"{letter}." for letter in v.letters), "J.Q.D."),
        "bare": TargetFormat(lambda v: v.letters, "JQD"),
        "parts": TargetFormat(tuple, "the letters", ("letters",)),
    },
    default_format="dotted",
    null_like=lambda text: False,
    examples={"j q d": "J.Q.D.", "JQD": "J.Q.D.", "J.-P.": "J.P.", "j.": "J."},
    refused={"12": "syntax", "jane": "ambiguous", "J?": "syntax"},
    hints=frozenset({"initials", "monogram"}),
)
