"""What number plans say about many numbers at once: the arrays' side of `plan`.

Each country code is compiled once from the metadata of phonenumbers. Whatever the arrays cannot
settle for sure is left to `plan`.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache, cached_property
from typing import Any, NamedTuple

import numpy as np
import pyarrow.compute as pc
from numpy.typing import NDArray

from cleanlib.core.text_buffer import Bytes, Mask, text_array
from cleanlib.shared.regions import phonenumbers

_ZERO = ord("0")
_KINDS = (
    "premium_rate", "toll_free", "shared_cost", "voip", "personal_number", "pager", "uan",
    "voicemail", "fixed_line", "mobile",
)  # fmt: skip


def as_text(digits: Bytes) -> Any:
    """Rows of ASCII digits as an Arrow array of text."""
    return text_array(digits.reshape(-1), np.full(len(digits), digits.shape[1]))


def starts_with(digits: Bytes, prefix: str) -> Mask:
    """Which rows begin with these digits."""
    if digits.shape[1] < len(prefix):
        return np.zeros(len(digits), bool)
    wanted = np.frombuffer(prefix.encode(), np.uint8)
    found: Mask = (digits[:, : len(prefix)] == wanted).all(axis=1)
    return found


def matches(digits: Bytes, pattern: str | None, *, whole: bool = False) -> Mask:
    """Which rows match a pattern, at their start or as a whole."""
    if not pattern or not len(digits):
        return np.zeros(len(digits), bool)
    if pattern.isdecimal() and not whole:
        return starts_with(digits, pattern)
    expression = f"^(?:{pattern})" + ("$" if whole else "")
    found: Mask = pc.match_substring_regex(as_text(digits), expression).to_numpy(
        zero_copy_only=False
    )
    return found


class Lengths(NamedTuple):
    """How many digits national numbers have, in full and without the area code."""

    full: frozenset[int]
    local: frozenset[int]


@dataclass(frozen=True)
class RegionPlan:
    """The plan of one region: what is dialled in it, and which numbers it has in use."""

    metadata: Any

    @cached_property
    def lengths(self) -> Lengths:
        """Those of any kind of number."""
        general = self.metadata.general_desc
        return Lengths(
            frozenset(general.possible_length), frozenset(general.possible_length_local_only)
        )

    def is_general(self, digits: Bytes) -> Mask:
        """Which rows fit the general pattern of the region."""
        return matches(digits, self.metadata.general_desc.national_number_pattern, whole=True)

    def leads(self, digits: Bytes) -> Mask:
        """Which rows begin with digits that belong to this region alone."""
        return matches(digits, self.metadata.leading_digits)

    def in_use(self, digits: Bytes) -> Mask:
        """Which rows are of a kind that the plan has in use."""
        length = digits.shape[1]
        descriptions = (getattr(self.metadata, kind) for kind in _KINDS)
        patterns = [
            d.national_number_pattern
            for d in descriptions
            if d is not None and d.national_number_pattern and _holds(d, length)
        ]
        if not patterns or not _holds(self.metadata.general_desc, length):
            return np.zeros(len(digits), bool)
        return matches(digits, "|".join(patterns), whole=True) & self.is_general(digits)


def _holds(description: Any, length: int) -> bool:
    return not description.possible_length or length in description.possible_length


@cache
def region_plan(region: str) -> RegionPlan:
    """The plan of a region."""
    return RegionPlan(phonenumbers().PhoneMetadata.metadata_for_region(region))


@dataclass(frozen=True)
class CodePlan:
    """The plans of the regions that share a country code; the first is the main one."""

    code: str
    regions: tuple[RegionPlan, ...]

    @property
    def main(self) -> RegionPlan:
        """The plan that lengths and formats follow."""
        return self.regions[0]

    def in_use(self, digits: Bytes) -> Mask:
        """Which rows are numbers of a range in use, in the region that they belong to."""
        if len(self.regions) == 1:
            return self.main.in_use(digits)
        valid = np.zeros(len(digits), bool)
        left = np.arange(len(digits))
        for region in self.regions:
            used = region.in_use(digits[left])
            settled = region.leads(digits[left]) if region.metadata.leading_digits else used
            valid[left[settled & used]] = True
            left = left[~settled]
        return valid


@cache
def code_plan(code: str) -> CodePlan:
    """The plan of a country code."""
    package = phonenumbers()
    regions = package.COUNTRY_CODE_TO_REGION_CODE[int(code)]
    if regions == ("001",):
        metadata = package.PhoneMetadata.metadata_for_nongeo_region(int(code))
        return CodePlan(code, (RegionPlan(metadata),))
    return CodePlan(code, tuple(map(region_plan, regions)))


@cache
def code_lengths() -> NDArray[np.uint8]:
    """For the first three digits after a plus, how many are the country code; 0 for none."""
    table = np.zeros(1000, np.uint8)
    for code in phonenumbers().COUNTRY_CODE_TO_REGION_CODE:
        size = len(str(code))
        width = 10 ** (3 - size)
        table[code * width : (code + 1) * width] = size
    return table


def first_three(digits: Bytes) -> NDArray[np.int64]:
    """The number that the first three digits of each row spell."""
    head = digits[:, :3].astype(np.int64) - _ZERO
    spelt: NDArray[np.int64] = head @ np.array([100, 10, 1])
    return spelt
