"""Postal codes: how those of a region are written, and one of them read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import NamedTuple

from cleanlib.core.errors import BadOption, Invalid, did_you_mean, shorten
from cleanlib.core.tables import read_table

LONGEST = 40
_LONGEST_CODE = 9
_FLOAT_TAIL = re.compile(r"(?<=\d)\.0{1,9}$")
_SCIENTIFIC = re.compile(r"\d(?:\.\d{1,20})?[Ee][+-]?\d{1,3}")
_SEPARATORS = str.maketrans("", "", " -")
_GROUP_DOT = re.compile(r"(?<=\d)\.(?=\d{3}(?:\D|$))")
_SHORT_OR_LONG = re.compile(r"\w{1,40}|\w{5}[ -]{1,3}\w{4}")
_LOOKALIKES = {"O": "0", "0": "O", "I": "1", "1": "I"}


class PostalCode(NamedTuple):
    """A postal code of a region; ``inward`` is None where it has no second part."""

    region: str
    outward: str
    inward: str | None = None

    @property
    def compact(self) -> str:
        """Without separators."""
        return self.outward + (self.inward or "")

    def __str__(self) -> str:
        if self.inward is None and "{1}" in scheme(self.region).layout:
            return self.outward
        return scheme(self.region).layout.format(self.outward, self.inward)


class Scheme(NamedTuple):
    """How the postal codes of a region are made.

    Attributes
    ----------
    pattern : re.Pattern
        Fits a code without separators; one or two groups.
    shapes : tuple of str
        ``9`` a digit, ``A`` a letter, ``X`` either: what has such a shape, but does not fit the
        pattern, does not exist.
    layout : str
        The groups as they are written.
    prefix : int or None
        How many characters tell the wider area; None: the first group.
    marks : re.Pattern
        What may stand in front, such as ``D-`` and ``PLZ``.
    """

    region: str
    pattern: re.Pattern[str]
    shapes: tuple[str, ...]
    layout: str
    prefix: int | None
    marks: re.Pattern[str]
    example: str

    @property
    def lengths(self) -> tuple[int, ...]:
        """How many characters a code has, without separators."""
        return tuple(sorted({len(shape) for shape in self.shapes}))

    @property
    def may_be_short(self) -> bool:
        """Whether a code may lack its second group, so that only there a separator may stand."""
        return self.pattern.pattern.endswith(")?")

    @property
    def is_numeric(self) -> bool:
        """Whether all codes are digits only."""
        return all(set(shape) == {"9"} for shape in self.shapes)


@cache
def schemes() -> dict[str, Scheme]:
    """Every region's, by its alpha-2 code."""
    return {row["region"]: _scheme(row) for row in read_table("postal_codes")}


def _scheme(row: dict[str, str]) -> Scheme:
    marks = "|".join(map(re.escape, (*row["marks"].split(), row["region"])))
    return Scheme(
        row["region"],
        re.compile(row["pattern"]),
        tuple(row["shapes"].split()),
        row["layout"],
        int(row["prefix"]) if row["prefix"] else None,
        re.compile(rf"(?:{marks})(?:[ :.-]{{1,9}}|(?=[\d(]))", re.IGNORECASE),
        row["example"],
    )


def scheme(region: str) -> Scheme:
    """The scheme of a region that has one."""
    return schemes()[region]


def check_postal_region(region: object) -> None:
    """Refuse a region whose postal codes are not known."""
    if not isinstance(region, str) or region not in schemes():
        hint = did_you_mean(region, schemes())
        listing = " ".join(schemes())
        raise BadOption(f"region={region!r}: no postal codes are known{hint} Known: {listing}")


def read_postal_code(
    text: str, region: str, pad: bool = False, fix_confusables: bool = False
) -> PostalCode:
    """Read a code of a region, as folded text without blanks at its ends.

    Parameters
    ----------
    text : str
        The code, perhaps with a mark such as ``D-`` in front.
    region : str
        An alpha-2 code that `schemes` has.
    pad : bool
        Whether leading zeros that are absent are put back.
    fix_confusables : bool
        Whether a letter O may stand for 0 and I for 1, and the reverse, where only that fits.

    Raises
    ------
    Invalid
        When it is none.

    Examples
    --------
    >>> str(read_postal_code("sw1a1aa", "GB"))
    'SW1A 1AA'
    """
    rules = scheme(region)
    codes = _codes(text, rules)
    found = [fit for code in codes for fit in _fits(code, rules, pad)]
    if not found and fix_confusables:
        found = [fit for code in codes for near in _near(code) for fit in _fits(near, rules, pad)]
    if not found:
        raise Invalid(*_refusal(codes[-1], rules))
    if len(set(found)) > 1:
        raise Invalid("ambiguous", "it may be " + ", ".join(map(str, found[:3])))
    return found[0]


def _codes(text: str, rules: Scheme) -> list[str]:
    """The code without its separators; also without what looks like a mark in front."""
    if _SCIENTIFIC.fullmatch(text):
        raise Invalid("lost_digits", "written as a power of ten")
    text = _FLOAT_TAIL.sub("", text)
    mark = rules.marks.match(text)
    texts = [text, text[mark.end() :].strip("()")] if mark else [text]
    _check_hyphens(texts[-1], rules)
    if rules.region == "BR":
        texts = [_GROUP_DOT.sub("", one, count=1) for one in texts]
    if rules.may_be_short and not _SHORT_OR_LONG.fullmatch(texts[-1]):
        raise Invalid("syntax", f"not written as in {rules.region}, such as {rules.example}")
    return [one.translate(_SEPARATORS).upper() for one in texts if one.isascii()] or texts[-1:]


def _check_hyphens(text: str, rules: Scheme) -> None:
    """A hyphen parts two groups; it is no minus sign, and two of them are those of a date."""
    if text.startswith("-") or text.endswith("-"):
        raise Invalid("syntax", "a hyphen at an end")
    if rules.is_numeric and text.count("-") > 1:
        raise Invalid("syntax", "two hyphens, as in a date")


def _fits(code: str, rules: Scheme, pad: bool) -> Iterator[PostalCode]:
    if pad and rules.is_numeric and code.isdecimal():
        code = code.zfill(next((n for n in rules.lengths if n >= len(code)), len(code)))
    match = rules.pattern.fullmatch(code)
    if match is not None:
        yield PostalCode(rules.region, *match.groups())


def _near(code: str) -> Iterator[str]:
    """The code with lookalikes exchanged, in every way."""
    if len(code) > _LONGEST_CODE:
        return
    for letters in product(*((c, _LOOKALIKES[c]) if c in _LOOKALIKES else (c,) for c in code)):
        yield "".join(letters)


def _refusal(code: str, rules: Scheme) -> tuple[str, str]:
    like = f"such as {rules.example}"
    if any(_has_shape(code, shape) for shape in rules.shapes):
        return "component", f"{shorten(code, 12)} does not exist in {rules.region}"
    if code.isascii() and code.isalnum() and len(code) not in rules.lengths:
        return "length", f"{len(code)} characters; {rules.region} has {like}"
    return "syntax", f"not written as in {rules.region}, {like}"


def _has_shape(code: str, shape: str) -> bool:
    if len(code) != len(shape) or not code.isascii():
        return False
    tests = {"9": str.isdecimal, "A": str.isalpha, "X": str.isalnum}
    return all(tests[kind](c) for kind, c in zip(shape, code, strict=True))
