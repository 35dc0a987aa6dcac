"""Writing systems of ISO 15924."""

from __future__ import annotations

from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat
from cleanlib.core.errors import Invalid, shorten
from cleanlib.shared.language_tags import script_subtag
from cleanlib.shared.place_names import LONGEST, agreed
from cleanlib.shared.plain_text import plain_text
from cleanlib.shared.script_names import named_script, script_names, script_numbers


class Script(NamedTuple):
    """A script by its code of four letters."""

    code: str


def _find(text: str) -> str | None:
    return script_subtag(text) or script_numbers().get(text) or named_script(text)


def split(text: str, options: NoOptions) -> Script:
    """Find the script of a code, a number or a name, or of two of them that agree."""
    text = plain_text(text, LONGEST)
    code = _find(text) or agreed(text, _find)
    if code is None:
        raise Invalid("unknown", f"no script is called {shorten(text, 30)}")
    return Script(code)


def validate(value: Script, options: NoOptions) -> Script:
    """Scripts are found or refused by `split`; nothing is left to check."""
    return value


SCRIPT: ColumnType[Script, NoOptions] = ColumnType(
    name="script",
    title="Script",
    doc="Writing systems by code of ISO 15924 (four letters or three digits) or English name.",
    split=split,
    validate=validate,
    formats={
        "alpha-4": TargetFormat(lambda v: v.code, "Latn"),
        "name": TargetFormat(lambda v: script_names()[v.code], "Latin, the name in ISO 15924"),
        "parts": TargetFormat(
            lambda v: (v.code, script_names()[v.code]),
            "four letters, and the name",
            ("code", "name"),
        ),
    },
    default_format="alpha-4",
    examples={
        "latin": "Latn",
        "CYRL": "Cyrl",
        "Simplified Chinese": "Hans",
        "215": "Latn",
        "Burmese": "Mymr",
        "Arabic (Arab)": "Arab",
    },
    refused={"xxxx": "unknown", "Elvish": "unknown", "Latin, Greek": "component"},
    hints=frozenset({"script", "writing_system"}),
)
