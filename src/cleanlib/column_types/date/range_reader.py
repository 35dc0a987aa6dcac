"""Reads two dates in one cell, or one span of time: a month, a decade, about a year."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import islice

from cleanlib.column_types.date.forms import FormSet
from cleanlib.column_types.date.options import DateOptions
from cleanlib.column_types.date.prepare import prepare
from cleanlib.column_types.date.reader import (
    MOST_TOKENS,
    ORDER_LAYOUTS,
    DateReader,
    StatedFormats,
    Wording,
    features_of,
    template_reader,
    unwrapped,
    with_ignored,
    zone_forms,
)
from cleanlib.core.errors import Invalid
from cleanlib.core.forms import captured
from cleanlib.core.grammar import Layout, Reader, Take

# What may stand between two dates; the wider ones are tried first.
_CONNECTORS = (r" (?:-|/|<:until>) ", r" ?/ ?", r" ?\.\. ?", r" ?- ?|,? ?<:until> ?")
_PREFIX = r"(?:<:since>|<:filler>) "
_OPEN = (
    (r"(?:\.\.|<:until>) ?/? ?", "end"),
    (r"<:since> ", "start"),
)
_OPEN_AFTER = r" ?/ ?\.\.| ?- ?$"
_ABOUT = r"(?:<:circa>\.? ?|~ ?)"
_ABOUT_AFTER = r" ?\(?(?P<about>~|\?)\)?| ?<:circa>\.?"
_SPANS = (
    (r"(?:<:filler> )?<decade>'?<:plural>", "decade"),
    (r"<decade_head><:one_unknown>", "decade_head"),
    (r"(?:<:filler> )?<century_number>(?: ?<:ordinal>)?\.? ?<:century>\.?", "century"),
    (r"<century_head><:two_unknown>", "century_head"),
    (r"<year> ?[-/] ?<short_year>", "years"),
)
_PERIOD = (
    r"<:period>(?:<period_years><:unit_y>)?(?:<period_months><:meridiem_tail>)?"
    r"(?:<period_weeks><:week_mark>)?(?:<period_days><:era_d>)?"
)
_PERIOD_AFTER = rf" ?/ ?{_PERIOD}$"
APPROXIMATE, UNCERTAIN = 1, 2
MOST_SPLITS = 6  # two dates with hyphens and one between them have five


@dataclass(frozen=True)
class RangeReader:
    """Finds the two halves of a range; each is read like a date.

    Attributes
    ----------
    forms : FormSet
        The forms of dates, compiled for a lexicon.
    whole, half : DateReader or StatedFormats
        Read a cell that holds one date, and a half that may lack what the other half says.
    """

    forms: FormSet
    whole: DateReader | StatedFormats
    half: DateReader | StatedFormats

    def assign(self, template: str) -> Layout:
        """The layout of a template, with ``start_`` and ``end_`` fields, or `Invalid`."""
        template, start = unwrapped(template, 0)
        if len(template) > MOST_TOKENS:
            raise Invalid("length", "too long for a range of dates")
        refusal = Invalid("syntax", "not written like a range of dates")
        for read in (self._span, self._single, self._open, self._period, self._two):
            try:
                return read(template, start)
            except Invalid as failed:
                if failed.reason != "syntax":
                    refusal = failed
        raise refusal

    def _span(self, template: str, start: int) -> Layout:
        """A decade, a century, or 2012-13."""
        about, body, at = self._about(template, start)
        for pattern, kind in _SPANS:
            match = self.forms.compile(pattern).fullmatch(body, at)
            if match is not None:
                takes = tuple(Take(f"span_{name}", token) for name, token in captured(match))
                return Layout(takes, ((f"span_{kind}_given", 1), *about))
        raise Invalid("syntax")

    def _about(self, template: str, start: int) -> tuple[tuple[tuple[str, int], ...], str, int]:
        """Whether a cell says about or perhaps, and what is left of it."""
        before = self.forms.compile(_ABOUT).match(template, start)
        if before is not None:
            return (("about", APPROXIMATE),), template, before.end()
        after = re.search(rf"(?:{self.forms.compile(_ABOUT_AFTER).pattern})$", template)
        if after is not None:
            kind = UNCERTAIN if after["about"] == "?" else APPROXIMATE
            return (("about", kind),), template[: after.start()], start
        return (), template, start

    def _single(self, template: str, start: int) -> Layout:
        about, body, at = self._about(template, start)
        return _prefixed("start_", self.whole.assign(body, at), (*about, ("single", 1)))

    def _open(self, template: str, start: int) -> Layout:
        for pattern, half in _OPEN:
            match = self.forms.compile(pattern).match(template, start)
            if match is not None:
                return self._open_half(template, match.end(), half)
        after = re.search(f"(?:{_OPEN_AFTER})$", template)
        if after is None:
            raise Invalid("syntax")
        return self._open_half(template[: after.start()], start, "start")

    def _open_half(self, template: str, start: int, half: str) -> Layout:
        layout = self.whole.assign(template, start)
        return _prefixed(f"{half}_", layout, (("open", 1),))

    def _period(self, template: str, start: int) -> Layout:
        match = self.forms.compile(_PERIOD_AFTER).search(template, start)
        if match is None or not any(match.groups()):
            raise Invalid("syntax")
        layout = self.whole.assign(template[: match.start()], start)
        takes = tuple(Take(name, token) for name, token in captured(match))
        first = _prefixed("start_", layout, (("period", 1),))
        return Layout((*first.takes, *takes), first.constants, first.notes)

    def _two(self, template: str, start: int) -> Layout:
        prefix = self.forms.compile(_PREFIX).match(template, start)
        for at, after in self._splits(template, prefix.end() if prefix else start):
            try:
                left = self.half.assign(template[:at], prefix.end() if prefix else start)
                right = self.half.assign(template, after)
            except Invalid:
                continue
            return _joined(left, right)
        raise Invalid("syntax")

    def _splits(self, template: str, start: int) -> Iterator[tuple[int, int]]:
        for connector in _CONNECTORS:
            matches = self.forms.compile(connector).finditer(template, start + 1)
            for match in islice(matches, MOST_SPLITS):
                if match.end() < len(template):
                    yield match.span()


def _prefixed(prefix: str, layout: Layout, constants: tuple[tuple[str, int], ...]) -> Layout:
    takes = tuple(take._replace(field=prefix + take.field) for take in layout.takes)
    own = tuple((prefix + name, value) for name, value in layout.constants)
    return Layout(takes, (*own, *constants), layout.notes)


def _joined(left: Layout, right: Layout) -> Layout:
    """Two halves in one layout; both dates are written in one order of day and month."""
    right = _as_month(left, right)
    first, second = _prefixed("start_", left, ()), _prefixed("end_", right, ())
    constants = dict(first.constants) | dict(second.constants)
    if "start_order" in constants and "end_order" in constants:
        short, full = sorted((constants["start_order"], constants["end_order"]), reverse=True)
        if ORDER_LAYOUTS[full].startswith(ORDER_LAYOUTS[short]):
            constants["start_order"] = constants["end_order"] = full
    constants["two"] = 1
    notes = tuple(dict.fromkeys((*first.notes, *second.notes)))
    return Layout((*first.takes, *second.takes), tuple(constants.items()), notes)


def _as_month(left: Layout, right: Layout) -> Layout:
    """After a start of month precision, a number alone is a month: 2020-11/12."""
    stated, lone = ({take.field for take in layout.takes} for layout in (left, right))
    if lone != {"day"} or "month" not in stated or stated & {"day", "first"}:
        return right
    return replace(right, takes=tuple(take._replace(field="month") for take in right.takes))


def range_reader(options: DateOptions, needs: frozenset[str]) -> Reader:
    """The reader for a call; equal calls share one."""
    return _reader(features_of(options), Wording.of(options))


@lru_cache(maxsize=32)
def _reader(features: frozenset[str], wording: Wording) -> Reader:
    words = wording.lexicon()
    forms = FormSet(words, zone_forms())
    whole = template_reader(forms, features, wording.input_formats)
    half = template_reader(forms, features | {"half"}, wording.input_formats)
    assign = RangeReader(forms, whole, half).assign
    return Reader(words, with_ignored(assign, forms, wording.ignored), prepare)
