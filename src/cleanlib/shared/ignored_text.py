"""Words that the caller wants left out of every cell before it is read."""

from __future__ import annotations

import re
from collections.abc import Sequence

import pyarrow.compute as pc

from cleanlib.core.errors import BadOption
from cleanlib.core.text_buffer import Texts
from cleanlib.shared.options import texts as as_texts

IGNORE_TEXT_DOC = "words or phrases without digits to leave out, such as ['approx.', 'Alumi-Tek']"


def phrases_of(ignore_text: str | Sequence[str] | None) -> tuple[str, ...]:
    """The phrases of the option, the longest first; `BadOption` for one that holds a digit."""
    phrases = {text.strip() for text in as_texts(ignore_text, "ignore_text")} - {""}
    for phrase in phrases:
        if any(sign.isdigit() for sign in phrase):
            raise BadOption(
                f"ignore_text: {phrase!r} holds a digit; only words and marks can be ignored"
            )
    return tuple(sorted(phrases, key=lambda phrase: (-len(phrase), phrase)))


def without_phrases(texts: Texts, phrases: tuple[str, ...]) -> Texts:
    """Texts without the phrases, wherever they stand as whole words, in any letter case."""
    if not phrases:
        return texts
    choice = "|".join(re.escape(phrase) for phrase in phrases)
    pattern = rf"(?i)(^|[\s,;:|(-])(?:{choice})($|[\s,;:|)-])"
    cut = pc.replace_substring_regex(texts.array, pattern, r"\1 \2")
    return Texts(pc.utf8_trim(cut, characters=" \t\r\n,;:|"))
