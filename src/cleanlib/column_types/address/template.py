"""Open target formats: words that name parts, and the characters that touch them."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from cleanlib.column_types.address.international import ORDERS
from cleanlib.column_types.address.parts import Address
from cleanlib.column_types.address.style import country_code, state_abbreviation, state_name
from cleanlib.core.errors import UnknownFormat, did_you_mean

_NAME = re.compile(r"[A-Za-z][A-Za-z_]*(?:-\d)?")
_JOINTS = " ,;-–/|"
Part = Callable[[Address], str]
Render = Callable[[Address], str]


class _Token(NamedTuple):
    """A part with the literal characters that touch it, and whether a blank comes before."""

    before: str
    part: Part
    after: str
    blank: bool


def parts_of(region: str) -> dict[str, Part]:
    """What every word of a template writes."""
    number_first = region not in ORDERS or ORDERS[region].number_first
    found: dict[str, Part] = {
        "house_number": lambda v: v.house_number,
        "street": lambda v: v.street,
        "street_line": lambda v: _street_line(v, number_first),
        "apt": lambda v: v.apt,
        "apartment": _apartment,
        "building": lambda v: v.building,
        "po_box": lambda v: v.po_box,
        "city": lambda v: v.city,
        "state": lambda v: v.state,
        "state_abbreviation": lambda v: state_abbreviation(v.state, region),
        "state_name": lambda v: state_name(v.state, region),
        "zip": lambda v: v.zip,
        "country": lambda v: v.country,
        "country_code": lambda v: country_code(v.country),
    }
    other = {
        "street_name": "street",
        "state_abbr": "state_abbreviation",
        "zipcode": "zip",
        "postal_code": "zip",
        "unit": "apartment",
    }
    return found | {name: found[meant] for name, meant in other.items()}


def _apartment(value: Address) -> str:
    """The unit with its marker; a number alone gets a sign in front."""
    if len(value.units) == 1 and not value.units[0].marker and " " not in value.apt:
        return f"#{value.apt}"
    return " ".join(map(str, value.units))


def _street_line(value: Address, number_first: bool) -> str:
    """Street and number in the order of the region; the box where there is no street."""
    line = [value.house_number, value.street][:: 1 if number_first else -1]
    return " ".join(filter(None, line)) or value.po_box


def compiled(spec: str, region: str) -> Render:
    """A function that writes an address by a template.

    Literal characters belong to the part that they touch, a character between two parts to the
    first: they go when it is absent. Commas and hyphens at the end go, too. A template without
    ``po_box`` writes a box where the street would stand, one without ``building`` writes it
    behind the apartment.

    Raises
    ------
    UnknownFormat
        When a word names no part, or there is none.

    Examples
    --------
    >>> write = compiled("(apt) house_number street, city", "US")
    >>> write(Address("606", "S Willow St", city="Royal Oak"))
    '606 S Willow St, Royal Oak'
    """
    known = parts_of(region)
    names = _NAME.findall(spec)
    for name in names:
        if name not in known:
            raise UnknownFormat(_unknown(name, spec, known))
    if not names:
        raise UnknownFormat(f"target format {spec!r} names no part, such as house_number")
    tokens = [token for piece in spec.split() for token in _tokens(piece, _meant(known, names))]

    def render(value: Address) -> str:
        written = []
        for before, part, after, blank in tokens:
            text = part(value)
            if text:
                written.append((" " if blank else "") + before + text + after)
        return "".join(written).strip(_JOINTS)

    return render


def _unknown(name: str, spec: str, known: dict[str, Part]) -> str:
    hint = did_you_mean(name, known)
    return f"target format {spec!r}: {name!r} is no part{hint} Parts are {' '.join(known)}"


def _meant(known: dict[str, Part], names: Sequence[str]) -> dict[str, Part]:
    """The parts, with a place for those that the template does not name."""
    meant = dict(known)
    units = {"apartment", "unit"} & set(names)
    has_box, has_building = "po_box" in names, "building" in names
    for name in {"street", "street_name"} & set(names) if not has_box else ():
        meant[name] = _street_or_box if units else _street_and_box
    for name in units:
        meant[name] = lambda value: _apartment_and_more(value, not has_building, not has_box)
    return meant


def _street_or_box(value: Address) -> str:
    return value.street or value.po_box


def _street_and_box(value: Address) -> str:
    return ", ".join(filter(None, [value.street, value.po_box]))


def _apartment_and_more(value: Address, building: bool, box: bool) -> str:
    """The unit; the building, and a box besides a street, where nothing else writes them."""
    unit = _apartment(value) if value.units else ""
    more = [value.building if building else "", value.po_box if box and value.street else ""]
    return ", ".join(filter(None, [unit, *more])) if any(more) else unit


def _tokens(piece: str, parts: dict[str, Part]) -> list[_Token]:
    """The parts of a piece without blanks."""
    names = list(_NAME.finditer(piece))
    if not names:
        return [_Token("", lambda _: piece, "", True)]
    found = []
    for at, name in enumerate(names):
        stop = names[at + 1].start() if at + 1 < len(names) else len(piece)
        before = piece[: name.start()] if at == 0 else ""
        found.append(_Token(before, parts[name[0]], piece[name.end() : stop], at == 0))
    return found
