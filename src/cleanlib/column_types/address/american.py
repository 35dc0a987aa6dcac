"""Addresses of the United States and Canada: the labels of usaddress, and what they mean."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import pairwise
from typing import NamedTuple

from cleanlib.column_types.address.parts import Address, Unit
from cleanlib.column_types.address.settle import settled
from cleanlib.column_types.address.tagger import Labels, tagger
from cleanlib.core.errors import Invalid, shorten
from cleanlib.core.notes import note
from cleanlib.shared.address_words import BUILDINGS, UNITS, countries, is_zone_of, states, word_key
from cleanlib.shared.postal_codes import read_postal_code

_FIELD = {
    "AddressNumberPrefix": "house_number", "AddressNumber": "house_number",
    "AddressNumberSuffix": "house_number", "OccupancyType": "marker",
    "OccupancyIdentifier": "number", "SubaddressType": "marker", "SubaddressIdentifier": "number",
    "BuildingName": "building", "LandmarkName": "building", "USPSBoxType": "po_box",
    "USPSBoxID": "po_box", "USPSBoxGroupType": "po_box", "USPSBoxGroupID": "po_box",
    "PlaceName": "city", "StateName": "state", "ZipCode": "zip", "ZipPlus4": "zip",
    "CountryName": "country", "Recipient": "recipient", "NotAddress": "other",
}  # fmt: skip
_ZIP = re.compile(r"\d{5}(?:-?\d{4})?")
_CANADIAN = re.compile(r"[A-Za-z]\d[A-Za-z]-?\d[A-Za-z]\d")
_BOX = re.compile(r"\bbox\b", re.IGNORECASE)
_MARKS = " ,;"
_ZIP_LENGTH = 5
_NO_ZIP = "00500"  # the last one that does not exist
_LONGEST_NAME = 4  # words of a state or country
_ONCE = ("house_number", "city", "state", "zip", "country")


class _Run(NamedTuple):
    """Tokens in a row that belong to one part."""

    field: str
    start: int
    stop: int


@lru_cache(maxsize=4_096)
def _fields(labels: Labels) -> tuple[str, ...]:
    """The part of each token; an unknown label is that of a street."""
    return tuple(_FIELD.get(label, "street") for label in labels)


@lru_cache(maxsize=4_096)
def _placed(fields: tuple[str, ...]) -> tuple[str, ...]:
    """Recipients stand in front of an address; anywhere else such words name a place."""
    if "recipient" not in fields:
        return fields
    first = next((at for at, field in enumerate(fields) if field in _LINES), 0)
    return tuple(
        "city" if field == "recipient" and at >= first else field for at, field in enumerate(fields)
    )


@lru_cache(maxsize=4_096)
def _lone_markers(fields: tuple[str, ...]) -> tuple[int, ...]:
    """Where a marker of a unit stands before a word of the street."""
    pairs = enumerate(pairwise(fields))
    return tuple(at for at, pair in pairs if pair == ("marker", "street"))


def _with_numbers(tokens: Sequence[str], fields: tuple[str, ...]) -> tuple[str, ...]:
    """The parts of tokens where Floor 29 is a unit, also where 29 may name a street."""
    new = list(fields)
    for at in _lone_markers(fields):
        if word_key(tokens[at]) in UNITS and any(map(str.isdigit, tokens[at + 1])):
            new[at + 1] = "number"
    return tuple(new)


def _with_box(tokens: Sequence[str], fields: tuple[str, ...]) -> tuple[str, ...]:
    """The parts of tokens where PO Box 12 is a box wherever it stands."""
    keys = [word_key(token) for token in tokens]
    new = list(fields)
    for at, (key, following) in enumerate(pairwise(keys)):
        start = at - 1 if keys[at - 1 : at] == ["po"] else at - 2
        is_post = start >= 0 and "".join(keys[start:at]) == "po"
        if key == "box" and is_post and any(map(str.isdigit, following)):
            new[start : at + 2] = ["po_box"] * (at + 2 - start)
    return tuple(new)


def _with_unit_behind_box(tokens: Sequence[str], fields: tuple[str, ...]) -> tuple[str, ...]:
    """The parts of tokens where # behind the number of a box begins a unit."""
    new = list(fields)
    for at in range(1, len(new) - 1):
        is_sign = tokens[at] == "#" and any(map(str.isdigit, tokens[at - 1]))
        if is_sign and new[at : at + 2] == ["po_box", "po_box"]:
            new[at : at + 2] = ["number", "number"]
    return tuple(new)


