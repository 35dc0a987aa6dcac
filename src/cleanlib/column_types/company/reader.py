"""Tells the legal form of a company from its name."""

from __future__ import annotations

import re
from typing import NamedTuple

from cleanlib.column_types.company.legal_forms import (
    MOST_WORDS,
    LegalForm,
    attached,
    find_form,
    may_end_form,
)
from cleanlib.shared.name_text import unwrapped

_CLOSE_COMMA = re.compile(r",(?=[^\W\d_])")
_CLOSE_DOTS = re.compile(r"(?<!\S)[^\W\d_]{2,9}(?:\.[^\W\d_]{2,9}){1,3}(?=\.?(?:\s|$))")
_JOINT = re.compile(r"(?<![^\s])(?:&|\+|and|und|et|og|och)[\s,]{0,9}$", re.IGNORECASE)
_ARTICLES = frozenset(
    ("the", "a", "an", "der", "die", "das", "le", "la", "les", "l", "el", "los", "las", "il", "lo",
     "i", "gli", "o", "os", "as", "de", "het", "den", "det", "of")
)  # fmt: skip


class CompanyName(NamedTuple):
    """A name without its legal forms, and these as they stood in front and behind."""

    base: str
    before: tuple[str, ...] = ()
    after: tuple[str, ...] = ()
    forms: tuple[LegalForm, ...] = ()
    glued: bool = False

    @property
    def standard(self) -> str:
        """The name with its legal forms in their usual spelling."""
        return ("" if self.glued else " ").join((*self.before, self.base, *self.after))


def read_company(text: str, country: str | None = None) -> CompanyName:
    """Take the legal forms off a name, as long as a name is left.

    >>> read_company("Hello World Co. Ltd")[:3]
    ('Hello World', (), ('Co Ltd',))
    """
    name = CompanyName(_bare(_unglued(_bare(text))))
    while True:
        shorter = _without_last(name, country) or _without_first(name, country)
        shorter = shorter or _without_attached(name)
        if shorter is None:
            return name
        name = shorter


def _unglued(text: str) -> str:
    """With a blank after commas, and between forms with only a dot, as in Pvt.Ltd."""
    text = _CLOSE_COMMA.sub(", ", text)
    return _CLOSE_DOTS.sub(_apart, text)


def _apart(match: re.Match[str]) -> str:
    pieces = [piece for piece in match[0].split(".") if piece]
    if all(find_form([piece], True, None, "end") for piece in pieces):
        return ". ".join(pieces)
    return match[0]


def _without_last(name: CompanyName, country: str | None) -> CompanyName | None:
    words = name.base.split()
    if not words or not may_end_form(words[-1]):
        return None
    for count in range(min(MOST_WORDS, len(words) - 1), 0, -1):
        rest, tail = words[:-count], words[-count:]
        form = find_form(tail, rest[-1].endswith(","), country, "end", "both")
        if form is None:
            continue
        base = " ".join(rest)
        joint = _JOINT.search(base)
        base = _trimmed(base) if joint is None else _trimmed(base[: joint.start()])
        if _is_name(base):
            joined = f"& {form.form}" if joint is not None else form.form
            return name._replace(base=base, after=(joined, *name.after), forms=(form, *name.forms))
    return None


def _without_first(name: CompanyName, country: str | None) -> CompanyName | None:
    words = name.base.split()
    if len(words) < 2:
        return None
    form = find_form(words[:1], False, country, "start", "both")
    base = " ".join(words[1:])
    if form is None or not _is_name(base):
        return None
    return name._replace(base=base, before=(*name.before, form.form), forms=(form, *name.forms))


def _without_attached(name: CompanyName) -> CompanyName | None:
    for spelling in attached():
        for before in (True, False):
            base = _cut(name.base, spelling.text, before)
            if base is not None and _is_name(base.strip()):
                form = spelling.form
                side = {"before": (form.form,)} if before else {"after": (form.form,)}
                glued = not base[:1].isspace() and not base[-1:].isspace()
                return CompanyName(base.strip(), forms=(form, *name.forms), glued=glued, **side)
    return None


def _cut(text: str, form: str, before: bool) -> str | None:
    if before:
        return text.removeprefix(form) if text.startswith(form) else None
    return text.removesuffix(form) if text.endswith(form) else None


def _trimmed(text: str) -> str:
    return text.lstrip(" ,;:").rstrip(" ,;:-–—")


def _bare(text: str) -> str:
    """Without signs, brackets and quotes around the whole of it."""
    while (shorter := unwrapped(_trimmed(text))) != text:
        text = shorter
    return text


def bare_name(name: CompanyName, country: str | None = None) -> str:
    """The base of a name, and the base of that, until nothing more comes off."""
    base = _bare(name.base)
    while (shorter := _bare(read_company(base, country).base)) != base and shorter:
        base = shorter
    return base


def _is_name(base: str) -> bool:
    """Whether what is left is more than an article, and its brackets are whole."""
    word = "".join(filter(str.isalnum, base)).casefold()
    return (
        bool(word)
        and not word.isdecimal()
        and word not in _ARTICLES
        and base.count("(") == base.count(")")
    )
