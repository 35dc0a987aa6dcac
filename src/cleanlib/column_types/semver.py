"""Semantic versions (SemVer 2.0.0)."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import Invalid, shorten
from cleanlib.core.notes import note
from cleanlib.shared.plain_text import plain_text
from cleanlib.shared.version_text import bare_version, padded

_REST = r"(?:-([0-9A-Za-z.-]+))?(?:\+([0-9A-Za-z.-]+))?"
_STAGE = r"(?:alpha|beta|preview|pre|rc|dev|snapshot|a|b|c)\d*"
_STRICT = re.compile(rf"(\d+)\.(\d+)\.(\d+){_REST}")
_LOOSE = re.compile(rf"(\d+)(?:\.(\d+)(?:\.(\d+))?)?({_STAGE})?{_REST}", re.ASCII | re.IGNORECASE)
_LONGEST = 1_000
_LARGEST = 2**63 - 1
_BEFORE_RELEASE, _RELEASE = "-", "~"  # in the order of ASCII, all that may stand between
_NEXT = "+"


class SemVer(NamedTuple):
    """Three numbers, the identifiers of a pre-release, and those of a build."""

    major: int
    minor: int
    patch: int
    prerelease: str | None = None
    build: str | None = None


@dataclass(frozen=True)
class SemVerOptions:
    """What a caller may say about a column of semantic versions."""

    coerce: bool = option(
        True,
        "read what is nearly one: v in front, absent minor and patch as 0, zeros in front of "
        "numbers, 1.2.3rc1 for 1.2.3-rc1",
        (True, False),
    )


def split(text: str, options: SemVerOptions) -> SemVer:
    """Take the numbers and the two lists of identifiers apart."""
    if not options.coerce:
        return _strict(plain_text(text, _LONGEST))
    match = _LOOSE.fullmatch(bare_version(text))
    if match is None or (match[4] and match[5]):
        raise Invalid("syntax", "no semantic version, such as 1.2.3-rc.1+build.5")
    if match[3] is None:
        if (match[5] or "x")[0].isdecimal():
            raise Invalid("syntax", "digits behind a hyphen after fewer than three numbers")
        note("version_filled")
    return _version(match[1], match[2] or "0", match[3] or "0", match[4] or match[5], match[6])


def _strict(text: str) -> SemVer:
    match = _STRICT.fullmatch(text)
    if match is None or any(map(_has_zero, match.groups()[:3])):
        raise Invalid("syntax", "no semantic version, such as 1.2.3-rc.1+build.5")
    return _version(*match.groups())


def _version(major: str, minor: str, patch: str, pre: str | None, build: str | None) -> SemVer:
    if max(map(len, (major, minor, patch))) > 30:
        raise Invalid("range", "a number of more than 64 bits")
    return SemVer(int(major), int(minor), int(patch), pre, build)


def _has_zero(number: str) -> bool:
    return len(number) > 1 and number.startswith("0")


def validate(value: SemVer, options: SemVerOptions) -> SemVer:
    """Check the identifiers: none is empty, numbers among those of a pre-release have no zeros."""
    if max(value[:3]) > _LARGEST:
        raise Invalid("range", "a number of more than 64 bits")
    for identifier in _identifiers(value.prerelease):
        if identifier.isdecimal() and _has_zero(identifier):
            raise Invalid("syntax", f"{shorten(identifier, 20)} begins with a zero")
    if "" in (*_identifiers(value.prerelease), *_identifiers(value.build)):
        raise Invalid("syntax", "an empty identifier")
    return value


def _identifiers(text: str | None) -> list[str]:
    return [] if text is None else text.split(".")


def _written(value: SemVer) -> str:
    pre = "" if value.prerelease is None else f"-{value.prerelease}"
    build = "" if value.build is None else f"+{value.build}"
    return f"{value.major}.{value.minor}.{value.patch}{pre}{build}"


def _sortable(value: SemVer) -> str:
    """A text that sorts in the order of precedence; builds do not count."""
    numbers = ".".join(map(padded, value[:3]))
    if value.prerelease is None:
        return numbers + _RELEASE
    return numbers + _BEFORE_RELEASE + _NEXT.join(map(_key, _identifiers(value.prerelease)))


def _key(identifier: str) -> str:
    """Numbers come before words."""
    return f"0{padded(int(identifier))}" if identifier.isdecimal() else f"1{identifier}"


SEMVER: ColumnType[SemVer, SemVerOptions] = ColumnType(
    name="semver",
    title="Semantic version",
    doc=(
        "Versions of SemVer 2.0.0: MAJOR.MINOR.PATCH, a pre-release behind a hyphen, a build "
        "behind a plus. Unless coerce=False, v or version may stand in front, minor and patch "
        "may be absent (0 is filled in and counted) and a pre-release may lack its hyphen. Four "
        "numbers, wildcards and ranges are invalid."
    ),
    split=split,
    validate=validate,
    formats={
        "semver": TargetFormat(_written, "1.2.3-rc.1+build.5"),
        "major.minor": TargetFormat(lambda v: f"{v.major}.{v.minor}", "1.2", lossless=False),
        "sortable": TargetFormat(
            _sortable, "a text that sorts in the order of precedence", lossless=False
        ),
        "parts": TargetFormat(
            tuple,
            "major, minor and patch, pre-release and build",
            SemVer._fields,
            dtypes={"major": "integer", "minor": "integer", "patch": "integer"},
        ),
    },
    default_format="semver",
    options=SemVerOptions,
    examples={
        "v1.2": "1.2.0",
        "1.2.3-rc.1+Build.5": "1.2.3-rc.1+Build.5",
        "Version 2": "2.0.0",
        "1.02.3": "1.2.3",
        "1.2.3rc1": "1.2.3-rc1",
    },
    refused={
        "1.x.y": "syntax",
        "1.2.3.4": "syntax",
        ">=1.2.3": "syntax",
        "1.2.3-": "syntax",
        "1.2.3-rc..1": "syntax",
        "1.2.3-01": "syntax",
    },
    hints=frozenset({"version", "release", "semver"}),
)
