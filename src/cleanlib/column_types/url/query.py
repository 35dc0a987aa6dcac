"""The query of a URL: its names and values, and what is left out of it on request."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache

from cleanlib.column_types.url.escapes import decoded
from cleanlib.column_types.url.options import UrlOptions
from cleanlib.core.notes import note
from cleanlib.core.tables import read_table
from cleanlib.shared.options import texts

Queries = dict[str, str | list[str]]

_SIGNS = re.compile(r"[^a-z0-9]+")


@cache
def _known(kind: str) -> frozenset[str]:
    """The usual names of a kind; ``*`` at the end stands for anything."""
    return frozenset(r["name"] for r in read_table("query_names") if r["kind"] == kind)


def edited(query: str, options: UrlOptions) -> str:
    """A query without what the options leave out, sorted if they ask for it."""
    pieces = query.split("&")
    if options.remove_auth:
        pieces = _without(pieces, _is_auth(options.remove_auth), "auth_removed")
    if options.remove_tracking:
        pieces = _without(pieces, _is_tracking, "tracking_removed")
    if options.sort_query:
        pieces = sorted(filter(None, pieces), key=lambda piece: piece.partition("=")[0])
    return "&".join(pieces)


def without_auth(fragment: str, options: UrlOptions) -> str:
    """A fragment without the credentials that some sites hand over in it."""
    if "=" not in fragment:
        return fragment
    return "&".join(_without(fragment.split("&"), _is_auth(options.remove_auth), "auth_removed"))


def _without(pieces: Iterable[str], is_unwanted: Callable[[str], bool], name: str) -> list[str]:
    pieces = list(pieces)
    kept = [piece for piece in pieces if not is_unwanted(decoded(piece.partition("=")[0]))]
    if len(kept) < len(pieces):
        note(name)
    return kept


def _is_auth(wanted: bool | Sequence[str]) -> Callable[[str], bool]:
    if wanted is True:
        return lambda name: _SIGNS.sub("", name.lower()) in _known("auth")
    names = {name.lower() for name in texts(wanted or (), "remove_auth")}
    return lambda name: name.lower() in names


def _is_tracking(name: str) -> bool:
    name, known = name.lower(), _known("tracking")
    return name in known or f"{name.partition('_')[0]}_*" in known


def queries(query: str | None) -> Queries:
    """Names and values decoded; a name that is repeated has a list of values.

    >>> queries("a=1&b=two&a=3&c")
    {'a': ['1', '3'], 'b': 'two', 'c': ''}
    """
    found: dict[str, list[str]] = {}
    for piece in filter(None, (query or "").split("&")):
        name, _, value = piece.partition("=")
        found.setdefault(decoded(name), []).append(decoded(value))
    return {name: values[0] if len(values) == 1 else values for name, values in found.items()}
