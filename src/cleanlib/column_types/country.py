"""Countries and territories: names, ISO 3166-1 codes, flags."""

from __future__ import annotations

import numbers
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, NamedTuple

from cleanlib.core.cells import cell_text
from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import BadOption, Invalid, did_you_mean, shorten
from cleanlib.shared import countries as table
from cleanlib.shared.calendar_words import plain
from cleanlib.shared.continents import CONTINENTS
from cleanlib.shared.currencies import regions
from cleanlib.shared.divisions import division_names
from cleanlib.shared.nearest import FuzzyOptions, check_threshold, misspelt
from cleanlib.shared.options import texts
from cleanlib.shared.place_names import LONGEST, agreed, name_key, orders
from cleanlib.shared.repair import repaired

_DIGITS = re.compile(r"(\d{1,3})(?:\.0{1,3})?")
_KINDS_OF_ALIASES = ("endonym",)


class Country(NamedTuple):
    """A country by its alpha-2 code; by the four letters of ISO 3166-3 if it is withdrawn."""

    code: str


@dataclass(frozen=True)
class CountryOptions(FuzzyOptions):
    """What a caller may say about a column of countries."""

    constituents: bool = option(
        False, "read a part of a country, such as England, as the country", (True, False)
    )
    aliases: str | Sequence[str] | None = option(
        None,
        "further names to read: ['endonym'] for those in the country's own languages",
        tries=("endonym",),
    )
    user_assigned: bool = option(True, "read Kosovo, whose code is XK", (True, False))
    historic: bool = option(
        False, "read countries that are no more, by their ISO 3166-3 code", (True, False)
    )
    input: str = option(
        "auto", "'numeric': digits may have lost their leading zeros", ("auto", "numeric")
    )


def check_options(options: CountryOptions) -> None:
    """Refuse aliases of an unknown kind, and a threshold that is no small number."""
    check_threshold(options)
    for kind in texts(options.aliases, "aliases"):
        if kind not in _KINDS_OF_ALIASES:
            hint = did_you_mean(kind, _KINDS_OF_ALIASES)
            raise BadOption(f"aliases: {kind!r} is not known{hint} Known: 'endonym'")


def cell(value: Any) -> str | None:
    """The text of a cell; a number is a numeric code that has lost its leading zeros."""
    text = cell_text(value)
    is_number = isinstance(value, numbers.Number) and not isinstance(value, bool)
    return text.zfill(3) if is_number and text is not None and text.isdecimal() else text


def split(text: str, options: CountryOptions) -> Country:
    """Find the one country of a code, a name, or of two of them that agree."""
    if len(text) > LONGEST:
        raise Invalid("length", f"{len(text):,} characters are too long for a country")
    code = _read(plain(text), options)
    if code is None and (mended := repaired(text)) != text:
        code = _read(plain(mended), options)
    code = code or agreed(plain(text), lambda piece: _read(piece, options))
    if code is None and options.fuzzy:
        code = _misspelt(plain(text), options)
    if code is None:
        raise _refusal(plain(text), options)
    return Country(code)


def _read(text: str, options: CountryOptions) -> str | None:
    return _coded(text, options) or table.named_country(text, _further_names(options))


def _coded(text: str, options: CountryOptions) -> str | None:
    digits = _DIGITS.fullmatch(text)
    if digits is not None:
        text = digits[1].zfill(3) if options.input == "numeric" else digits[1]
    code = table.coded_country(text)
    if code is not None or not options.historic:
        return code
    codes = table.withdrawn_codes().get(text.upper(), ())
    if len(codes) > 1:
        raise Invalid("ambiguous", f"it may be {' or '.join(codes)}")
    return codes[0] if codes else None


def _further_names(options: CountryOptions) -> list[Mapping[str, str]]:
    return [
        *([table.withdrawn()] if options.historic else ()),
        *([table.constituents()] if options.constituents else ()),
        *([table.endonyms()] if texts(options.aliases, "aliases") else ()),
    ]


def _misspelt(text: str, options: CountryOptions) -> str | None:
    key, names = name_key(text), _decoys()
    for further in reversed([table.names(), *_further_names(options)]):
        names = {**names, **further}
    shown = {code: one.name for code, one in table.countries().items()}
    return misspelt(text, key, names, shown, options.threshold)


@cache
def _decoys() -> Mapping[str, str]:
    """Names that are no country, each its own value: what is nearest to one of them is none."""
    others = (
        *table.withdrawn(), *table.constituents(), *table.ambiguous(), *division_names("US"),
        *division_names("CA"), *map(name_key, CONTINENTS.values()),
    )  # fmt: skip
    return {key: f"{key!r}, which is no country" for key in others}


def _refusal(text: str, options: CountryOptions) -> Invalid:
    """Why a text is no country, and which option would read it."""
    keys = [name_key(order) for order in orders(text)]
    if _DIGITS.fullmatch(text):
        short = text.isdecimal() and len(text) < 3
        return Invalid(
            *(
                ("length", "a numeric code has three digits; input='numeric' fills up")
                if short
                else ("unknown", f"no country has the number {text}")
            )
        )
    for key in keys:
        if key in table.ambiguous():
            return Invalid("ambiguous", f"it may be {' or '.join(table.ambiguous()[key])}")
    hints = (
        (table.withdrawn(), "no more; historic=True reads it as"),
        (table.constituents(), "a part; constituents=True reads it as"),
        (table.endonyms(), "not English; aliases=['endonym'] reads it as"),
    )
    for known, hint in hints:
        for key in keys:
            if key in known:
                return Invalid("unknown", f"{shorten(text, 30)} is {hint} {known[key]}")
    return Invalid("unknown", f"no country is called {shorten(text, 30)}")


def validate(value: Country, options: CountryOptions) -> Country:
    """Refuse Kosovo where the caller wants the codes that ISO assigns only."""
    if _row(value).status == "user_assigned" and not options.user_assigned:
        raise Invalid("unknown", f"{value.code} is not in ISO 3166-1; user_assigned=True reads it")
    return value


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
        "name": TargetFormat(lambda v: _row(v).name, "South Korea: the short English name"),
        "official": TargetFormat(lambda v: _row(v).official, "Republic of Korea"),
        "alpha-2": TargetFormat(lambda v: v.code, "KR"),
        "alpha-3": TargetFormat(_alpha_3, "KOR"),
        "numeric": TargetFormat(_numeric, "410, as text; invalid for Kosovo, which has none"),
        "common": TargetFormat(lambda v: _row(v).common, "Ivory Coast: the everyday English name"),
        "flag": TargetFormat(_flag, "🇰🇷, an emoji"),
        "calling_code": TargetFormat(
            _calling_code, "+82, of telephone numbers; invalid where there is none", lossless=False
        ),
        "continent": TargetFormat(
            lambda v: CONTINENTS[_row(v).continent], "Asia, as the UN counts", lossless=False
        ),
        "currency": TargetFormat(
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
