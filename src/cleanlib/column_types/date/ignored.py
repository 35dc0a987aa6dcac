"""Texts the caller wants dropped, such as ``Delayed``, as patterns over tokens."""

from __future__ import annotations

import re
from dataclasses import replace

from cleanlib.column_types.date.forms import FormSet
from cleanlib.column_types.date.input_format import literal_pattern
from cleanlib.column_types.date.prepare import fold_date_text
from cleanlib.core.errors import BadOption, Invalid
from cleanlib.core.grammar import Layout

_JOINTS = " -,;:|"


class IgnoredText:
    """Cuts phrases out of templates, and puts the layout's token numbers back.

    Parameters
    ----------
    forms : FormSet
        Compiled for a lexicon that knows the phrases' words as literals.
    phrases : tuple of str
        Words or phrases; each is dropped wherever it stands as whole words, in any letter case.
    """

    def __init__(self, forms: FormSet, phrases: tuple[str, ...]) -> None:
        patterns = [literal_pattern(phrase) for phrase in sorted(phrases, key=len, reverse=True)]
        self._pattern = forms.compile("|".join(patterns))

    def cut(self, template: str) -> tuple[str, list[int]]:
        """The template without the phrases, and where each of its tokens stood."""
        kept = list(range(len(template)))
        for match in self._pattern.finditer(template):
            kept = [at for at in kept if not match.start() <= at < match.end()]
        if len(kept) < len(template):
            kept = _without_loose_ends(template, kept)
        if not kept:
            raise Invalid("missing_part", "nothing is left beside the ignored text")
        return "".join(template[at] for at in kept), kept


def _without_loose_ends(template: str, kept: list[int]) -> list[int]:
    """The marks that joined a dropped phrase to the rest go with it."""
    loose = [at for at in kept if template[at] not in _JOINTS]
    return [at for at in kept if loose[0] <= at <= loose[-1]] if loose else []


def put_back(layout: Layout, kept: list[int]) -> Layout:
    """The layout of a cut template in terms of the whole one."""
    takes = tuple(take._replace(token=kept[take.token]) for take in layout.takes)
    return replace(layout, takes=takes)


def phrases_of(ignore_text: tuple[str, ...]) -> tuple[str, ...]:
    """The phrases as the lexer will see them; `BadOption` for one that holds a digit."""
    phrases = tuple(filter(None, (fold_date_text(text).strip() for text in ignore_text)))
    for phrase in phrases:
        if re.search(r"\d", phrase):
            raise BadOption(
                f"ignore_text: {phrase!r} holds a digit; only words and marks can be ignored"
            )
    return phrases
