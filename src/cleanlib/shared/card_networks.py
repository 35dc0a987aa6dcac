"""Which payment network a card number belongs to."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from cleanlib.core.tables import read_table

PREFIX = 4  # the longest prefix that names a network
UNKNOWN_LENGTHS = frozenset(range(12, 20))


class Network(NamedTuple):
    """A payment network and how many digits its numbers have; no name when it is unknown."""

    name: str | None
    lengths: frozenset[int]


_UNKNOWN = Network(None, UNKNOWN_LENGTHS)


@cache
def _by_prefix() -> dict[str, Network]:
    """Every prefix of a network, at its own length."""
    table = {}
    for row in read_table("card_networks"):
        network = Network(row["network"], frozenset(map(int, row["lengths"].split("|"))))
        for prefix in range(int(row["from"]), int(row["to"]) + 1):
            table[str(prefix)] = network
    return table


def network_of(number: str) -> Network:
    """The network of a card number, by the longest prefix that is known.

    >>> network_of("378282246310005").name
    'amex'
    """
    table = _by_prefix()
    prefixes = (number[:length] for length in range(PREFIX, 0, -1))
    return next((table[prefix] for prefix in prefixes if prefix in table), _UNKNOWN)


def networks() -> tuple[str, ...]:
    """The names of the networks that are known."""
    return tuple(sorted({row["network"] for row in read_table("card_networks")}))
