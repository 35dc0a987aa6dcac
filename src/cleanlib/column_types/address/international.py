"""Addresses of regions beyond North America, read by the order in which they name their parts."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from cleanlib.column_types.address.parts import Address, Unit
from cleanlib.core.errors import Invalid, shorten
from cleanlib.shared.address_words import BUILDINGS, countries, states, word_key, words
from cleanlib.shared.postal_codes import PostalCode, read_postal_code, scheme

_LONG_NUMBER = re.compile(r"\d{3}")
_LONGEST_NAME = 4  # words of a country


class Order(NamedTuple):
    """Whether the number stands before the street, and the postal code before the city."""

    number_first: bool
    zip_first: bool


ORDERS = {
    **dict.fromkeys(("GB", "IE", "AU", "NZ", "ZA", "IN"), Order(True, False)),
    **dict.fromkeys(("FR", "LU", "MC"), Order(True, True)),
    **dict.fromkeys(
        ("DE", "AT", "CH", "NL", "BE", "DK", "NO", "SE", "FI", "PL", "CZ", "SK", "IT", "ES", "PT"),
        Order(False, True),
    ),
}
_NUMBER = r"\d{1,6}(?: ?[A-Za-z](?![A-Za-z]))?"
_SPAN = rf"{_NUMBER}(?: ?[-/+] ?(?:{_NUMBER}|[A-Za-z]\b))?(?: (?:bis|ter|quater)\b| [½¼¾]| ?\d/\d)?"
_NUMBER_FIRST = re.compile(rf"(?P<number>{_SPAN})[ ,]+(?P<street>\D.*)", re.IGNORECASE)
_NUMBER_LAST = re.compile(rf"(?P<street>\D.*?)[ ,]+(?P<number>{_SPAN})", re.IGNORECASE)
_NUMBER_ONLY = re.compile(_SPAN, re.IGNORECASE)
_UNIT = re.compile(
    r"(?P<marker>unit|apt|apartment|flat|suite|ste|room|floor|lot|level|shop|office|wohnung|whg"
    r"|etage|appartement|appt|bus|#)\b[. ]*(?P<number>\w*\d[\w/-]*|[A-Za-z])(?:[ ,]+(?P<rest>.+))?",
    re.IGNORECASE,
)
_STOREY = re.compile(
    r"\d{1,3}(?:\.|st|nd|rd|th|e|er|º|ª)? ?(?:etage|stock|og|floor|étage|piano|piso|verdieping)",
    re.IGNORECASE,
)
_UNIT_OF_HOUSE = re.compile(r"(\w{1,9})/(\d{1,6}[A-Za-z]?)")
_BOX = re.compile(
    r"(?:p\.? ?o\.? ?box|po box|post office box|private bag|postfach|postbus|boîte postale|bp"
    r"|apartado|casella postale|postboks|box)[ .:]*[\w-]*\d[\w -]*",
    re.IGNORECASE,
)


def read_international(text: str, region: str) -> Address:
    """Take an address apart.

    Raises
    ------
    Invalid
        When a part of it is none.
    """
    order = ORDERS[region]
    pieces = [piece.strip(" .;") for piece in text.split(",")]
    pieces = [piece for piece in pieces if piece]
    country = _take_country(pieces)
    found = _postal_code(pieces, region, order)
    city, state = "", ""
    code = ""
    if found is not None:
        at, start, stop, value = found
        code = str(value)
        before, after = pieces[at][:start].strip(" -"), pieces[at][stop:].strip(" -")
        rest = [piece for piece in (after, *pieces[at + 1 :]) if piece]
        pieces = [*pieces[:at], *([before] if before else [])]
        if order.zip_first:
            city = ", ".join(rest)
        elif rest:
            raise Invalid("syntax", "something stands behind the postal code")
    if not city:
        state = _take_state(pieces, region)
        city = _take_city(pieces, order)
    found_parts = _rest(pieces, order)
    city = ", ".join(filter(None, [found_parts.city, city]))
    if _LONG_NUMBER.search(city):
        raise Invalid("component", f"{shorten(city, 30)} is no city")
    return found_parts._replace(city=city, state=state, zip=code, country=country)


def _take_country(pieces: list[str]) -> str:
    """The name at the end that is that of a country, taken off."""
    if len(pieces) > 1 and word_key(pieces[-1]) in countries():
        return pieces.pop()
    tokens = pieces[-1].split() if pieces else []
    for size in range(min(_LONGEST_NAME, len(tokens) - 1), 0, -1):
        name, head = " ".join(tokens[-size:]), " ".join(tokens[:-size])
        if word_key(name) in countries() and re.search(r"\d", head):
            pieces[-1] = head
            return name
    return ""


def _postal_code(
    pieces: list[str], region: str, order: Order
) -> tuple[int, int, int, PostalCode] | None:
    """Where the last postal code stands: number of the piece, start and stop in it."""
    for at in range(len(pieces) - 1, -1, -1):
        for match in reversed(list(_loose(region).finditer(pieces[at]))):
            behind = pieces[at][match.end() :].strip() or at + 1 < len(pieces)
            alone = at == 0 and match.start() == 0
            if bool(behind) == order.zip_first or (not order.zip_first and alone):
                return at, *match.span(), read_postal_code(match[0], region)
    return None


@cache
def _loose(region: str) -> re.Pattern[str]:
    """What looks like a postal code of a region, also without its separator."""
    rules = scheme(region)
    tail = len(re.split("[ -]", rules.example)[-1]) if re.search("[ -]", rules.example) else 0
    kinds = {"9": r"\d", "A": "[A-Z]", "X": "[A-Z0-9]"}
    shapes = []
    for shape in sorted(rules.shapes, key=len, reverse=True):
        classes = [kinds[c] for c in shape]
        middle = "[ -]?" if tail else ""
        head, end = classes[: len(classes) - tail], classes[len(classes) - tail :]
        shapes.append("".join(head) + middle + "".join(end))
    mark = rf"(?:{region}|{region[0]})-"
    return re.compile(rf"(?<![\w/-])(?:{mark})?(?:{'|'.join(shapes)})(?![\w/-])", re.IGNORECASE)


def _take_state(pieces: list[str], region: str) -> str:
    """The last piece, or the last words of it, when they name a state."""
    known = states(region)
    if len(pieces) > 1 and word_key(pieces[-1]) in known:
        return pieces.pop()
    if known and pieces:
        head, _, last = pieces[-1].rpartition(" ")
        if head and word_key(last) in known and word_key(last) not in BUILDINGS:
            pieces[-1] = head.strip()
            return last
    return ""


def _take_city(pieces: list[str], order: Order) -> str:
    """The last piece, or what stands behind the kind of street where all is one piece."""
    if len(pieces) > 1 and _may_be_city(pieces[-1], order):
        return pieces.pop()
    if len(pieces) == 1 and order.number_first and _NUMBER_FIRST.fullmatch(pieces[0]):
        tokens = pieces[0].split()
        kinds = [at for at, token in enumerate(tokens) if word_key(token) in words("suffix")]
        if kinds and 1 < kinds[-1] < len(tokens) - 1:
            pieces[0] = " ".join(tokens[: kinds[-1] + 1])
            return " ".join(tokens[kinds[-1] + 1 :])
    if len(pieces) == 1 and not re.search(r"\d", pieces[0]):
        return pieces.pop()
    return ""


def _may_be_city(piece: str, order: Order) -> bool:
    """Dublin 2 is a city, 2 Dublin Road is none."""
    has_number = piece[0].isdigit() if order.number_first else re.search(r"\d", piece)
    return not (has_number or _is_building(piece) or _BOX.fullmatch(piece) or _UNIT.match(piece))


def _is_street(piece: str) -> bool:
    return word_key(piece.rsplit(maxsplit=1)[-1]) in words("suffix")


def _is_building(piece: str) -> bool:
    return word_key(piece.rsplit(maxsplit=1)[-1]) in BUILDINGS


def _rest(pieces: list[str], order: Order) -> Address:
    """What is left: units, boxes, the street with its number, buildings before it, a locality."""
    found = _Found()
    for piece in _numbers_joined(pieces, order):
        found.take(_take_units(piece, found.units), order)
    return found.address()


def _take_units(piece: str, units: list[Unit]) -> str:
    """The piece without the unit that it begins with or is."""
    if _STOREY.fullmatch(piece):
        units.append(Unit("", piece))
        return ""
    unit = _UNIT.fullmatch(piece)
    if unit is None:
        return piece
    number, rest = unit["number"], unit["rest"] or ""
    both = _UNIT_OF_HOUSE.fullmatch(number)
    if both is not None and rest:  # Unit 3/12 George St
        number, rest = both[1], f"{both[2]} {rest}"
    units.append(Unit(unit["marker"], number))
    return rest


class _Found:
    """The parts that have been found so far."""

    def __init__(self) -> None:
        self.number = self.street = self.box = ""
        self.units: list[Unit] = []
        self.buildings: list[str] = []
        self.localities: list[str] = []

    def take(self, piece: str, order: Order) -> None:
        """Put a piece where it belongs."""
        if not piece:
            return
        match = (_NUMBER_FIRST if order.number_first else _NUMBER_LAST).fullmatch(piece)
        if not self.box and _BOX.fullmatch(piece):
            self.box = piece
        elif match is not None and not self.street:
            self.number, self.street = match["number"], match["street"].strip()
        elif self.street and not _is_building(piece):
            self.localities.append(piece)
        else:
            self.buildings.append(piece)

    def address(self) -> Address:
        """The parts; a street may lack its number."""
        buildings = self.buildings
        alone = len(buildings) == 1 and not _is_building(buildings[0])
        if not self.street and buildings and (alone or _is_street(buildings[-1])):
            self.street = buildings.pop()
        if not (self.street or self.box) and any(map(str.isdigit, "".join(buildings))):
            raise Invalid("missing_part", "there is a number, but no street")
        building, city = ", ".join(buildings), ", ".join(self.localities)
        return Address(self.number, self.street, tuple(self.units), building, self.box, city)


def _numbers_joined(pieces: list[str], order: Order) -> Iterator[str]:
    """Pieces, a number by itself joined with the street that it belongs to."""
    waiting = ""
    for piece in pieces:
        if order.number_first and _NUMBER_ONLY.fullmatch(piece):
            waiting = piece
            continue
        yield f"{waiting} {piece}".strip()
        waiting = ""
    if waiting:
        yield waiting
