"""From a template to a layout: finds forms that together explain every token of it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import NamedTuple

from cleanlib.column_types.date.forms import WORDS, Form, FormSet
from cleanlib.column_types.date.ignored import IgnoredText, phrases_of, put_back
from cleanlib.column_types.date.input_format import (
    input_form,
    literal_pattern,
    literal_words,
    literals_of,
)
from cleanlib.column_types.date.options import AUTO, DateOptions
from cleanlib.column_types.date.prepare import prepare
from cleanlib.column_types.date.vocabulary import lexicon
from cleanlib.column_types.date.zones import frozen_names, hyphenated_zones, zone_words
from cleanlib.core.errors import Invalid
from cleanlib.core.forms import NANO_DIGITS, captured, fraction_take
from cleanlib.core.grammar import Layout, Reader, Take
from cleanlib.core.lexer import FIRST_WORD_CODE, Lexicon
from cleanlib.shared.format_tokens import FRACTION
from cleanlib.shared.options import texts

MOST_TOKENS = 64
ORDER_LAYOUTS = ("n/n/year", "n-n-year", "n.n.year", "n n year", "n/n", "n-n", "n.n")

_MARKS = ("mark", "sign", "utc_word", "zed_word")  # say something, but fill no field themselves
_QUOTES = {"[": "]", "(": ")", '"': '"', "'": "'"}
Found = tuple[Form, re.Match[str]]


@dataclass(frozen=True)
class DateReader:
    """The reading of a template by the forms, for one set of features.

    Attributes
    ----------
    features : frozenset of str
        Conditions that hold for the whole call: ``"clock"`` (a column of times), ``"half"`` (of
        a range), ``"serial"``, ``"epoch"``, ``"auto_epoch"``, ``"compact_time"``, ``"relative"``.
    """

    forms: FormSet
    features: frozenset[str]

    def assign(self, template: str, start: int = 0) -> Layout:
        """The layout of a template from a token on, or `Invalid`."""
        template, start = unwrapped(template, start)
        if len(template) - start > MOST_TOKENS:
            raise Invalid("length", "too long for a date")
        before = self.forms.before.match(template, start)
        start = before.end() if before else start
        for found in self._walk(template, start, ()):
            return _layout(found, template)
        if any(letter == chr(FIRST_WORD_CODE) for letter in template):
            raise Invalid("unknown", "holds a word that no date has")
        raise Invalid("syntax", "not written like a date")

    def _walk(
        self, template: str, at: int, found: tuple[Found, ...]
    ) -> Iterator[tuple[Found, ...]]:
        """Every way to explain the template from ``at`` on, the likeliest first."""
        if found and self._ends(template, at):
            if _is_plausible(found):
                yield found
            return
        yield from self._go_on(template, at, found)
        if found and self._ends(template, at, with_note=True) and _is_plausible(found):
            yield found

    def _go_on(
        self, template: str, at: int, found: tuple[Found, ...]
    ) -> Iterator[tuple[Found, ...]]:
        gap = self.forms.between.match(template, at) if found else None
        after_blank = at + 1 if found and template[at : at + 1] == " " else at
        for place in dict.fromkeys((at, after_blank, gap.end() if gap else at)):
            for form, pattern in self.forms.forms:
                if not self._allowed(form, found):
                    continue
                match = pattern.match(template, place)
                if match is not None and self._may_follow(form, found, match):
                    yield from self._walk(template, match.end(), (*found, (form, match)))

    def _ends(self, template: str, at: int, *, with_note: bool = False) -> bool:
        rest = self.forms.end.match(template, at)
        at = rest.end() if rest else at
        note = self.forms.note.match(template, at) if with_note else None
        return at == len(template) or (note is not None and note.end() == len(template))

    def _may_follow(self, form: Form, found: tuple[Found, ...], match: re.Match[str]) -> bool:
        """Whether a match may stand where it does, after what was found."""
        if form.when == "compact_time":  # alone in its cell, or after a whole date
            yearless = any(("yearless", 1) in f.constants for f, _ in found)
            return not yearless if found else self._ends(match.string, match.end())
        if form.kind == "zone":  # 10:30+01:00, 10:30 +01:00; not 2020-05, nor behind a mark
            before, last = match.string[match.start() - 1], found[-1]
            return before == " " or (last[1].end() == match.start() and "time" in last[0].kinds)
        return form.kind != "meridiem" or _lacks_half_of_day(found)

    def _allowed(self, form: Form, found: tuple[Found, ...]) -> bool:
        had = {kind for f, _ in found for kind in f.kinds}
        if had.intersection(form.kinds):
            return False
        if not form.when:
            return True
        if form.when == "after yearless":
            return any(("yearless", 1) in f.constants for f, _ in found) and "time" in had
        if form.when.startswith("after "):
            return form.when.removeprefix("after ") in had
        return self.features.issuperset(form.when.split())


def _lacks_half_of_day(found: tuple[Found, ...]) -> bool:
    """Whether an hour was found and nothing that says in which half of the day it lies."""
    names = {name.rstrip("_") for _, match in found for name, _ in captured(match)}
    at_twelve = any(field == "noon" for form, _ in found for field, _ in form.constants)
    return "hour" in names and "meridiem" not in names and not at_twelve


def _is_plausible(found: tuple[Found, ...]) -> bool:
    """A number alone is a year, but not beside a clock."""
    bare = any(("bare", 1) in form.constants for form, _ in found)
    return not (bare and any("time" in form.kinds for form, _ in found))


def trimmed(template: str, start: int) -> tuple[str, int]:
    """A template without blanks before ``start`` and at its end."""
    while template[start : start + 1] == " ":
        start += 1
    return template.rstrip(" "), start


def unwrapped(template: str, start: int) -> tuple[str, int]:
    """A template without blanks, brackets or quotes around it; a lone ' marks text in sheets."""
    template, start = trimmed(template, start)
    opening = template[start : start + 1]
    if opening in _QUOTES and len(template) - start > 2 and template[-1] == _QUOTES[opening]:
        return template[:-1], start + 1
    return template, start + (opening == "'")


