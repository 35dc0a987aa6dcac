"""The seven continents and their codes."""

from __future__ import annotations

from collections.abc import Mapping

CONTINENTS: Mapping[str, str] = {
    "AF": "Africa",
    "AN": "Antarctica",
    "AS": "Asia",
    "EU": "Europe",
    "NA": "North America",
    "OC": "Oceania",
    "SA": "South America",
}
CONTINENT_ALIASES: Mapping[str, tuple[str, ...]] = {
    "AF": ("African continent", "AFR"),
    "AN": ("Antarctic", "Antarctic continent", "ANT"),
    "AS": ("Asian continent", "ASI"),
    "EU": ("European continent", "EUR"),
    "NA": ("N. America", "Northern America", "NAM", "North American continent"),
    "OC": ("Australia", "Australasia", "Oceania/Australia", "Australia and Oceania",
           "Australia/Oceania", "OCE"),
    "SA": ("S. America", "Southern America", "SAM", "South American continent"),
}  # fmt: skip
# Names of two continents, which no option can tell apart.
AMBIGUOUS: Mapping[str, tuple[str, ...]] = {
    "America": ("NA", "SA"), "Americas": ("NA", "SA"), "Eurasia": ("AS", "EU"),
    "Latin America": ("NA", "SA"),
}  # fmt: skip
