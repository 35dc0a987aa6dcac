"""Social networks: the addresses of profiles, and what handles are made of."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from cleanlib.core.tables import read_table


class Platform(NamedTuple):
    """A network; ``url`` has braces where the handle stands."""

    name: str
    url: str
    pattern: re.Pattern[str]

    @property
    def folder(self) -> str:
        """What stands between host and handle, such as ``in``."""
        return self.url.partition("://")[2].partition("/")[2].partition("{}")[0].strip("/@")


@cache
def platforms() -> dict[str, Platform]:
    """Networks by name."""
    return {
        row["platform"]: Platform(row["platform"], row["url"], re.compile(row["pattern"]))
        for row in read_table("social_platforms")
    }


@cache
def _names() -> dict[str, str]:
    """Names, short names and hosts to names."""
    return {
        spelling: row["platform"]
        for row in read_table("social_platforms")
        for column in ("platform", "others", "hosts")
        for spelling in filter(None, row[column].split("|"))
    }


def platform_of(text: str) -> Platform | None:
    """The network of a name or a host in lower case.

    >>> platform_of("x.com").name, platform_of("example.com")
    ('twitter', None)
    """
    name = _names().get(text)
    return None if name is None else platforms()[name]
