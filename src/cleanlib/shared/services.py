"""The usual ports of services."""

from __future__ import annotations

from functools import cache

from cleanlib.core.tables import read_table


@cache
def service_ports() -> dict[str, int]:
    """Names of services, usual ones before others, to their ports.

    >>> service_ports()["https"]
    443
    """
    names: dict[str, int] = {}
    for row in read_table("ports"):
        for name in (row["service"], *filter(None, row["others"].split("|"))):
            names[name] = int(row["port"])
    return names
