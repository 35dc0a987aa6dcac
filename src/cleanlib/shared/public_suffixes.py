"""The Public Suffix List: under which names people register their own."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from cleanlib.core.tables import read_table


class Split(NamedTuple):
    """A name taken apart at its public suffix; the name itself may be one."""

    suffix: str
    registered: str | None
    subdomain: str | None


@cache
def _rules(private: bool) -> frozenset[str]:
    """Rules in ASCII: names, ``*.`` for every name below, ``!`` for exceptions from that."""
    rules: set[str] = set()
    for row in read_table("public_suffixes"):
        listed = f"{row['icann']} {row['private']}" if private else row["icann"]
        rules.update(_whole(rule, row["tld"]) for rule in listed.split())
    return frozenset(rules)


def _whole(rule: str, tld: str) -> str:
    return tld if rule == "." else f"{rule}.{tld}"


def split_name(name: str, private: bool = False) -> Split | None:
    """Take a name in lower case and ASCII apart; None where no rule knows its end.

    Parameters
    ----------
    name : str
        The name, without the dot of the root.
    private : bool
        Whether the rules count that owners of domains asked for, such as ``github.io``.

    Examples
    --------
    >>> split_name("www.example.co.uk")
    Split(suffix='co.uk', registered='example.co.uk', subdomain='www')
    >>> split_name("example.notatld")
    """
    labels = name.split(".")
    count = _suffix_length(labels, _rules(private))
    if count == 0:
        return None
    start = len(labels) - count
    suffix = ".".join(labels[start:])
    if not start:
        return Split(suffix, None, None)
    return Split(suffix, ".".join(labels[start - 1 :]), ".".join(labels[: start - 1]) or None)


def _suffix_length(labels: list[str], rules: frozenset[str]) -> int:
    """How many labels the longest rule that fits takes."""
    for start in range(len(labels)):
        name = ".".join(labels[start:])
        above = ".".join(labels[start + 1 :])
        if f"!{name}" in rules:
            return len(labels) - start - 1
        if name in rules or (above and f"*.{above}" in rules):
            return len(labels) - start
    return 0
