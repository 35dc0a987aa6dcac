"""What the parts of an American address say about each other."""

from __future__ import annotations

import re

from cleanlib.column_types.address.parts import Address, Unit
from cleanlib.core.errors import Invalid, shorten
from cleanlib.shared.address_words import MILITARY, UNITS, word_key

_TWO_NUMBERS = re.compile(r"(\d{1,6}[A-Za-z]? ?& ?\d{1,6}[A-Za-z]?) (.+)")
_BOX_NUMBER = re.compile(r"\d|\b[A-Za-z]\.?$")
_WORD_BEHIND_DOT = re.compile(r"\.\w{0,9}[^\W\d_]{2}")
_SHORTEST_NAME = 4  # letters of a word that is no mark, such as REAR or BSMT
_BRACKETED = ("house_number", "city", "zip", "country")


def settled(value: Address) -> Address:
    """The address with each word in the part that it can be in.

    Raises
    ------
    Invalid
        When there is a word that can be in none.
    """
    if value.units:
        value = _with_known_units(value)
        _check_unit_numbers(value)
    if value.po_box and not _BOX_NUMBER.search(value.po_box):
        raise Invalid("component", f"{shorten(value.po_box, 20)} is no box")
    if _WORD_BEHIND_DOT.search(value.house_number):
        raise Invalid("component", f"{shorten(value.house_number, 20)} is no house number")
    if value.street.find("&") > 0 and not value.house_number:
        two = _TWO_NUMBERS.fullmatch(value.street)
        value = value._replace(house_number=two[1], street=two[2]) if two else value
    if not value.street and value.house_number[:1].isalpha():  # US-50
        value = value._replace(street=value.house_number, house_number="")
    for name in _BRACKETED:
        if "(" in getattr(value, name):
            raise Invalid("syntax", f"brackets in {shorten(getattr(value, name), 20)}")
    if value.po_box and not _BOX_NUMBER.search(value.po_box):
        raise Invalid("missing_part", "a box without a number")
    if any(map(str.isdigit, value.city)):
        raise Invalid("component", f"{shorten(value.city, 30)} is no city")
    if value.street and not any(map(str.isalpha, value.street)):
        _check_numbered(value)
    return value


def _check_numbered(value: Address) -> None:
    """A street may be a number, in a city."""
    if not value.street.isdecimal() or not (value.city or value.zip):
        raise Invalid("missing_part", f"{shorten(value.street, 20)} is no street")


def _with_known_units(value: Address) -> Address:
    """Units whose markers are known; of others one may be a street, as in Calle 5."""
    if value.city.upper() in MILITARY and value.po_box and len(value.units) == 1:
        return value._replace(units=(), po_box=f"{value.units[0]} {value.po_box}")
    strange = [unit for unit in value.units if not _is_known(unit)]
    if not strange:
        return value
    if value.street or len(value.units) > 1:
        raise Invalid("component", f"{shorten(str(strange[0]), 20)} is no part of a building")
    return value._replace(street=str(strange[0]), units=())


def _check_unit_numbers(value: Address) -> None:
    """Words of a city do not belong to the number of a unit."""
    for unit in value.units:
        words = unit.number.split()
        names = [word for word in words[1:] if word.isalpha() and len(word) >= _SHORTEST_NAME]
        known = all(word_key(word) in UNITS for word in names)
        if not known or str(unit) == "#" or not (unit.marker or value.street):
            raise Invalid("component", f"{shorten(str(unit), 20)} is no unit")


def _is_known(unit: Unit) -> bool:
    return not unit.marker or all(word_key(word) in UNITS for word in unit.marker.split())
