"""Given names."""

from __future__ import annotations

from typing import NamedTuple

from cleanlib.column_types.person.letter_case import cased_words
from cleanlib.column_types.person.single_words import CaseOptions, is_miswritten, name_words
from cleanlib.core.column_type import ColumnType, TargetFormat
from cleanlib.shared.name_text import null_like


class FirstName(NamedTuple):
    """One or more given names."""

    name: str


def split(text: str, options: CaseOptions) -> FirstName:
    """Read the words of a given name."""
    return FirstName(" ".join(name_words(text)))


def validate(value: FirstName, options: CaseOptions) -> FirstName:
    """Give it capitals where its letters say nothing."""
    if options.case == "keep" or not is_miswritten(value.name):
        return value
    return FirstName(cased_words(value.name, first=True))


FIRST_NAME: ColumnType[FirstName, CaseOptions] = ColumnType(
    name="first_name",
    title="First name",
    doc=(
        "Given names, also several, with hyphens and initials. Names that are all in capitals or "
        "all small get a capital for each word; others keep their letters. Titles, suffixes, "
        "digits, commas and two people are invalid. Null is a name, NULL is missing."
    ),
    split=split,
    validate=validate,
    formats={
        "title": TargetFormat(lambda v: v.name, "Jane"),
        "initial": TargetFormat(
            lambda v: f"{v.name.lstrip(chr(39) + '’ʻ‘')[0].upper()}.", "J.", lossless=False
        ),
    },
    default_format="title",
    options=CaseOptions,
    null_like=null_like,
    examples={" jANE ": "Jane", "MARY-ANN": "Mary-Ann", "DeShawn": "DeShawn", "josé": "José"},
    refused={"4nn4": "syntax", "Mr John": "component", "Pat & Jo": "multiple"},
    hints=frozenset(
        {"first_name", "firstname", "given_name", "givenname", "forename", "vorname", "prenom"}
    ),
    aliases=("forename", "given_name"),
)
