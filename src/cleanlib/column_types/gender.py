"""Genders as words in many languages, as letters, or as ISO/IEC 5218 codes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import BadOption, Invalid, shorten
from cleanlib.core.notes import note
from cleanlib.shared.answer_words import answer_key, check_answer_languages, find_answer
from cleanlib.shared.calendar_words import plain

_TABLE, _ROLE = "person_words", "gender"
_LONGEST = 200
_ISO_5218 = {"0": "unknown", "1": "male", "2": "female", "9": "not applicable"}
_CODES = {"male": "M", "female": "F", "other": "O", "unknown": "U"}
_PAIRS: Mapping[frozenset[str], Mapping[str, str]] = {
    frozenset("hm"): {"h": "male", "m": "female"},  # hombre and mujer, homem and mulher
    frozenset("hf"): {"h": "male"},  # homme and femme
}
_SAYS_NOTHING = ("unknown", "not applicable")


class Gender(NamedTuple):
    """A gender, and how the two that are no word of their own are written."""

    gender: str
    other: str = "X"
    unknown: str | None = None


@dataclass(frozen=True)
class GenderOptions:
    """What a caller may say about a column of genders."""

    languages: str | Sequence[str] | None = option(
        None,
        "read words and letters of these languages, then English ones; when not given, words of "
        "all languages and English letters",
    )
    other: str = option("X", "what M/F writes for a gender that is neither")
    unknown_to: str | None = option(
        None, "what M/F and male/female write for unknown and not applicable; None refuses them"
    )
    input: str | None = option(
        None, "'iso5218': the digits 0, 1, 2 and 9 are ISO/IEC 5218 codes", (None, "iso5218")
    )


@dataclass(frozen=True)
class _Surveyed(GenderOptions):
    """The options, and the letters that the column itself explains."""

    letters: Mapping[str, str] = field(default_factory=dict)


def check_options(options: GenderOptions) -> None:
    """Refuse unknown languages, and texts for other and unknown that mean something else."""
    check_answer_languages(_TABLE, _ROLE, options.languages)
    for name, meant in (("other", ("other",)), ("unknown_to", _SAYS_NOTHING)):
        text = getattr(options, name)
        if text is None and name == "unknown_to":
            continue
        if not (isinstance(text, str) and text.strip()):
            raise BadOption(f"{name}={text!r} must be a text")
        if _known(text) not in (None, *meant):
            raise BadOption(f"{name}={text!r} is written for {_known(text)} already")


def _known(text: str) -> str | None:
    try:
        return find_answer(_TABLE, _ROLE, text, None, widely=True)
    except Invalid:
        return None


def survey(counts: Mapping[str, int], options: GenderOptions) -> GenderOptions:
    """Learn from which letters stand in the column what H and M stand for."""
    found = frozenset(answer_key(text) for text in counts if len(text) <= _LONGEST)
    found &= frozenset("hmf")
    stated = {f.name: getattr(options, f.name) for f in fields(GenderOptions)}
    letters = _PAIRS.get(found, {"m": "male"} if found == frozenset("mf") else {})
    return _Surveyed(**stated, letters=letters)


def split(text: str, options: GenderOptions) -> Gender:
    """Read a code, a text the caller named, or a word."""
    if len(text) > _LONGEST:
        raise Invalid("length", f"{len(text):,} characters are too long for a gender")
    text = plain(text)
    if text.isdecimal():
        return Gender(_digit(text, options))
    key = answer_key(text)
    if options.unknown_to is not None and key == answer_key(options.unknown_to):
        return Gender("unknown")
    if key == answer_key(options.other):
        return Gender("other")
    letters = options.letters if isinstance(options, _Surveyed) else {}
    if key in letters:
        if "h" in letters:
            note("letters_inferred")
        return Gender(letters[key])
    return Gender(find_answer(_TABLE, _ROLE, text, options.languages, widely=True))


def _digit(text: str, options: GenderOptions) -> str:
    if options.input is None:
        raise Invalid("ambiguous", f"{shorten(text, 20)} is a code; input='iso5218' reads it")
    if text not in _ISO_5218:
        raise Invalid("range", f"ISO/IEC 5218 has the codes 0, 1, 2 and 9, not {shorten(text, 20)}")
    return _ISO_5218[text]


def validate(value: Gender, options: GenderOptions) -> Gender:
    """Add how other and unknown are written."""
    return Gender(value.gender, options.other, options.unknown_to)


def _written(value: Gender, words: Mapping[str, str]) -> str:
    if value.gender in _SAYS_NOTHING:
        if value.unknown is None:
            raise Invalid("missing_part", f"{value.gender}; unknown_to= says what to write for it")
        return value.unknown
    return words[value.gender]


def _letter(value: Gender) -> str:
    return _written(value, {"male": "M", "female": "F", "other": value.other})


def _word(value: Gender) -> str:
    return _written(value, {word: word for word in _CODES})


def _iso_5218(value: Gender) -> str:
    for code, gender in _ISO_5218.items():
        if gender == value.gender:
            return code
    raise Invalid("missing_part", f"ISO/IEC 5218 has no code for {value.gender}")


def _code(value: Gender) -> str:
    if value.gender not in _CODES:
        raise Invalid("missing_part", f"there is no letter for {value.gender}")
    return _CODES[value.gender]


GENDER: ColumnType[Gender, GenderOptions] = ColumnType(
    name="gender",
    title="Gender",
    doc=(
        "Male, female, other and unknown, as words of many languages or as letters (m, f, x; "
        "those of other languages when languages= names them). In a column with H and M, or H "
        "and F, H is male (hombre, homme). Digits differ from one coding to the next, so they "
        "are invalid unless input='iso5218' says which it is."
    ),
    split=split,
    validate=validate,
    formats={
        "M/F": TargetFormat(_letter, "M or F, X (other=) for another gender"),
        "male/female": TargetFormat(_word, "male, female or other"),
        "code": TargetFormat(_code, "M, F, O (other) or U (unknown), as in HL7 table 0001"),
        "iso5218": TargetFormat(
            _iso_5218,
            "1, 2, 0 (not known) or 9 (not applicable); read again with input='iso5218'",
            lossless=False,
        ),
    },
    default_format="M/F",
    options=GenderOptions,
    check_options=check_options,
    survey=survey,
    examples={"femme": "F", "MALE": "M", "woman": "F", "männlich": "M", "non-binary": "X"},
    refused={"purple": "unknown", "1": "ambiguous", "h": "unknown", "unknown": "missing_part"},
    hints=frozenset({"gender", "sex", "geschlecht", "genre", "sexe", "sexo", "sesso", "geslacht"}),
    aliases=("sex",),
)
