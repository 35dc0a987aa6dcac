"""Hashtags."""

from __future__ import annotations

import re
import unicodedata
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat
from cleanlib.core.errors import Invalid, shorten
from cleanlib.core.exact_json import write_json
from cleanlib.core.unicode import without_invisible

_LONGEST = 10_000
_LONGEST_TAG = 140
_JOINING = "_\u200c"  # Persian writes the second within words
_SIGNS = str.maketrans({"＃": "#", "﹟": "#", "，": ",", "、": ",", "；": ";", "＿": "_"})
_BETWEEN = re.compile(r"[\s,;|]+")
_TAG_START = re.compile(r"(?<=[^\s,;|#])(?=#)")


class Hashtags(NamedTuple):
    """The tags of a cell in lower case, without their sign."""

    tags: tuple[str, ...]


def split(text: str, options: NoOptions) -> Hashtags:
    """Take the tags apart: at blanks, commas and semicolons, and in front of each sign."""
    if len(text) > _LONGEST:
        raise Invalid("length", f"{len(text):,} characters, more than {_LONGEST:,}")
    text = unicodedata.normalize("NFC", without_invisible(text).translate(_SIGNS))
    words = [word for word in _BETWEEN.split(_TAG_START.sub(" ", text)) if word]
    signs = {word.startswith("#") for word in words}
    if len(signs) > 1:
        raise Invalid("syntax", "words without # beside hashtags")
    return Hashtags(tuple(_tag(word.removeprefix("#")) for word in words))


def _tag(word: str) -> str:
    if not word:
        raise Invalid("missing_part", "nothing behind #")
    if len(word) > _LONGEST_TAG:
        raise Invalid("length", f"a tag of {len(word):,} characters, more than {_LONGEST_TAG}")
    if not all(sign in _JOINING or unicodedata.category(sign)[0] in "LMN" for sign in word):
        raise Invalid("syntax", f"{shorten(word, 30)}: tags have letters, digits and _ only")
    if not any(unicodedata.category(sign)[0] == "L" for sign in word):
        raise Invalid("component", f"{shorten(word, 30)}: a tag needs a letter")
    return unicodedata.normalize("NFC", word.lower())


def validate(value: Hashtags, options: NoOptions) -> Hashtags:
    """Leave out a tag that was there before."""
    if not value.tags:
        raise Invalid("syntax", "no tag")
    return Hashtags(tuple(dict.fromkeys(value.tags)))


HASHTAG: ColumnType[Hashtags, NoOptions] = ColumnType(
    name="hashtag",
    title="Hashtags",
    doc=(
        "One hashtag or several, with blanks, commas or nothing between them. Tags have letters of "
        "any script, digits and underscores, and at least one letter; they are written in lower "
        "case, each once. Words without the sign are read as tags if none has it."
    ),
    split=split,
    validate=validate,
    formats={
        "#tag": TargetFormat(lambda v: " ".join(f"#{tag}" for tag in v.tags), "#opendata #csv"),
        "tag": TargetFormat(lambda v: " ".join(v.tags), "opendata csv"),
        "list": TargetFormat(
            lambda v: write_json(v.tags, separators=(", ", ": ")),
            '["opendata", "csv"], as JSON',
            lossless=False,
        ),
    },
    default_format="#tag",
    examples={
        " #OpenData, #csv": "#opendata #csv",
        "#a#b": "#a #b",
        "＃Straße": "#straße",
        "csv": "#csv",
    },
    refused={
        "# ": "missing_part",
        "#2024": "component",
        "#open-data": "syntax",
        "see #csv": "syntax",
        ",": "syntax",
    },
    hints=frozenset({"hashtag", "hashtags", "tag", "tags"}),
)
