"""Text of which only the blanks are cleaned."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.shared.blanks import collapse_blanks, trim_blanks


class Trimmed(NamedTuple):
    """A text without needless blanks."""

    text: str


@dataclass(frozen=True)
class WhitespaceOptions:
    """What counts as a blank, and what becomes of several."""

    unicode_spaces: bool = option(
        True, "no-break, wide and other spaces of Unicode are blanks, too", (True, False)
    )
    collapse: bool = option(True, "one space for every run of blanks and line ends", (True, False))


def split(text: str, options: WhitespaceOptions) -> Trimmed:
    """Trim, and make one space of every run of blanks."""
    clean = collapse_blanks if options.collapse else trim_blanks
    return Trimmed(clean(text, options.unicode_spaces))


def validate(value: Trimmed, options: WhitespaceOptions) -> Trimmed:
    """Every text is valid."""
    return value


WHITESPACE: ColumnType[Trimmed, WhitespaceOptions] = ColumnType(
    name="whitespace",
    title="Blanks",
    doc=(
        "Any text; it is trimmed, and each run of blanks and line ends becomes one space. N/A and "
        "the like are missing, None and a dash are texts."
    ),
    split=split,
    validate=validate,
    formats={"trimmed": TargetFormat(lambda v: v.text, "a b")},
    default_format="trimmed",
    options=WhitespaceOptions,
    keeps=frozenset({"none", "-"}),
    any_text=True,
    examples={" a  b ": "a b", "a\u00a0b\n\tc": "a b c"},
)
