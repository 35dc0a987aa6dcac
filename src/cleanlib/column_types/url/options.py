"""What a caller may say about a column of URLs."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from cleanlib.core.column_type import option
from cleanlib.core.errors import BadOption
from cleanlib.shared.options import texts

_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*")


@dataclass(frozen=True)
class UrlOptions:
    """Which schemes are allowed, and what is left out."""

    default_scheme: str | None = option(
        "https", "the scheme of addresses that name none; None makes them invalid"
    )
    schemes: Sequence[str] = option(("http", "https", "ftp"), "the schemes allowed")
    keep_userinfo: bool = option(
        False, "keep a user name and password in front of the host", (True, False)
    )
    remove_auth: bool | Sequence[str] = option(
        False, "leave credentials out of the query: True for the usual names, or a list of names",
        tries=(True,),
    )  # fmt: skip
    remove_tracking: bool = option(
        False, "leave out of the query what only tracks visitors, such as utm_source", (True, False)
    )
    sort_query: bool = option(False, "sort the query by name", (True, False))
    extract: bool = option(False, "take the one address out of a longer text", (True, False))
    repair: bool = option(
        True, "mend brackets, quotes and punctuation around, and backslashes", (True, False)
    )

    @property
    def edits_query(self) -> bool:
        """Whether the query may be changed."""
        return bool(self.remove_auth) or self.remove_tracking or self.sort_query


def check_options(options: UrlOptions) -> None:
    """Refuse schemes that are none, and names that are no text."""
    schemes = texts(options.schemes, "schemes")
    default = options.default_scheme
    for scheme in (*schemes, "https" if default is None else default):
        if not isinstance(scheme, str) or _SCHEME.fullmatch(scheme) is None:
            raise BadOption(f"{scheme!r} is no scheme; write it like 'https', without ://")
    if not schemes:
        raise BadOption("schemes= must name at least one scheme")
    if default is not None and default.lower() not in map(str.lower, schemes):
        raise BadOption(f"default_scheme={default!r} must be one of schemes={schemes!r}")
    if not isinstance(options.remove_auth, bool):
        texts(options.remove_auth, "remove_auth")
