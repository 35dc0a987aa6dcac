"""The column types `text` and its preset `free_text`."""

from __future__ import annotations

from typing import Any, NamedTuple

from cleanlib.column_types.text.options import FreeTextOptions, TextOptions, check_options
from cleanlib.core.column_type import ColumnType, TargetFormat
from cleanlib.shared.encoding import fix_encoding
from cleanlib.shared.letter_case import sentence_case, title_case

_MOST_REPAIRS = 5


class Text(NamedTuple):
    """A text after all steps."""

    text: str


def split(text: str, options: TextOptions) -> Text:
    """Do the steps that the options ask for, again where they bring a wrong encoding to light.

    So they do where what was taken out stood within a damaged letter; a text that is cleaned once
    more would be repaired then.
    """
    cleaned = _cleaned(text, options)
    if options.fix_encoding and cleaned != text:
        for _ in range(_MOST_REPAIRS):
            repaired = fix_encoding(cleaned)
            if repaired == cleaned:
                break
            cleaned = _cleaned(repaired, options)
    return Text(cleaned)


def _cleaned(text: str, options: TextOptions) -> str:
    for step in options.steps:
        text = step(text)
    return text.strip()


def validate(value: Text, options: TextOptions) -> Text:
    """Every text is valid."""
    return value


_CLEAN: TargetFormat[Text] = TargetFormat(lambda v: v.text, "the text after all steps")
_SHARED: dict[str, Any] = {
    "split": split,
    "validate": validate,
    "default_format": "clean",
    "check_options": check_options,
    "keeps": frozenset({"none", "-"}),
    "any_text": True,
}

TEXT: ColumnType[Text, TextOptions] = ColumnType(
    name="text",
    title="Text",
    doc=(
        "Prose, which is trimmed; every further step is an option: repair of the encoding, HTML, "
        "invisible characters, quotes, Unicode normal forms, and what is to be left out. The steps "
        "are done in the order of the options, or in that of pipeline=. Every text is valid. "
        "N/A and the like are missing, None and a dash are texts; what the steps leave empty is "
        "missing."
    ),
    formats={
        "clean": _CLEAN,
        "lower": TargetFormat(lambda v: v.text.lower(), "small letters", lossless=False),
        "upper": TargetFormat(lambda v: v.text.upper(), "CAPITALS", lossless=False),
        "title": TargetFormat(
            lambda v: title_case(v.text), "Every Word With A Capital", lossless=False
        ),
        "sentence": TargetFormat(
            lambda v: sentence_case(v.text), "A capital for each sentence", lossless=False
        ),
    },
    options=TextOptions,
    examples={
        "  A  note &amp; more ": "A  note &amp; more",
        "None": "None",
        "-": "-",
        "SÃO PAULO\n": "SÃO PAULO",
    },
    hints=frozenset({"text", "comment", "description", "review", "note", "body"}),
    **_SHARED,
)
FREE_TEXT: ColumnType[Text, FreeTextOptions] = ColumnType(
    name="free_text",
    title="Free text",
    doc=(
        "Text with the steps on that repair it: wrong encodings, control and invisible characters, "
        "blanks. The options are those of text."
    ),
    formats={"clean": _CLEAN},
    options=FreeTextOptions,
    examples={
        "  FranÃ§ais   “ok” ": "Français “ok”",
        "zero\u200bwidth\x07\nline": "zerowidth line",
    },
    hints=frozenset({"notes", "remarks", "comment", "comments"}),
    **_SHARED,
)
