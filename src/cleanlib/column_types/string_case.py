"""Names and phrases in the letter case of prose or of programs."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import Invalid
from cleanlib.core.notes import note
from cleanlib.shared.accents import strip_accents
from cleanlib.shared.letter_case import capitalize

_APOSTROPHES = "'’"
_BETWEEN = frozenset("_-‐‑‒–—.,;:/\\|()[]{}<>'’")  # signs that do no more than part words
_JOINERS = "\u200c\u200d"


class _Parted(dict[int, str]):
    """A letter, digit, mark or apostrophe as it is, any other character as a blank."""

    def __missing__(self, code: int) -> str:
        character = chr(code)
        category = unicodedata.category(character)
        stays = category[0] in "LNM" or character in _APOSTROPHES + _JOINERS
        self[code] = parted = character if stays else "" if category == "Cf" else " "
        return parted


_parted = _Parted()


class Words(NamedTuple):
    """The words of a name or phrase, in small letters."""

    words: tuple[str, ...]


@dataclass(frozen=True)
class StringCaseOptions:
    """What becomes of letters with accents."""

    remove_accents: bool = option(
        False, "Latin and Greek letters without their accents", (True, False)
    )


def split(text: str, options: StringCaseOptions) -> Words:
    """Find the words: runs of letters and digits, taken apart where a capital begins one."""
    text = _compose(text)
    if options.remove_accents:
        text = strip_accents(text)
    if any(map(_is_sign, set(text))):
        note("signs_dropped")
    runs = (run.strip(_APOSTROPHES) for run in text.translate(_parted).split())
    return Words(tuple(_compose(word.lower()) for run in runs if run for word in _taken_apart(run)))


def _compose(text: str) -> str:
    """Letters and their accents as one character, where there is one (Unicode NFC)."""
    return unicodedata.normalize("NFC", text)


def _is_sign(character: str) -> bool:
    return character not in _BETWEEN and unicodedata.category(character)[0] in "PS"


def _taken_apart(run: str) -> list[str]:
    """``parseHTTPHeader2Map`` is parse, HTTP, Header2, Map."""
    starts = [0]
    for at in range(1, len(run)):
        before, here, after = run[at - 1], run[at], run[at + 1 : at + 2]
        begins = _is_small(before) or (_is_small(after) and before not in _APOSTROPHES)
        if here.isupper() and begins:
            starts.append(at)
    return [run[start:end] for start, end in zip(starts, [*starts[1:], len(run)], strict=True)]


def _is_small(character: str) -> bool:
    """Whether it has a capital; ordinal signs such as º have none."""
    return character.islower() and character != character.upper()


def validate(value: Words, options: StringCaseOptions) -> Words:
    """There must be a word."""
    if not value.words:
        raise Invalid("syntax", "no letters or digits")
    return value


def _capitals(words: tuple[str, ...]) -> list[str]:
    return [_compose(capitalize(word)) for word in words]


def _sentence(value: Words) -> str:
    return " ".join([*_capitals(value.words[:1]), *value.words[1:]])


def _bare(value: Words) -> tuple[str, ...]:
    """The words as programs write them, without apostrophes."""
    return tuple(_compose(word.replace("'", "").replace("’", "")) for word in value.words)


def _camel(value: Words) -> str:
    first, *others = _bare(value)
    return "".join([first, *_capitals(tuple(others))])


STRING_CASE: ColumnType[Words, StringCaseOptions] = ColumnType(
    name="string_case",
    title="Letter case",
    doc=(
        "Names and phrases, written in one letter case. A word begins after a blank, an "
        "underscore, a hyphen or another sign, and at a capital that follows a small letter or "
        "begins a word of small letters: parseHTTPHeader is three words. The signs between words "
        "are left out."
    ),
    split=split,
    validate=validate,
    formats={
        "lower": TargetFormat(lambda v: " ".join(v.words), "hello world foo"),
        "upper": TargetFormat(
            lambda v: _compose(" ".join(v.words).upper()), "HELLO WORLD FOO", lossless=False
        ),
        "title": TargetFormat(
            lambda v: " ".join(_capitals(v.words)), "Hello World Foo", lossless=False
        ),
        "sentence": TargetFormat(_sentence, "Hello world foo", lossless=False),
        "snake": TargetFormat(lambda v: "_".join(_bare(v)), "hello_world_foo", lossless=False),
        "kebab": TargetFormat(lambda v: "-".join(_bare(v)), "hello-world-foo", lossless=False),
        "camel": TargetFormat(_camel, "helloWorldFoo", lossless=False),
        "pascal": TargetFormat(
            lambda v: "".join(_capitals(_bare(v))), "HelloWorldFoo", lossless=False
        ),
    },
    default_format="lower",
    options=StringCaseOptions,
    any_text=True,
    keeps=frozenset({"none"}),
    examples={
        "helloWorld foo": "hello world foo",
        "parseHTTPHeader": "parse http header",
        "FIRST_NAME": "first name",
        "utf8String": "utf8 string",
        "don't stop": "don't stop",
    },
    refused={"---": "syntax", "!?": "syntax"},
)
