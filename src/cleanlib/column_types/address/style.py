"""Letter case and abbreviations of the parts of an address."""

from __future__ import annotations

from collections.abc import Callable

from cleanlib.column_types.address.parts import Address, Unit
from cleanlib.shared.address_words import MILITARY, countries, states, word_key
from cleanlib.shared.street_names import abbreviation, street_abbreviated, title


def styled(value: Address, case: str, abbreviate: str, region: str) -> Address:
    """The address in a letter case (``keep``, ``title``, ``upper``) and with abbreviations."""
    if abbreviate != "keep":
        value = value._replace(state=state_abbreviation(value.state, region))
    if abbreviate == "full":
        value = abbreviated(value)
    if case == "upper":
        return _each(value, str.upper)
    return _titled_parts(value, region) if case == "title" else value


def is_all_capitals(value: Address) -> bool:
    """Whether letters, of which codes and numbers apart there are some, are all capitals."""
    return value.street.isupper() or (
        not any(c.islower() for c in value.street) and value.city.isupper()
        and value.city not in MILITARY
    )  # fmt: skip


def _each(value: Address, change: Callable[[str], str]) -> Address:
    units = tuple(Unit(change(unit.marker), _number(unit.number)) for unit in value.units)
    texts = {name: change(part) for name, part in value._asdict().items() if name != "units"}
    return Address(units=units, **texts)


def _number(text: str) -> str:
    """Letters of a unit's number are capitals; words such as Floor are no letters of it."""
    return text if " " in text else text.upper()


def _titled_parts(value: Address, region: str) -> Address:
    new = _each(value, title)
    state = value.state
    if word_key(state) in states(region) and len(word_key(state)) <= 3:
        state = state.upper()
    elif state:
        state = title(state)
    country = value.country
    country = country.upper() if len(word_key(country)) <= 3 else title(country)
    number = value.house_number.upper() if not value.house_number.isdecimal() else new.house_number
    city = value.city.upper() if value.city.upper() in MILITARY else new.city
    return new._replace(house_number=number, state=state, country=country, city=city, zip=value.zip)


def state_abbreviation(text: str, region: str) -> str:
    """The usual abbreviation of a state; the text itself when it names none."""
    word = states(region).get(word_key(text))
    return word.abbreviation if word else text


def state_name(text: str, region: str) -> str:
    """The full name of a state."""
    word = states(region).get(word_key(text))
    return word.name if word else text


def country_code(text: str) -> str:
    """The alpha-2 code of a country."""
    return countries().get(word_key(text), text)


def abbreviated(value: Address) -> Address:
    """Kinds of streets, directions and units as the USPS abbreviates them."""
    units = tuple(Unit(abbreviation(unit.marker, "unit"), unit.number) for unit in value.units)
    return value._replace(street=street_abbreviated(value.street), units=units)
