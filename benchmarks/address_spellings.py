"""The ways of writing an address that the workloads mix; names of streets and cities mean nothing.

The truth of a row is its address as house number, street, unit, city, state and ZIP code.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pyarrow as pa

from benchmarks.spellings import TEXT, mixture

_SOUNDS = np.array([*"bcdfgklmnprstw", "br", "st", "th"])
_VOWELS = np.array(list("aeiou"))
_ENDS = np.array(["", "n", "r", "ton", "ville", "son"])
_KINDS = np.array(["St", "Ave", "Blvd", "Street", "Road", "Dr", "Ln", "Ct", "Way", "Pkwy", "Pl"])
_DIRECTIONS = np.array(["", "", "N ", "SW "])
# With the first digit of their codes
_STATES = (
    ("AZ", 8), ("CA", 9), ("FL", 3), ("IL", 6), ("NY", 1), ("TX", 7), ("WA", 9), ("Texas", 7),
    ("Michigan", 4), ("Ohio", 4),
)  # fmt: skip


@dataclass(frozen=True)
class Spelling:
    """One way to write an address; names of parts stand in braces."""

    template: str = "{number} {street}, {city}, {state} {zip}"
    truth: str = "{number} {street}, {city}, {state} {zip}"
    weight: float = 1.0


def write(spelling: Spelling, size: int, rng: np.random.Generator) -> pa.Table:
    """``size`` random addresses in one spelling, with what they state."""
    rows = [_parts(rng) for _ in range(size)]
    return pa.table(
        {
            "text": pa.array([spelling.template.format(**row) for row in rows], TEXT),
            "truth": pa.array([spelling.truth.format(**row) for row in rows], TEXT),
        }
    )


def _parts(rng: np.random.Generator) -> dict[str, str]:
    state, zone = _STATES[rng.integers(len(_STATES))]
    return {
        "number": str(rng.integers(1, 20_000)),
        "street": f"{rng.choice(_DIRECTIONS)}{_name(rng)} {rng.choice(_KINDS)}",
        "unit": str(rng.integers(1, 999)),
        "city": _name(rng),
        "state": state,
        "zip": f"{zone}{rng.integers(1_000, 10_000)}",
    }


def _name(rng: np.random.Generator) -> str:
    size = rng.integers(2, 4)
    syllables = zip(rng.choice(_SOUNDS, size), rng.choice(_VOWELS, size), strict=True)
    return "".join(a + b for a, b in syllables).capitalize() + str(rng.choice(_ENDS))


def _with_unit(template: str, marker: str) -> Spelling:
    truth = f"{{number}} {{street}}, {marker}{{unit}}, {{city}}, {{state}} {{zip}}"
    return Spelling(template, truth, 0.5)


ADDRESSES = [
    Spelling(weight=2),
    Spelling("{number} {street} {city} {state} {zip}"),
    Spelling("{number} {street}\n{city}, {state} {zip}"),
    Spelling(" {number}  {street} , {city} ,{state},{zip}"),
    _with_unit("{number} {street} Apt {unit}, {city}, {state} {zip}", "Apt "),
    _with_unit("{number} {street}, Suite {unit}, {city}, {state} {zip}", "Suite "),
    _with_unit("{number} {street} # {unit}, {city} {state} {zip}", "#"),
    Spelling("PO Box {unit}, {city}, {state} {zip}", "PO Box {unit}, {city}, {state} {zip}", 0.5),
]
NOT_ADDRESSES = [
    Spelling("{number}@example.com"),
    Spelling("{number} {street}, {city}, {state} 00000"),
    Spelling("$ {number}.50", weight=0.5),
]
us_addresses, not_addresses = (mixture(one, write) for one in (ADDRESSES, NOT_ADDRESSES))
