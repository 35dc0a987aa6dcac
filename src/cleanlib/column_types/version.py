"""Versions of Python packages (PEP 440)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat
from cleanlib.core.errors import Invalid
from cleanlib.shared.version_text import bare_version, padded

if TYPE_CHECKING:
    from packaging.version import Version

_ONLY_DEV, _NO_PRE = "0", "z"
_NO_POST, _NO_DEV = "0", "z"


def split(text: str, options: NoOptions) -> Version:
    """Read a version in any spelling that PEP 440 allows."""
    from packaging.version import InvalidVersion, Version

    try:
        return Version(bare_version(text))
    except InvalidVersion as error:
        raise Invalid("syntax", "no version of PEP 440, such as 1.2rc1 or 2024.1.post3") from error


def validate(value: Version, options: NoOptions) -> Version:
    """Versions are read or refused by `split`; nothing is left to check."""
    return value


def _sortable(value: Version) -> str:
    """A text that sorts as PEP 440 orders versions; equal ones have equal texts."""
    numbers = [padded(value.epoch), ".".join(map(padded, _release(value)))]
    stage = [_pre(value)]
    stage.append(_NO_POST if value.post is None else f"p{padded(value.post)}")
    stage.append(_NO_DEV if value.dev is None else f"d{padded(value.dev)}")
    local = "" if value.local is None else "+" + ".".join(map(_local, value.local.split(".")))
    return "!".join(numbers) + "-" + "-".join(stage) + local


def _release(value: Version) -> tuple[int, ...]:
    """The numbers without zeros at their end: 1.0 is as new as 1."""
    numbers = value.release
    while len(numbers) > 1 and numbers[-1] == 0:
        numbers = numbers[:-1]
    return numbers


def _pre(value: Version) -> str:
    if value.pre is not None:
        return value.pre[0] + padded(value.pre[1])
    return _ONLY_DEV if value.post is None and value.dev is not None else _NO_PRE


def _local(segment: str) -> str:
    return f"n{padded(int(segment))}" if segment.isdecimal() else f"a{segment}"


def _parts(value: Version) -> tuple[object, ...]:
    release = ".".join(map(str, value.release))
    pre = None if value.pre is None else "".join(map(str, value.pre))
    numbers = (value.epoch, value.post, value.dev)
    epoch, post, dev = (None if number is None else str(number) for number in numbers)
    return epoch, release, pre, post, dev, value.local


VERSION: ColumnType[Version, NoOptions] = ColumnType(
    name="version",
    title="Version",
    doc=(
        "Versions of Python packages as PEP 440 defines them, in every spelling that it allows, "
        "with v or version in front; written in its normal form. Versions of other kinds, with "
        "words or hashes behind them, are invalid; see semver."
    ),
    split=split,
    validate=validate,
    formats={
        "pep440": TargetFormat(str, "1.0.0rc1"),
        "sortable": TargetFormat(
            _sortable, "a text that sorts as PEP 440 orders versions", lossless=False
        ),
        "parts": TargetFormat(
            _parts,
            "epoch, release, pre, post, dev and local, as text",
            ("epoch", "release", "pre", "post", "dev", "local"),
        ),
    },
    default_format="pep440",
    examples={
        "1.0.0-RC1": "1.0.0rc1",
        "v1.2": "1.2",
        "Version 2.0.0.dev3": "2.0.0.dev3",
        "1!01.2-post4": "1!1.2.post4",
        "1.0+Ubuntu-1": "1.0+ubuntu.1",
    },
    refused={
        "one.two": "syntax",
        "1.x": "syntax",
        "1.2.3-4-gabcdef1": "syntax",
        "2024-01-05": "syntax",
    },
    hints=frozenset({"version"}),
)
