"""Regions of telephone number plans, by ISO 3166 code, and how cells name them."""

from __future__ import annotations

from functools import cache
from types import ModuleType

from cleanlib.core.errors import BadOption, did_you_mean
from cleanlib.shared.countries import country_code


def phonenumbers() -> ModuleType:
    """The package with the number plans, imported when first used."""
    import phonenumbers as package

    return package


@cache
def regions() -> frozenset[str]:
    """All regions that have a number plan."""
    return frozenset(phonenumbers().SUPPORTED_REGIONS)


def check_region(region: object, name: str) -> None:
    """Refuse what is neither the code of a region nor None."""
    if region is None or (isinstance(region, str) and region in regions()):
        return
    if isinstance(region, str) and (found := region_of(region)):
        raise BadOption(f"{name}={region!r} is no region; did you mean {found!r}?")
    hint = did_you_mean(region, regions())
    raise BadOption(
        f"{name}={region!r} must be the ISO 3166 alpha-2 code of a country with telephone "
        f"numbers, such as 'GB', or None{hint}"
    )


def region_of(text: str) -> str | None:
    """The region that a country's code or English name stands for; None when it is none.

    >>> region_of("United Kingdom"), region_of("deu"), region_of("Atlantis")
    ('GB', 'DE', None)
    """
    found = country_code(text)
    return found if found in regions() else None
