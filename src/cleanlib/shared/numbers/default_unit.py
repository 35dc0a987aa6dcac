"""Numbers without a unit: in the one that ``default_unit=`` names, or invalid."""

from __future__ import annotations

from cleanlib.core.fields import Fields


def fill_unit(fields: Fields, name: str, number: int | None) -> None:
    """Give good rows that lack a unit the default one, by its number; without one they fail."""
    bare = fields.good & ~fields.has(name)
    if number is None:
        fields.fail(bare, "missing_part", "in which unit? default_unit= says")
    elif bare.any():
        fields[name][bare] = number
        fields.note(bare, "unit_assumed")
