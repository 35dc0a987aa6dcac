"""Provinces and territories of Canada."""

from __future__ import annotations

from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat
from cleanlib.core.errors import Invalid, shorten
from cleanlib.shared.divisions import ca_provinces, decoys, division_names, find_division
from cleanlib.shared.nearest import FuzzyOptions, check_threshold, misspelt
from cleanlib.shared.place_names import LONGEST, name_key


class CaProvince(NamedTuple):
    """A province or territory by its two letters."""

    code: str


def split(text: str, options: FuzzyOptions) -> CaProvince:
    """Find the one province of a name, an abbreviation, or of two of them that agree."""
    if len(text) > LONGEST:
        raise Invalid("length", f"{len(text):,} characters are too long for a province")
    code = find_division(text, "CA")
    if code is None and options.fuzzy:
        names = {**decoys("CA"), **division_names("CA")}
        shown = {code: row["name"] for code, row in ca_provinces().items()}
        code = misspelt(text, name_key(text), names, shown, options.threshold)
    if code is None:
        raise Invalid("unknown", f"no province is called {shorten(text.strip(), 30)}")
    return CaProvince(code)


def validate(value: CaProvince, options: FuzzyOptions) -> CaProvince:
    """Provinces are found or refused by `split`; nothing is left to check."""
    return value


def _name(value: CaProvince, column: str = "name") -> str:
    return ca_provinces()[value.code][column]


CA_PROVINCE: ColumnType[CaProvince, FuzzyOptions] = ColumnType(
    name="ca_province",
    title="Canadian province",
    doc=(
        "Provinces and territories of Canada, by English or French name, postal code or older "
        "abbreviation, with dots or without, with the country behind it; also two of these that "
        "agree."
    ),
    split=split,
    validate=validate,
    formats={
        "abbreviation": TargetFormat(lambda v: v.code, "QC, as the post office has it"),
        "name_en": TargetFormat(_name, "Quebec"),
        "name_fr": TargetFormat(lambda v: _name(v, "name_fr"), "Québec"),
        "iso": TargetFormat(lambda v: f"CA-{v.code}", "CA-QC, ISO 3166-2"),
        "parts": TargetFormat(
            lambda v: (v.code, _name(v)), "two letters, and the English name", ("code", "name")
        ),
    },
    default_format="abbreviation",
    options=FuzzyOptions,
    check_options=check_threshold,
    examples={
        "québec": "QC",
        "Ont.": "ON",
        "B.C.": "BC",
        "P.E.I.": "PE",
        "Colombie-Britannique": "BC",
        "Newfoundland & Labrador": "NL",
        "CA-AB": "AB",
        "Manitoba, Canada": "MB",
        "PQ": "QC",
    },
    refused={"XX": "unknown", "California": "unknown", "Alberta, Ontario": "component"},
    hints=frozenset({"province", "territory"}),
)
