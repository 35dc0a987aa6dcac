"""Family names."""

from __future__ import annotations

from typing import NamedTuple

from cleanlib.column_types.person.letter_case import cased_words
from cleanlib.column_types.person.single_words import CaseOptions, is_miswritten, name_words
from cleanlib.column_types.person.words import roles
from cleanlib.core.column_type import ColumnType, TargetFormat
from cleanlib.shared.name_text import null_like


class LastName(NamedTuple):
    """A family name, and the particles before it."""

    particle: str
    name: str

    def __str__(self) -> str:
        return f"{self.particle} {self.name}".strip()


def split(text: str, options: CaseOptions) -> LastName:
    """Take the particles off the front; one word at least is the name."""
    return _parted(name_words(text))


def _parted(words: list[str]) -> LastName:
    at = 0
    while at < len(words) - 1 and roles(words[at]) & {"particle", "particle_or_name"}:
        at += 1
    return LastName(" ".join(words[:at]), " ".join(words[at:]))


def validate(value: LastName, options: CaseOptions) -> LastName:
    """Give it capitals where its letters say nothing."""
    if options.case == "keep" or not is_miswritten(str(value)):
        return value
    return _parted(cased_words(str(value)).split())


LAST_NAME: ColumnType[LastName, CaseOptions] = ColumnType(
    name="last_name",
    title="Last name",
    doc=(
        "Family names with their particles, hyphens and apostrophes. Names that are all in "
        "capitals or all small get capitals, but for particles; after Mc and O' comes another "
        "capital, after Mac none. Others keep their letters. Titles, suffixes, digits and commas "
        "are invalid. Null is a name, NULL is missing."
    ),
    split=split,
    validate=validate,
    formats={
        "title": TargetFormat(str, "van der Berg"),
        "upper": TargetFormat(lambda v: str(v).upper(), "VAN DER BERG", lossless=False),
        "parts": TargetFormat(
            lambda v: (v.particle or None, v.name), "particle and name", ("particle", "name")
        ),
    },
    default_format="title",
    options=CaseOptions,
    null_like=null_like,
    examples={
        "VAN DER BERG": "van der Berg",
        "o'neil": "O'Neil",
        "MCDONALD": "McDonald",
        "deVries": "deVries",
    },
    refused={"1": "syntax", "Smith Jr.": "component", "Smith, John": "syntax"},
    hints=frozenset(
        {"last_name", "lastname", "surname", "family_name", "familyname", "nachname", "apellido"}
    ),
    aliases=("family_name", "surname"),
)
