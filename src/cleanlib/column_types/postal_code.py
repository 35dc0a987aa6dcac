"""Postal codes of a region that is stated."""

from __future__ import annotations

from dataclasses import dataclass

from cleanlib.core.column_type import ColumnType, Sibling, TargetFormat, option
from cleanlib.core.errors import Invalid
from cleanlib.shared.countries import country_code
from cleanlib.shared.plain_text import plain_text
from cleanlib.shared.postal_cells import number_marked, unmarked
from cleanlib.shared.postal_codes import (
    LONGEST,
    PostalCode,
    check_postal_region,
    read_postal_code,
    scheme,
    schemes,
)
from cleanlib.shared.zip_codes import ZIP_REGIONS, zip5, zip_plus_4


@dataclass(frozen=True)
class PostalCodeOptions:
    """What a caller may say about a column of postal codes."""

    region: str = option(
        "US", "the region whose codes they are, by its alpha-2 code", tries=("CA", "GB", "DE")
    )
    region_from: str | None = option(
        None, "the column of the same frame that names the country of each row"
    )
    pad: bool = option(
        False, "put back leading zeros that text lacks; numbers get them anyway", (True, False)
    )
    fix_confusables: bool = option(
        False, "read O for 0 and I for 1, and the reverse, where only that fits", (True, False)
    )


def check_options(options: PostalCodeOptions) -> None:
    """Refuse a region whose codes are not known."""
    check_postal_region(options.region)


def split(text: str, options: PostalCodeOptions) -> PostalCode:
    """Read one code; a cell that was a number gets its zeros back."""
    if options.region not in schemes():
        raise Invalid("unknown", f"no postal codes of {options.region} are known")
    text, was_number = unmarked(text)
    code = plain_text(text, LONGEST)
    pad = options.pad or was_number
    return read_postal_code(code, options.region, pad, options.fix_confusables)


def validate(value: PostalCode, options: PostalCodeOptions) -> PostalCode:
    """What has been read exists as far as its form tells."""
    return value


def prefix(value: PostalCode) -> str:
    """The part that tells the wider area."""
    return value.compact[: scheme(value.region).prefix or len(value.outward)]


def _parts(value: PostalCode) -> tuple[str | None, ...]:
    is_zip = value.region in ZIP_REGIONS
    inward = None if is_zip else value.inward
    return value.outward, inward, value.inward if is_zip else None, value.region


POSTAL_CODE: ColumnType[PostalCode, PostalCodeOptions] = ColumnType(
    name="postal_code",
    title="Postal code",
    doc=(
        "Postal codes of the region that region= names, the US unless stated, or that a column "
        "named by region_from= tells for each row. They are written with the separator of that "
        "region and in capitals. Letters and digits must stand where the region has them, and "
        "areas that cannot be are invalid. A cell that is a number gets back the zeros that it "
        "lost in front; text that is too short is invalid unless pad=True. A country mark (D-, "
        "CH-, 〒) or label (ZIP, PLZ, CEP) in front is left out. Whether a code that fits is in "
        "use is not looked up."
    ),
    split=split,
    validate=validate,
    formats={
        "standard": TargetFormat(str, "62701-1234, SW1A 1AA, K1A 0B1, as the region writes it"),
        "compact": TargetFormat(lambda v: v.compact, "SW1A1AA, without separators"),
        "zip5": TargetFormat(zip5, "62701; US only", lossless=False),
        "zip+4": TargetFormat(zip_plus_4, "62701-1234; US only, invalid without the four"),
        "prefix": TargetFormat(
            prefix,
            "the part that tells the wider area: 627 of 62701, SW1A of SW1A 1AA, K1A of K1A 0B1",
            lossless=False,
        ),
        "parts": TargetFormat(
            _parts,
            "the first and the second part, the four digits behind a ZIP code, the region",
            ("outward", "inward", "plus4", "country"),
            lossless=False,
        ),
    },
    default_format="standard",
    options=PostalCodeOptions,
    check_options=check_options,
    context={"region_from": Sibling("region", country_code, note="region_assumed")},
    cell=number_marked,
    examples={
        "62701": "62701",
        "627011234": "62701-1234",
        " 62701 - 1234": "62701-1234",
        "ZIP 08817": "08817",
    },
    refused={
        "7511": "length",
        "00000": "component",
        "6270A": "syntax",
        "627011": "length",
        "9.4105E+4": "lost_digits",
        "!!": "syntax",
    },
    hints=frozenset({"zip", "postal", "postcode", "plz", "cep", "cap", "pincode", "zipcode"}),
    aliases=("postcode",),
)
