"""Countries and territories: names, ISO 3166-1 codes, flags."""

from __future__ import annotations

from collections.abc import Callable

from cleanlib.column_types.country.plain_spellings import plain_spellings, written_at_once
from cleanlib.column_types.country.reading import (
    Country,
    CountryOptions,
    cell,
    check_options,
    split,
    validate,
)
from cleanlib.core.column_type import ColumnType, TargetFormat
from cleanlib.core.errors import Invalid
from cleanlib.shared import countries as table
from cleanlib.shared.continents import CONTINENTS
from cleanlib.shared.currencies import regions


def _row(value: Country) -> table.Country:
    return table.countries()[value.code]


def _alpha_3(value: Country) -> str:
    return value.code if _row(value).is_withdrawn else _row(value).alpha_3


def _numeric(value: Country) -> str:
    return _stated(_row(value).numeric, value, "numeric code")


def _flag(value: Country) -> str:
    return _stated(None if _row(value).is_withdrawn else table.flag(value.code), value, "flag")


def _calling_code(value: Country) -> str:
    import phonenumbers

    number = phonenumbers.country_code_for_region(value.code)
    return _stated(f"+{number}" if number else None, value, "calling code")


def _currency(value: Country) -> str:
    region = regions().get(value.code)
    return _stated(region.currencies[0] if region else None, value, "currency of its own")


def _stated(text: str | None, value: Country, what: str) -> str:
    if text is None:
        raise Invalid("missing_part", f"{_row(value).name} has no {what}")
    return text


def _parts(value: Country) -> tuple[str | None, ...]:
    return value.code, _alpha_3(value), _row(value).numeric, _row(value).name


def _format(
    render: Callable[[Country], str], doc: str, lossless: bool = True
) -> TargetFormat[Country]:
    """A format of text that writes plain spellings at once."""
    return TargetFormat(render, doc, lossless=lossless, render_all=written_at_once(render))


COUNTRY: ColumnType[Country, CountryOptions] = ColumnType(
    name="country",
    title="Country",
    doc=(
        "Countries and territories by English name (short, official, common or former of the same "
        "entity; also inverted, with brackets, dots and usual abbreviations), by code (alpha-2, "
        "alpha-3, numeric, in any letter case) or flag, also two of these that agree. The list is "
        f"that of {table.VINTAGE}, and Kosovo (XK). Regions, parts of countries, countries that "
        "are no more and names that two countries share (Korea) are invalid. Misspelt names are "
        "read with fuzzy only. NA is Namibia and NO is Norway."
    ),
    split=split,
    validate=validate,
    formats={
        "name": _format(lambda v: _row(v).name, "South Korea: the short English name"),
        "official": _format(lambda v: _row(v).official, "Republic of Korea"),
        "alpha-2": _format(lambda v: v.code, "KR"),
        "alpha-3": _format(_alpha_3, "KOR"),
        "numeric": _format(_numeric, "410, as text; invalid for Kosovo, which has none"),
        "common": _format(lambda v: _row(v).common, "Ivory Coast: the everyday English name"),
        "flag": _format(_flag, "🇰🇷, an emoji"),
        "calling_code": _format(
            _calling_code, "+82, of telephone numbers; invalid where there is none", lossless=False
        ),
        "continent": _format(
            lambda v: CONTINENTS[_row(v).continent], "Asia, as the UN counts", lossless=False
        ),
        "currency": _format(
            _currency, "KRW: its own or only legal tender, ISO 4217", lossless=False
        ),
        "parts": TargetFormat(
            _parts,
            "both codes of letters, the number as text, and the name",
            ("alpha_2", "alpha_3", "numeric", "name"),
        ),
    },
    default_format="name",
    options=CountryOptions,
    check_options=check_options,
    cell=cell,
    kernel=plain_spellings,
    examples={
        "u.s. of america": "United States",
        "NA": "Namibia",
        "no": "Norway",
        "UK": "United Kingdom",
        "Korea, Republic of": "South Korea",
        "Congo (Democratic Republic Of)": "Democratic Republic of the Congo",
        "Bosnia and Herz.": "Bosnia and Herzegovina",
        "Swaziland": "Eswatini",
        "840": "United States",
        "Germany (DE)": "Germany",
        "🇯🇵": "Japan",
    },
    refused={
        "Narnia": "unknown",
        "Korea": "ambiguous",
        "England": "unknown",
        "Yugoslavia": "unknown",
        "Southern Sub-Saharan Africa": "unknown",
        "Georgia, USA": "component",
        "Kanada": "unknown",
        "4": "length",
    },
    hints=frozenset({"country", "nation", "land", "pais", "pays", "country_code"}),
)
