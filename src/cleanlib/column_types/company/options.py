"""The country whose legal forms are meant."""

from __future__ import annotations

from dataclasses import dataclass

from cleanlib.column_types.company.legal_forms import countries
from cleanlib.core.column_type import option
from cleanlib.core.errors import BadOption, did_you_mean


@dataclass(frozen=True)
class CountryOptions:
    """Where the companies are."""

    country: str | None = option(
        None,
        "ISO 3166 code of the country that decides between forms written alike, such as 'DK' for "
        "A/S and 'NO' for AS",
    )


def check_country(options: CountryOptions) -> None:
    """Refuse countries of which the table has no form."""
    country = options.country
    if country is not None and not (isinstance(country, str) and country in countries()):
        raise BadOption(
            f"country={options.country!r} is no country with known legal forms"
            f"{did_you_mean(options.country, countries())}"
        )
