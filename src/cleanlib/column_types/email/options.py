"""What a caller may say about a column of e-mail addresses."""

from __future__ import annotations

from dataclasses import dataclass

from cleanlib.core.column_type import option


@dataclass(frozen=True)
class EmailOptions:
    """Which repairs, guesses and rare forms are allowed."""

    allow_quoted_local: bool = option(
        False, 'allow local parts that need their quotes: "john doe"@example.com', (True, False)
    )
    allow_domain_literal: bool = option(
        False, "allow an IP address as the domain: user@[192.0.2.1]", (True, False)
    )
    remove_whitespace: bool = option(False, "leave out blanks within the address", (True, False))
    deobfuscate: bool = option(
        False, "read (at), [dot] and the like as the signs they stand for", (True, False)
    )
    fix_domain: bool = option(
        False, "take a domain one edit away from a common one for that one", (True, False)
    )
    on_multiple: str = option(
        "reject", "several addresses in a cell: refuse them or take the first", ("reject", "first")
    )
    repair: bool = option(
        True, "take the address out of mailto:, brackets, names and punctuation", (True, False)
    )
