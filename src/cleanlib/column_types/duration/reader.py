"""From a template to a layout: finds the form, or the numbers with units, that explain it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache, lru_cache

from cleanlib.column_types.duration.fold import fold_duration_text
from cleanlib.column_types.duration.forms import (
    ANY_PARTS,
    BARE_NUMBER,
    ENDS,
    FORMS,
    ISO_FORMS,
    ISO_START,
    JOIN,
    NOTE,
    NUMBERS,
    SIGN,
    TIME_OF_DAY,
    UNKNOWN_WORD,
    Form,
    numbers,
    parts,
)
from cleanlib.column_types.duration.layouts import Found, make_layout, units_of
from cleanlib.column_types.duration.options import DurationOptions
from cleanlib.column_types.duration.units import BY_SYMBOL, NAMES
from cleanlib.column_types.duration.vocabulary import lexicon
from cleanlib.core.column_type import NoOptions
from cleanlib.core.errors import Invalid
from cleanlib.core.forms import TokenPatterns, captured
from cleanlib.core.grammar import Layout, Reader
from cleanlib.core.text_buffer import Texts
from cleanlib.shared.options import texts

_MOST_TOKENS = 64
_SIGN = re.compile(SIGN)
_NOTE = re.compile(NOTE + "$")


class DurationReader:
    """Reads templates by the forms of durations.

    Parameters
    ----------
    patterns : TokenPatterns
        Compiles for the words of the call.
    forms : tuple of Form
        What a whole cell may look like.
    units : tuple of str
        The units whose numbers may stand side by side, the largest first.
    """

    def __init__(
        self, patterns: TokenPatterns, forms: tuple[Form, ...], units: tuple[str, ...] = ()
    ) -> None:
        self._patterns = patterns
        self._forms = self._compile(forms)
        self._parts = [self._compile(parts(unit)) for unit in units]
        self._ends = self._compile(ENDS)
        self._join = patterns.compile(JOIN)

    def _compile(self, forms: tuple[Form, ...]) -> list[tuple[Form, re.Pattern[str]]]:
        return [(form, self._patterns.compile(form.pattern)) for form in forms]

    def assign(self, template: str) -> Layout:
        """The layout of a template, or `Invalid`."""
        template = template.rstrip(" ")
        if len(template) > _MOST_TOKENS:
            raise Invalid("length", "too long for a duration")
        start = len(template) - len(template.lstrip(" "))
        sign = _SIGN.match(template, start)
        start = sign.end() if sign else start
        found = self._find(template, start)
        note = _NOTE.search(template, start) if found is None and self._parts else None
        if note:
            found = self._find(template[: note.start()], start)
        if found is None:
            raise self._refusal(template, start)
        layout = make_layout(found, sign["sign"] if sign else "", template)
        return replace(layout, notes=(*layout.notes, "note_dropped")) if note else layout

    def _find(self, template: str, start: int) -> Found | None:
        return self._whole(template, start) or self._closest(template, start)

    def _whole(self, template: str, start: int) -> Found | None:
        """The form that explains all of a template."""
        for form, pattern in self._forms:
            match = pattern.fullmatch(template, start)
            if match is not None:
                return ((form, match),)
        return None

    def _closest(self, template: str, start: int) -> Found | None:
        """The reading whose units lie closest: after years, M is months; after hours, minutes."""
        readings = sorted(self._walk(template, start, 0, ()), key=_span)
        if len(readings) > 1 and _span(readings[0]) == _span(readings[1]):
            raise Invalid("ambiguous", "a unit of two meanings, such as M for minutes or months")
        return readings[0] if readings else None

    def _walk(self, template: str, start: int, rank: int, found: Found) -> Iterator[Found]:
        """Every way to read numbers with units, from large units to small ones."""
        if found and start == len(template):
            yield found
        for form, pattern in self._ends if found else ():
            end = pattern.fullmatch(template, start)
            if end is not None and NAMES[rank - 1] in form.after:
                yield (*found, (form, end))
        join = self._join.match(template, start)
        start = join.end() if found and join else start
        for unit in range(rank, len(self._parts)):
            for form, pattern in self._parts[unit]:
                match = pattern.match(template, start)
                if match is not None:
                    yield from self._walk(template, match.end(), unit + 1, (*found, (form, match)))

    def _refusal(self, template: str, start: int) -> Invalid:
        def has(pattern: str, *, whole: bool = True) -> bool:
            compiled = self._patterns.compile(pattern)
            return bool((compiled.fullmatch if whole else compiled.search)(template, start))

        if has(TIME_OF_DAY, whole=False):
            return Invalid("syntax", "a time of day is no duration")
        if has(UNKNOWN_WORD, whole=False):
            return Invalid("unknown", "holds a word that is no unit of time")
        if not self._parts or has(ISO_START, whole=False):
            like = "no ISO 8601 duration such as P1Y2M3DT4H5M6S"
            return Invalid("syntax", f"{like}: each part once, in this order")
        if has(BARE_NUMBER):
            return Invalid("missing_part", "no unit; default_unit= would supply one")
        if has(ANY_PARTS):
            return Invalid("component", "each unit may stand once, the largest first")
        return Invalid("syntax", "not written like a duration")


def _span(found: Found) -> int:
    names = {name: token for _, match in found for name, token in captured(match)}
    ranks = [NAMES.index(unit) for unit in units_of(names)]
    return max(ranks) - min(ranks)


def _fold(texts: Texts) -> Texts:
    return texts.map(texts.rows_beyond_ascii(), fold_duration_text)


def duration_reader(options: DurationOptions, needs: frozenset[str]) -> Reader:
    """The reader for a call; equal calls share one and what it has learnt."""
    unit = BY_SYMBOL[options.default_unit] if options.default_unit else ""
    return _reader(texts(options.languages, "languages"), unit)


@lru_cache(maxsize=32)
def _reader(languages: tuple[str, ...], default_unit: str) -> Reader:
    words = lexicon(languages)
    bare = numbers(default_unit) if default_unit else ()
    patterns = TokenPatterns(words, NUMBERS)
    reader = DurationReader(patterns, (*ISO_FORMS, *FORMS, *bare), NAMES)
    return Reader(words, reader.assign, _fold)


@cache
def _reader_of_iso() -> Reader:
    words = lexicon(())
    reader = DurationReader(TokenPatterns(words, NUMBERS), ISO_FORMS)
    return Reader(words, reader.assign, _fold)


def iso_reader(options: NoOptions, needs: frozenset[str]) -> Reader:
    """The reader of ISO 8601 durations."""
    return _reader_of_iso()