@lru_cache(maxsize=4_096)
def _runs(fields: tuple[str, ...]) -> tuple[_Run, ...]:
    runs: list[_Run] = []
    for at, field in enumerate(fields):
        kind = "unit" if field in ("marker", "number") else field
        if runs and runs[-1].field == kind:
            runs[-1] = runs[-1]._replace(stop=at + 1)
        else:
            runs.append(_Run(kind, at, at + 1))
    return tuple(runs)


def read_american(text: str, region: str) -> Address:
    """Take an address apart.

    Raises
    ------
    Invalid
        When there are two of a part, or a part that an address does not have.
    """
    tokens, labels = tagger().parse(text)
    fields = _placed(_fields(labels))
    if _lone_markers(fields):
        fields = _with_numbers(tokens, fields)
    if _BOX.search(text):
        fields = _with_unit_behind_box(tokens, _with_box(tokens, fields))
    fields = _with_tail(tokens, fields, region)
    found = _found(tokens, fields)
    if "other" in found:
        raise Invalid("syntax", f"{shorten(found['other'], 20)} is no part of an address")
    if found.pop("recipient", ""):
        note("recipient_dropped")
    if "," in found.get("city", ""):
        _take_building(found)
    if "zip" in found:
        found["zip"] = _postal_code(found["zip"], region)
    units = tuple(_units(tokens, fields)) if "number" in fields or "marker" in fields else ()
    return settled(Address(units=units, **found))


def _found(tokens: Sequence[str], fields: tuple[str, ...]) -> dict[str, str]:
    """The text of every part but the units."""
    runs = _runs(fields)
    _check_once(runs)
    found: dict[str, str] = {}
    for field, start, stop in runs:
        if field != "unit":
            part = _joined(tokens[start:stop])
            glue = _GLUE.get(field, " ")
            found[field] = f"{found[field]}{glue}{part}" if field in found else part
    if "po_box" in found:
        found["po_box"] = found["po_box"].replace(",", "")
    if "state" in found:
        found["state"] = found["state"].strip("()")
    return found


_GLUE = {"building": ", ", "po_box": ", "}


def _joined(tokens: Sequence[str]) -> str:
    return " ".join(tokens).strip(_MARKS)


def _check_once(runs: Sequence[_Run]) -> None:
    if len({run.field for run in runs}) == len(runs):
        return
    fields = [run.field for run in runs]
    for field in _ONCE:
        if fields.count(field) > 1:
            raise Invalid("component", f"more than one {field.replace('_', ' ')}")


def _with_tail(tokens: Sequence[str], fields: tuple[str, ...], region: str) -> tuple[str, ...]:
    """The parts of tokens where country, postal code and state are found by their names."""
    size = _plain_tail(fields)
    if size and word_key(" ".join(tokens[-1 - size : -1])) in _certain(region):
        return fields
    end = len(tokens)
    new = list(fields)
    for _ in range(2):  # the code stands behind the country or in front of it
        end = _mark_country(tokens, new, end)
        end = _mark_zip(tokens, new, end)
    _mark_state(tokens, new, end, region)
    return fields if new == list(fields) else tuple(new)


@lru_cache(maxsize=4_096)
def _plain_tail(fields: tuple[str, ...]) -> int:
    """How many words of a state stand before the code that ends the address, and nowhere else."""
    size = fields.count("state")
    return size if size and fields[-1 - size :] == ("state",) * size + ("zip",) else 0


@cache
def _certain(region: str) -> frozenset[str]:
    """Names of states that are not the end of a longer one."""
    known = states(region)
    ends = {name.partition(" ")[2] for name in known}
    return frozenset(name for name in known if name not in ends)


def _mark_country(tokens: Sequence[str], fields: list[str], end: int) -> int:
    if end < 2 or "country" in fields[end:] or fields[end - 1] in ("street", "number", "marker"):
        return end
    size = _name_length(tokens, end, countries())
    if not size or (size == 1 and len(word_key(tokens[end - 1])) < 3 and _is_state(tokens, end)):
        return end
    fields[end - size : end] = ["country"] * size
    return end - size


def _is_state(tokens: Sequence[str], end: int) -> bool:
    return word_key(tokens[end - 1]) in states("US")


