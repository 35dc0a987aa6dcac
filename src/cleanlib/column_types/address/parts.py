"""The parts of an address."""

from __future__ import annotations

from typing import NamedTuple

PARTS = (
    "house_number", "street", "apt", "building", "po_box", "city", "state", "zip", "country",
)  # fmt: skip


class Unit(NamedTuple):
    """A part of a building: what is written in front, such as ``Apt``, and its number."""

    marker: str
    number: str

    def __str__(self) -> str:
        if not self.marker or not self.number:
            return self.marker + self.number
        return self.marker + ("" if self.marker == "#" else " ") + self.number


class Address(NamedTuple):
    """An address taken apart; a part that is absent is empty."""

    house_number: str = ""
    street: str = ""
    units: tuple[Unit, ...] = ()
    building: str = ""
    po_box: str = ""
    city: str = ""
    state: str = ""
    zip: str = ""
    country: str = ""

    @property
    def apt(self) -> str:
        """The unit without its marker; several with theirs."""
        if len(self.units) == 1:
            return self.units[0].number or self.units[0].marker
        return " ".join(map(str, self.units))

    def parts(self) -> tuple[str | None, ...]:
        """The text of every part, in the order of `PARTS`; None where absent."""
        return tuple(getattr(self, name) or None for name in PARTS)
