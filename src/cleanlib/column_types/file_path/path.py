"""What a path is once it is read."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple


class Path(NamedTuple):
    """A drive, whether the path begins at a root, and the names on the way.

    ``resolve`` is the caller's wish for names that are two dots.
    """

    drive: str
    rooted: bool
    names: tuple[str, ...]
    resolve: bool | None = None

    @property
    def name(self) -> str:
        """The last name; empty where there is none."""
        last = self.names[-1] if self.names else ""
        return "" if last == ".." else last

    @property
    def extension(self) -> str:
        """The end of the last name from its last dot on; a dot in front begins none."""
        name = self.name.lstrip(".")
        stem, dot, extension = name.rpartition(".")
        return dot + extension if stem and extension else ""

    @property
    def stem(self) -> str:
        """The last name without its extension."""
        return self.name.removesuffix(self.extension)

    @property
    def parent(self) -> Path:
        """The path without its last name."""
        return self._replace(names=self.names[:-1])

    def written(self, slash: str) -> str:
        """The path with these separators."""
        root = slash if self.rooted and (self.names or not self.drive.startswith("//")) else ""
        return self.drive.replace("/", slash) + root + slash.join(self.names) or "."


def without_dots(names: Sequence[str], rooted: bool) -> tuple[str, ...]:
    """Names of which each two dots took the one in front away; none are above a root.

    >>> without_dots(["..", "a", "..", "b"], rooted=False)
    ('..', 'b')
    """
    kept: list[str] = []
    for name in names:
        if name != "..":
            kept.append(name)
        elif kept and kept[-1] != "..":
            kept.pop()
        elif not rooted:
            kept.append(name)
    return tuple(kept)