def _mark_zip(tokens: Sequence[str], fields: list[str], end: int) -> int:
    if end < 1 or "zip" in fields[end:]:
        return end
    last = tokens[end - 1].strip(".,;\n")
    if fields[end - 1] != "zip" and _ZIP.fullmatch(last) and fields[end - 1] in _TAIL:
        fields[end - 1] = "zip"
    size = 1 if fields[end - 1] == "zip" else 0
    if _CANADIAN.fullmatch(last):
        size = 1
    elif end > 1 and len(last) == 3 and _CANADIAN.fullmatch(tokens[end - 2].strip("., ") + last):
        size = 2
    fields[end - size : end] = ["zip"] * size
    return end - size


_LINES = ("house_number", "street", "po_box")
_TAIL = ("city", "state", "zip", "country")


def _name_length(tokens: Sequence[str], end: int, names: Mapping[str, object]) -> int:
    """How many of the last tokens name something; the most that do."""
    keys = [word_key(token) for token in tokens[max(end - _LONGEST_NAME, 0) : end]]
    for size in range(len(keys), 0, -1):
        if " ".join(keys[-size:]) in names:
            return size
    return 0


def _mark_state(tokens: Sequence[str], fields: list[str], end: int, region: str) -> None:
    """Take the longest name of a state; tokens before it belong to the city."""
    known = states(region)
    if "state" not in fields:
        if _is_named_behind_city(tokens, fields, end, known):
            size = _name_length(tokens, end, known)
            fields[end - size : end] = ["state"] * size
        return
    last = len(fields) - fields[::-1].index("state")
    size = 1 if fields[last - 2] != "state" and _alone(tokens, last, known) else 0
    size = size or _name_length(tokens, last, known)
    if not size:
        name = _joined([t for t, field in zip(tokens, fields, strict=True) if field == "state"])
        raise Invalid("component", f"{shorten(name, 30)} is no state")
    for at, field in enumerate(fields):
        if field == "state" and at < last - size:
            fields[at] = "city"
    fields[last - size : last] = ["state"] * size


def _is_named_behind_city(
    tokens: Sequence[str], fields: Sequence[str], end: int, known: Mapping[str, object]
) -> bool:
    """Whether the last words in front of the code or country name a state.

    There is a comma before them, or the code is one of that state: Port Washington 11050 is a
    city.
    """
    size = _name_length(tokens, end, known)
    before = end - size - 1
    is_city = before >= 0 and set(fields[before:end]) == {"city"}
    if not size or not is_city:
        return False
    name = _joined(tokens[end - size : end])
    if end == len(tokens):
        return size == 1 and name.isupper() and set(fields) == {"city"}
    return tokens[before].endswith(",") or is_zone_of(tokens[end], name)


def _alone(tokens: Sequence[str], last: int, known: Mapping[str, object]) -> bool:
    """Whether a token is the name of a state without the one before, which is no part of it."""
    if last < 2:
        return word_key(tokens[0]) in known
    if "," in tokens[last - 2]:
        return word_key(tokens[last - 1]) in known
    key = word_key(tokens[last - 1])
    return key in known and f"{word_key(tokens[last - 2])} {key}" not in known


def _units(tokens: Sequence[str], fields: Sequence[str]) -> Iterator[Unit]:
    """Units: a marker begins one where a number has been seen."""
    marker: list[str] = []
    number: list[str] = []
    for token, field in zip(tokens, fields, strict=True):
        if field not in ("marker", "number"):
            continue
        starts = field == "marker" or token == "#"
        if starts and number:
            if field == "marker" and not marker:  # 2nd Floor
                yield Unit("", f"{' '.join(number)} {token.strip('.,; ')}")
                number = []
                continue
            yield Unit(" ".join(marker), " ".join(number))
            marker, number = [], []
        if token != "#" or not marker:
            (marker if starts else number).append(token.strip("(),; \n"))
    if marker or number:
        yield Unit(" ".join(marker), " ".join(number))


def _take_building(found: dict[str, str]) -> None:
    """A named building in front of the city."""
    first, _, rest = found["city"].partition(",")
    if "building" not in found and word_key(first.split()[-1]) in BUILDINGS:
        found["building"], found["city"] = first, rest.strip(_MARKS)


def _postal_code(text: str, region: str) -> str:
    if len(text) == _ZIP_LENGTH and text.isdecimal() and text > _NO_ZIP and region == "US":
        return text
    text = text.strip(".,; ")
    is_canadian = text[0].isalpha()
    return str(read_postal_code(text, "CA" if is_canadian or region == "CA" else "US"))
