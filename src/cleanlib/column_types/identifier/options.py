"""The options of identifiers, and the arguments that python-stdnum takes for them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import asdict, dataclass
from typing import Any

from cleanlib.core.column_type import NoOptions, option
from cleanlib.core.errors import BadOption


@dataclass(frozen=True)
class IbanOptions:
    """What a caller may say about a column of IBANs."""

    check_country: bool = option(
        False,
        "check the national account number too, by tables of banks that may be out of date",
        (True, False),
    )


@dataclass(frozen=True)
class CountryOptions:
    """What a caller may say about a column of VAT numbers."""

    country: str | None = option(
        None,
        "the ISO 3166 code of the country of numbers without a prefix, such as 'NL'; numbers of "
        "other countries are invalid then",
        tries=(),
    )


@dataclass(frozen=True)
class NaceOptions:
    """What a caller may say about a column of NACE codes."""

    revision: str = option("2.1", "the revision of the classification", ("2.1", "2.0"))


@dataclass(frozen=True)
class RegionOptions:
    """What a caller may say about a column of German tax numbers."""

    region: str | None = option(
        None,
        "the state whose tax offices gave the numbers, such as 'Bayern'; found from the number "
        "where it has all thirteen digits",
        tries=(),
    )


@dataclass(frozen=True)
class TemporaryOptions:
    """What a caller may say about a column of Finnish personal identity codes."""

    allow_temporary: bool = option(
        False, "accept the codes of test persons and of people on the way", (True, False)
    )


@dataclass(frozen=True)
class BirthDateOptions:
    """What a caller may say about a column of numbers that hold a birth date."""

    validate_birth_date: bool = option(
        True, "refuse numbers whose birth date is no day of the calendar", (True, False)
    )


@dataclass(frozen=True)
class CheckDigitOptions:
    """What a caller may say about a column of numbers whose check digit is often wrong."""

    validate_check_digits: bool = option(True, "check the check digit", (True, False))


@dataclass(frozen=True)
class RfcOptions:
    """What a caller may say about a column of Mexican tax numbers."""

    validate_check_digits: bool = option(
        False, "check the check digit, which many numbers in use lack", (True, False)
    )


OPTIONS: dict[str, Callable[..., Any]] = {
    "": NoOptions,
    "birth_date_check": BirthDateOptions,
    "check_digits": CheckDigitOptions,
    "country": CountryOptions,
    "iban": IbanOptions,
    "nace": NaceOptions,
    "region": RegionOptions,
    "rfc": RfcOptions,
    "temporary": TemporaryOptions,
}


def arguments(options: Any) -> dict[str, Any]:
    """What the ``validate`` of python-stdnum takes for them."""
    if isinstance(options, (NoOptions, CountryOptions)):
        return {}
    return asdict(options)


def check_options(options: Any) -> None:
    """Refuse a country that is no code of two letters, and a region that is no name."""
    if isinstance(options, RegionOptions) and options.region is not None:
        _check_region(options.region)
    if isinstance(options, CountryOptions) and options.country is not None:
        code = options.country
        if not isinstance(code, str) or not re.fullmatch("[A-Za-z]{2}", code):
            raise BadOption(f"country={code!r} must be a code of two letters, such as 'NL'")


def _check_region(region: object) -> None:
    from stdnum.de.stnr import REGIONS

    known = {_letters(name) for name in REGIONS}
    if not isinstance(region, str) or _letters(region) not in known:
        raise BadOption(f"region={region!r} is none of the states {', '.join(REGIONS)}")


def _letters(name: str) -> str:
    """The letters of a name that python-stdnum compares: those of ASCII, but for u (and ü)."""
    return re.sub("[^a-tv-z]", "", name.lower())
