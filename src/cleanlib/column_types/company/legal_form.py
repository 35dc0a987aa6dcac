"""Legal forms by themselves."""

from __future__ import annotations

from cleanlib.column_types.company.legal_forms import LegalForm, attached, find_form, full_names
from cleanlib.column_types.company.options import CountryOptions, check_country
from cleanlib.core.column_type import ColumnType, TargetFormat
from cleanlib.core.errors import Invalid, shorten
from cleanlib.shared.name_text import name_text

_LONGEST = 200
_PLACES = ("end", "start", "both")


def split(text: str, options: CountryOptions) -> LegalForm:
    """Look the form up."""
    text = name_text(text, _LONGEST)
    form = find_form(text.split(), True, options.country, *_PLACES)
    form = form or next((s.form for s in attached() if s.text == text), None)
    form = form or _by_full_name(text)
    if form is None:
        raise Invalid("unknown", f"no legal form is called {shorten(text, 40)}")
    return form


def _by_full_name(text: str) -> LegalForm | None:
    return full_names().get(text.casefold())


def validate(form: LegalForm, options: CountryOptions) -> LegalForm:
    """Forms are found or refused by `split`."""
    return form


def _country(form: LegalForm) -> str | None:
    return form.countries[0] if len(form.countries) == 1 else None


LEGAL_FORM: ColumnType[LegalForm, CountryOptions] = ColumnType(
    name="legal_form",
    title="Legal form",
    doc=(
        "Legal forms of companies in some eighty countries, short or in full. Where several "
        "countries write a form alike, country= decides."
    ),
    split=split,
    validate=validate,
    formats={
        "abbreviation": TargetFormat(lambda form: form.form, "Inc"),
        "full": TargetFormat(lambda form: form.full, "Incorporated", lossless=False),
        "parts": TargetFormat(
            lambda form: (form.form, _country(form)),
            "the short form, and its country where only one has it",
            ("form", "country"),
        ),
    },
    default_format="abbreviation",
    options=CountryOptions,
    check_options=check_country,
    null_like=lambda text: False,
    examples={
        "incorporated": "Inc",
        "G.m.b.H.": "GmbH",
        "Sp. z o. o.": "sp. z o.o.",
        "L L C": "LLC",
        "Public Limited Company": "PLC",
    },
    refused={"Blob": "unknown", "Acme Inc": "unknown"},
    hints=frozenset({"legal_form", "entity_type", "rechtsform", "forme_juridique"}),
)
