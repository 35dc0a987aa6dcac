"""Reads one identifier with python-stdnum."""

from __future__ import annotations

import datetime as dt
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

from cleanlib.column_types.identifier.options import CountryOptions, arguments
from cleanlib.column_types.identifier.row import Row
from cleanlib.column_types.identifier.rules import RULES, prefixed
from cleanlib.core.errors import Invalid
from cleanlib.core.notes import note
from cleanlib.shared.identifier_text import readings, strongest, without_point_zero

_REASONS = {
    "InvalidChecksum": "checksum",
    "InvalidComponent": "component",
    "InvalidFormat": "syntax",
    "InvalidLength": "length",
}
_BEYOND_ASCII = frozenset({"by_unp", "de_handelsregisternummer", "fr_rcs", "mk_edb"})
_FAMILY_LABELS = {
    "id_person": "id ident identity personal person national citizen social security card",
    "id_tax": "vat tax tin fiscal ust uid mwst tva iva nif nip rfc gst",
    "id_company": "company registration register reg org organisation business vat tax",
    "finance": "account acct bank",
}
_FIRST_PLAUSIBLE = 1850
_STUMBLES = (ValueError, IndexError, KeyError)  # its refusals, and modules that expect digits


class Identifier(NamedTuple):
    """A number as python-stdnum returns it, without separators where it has none."""

    number: str


@cache
def stdnum_module(name: str) -> Any:
    """A module of python-stdnum."""
    return import_module(f"stdnum.{name}")


@cache
def _labels(row: Row) -> frozenset[str]:
    """The words that may stand before a number."""
    own = {
        *row.name.split("_")[-1:],
        *row.aliases,
        *row.title.casefold().replace(",", " ").split(),
        *row.hints,
    }
    return frozenset(own | set(_FAMILY_LABELS.get(row.family, "").split()))


def ask(function: Callable[..., Any], *given: Any, **options: Any) -> Any:
    """What a function of python-stdnum returns; its refusals become `Invalid`."""
    try:
        return function(*given, **options)
    except _STUMBLES as refusal:
        raise Invalid(_REASONS.get(type(refusal).__name__, "syntax")) from None


def reader(row: Row) -> Callable[[str, Any], Identifier]:
    """The ``split`` of an identifier."""

    def split(text: str, options: Any) -> Identifier:
        digits = without_point_zero(text)
        if digits is None:
            return _read(row, text, options)
        return _read_either(row, digits, text, options)

    return split


def _read_either(row: Row, digits: str, text: str, options: Any) -> Identifier:
    """Digits before ``.0``, or a number whose last group is 0; not both may be valid."""
    found, refused = [], []
    for reading in (digits, text):
        try:
            found.append(_read(row, reading, options))
        except Invalid as refusal:
            refused.append(refusal)
    if len(found) > 1:
        raise Invalid("ambiguous", "the .0 may belong to the number or not")
    if not found:
        raise strongest(refused)
    return found[0]


def _read(row: Row, text: str, options: Any) -> Identifier:
    refused = []
    for reading in readings(text, _labels(row), beyond_ascii=row.name in _BEYOND_ASCII):
        try:
            return Identifier(_check(row, reading, options))
        except Invalid as refusal:
            refused.append(refusal)
    raise strongest(refused)


def _check(row: Row, text: str, options: Any) -> str:
    """The number in a text, by python-stdnum and the rules of our own."""
    if isinstance(options, CountryOptions):
        text = prefixed(text, options.country)
    number: str = ask(stdnum_module(row.module).validate, text, **arguments(options))
    if not number.isprintable() or not any(map(str.isalnum, number)):
        raise Invalid("syntax")
    rule = RULES.get(row.module)
    return rule(number, text) if rule else number


def checker(row: Row) -> Callable[[Identifier, Any], Identifier]:
    """The ``validate`` of an identifier: notes a birth date that can hardly be right."""
    if "birth_date" not in row.formats:
        return lambda value, options: value

    def validate(value: Identifier, options: Any) -> Identifier:
        born = birth_date(row, value.number)
        if born and not (born.year >= _FIRST_PLAUSIBLE and born <= dt.date.today()):
            note("birth_date_implausible")
        return value

    return validate


def birth_date(row: Row, number: str) -> dt.date | None:
    """The birth date in a number; None when it has none."""
    try:
        born: dt.date | None = ask(stdnum_module(row.module).get_birth_date, number)
    except Invalid:
        return None
    return born
