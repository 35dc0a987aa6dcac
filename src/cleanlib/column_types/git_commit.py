"""Names of commits in Git: the digest of one, whole or its beginning."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.core.cells import exact_cell_text
from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import BadOption, Invalid
from cleanlib.shared.calendar_words import check_whole_numbers
from cleanlib.shared.plain_text import plain_text

_SHA1, _SHA256 = 40, 64
_COMMIT = re.compile(rf"[0-9a-fA-F]{{4,{_SHA1}}}|[0-9a-fA-F]{{{_SHA256}}}")
_SHORTEST = 7
_LONGEST_CELL = 200


class GitCommit(NamedTuple):
    """The digits in lower case, and how many of them the short form has."""

    sha: str
    short: int = _SHORTEST


@dataclass(frozen=True)
class GitCommitOptions:
    """What a caller may say about a column of commits."""

    length: int = option(_SHORTEST, "digits of the short form; fewer are invalid")


def check_options(options: GitCommitOptions) -> None:
    """Refuse lengths that Git does not know."""
    check_whole_numbers(options, "length")
    if not 4 <= options.length <= _SHA1:
        raise BadOption(f"length={options.length} must lie in 4..{_SHA1}, such as length=7")


def split(text: str, options: GitCommitOptions) -> GitCommit:
    """Read hexadecimal digits."""
    text = plain_text(text, _LONGEST_CELL)
    if not _COMMIT.fullmatch(text):
        raise Invalid("syntax", f"not {_SHORTEST} to {_SHA1} hexadecimal digits, nor {_SHA256}")
    return GitCommit(text.lower(), options.length)


def validate(value: GitCommit, options: GitCommitOptions) -> GitCommit:
    """Refuse what is too short to tell a commit from others."""
    if len(value.sha) < options.length:
        raise Invalid("length", f"{len(value.sha)} digits, fewer than {options.length}")
    return value


GIT_COMMIT: ColumnType[GitCommit, GitCommitOptions] = ColumnType(
    name="git_commit",
    title="Git commit",
    doc=(
        "Names of commits: the 40 hexadecimal digits of SHA-1, the 64 of SHA-256, or the "
        "beginning of one, at least seven digits unless length= says otherwise."
    ),
    split=split,
    validate=validate,
    formats={
        "full": TargetFormat(lambda v: v.sha, "every digit that the cell has, in lower case"),
        "short": TargetFormat(lambda v: v.sha[: v.short], "abcdef1", lossless=False),
    },
    default_format="full",
    options=GitCommitOptions,
    check_options=check_options,
    cell=exact_cell_text,
    examples={
        "ABCDEF1": "abcdef1",
        "da39a3ee5e6b4b0d3255bfef95601890afd80709": "da39a3ee5e6b4b0d3255bfef95601890afd80709",
    },
    refused={"xyz": "syntax", "abc12": "length", "v1.2.3": "syntax"},
    hints=frozenset({"commit", "sha", "revision"}),
)
