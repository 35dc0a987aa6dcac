"""Blood types of the ABO and Rh(D) systems."""

from __future__ import annotations

import re
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat
from cleanlib.core.errors import Invalid
from cleanlib.shared.calendar_words import plain

_LONGEST = 40
_ROMAN = {"I": "O", "II": "A", "III": "B", "IV": "AB"}
_SIGNS = {"p": "+", "n": "-"}
_WORDS = {"+": "positive", "-": "negative"}
_BLOOD_TYPE = re.compile(
    r"""(?:(?:blood\ )?(?:type|group)\ ?:?\ ?)?
    (?:
        (?P<abo>AB|A|B|O|0)(?:\ ?\((?P<roman>IV|I{1,3})\))?
        |(?P<first>IV|I{1,3})\ ?(?:\((?P<second>AB|A|B|O|0)\))?
    )
    [\ ,]?\ ?(?P<rh>
        (?:Rh(?:esus)?\ ?(?:\(?D\)?)?(?:\ factor)?\ ?)?
        (?:\(?(?P<sign>[+-])(?:ve)?\)?
        |-?\(?(?P<word>pos|neg|(?:posi|nega)ti(?:ve|v|f|vo|va))\.?\)?)
    )?""",
    re.ASCII | re.IGNORECASE | re.VERBOSE,
)


class BloodType(NamedTuple):
    """The ABO group, and the Rh(D) factor as a sign where it is known."""

    abo: str
    rh: str | None


def split(text: str, options: NoOptions) -> BloodType:
    """Read the group and the factor, each in the several ways in which it is written."""
    text = plain(text)
    match = _BLOOD_TYPE.fullmatch(text) if len(text) <= _LONGEST else None
    if match is None:
        raise Invalid("syntax", "a blood type is A, B, AB or O, then + or -")
    return BloodType(_group(match), _factor(match))


def _group(match: re.Match[str]) -> str:
    letters = (match["abo"] or match["second"] or "").upper().replace("0", "O")
    number = (match["roman"] or match["first"] or "").upper()
    if letters and number and _ROMAN[number] != letters:
        raise Invalid("component", f"group {number} is {_ROMAN[number]}, not {letters}")
    return letters or _ROMAN[number]


def _factor(match: re.Match[str]) -> str | None:
    if match["word"]:
        return _SIGNS[match["word"][0].lower()]
    return match["sign"]


def validate(value: BloodType, options: NoOptions) -> BloodType:
    """Any group and factor go together."""
    return value


def _rh(value: BloodType) -> str:
    if value.rh is None:
        raise Invalid("missing_part", "the Rh factor, + or -, is absent")
    return value.rh


BLOOD_TYPE: ColumnType[BloodType, NoOptions] = ColumnType(
    name="blood_type",
    title="Blood type",
    doc=(
        "Groups of the ABO system (0 is O; also I to IV, as in A(II)) with the Rh(D) factor: +, "
        "pos, Rh negative. A group without factor has parts only. Subgroups such as A1 are "
        "invalid."
    ),
    split=split,
    validate=validate,
    formats={
        "ABO±": TargetFormat(lambda v: f"{v.abo}{_rh(v)}", "AB-"),
        "separate": TargetFormat(lambda v: f"{v.abo} {_WORDS[_rh(v)]}", "AB negative"),
        "parts": TargetFormat(tuple, "the group, and the factor as a sign", BloodType._fields),
    },
    default_format="ABO±",
    examples={"ab neg": "AB-", "0 Rh+": "O+", "A(II) Rh−": "A-", "b positive": "B+"},
    refused={"C+": "syntax", "A1+": "syntax", "AB": "missing_part", "A(III)+": "component"},
    hints=frozenset({"blood", "blood_type", "blood_group", "blutgruppe", "abo"}),
    aliases=("blood_group",),
)
