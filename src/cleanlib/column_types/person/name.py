"""A name in its parts."""

from __future__ import annotations

from typing import NamedTuple


class PersonName(NamedTuple):
    """A name; a part that is absent is empty.

    Several titles stand with blanks between them, several suffixes with commas. An eastern name
    has the family name first.
    """

    title: str = ""
    first: str = ""
    middle: str = ""
    last: str = ""
    suffix: str = ""
    nickname: str = ""
    eastern: bool = False

    @property
    def given(self) -> str:
        """First and middle names."""
        return f"{self.first} {self.middle}".strip()
