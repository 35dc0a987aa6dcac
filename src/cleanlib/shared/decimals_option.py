"""The option of types that write a quotient as a decimal number."""

from __future__ import annotations

from dataclasses import dataclass

from cleanlib.core.column_type import option


@dataclass(frozen=True)
class DecimalsOption:
    """How decimal numbers are rounded."""

    decimals: int | None = option(
        None,
        "round decimal numbers half up to so many digits; when not given they are exact, and "
        "those that never end are invalid",
        tries=(2,),
    )
