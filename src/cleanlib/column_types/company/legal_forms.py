"""Legal forms of companies, found at the ends of names."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import NamedTuple

from cleanlib.core.tables import read_table
from cleanlib.shared.letters import plain_letters

MOST_WORDS = 8  # of the longest form, its letters spaced out
_LETTERS = re.compile(r"[^\W\d_](?:[./][^\W\d_])*[./]?")
_DOTTED = re.compile(r"[^\W\d_][./]\s?[^\W\d_]")
_EDGES = ",;"
Key = tuple[str, ...]


class LegalForm(NamedTuple):
    """A legal form: usual spelling, name in full, countries that have it."""

    form: str
    full: str
    countries: tuple[str, ...]


class Spelling(NamedTuple):
    """One way to write a form; ``care`` is how sure its writing must be, for it is a word too."""

    text: str
    form: LegalForm
    care: str


def form_key(words: Sequence[str]) -> Key:
    """Words without case, accents, dots and slashes; single letters side by side are one word.

    >>> form_key(["Sp.", "z", "o.o."]), form_key(["L", "L", "C,"])
    (('sp', 'zoo'), ('llc',))
    """
    merged: list[str] = []
    after_letters = False
    for word in words:
        bare = word.strip(_EDGES)
        is_letters = _LETTERS.fullmatch(bare) is not None
        plain = plain_letters(bare.replace(".", "").replace("/", ""))
        if is_letters and after_letters:
            merged[-1] += plain
        else:
            merged.append(plain)
        after_letters = is_letters
    return tuple(merged)


@cache
def spellings(*places: str) -> Mapping[Key, tuple[Spelling, ...]]:
    """Every spelling of the forms that stand at one of the places, by its key."""
    found: dict[Key, list[Spelling]] = defaultdict(list)
    for place, spelling in _all_spellings():
        if place in places:
            found[form_key(spelling.text.split())].append(spelling)
    return {key: tuple(listed) for key, listed in found.items()}


@cache
def attached() -> tuple[Spelling, ...]:
    """Forms written without a blank, the longest first."""
    listed = [spelling for place, spelling in _all_spellings() if place == "attached"]
    return tuple(sorted(listed, key=lambda spelling: -len(spelling.text)))


def _all_spellings() -> Iterator[tuple[str, Spelling]]:
    for row in read_table("legal_forms"):
        form = LegalForm(row["form"], row["full"], tuple(row["countries"].split()))
        for text in row["spellings"].split("|"):
            bare = text.rstrip("*!")
            yield row["place"], Spelling(bare, form, text[len(bare) :])


@cache
def _last_words() -> frozenset[str]:
    spelt = [spelling.text.split() for _, spelling in _all_spellings()]
    return frozenset(form_key(part)[-1] for words in spelt for part in (words, words[-1:]))


def may_end_form(word: str) -> bool:
    """Whether a form may end with the word, or with the single letter."""
    (key,) = form_key([word])
    return len(key) == 1 or key in _last_words()


def find_form(
    words: Sequence[str], after_comma: bool, country: str | None, *places: str
) -> LegalForm | None:
    """The form that all of the words together are."""
    raw = " ".join(words).strip(_EDGES)
    known = spellings(*places).get(form_key(words), ())
    sure = [s for s in known if _is_sure(s, raw, after_comma)]
    if not sure:
        return None
    return max(sure, key=lambda s: _likeness(s, raw, country)).form


def _is_sure(spelling: Spelling, raw: str, after_comma: bool) -> bool:
    if not spelling.care or after_comma or _DOTTED.search(raw):
        return True
    letters = spelling.form.form.replace(".", "").replace("/", "")
    return spelling.care == "*" and raw.replace(".", "") == letters


def _likeness(spelling: Spelling, raw: str, country: str | None) -> tuple[bool, bool, bool]:
    close = raw.replace(" ", "")
    return (
        country in spelling.form.countries,
        close.casefold().rstrip(".") == spelling.text.replace(" ", "").rstrip("."),
        raw == spelling.form.form,
    )


@cache
def countries() -> frozenset[str]:
    """The countries that have a form in the table."""
    return frozenset(code for _, s in _all_spellings() for code in s.form.countries)


@cache
def full_names() -> Mapping[str, LegalForm]:
    """Every form by its name in full; the first in the table where two share it."""
    found: dict[str, LegalForm] = {}
    for _, spelling in _all_spellings():
        found.setdefault(spelling.form.full.casefold(), spelling.form)
    return found
