"""States, provinces and other subdivisions of countries: ISO 3166-2."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from cleanlib.core.column_type import ColumnType, Sibling, TargetFormat, option
from cleanlib.core.errors import BadOption, Invalid, did_you_mean, shorten
from cleanlib.shared.calendar_words import plain
from cleanlib.shared.countries import countries, country_code
from cleanlib.shared.nearest import FuzzyOptions, check_threshold, misspelt
from cleanlib.shared.place_names import LONGEST, name_key, orders, pieces
from cleanlib.shared.repair import repaired
from cleanlib.shared.subdivisions import (
    Subdivision,
    bare,
    bare_names,
    subdivision_names,
    subdivisions,
    topmost,
)

_SHOWN = 4


@dataclass(frozen=True)
class SubdivisionOptions(FuzzyOptions):
    """What a caller may say about a column of subdivisions."""

    region: str | None = option(
        None, "the country, such as 'DE'; names need it where several countries have them",
        tries=("US", "DE", "GB"),
    )  # fmt: skip
    region_from: str | None = option(
        None, "the column of the same frame that names the country of each row"
    )


def check_options(options: SubdivisionOptions) -> None:
    """Refuse a region that is no country, and a threshold that is no small number."""
    check_threshold(options)
    if options.region is None:
        return
    if not isinstance(options.region, str) or country_code(options.region) is None:
        hint = did_you_mean(options.region, (code for code in countries() if len(code) == 2))
        raise BadOption(f"region={options.region!r} must be a country such as 'DE'{hint}")


def split(text: str, options: SubdivisionOptions) -> Subdivision:
    """Find the one subdivision of a code or name."""
    if len(text) > LONGEST:
        raise Invalid("length", f"{len(text):,} characters are too long for a subdivision")
    region = None if options.region is None else country_code(options.region)
    codes = _find(plain(text), region) or _find(plain(repaired(text)), region)
    if not codes and options.fuzzy:
        codes = _misspelt(text, region, options.threshold)
    if len(codes) > 1:
        more = "" if len(codes) <= _SHOWN else ", ..."
        advice = "" if region else "; region= tells which country"
        raise Invalid("ambiguous", f"it may be {', '.join(codes[:_SHOWN])}{more}{advice}")
    if not codes:
        where = f" in {countries()[region].name}" if region else ""
        raise Invalid("unknown", f"no subdivision{where} is called {shorten(plain(text), 30)}")
    return subdivisions()[codes[0]]


def _find(text: str, region: str | None) -> tuple[str, ...]:
    """The codes that a text may mean."""
    return _coded(text, region) or _named(text, region) or _beside(text, region)


def _coded(text: str, region: str | None) -> tuple[str, ...]:
    code = text.upper().replace("_", "-").replace(" ", "-")
    full = f"{region}-{code}"
    if region is not None and full in subdivisions():
        return (full,)
    if code in subdivisions() and region in (None, code[:2]):
        return (code,)
    if region is None and 0 < len(code) <= 3:
        return _by_local_code().get(code, ())
    return ()


@cache
def _by_local_code() -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for code in sorted(subdivisions()):
        found.setdefault(code[3:], []).append(code)
    return {code: tuple(codes) for code, codes in found.items()}


def _named(text: str, region: str | None) -> tuple[str, ...]:
    keys = [name_key(order) for order in orders(text)]
    for key in keys:
        if key in subdivision_names(region):
            return topmost(subdivision_names(region)[key])
    for key in keys:
        if bare(key) in bare_names(region):
            return topmost(bare_names(region)[bare(key)])
    return ()


def _beside(text: str, region: str | None) -> tuple[str, ...]:
    """A name with the country or the code of the same subdivision beside it."""
    parts = pieces(text)
    if len(parts) != 2:
        return ()
    for name, other in (parts, reversed(parts)):
        country = country_code(other)
        if country is not None and region in (None, country):
            codes = _coded(name, country) or _named(name, country)
            if codes:
                return codes
    one, two = (_coded(part, region) or _named(part, region) for part in parts)
    both = tuple(code for code in one if code in two)
    if one and two and not both:
        raise Invalid("component", f"{one[0]} or {two[0]}")
    return both


def _misspelt(text: str, region: str | None, threshold: int) -> tuple[str, ...]:
    names = subdivision_names(region)
    values = {key: " ".join(codes) for key, codes in names.items()}
    shown = {" ".join(codes): subdivisions()[codes[0]].name for codes in names.values()}
    found = misspelt(text, name_key(text), values, shown, threshold)
    return topmost(tuple(found.split())) if found else ()


def validate(value: Subdivision, options: SubdivisionOptions) -> Subdivision:
    """Subdivisions are found or refused by `split`; nothing is left to check."""
    return value


SUBDIVISION: ColumnType[Subdivision, SubdivisionOptions] = ColumnType(
    name="subdivision",
    title="Subdivision",
    doc=(
        "Subdivisions of countries in ISO 3166-2: states, provinces, cantons, counties and others, "
        "by code (DE-BY; BY with region), by name as the country writes it, by usual English "
        "name, with or without words such as province. A name that several countries have is "
        "ambiguous unless region or the column region_from tells the country."
    ),
    split=split,
    validate=validate,
    formats={
        "iso": TargetFormat(lambda v: v.code, "DE-BY"),
        "name": TargetFormat(lambda v: v.name, "Bayern, as ISO 3166-2 has it", lossless=False),
        "code": TargetFormat(lambda v: v.code[3:], "BY, without the country", lossless=False),
        "type": TargetFormat(lambda v: v.type, "Land", lossless=False),
        "parts": TargetFormat(
            lambda v: (v.country, v.code[3:], v.name, v.type),
            "alpha-2 of the country, code within it, name and type",
            ("country", "code", "name", "type"),
        ),
    },
    default_format="iso",
    options=SubdivisionOptions,
    check_options=check_options,
    context={"region_from": Sibling("region", country_code)},
    examples={
        "bayern": "DE-BY",
        "Bavaria": "DE-BY",
        "us-ca": "US-CA",
        "Kanton Zürich": "CH-ZH",
        "California": "US-CA",
        "Madrid, Comunidad de": "ES-MD",
        "Ontario, Canada": "CA-ON",
        "Québec": "CA-QC",
    },
    refused={"Atlantis": "unknown", "Limburg": "ambiguous", "BY": "ambiguous"},
    hints=frozenset(
        {"state", "province", "region", "county", "canton", "department", "bundesland"}
    ),
)
