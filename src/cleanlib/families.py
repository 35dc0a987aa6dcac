"""The families that column types are listed in, and which family each built-in type is of."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from cleanlib.core.tables import read_table

FAMILIES = {
    "datetime": "Dates and times",
    "number": "Numbers",
    "quantity": "Quantities and measurements",
    "text": "Text",
    "category": "Categories",
    "person": "Names of people",
    "person_attr": "Attributes of people",
    "contact": "Contact",
    "organisation": "Organisations",
    "geo": "Places",
    "postal": "Postal codes",
    "finance": "Money, banking and payment",
    "securities": "Securities",
    "id_tax": "Tax and VAT numbers",
    "id_company": "Company numbers",
    "id_person": "Personal identity numbers",
    "id_education": "Identifiers in education",
    "id_energy_property": "Identifiers of energy supply and property",
    "product_media": "Products and media",
    "scholarly": "Scholarly works",
    "health_science": "Health and science",
    "classification": "Classifications",
    "transport": "Transport",
    "network": "Networks and the web",
    "device_network": "Devices",
    "technical": "Technical values",
    "checksum": "Check digits",
}


def title_of(family: str) -> str:
    """The heading of a family; its own name in words where it is no family of ours."""
    return FAMILIES.get(family) or family.replace("_", " ").capitalize() or "Other"


@cache
def filed() -> Mapping[str, Mapping[str, str]]:
    """Family, country and standard of built-in types, by name, as far as they do not say so."""
    return {
        row["name"]: {part: row[part] for part in ("family", "country", "standard") if row[part]}
        for row in read_table("type_families")
    }
