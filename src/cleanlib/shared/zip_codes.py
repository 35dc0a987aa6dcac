"""ZIP codes, the postal codes of the United States and Puerto Rico, in five and nine digits."""

from __future__ import annotations

from cleanlib.core.errors import Invalid
from cleanlib.shared.postal_codes import PostalCode

ZIP_REGIONS = ("US", "PR")


def zip5(value: PostalCode) -> str:
    """The five digits of a ZIP code."""
    if value.region not in ZIP_REGIONS:
        raise Invalid("component", f"codes of {value.region} are no ZIP codes")
    return value.outward


def zip_plus_4(value: PostalCode) -> str:
    """All nine digits of a ZIP code."""
    if value.inward is None:
        raise Invalid("missing_part", "the four digits behind the ZIP code are absent")
    return f"{zip5(value)}-{value.inward}"