def _layout(found: tuple[Found, ...], template: str) -> Layout:
    takes: list[Take] = []
    constants: dict[str, int] = {}
    notes: list[str] = []
    for form, match in found:
        constants |= dict(form.constants)
        slices = _SLICES | dict(form.slices)
        for name, token in _tokens(match):
            if name in slices:
                takes += _slice_takes(token, slices[name])
            else:
                takes += _takes(name, token, template)
        constants |= _from_marks(match)
        if any(field == "short_year" for _, cuts in form.slices for field, _, _ in cuts):
            constants["short"] = 1
    if _is_mail(found, template):
        constants["mail"] = 1
    last = found[-1][1].end()
    if "(" in template[last:] or "*" in template[last:]:
        notes.append("note_dropped")
    return Layout(tuple(takes), tuple(constants.items()), tuple(notes))


def _tokens(match: re.Match[str]) -> Iterator[tuple[str, int]]:
    return ((name, token) for name, token in captured(match) if name not in _MARKS)


def _from_marks(match: re.Match[str]) -> dict[str, int]:
    """What the punctuation of a form says: the sign of an offset, the layout of a numeric date."""
    groups = match.groupdict()
    stated: dict[str, int] = {}
    if groups.get("sign"):
        stated["zone_sign"] = -1 if groups["sign"] == "-" else 1
    if groups.get("utc_word") or groups.get("zed_word"):
        stated["zone_hour"] = 0
    if groups.get("first"):
        mark = groups.get("mark") or " "
        year = f"{mark}year" if groups.get("year") or groups.get("short_year") else ""
        stated["order"] = ORDER_LAYOUTS.index(f"n{mark}n{year}")
    if match[0].startswith("-") and (groups.get("epoch") or groups.get("auto_epoch")):
        stated["negative"] = 1
    if groups.get("short_year"):
        stated["short"] = 1
    return stated


def _is_mail(found: tuple[Found, ...], template: str) -> bool:
    """Whether a cell is written like the date of a mail (RFC 5322): weekday, comma, day month."""
    kinds = [form.kind for form, _ in found]
    if kinds[:1] != ["weekday"] or "date" not in kinds:
        return False
    weekday, date = found[0][1], found[kinds.index("date")][1]
    comma = template[weekday.end() : weekday.end() + 1] == ","
    parts = [name for name, _ in sorted(_tokens(date), key=lambda pair: pair[1])]
    return comma and parts[:2] == ["day", "name"]


_NUMBER_FIELDS = {
    "bare_year": "year",
    "any_year": "year",
    "short_year": "year",
    "auto_epoch": "epoch",
    "minute_": "minute",
    "second1": "second",
    "hour2": "hour",
}
_SLICES = {  # one run of digits that holds several fields: field, divide, modulo
    "hhmm": (("hour", 100, 0), ("minute", 1, 100)),
    "hhmmss": (("hour", 10_000, 0), ("minute", 100, 100), ("second", 1, 100)),
    "zone_hhmm": (("zone_hour", 100, 0), ("zone_minute", 1, 100)),
    "week_and_day": (("week", 10, 0), ("weekday_number", 1, 10)),
}
_FRACTIONS = {
    "fraction": "nanos",
    "minute_fraction": "minute_fraction",
    "hour_fraction": "hour_fraction",
    "serial_fraction": "serial_fraction",
    "epoch_fraction": "epoch_fraction",
}


