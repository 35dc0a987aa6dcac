"""Marital status as a word, in many languages."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.shared.answer_words import check_answer_languages, find_answer

_TABLE, _ROLE = "person_words", "marital_status"
_CODES = {
    "single": "S",
    "married": "M",
    "divorced": "D",
    "widowed": "W",
    "separated": "L",
    "civil partnership": "T",
    "cohabiting": "C",
}


class MaritalStatus(NamedTuple):
    """A marital status, by its English word."""

    status: str


@dataclass(frozen=True)
class MaritalStatusOptions:
    """What a caller may say about a column of marital statuses."""

    languages: str | Sequence[str] | None = option(
        None,
        "read words of these languages, then English ones; when not given, words of all languages",
    )


def check_options(options: MaritalStatusOptions) -> None:
    """Refuse languages that the table of words does not have."""
    check_answer_languages(_TABLE, _ROLE, options.languages)


def split(text: str, options: MaritalStatusOptions) -> MaritalStatus:
    """Read a word, or the first letter of one of the four usual ones."""
    return MaritalStatus(find_answer(_TABLE, _ROLE, text, options.languages, widely=True))


def validate(value: MaritalStatus, options: MaritalStatusOptions) -> MaritalStatus:
    """Any known status will do."""
    return value


MARITAL_STATUS: ColumnType[MaritalStatus, MaritalStatusOptions] = ColumnType(
    name="marital_status",
    title="Marital status",
    doc=(
        "Single, married, divorced, widowed, separated, civil partnership and cohabiting, as "
        "words of many languages or as the letters S, M, D and W. Words that fit several of "
        "them, such as unmarried, are invalid."
    ),
    split=split,
    validate=validate,
    formats={
        "word": TargetFormat(lambda v: v.status, "married, in English"),
        "code": TargetFormat(
            lambda v: _CODES[v.status],
            "S, M, D, W, L (separated), T (civil partnership) or C (cohabiting), as HL7 has them; "
            "the last three are not read back, for they mean other things elsewhere",
            lossless=False,
        ),
    },
    default_format="word",
    options=MaritalStatusOptions,
    check_options=check_options,
    examples={"MARRIED ": "married", "ledig": "single", "Veuve": "widowed", "D": "divorced"},
    refused={"blue": "unknown", "unmarried": "unknown", "T": "unknown", "married 2": "unknown"},
    hints=frozenset({"marital", "marital_status", "civil_status", "familienstand", "estado_civil"}),
)
