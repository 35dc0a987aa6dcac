"""What a caller may say about a column of telephone numbers."""

from __future__ import annotations

from dataclasses import dataclass

from cleanlib.core.column_type import option
from cleanlib.core.errors import BadOption
from cleanlib.shared.regions import check_region

POSSIBLE, ASSIGNED = "possible", "assigned"


@dataclass(frozen=True)
class PhoneOptions:
    """Where numbers without a country code belong, and how strictly numbers are checked."""

    region: str | None = option(
        "US",
        "the country (ISO 3166 alpha-2) of numbers without a country code; None makes them invalid",
        tries=("GB", "DE", "FR", None),
    )
    region_from: str | None = option(
        None,
        "another column of the frame, whose cells name the country of each row; region= holds "
        "where one names none",
    )
    validity: str = option(
        POSSIBLE,
        "'possible' checks the lengths of the country, and in North America the first digits of "
        "area code and exchange; 'assigned' also that the number plan has the range in use",
        (POSSIBLE, ASSIGNED),
    )
    on_multiple: str = option(
        "reject", "what becomes of a cell with several numbers", ("reject", "first")
    )
    default_area_code: str | None = option(
        None, "the area code of North American numbers of seven digits", tries=()
    )


def check_options(options: PhoneOptions) -> None:
    """Refuse regions that do not exist, and what is no area code."""
    check_region(options.region, "phone: region")
    code = options.default_area_code
    if code is None:
        return
    if not isinstance(code, str) or not (
        len(code) == 3 and code.isascii() and code.isdecimal() and code[0] in "23456789"
    ):
        raise BadOption(
            f"phone: default_area_code={code!r} must be three digits as text, such as '212'"
        )