def _slice_takes(token: int, cuts: tuple[tuple[str, int, int], ...]) -> list[Take]:
    return [_slice_take(token, *cut) for cut in cuts]


def _slice_take(token: int, field: str, divide: int, modulo: int) -> Take:
    if field[:1] == FRACTION:
        return Take("nanos", token, "", divide, modulo, 10 ** (NANO_DIGITS - len(field)))
    return Take(_NUMBER_FIELDS.get(field, field), token, "", divide, modulo)


def _takes(name: str, token: int, template: str) -> list[Take]:
    """What a captured token fills."""
    if name in _FRACTIONS:
        return [fraction_take(_FRACTIONS[name], token, ord(template[token]))]
    if name == "glued":
        return [Take("meridiem", token, "glued_meridiem"), Take("month", token, "glued_month")]
    if name == "glued_day":
        return [Take("meridiem", token, "glued_meridiem"), Take("weekday", token, "glued_weekday")]
    role = WORDS.get(name.rstrip("_"), "")
    if role:
        return [Take("month" if name == "name" else name.rstrip("_"), token, role)]
    return [Take(_NUMBER_FIELDS.get(name, name), token)]


_FEATURES = ("serial", "epoch", "compact_time")


def features_of(options: DateOptions) -> frozenset[str]:
    """The forms that the options switch on."""
    features = {name for name in _FEATURES if getattr(options, name) is not None}
    if options.epoch == AUTO:
        features = features - {"epoch"} | {"auto_epoch"}
    if options.relative == "resolve":
        features.add("relative")
    return frozenset(features)


def date_reader(options: DateOptions, needs: frozenset[str], *, clock: bool = False) -> Reader:
    """The reader for a call; equal calls share one and what it has learnt."""
    features = features_of(options)
    return _reader(features | {"clock"} if clock else features, Wording.of(options))


class Wording(NamedTuple):
    """The options that decide which words a reader knows, as a key for its cache."""

    languages: tuple[str, ...]
    tz_names: tuple[tuple[str, str], ...]
    input_formats: tuple[str, ...]
    ignored: tuple[str, ...]

    @classmethod
    def of(cls, options: DateOptions) -> Wording:
        """The wording of a call."""
        return cls(
            texts(options.languages, "languages"),
            frozen_names(options.tz_names),
            texts(options.input_format, "input_format"),
            phrases_of(texts(options.ignore_text, "ignore_text")),
        )

    def lexicon(self) -> Lexicon:
        """All words it takes."""
        literals = literal_words(
            (*literals_of(self.input_formats), *self.ignored, *hyphenated_zones())
        )
        return lexicon(self.languages, zone_words(self.tz_names).words, literals)


@lru_cache(maxsize=32)
def _reader(features: frozenset[str], wording: Wording) -> Reader:
    words = wording.lexicon()
    forms = FormSet(words, zone_forms())
    assign = template_reader(forms, features, wording.input_formats).assign
    return Reader(words, with_ignored(assign, forms, wording.ignored), prepare)


@cache
def zone_forms() -> tuple[Form, ...]:
    """Forms of the zones whose names hold a hyphen, which ends a word."""
    return tuple(
        Form("zone", literal_pattern(name), (("zone", number),), "after time")
        for name, number in hyphenated_zones().items()
    )


def template_reader(
    forms: FormSet, features: frozenset[str], input_formats: tuple[str, ...]
) -> DateReader | StatedFormats:
    """What reads templates: the formats the caller states, else all forms."""
    return StatedFormats(forms, input_formats) if input_formats else DateReader(forms, features)


def with_ignored(
    assign: Callable[[str], Layout], forms: FormSet, ignore: tuple[str, ...]
) -> Callable[[str], Layout]:
    """``assign`` on templates without the ignored phrases."""
    if not ignore:
        return assign
    ignored = IgnoredText(forms, ignore)

    def cut_and_assign(template: str) -> Layout:
        shorter, kept = ignored.cut(template)
        return put_back(assign(shorter), kept)

    return cut_and_assign


class StatedFormats:
    """Reads only what ``input_format`` says."""

    def __init__(self, forms: FormSet, specs: tuple[str, ...]) -> None:
        stated = [input_form(spec) for spec in specs]
        self._forms = [(form, forms.compile(form.pattern)) for form in stated]

    def assign(self, template: str, start: int = 0) -> Layout:
        """The layout of a template from a token on, by the first format that fits."""
        template, start = trimmed(template, start)
        for form, pattern in self._forms:
            match = pattern.fullmatch(template, start)
            if match is not None:
                return _layout(((form, match),), template)
        raise Invalid("syntax", "not written in the input_format")
