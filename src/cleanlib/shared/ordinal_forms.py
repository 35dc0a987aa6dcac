"""How ordinals are written in several languages."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from cleanlib.core.tables import read_table


class _Form(NamedTuple):
    """An ending or a word, and the numbers it fits."""

    language: str
    text: str
    modulus: int | None
    numbers: tuple[range, ...]

    def fits(self, number: int) -> bool:
        """Whether the number is written with this form."""
        rest = number if self.modulus is None else number % self.modulus
        return not self.numbers or any(rest in part for part in self.numbers)


def _ranges(cell: str) -> tuple[range, ...]:
    """``0,4-20`` as ranges."""
    bounds = (part.split("-") for part in cell.split(",") if part)
    return tuple(range(int(bound[0]), int(bound[-1]) + 1) for bound in bounds)


def fold_form(text: str) -> str:
    """A form in small letters without accents.

    >>> fold_form("ÈME"), fold_form("ª")
    ('eme', 'ª')
    """
    parts = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


@cache
def _forms() -> tuple[_Form, ...]:
    return tuple(
        _Form(
            row["language"],
            fold_form(form),
            int(row["modulus"]) if row["modulus"] else None,
            _ranges(row["numbers"]),
        )
        for row in read_table("ordinal_forms")
        for form in row["forms"].split("|")
    )


@cache
def ordinal_languages() -> tuple[str, ...]:
    """The languages whose ordinals are known."""
    return tuple(sorted({form.language for form in _forms()}))


def is_ending(text: str, number: int, languages: Sequence[str]) -> bool:
    """Whether an ordinal of the number ends so in one of the languages.

    >>> is_ending("nd", 22, ["en"]), is_ending("nd", 21, ["en"]), is_ending(".", 3, ["de"])
    (True, False, True)
    """
    key = f"-{fold_form(text)}"
    found = (form for form in _forms() if form.text == key and form.language in languages)
    return any(form.fits(number) for form in found)


def ending_languages(text: str) -> tuple[str, ...]:
    """The languages that have such an ending.

    >>> ending_languages("º")
    ('es', 'it', 'pt')
    """
    key = f"-{fold_form(text)}"
    return tuple(dict.fromkeys(form.language for form in _forms() if form.text == key))


def word_number(text: str, languages: Sequence[str]) -> int | None:
    """The number of a word such as ``premier`` in one of the languages.

    >>> word_number("Première", ["fr"]), word_number("Première", ["de"])
    (1, None)
    """
    key = fold_form(text)
    for form in _forms():
        if form.text == key and form.language in languages:
            return form.numbers[0].start
    return None
