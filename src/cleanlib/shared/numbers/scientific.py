"""Scientific notation: 1.5e-3 and 1.5 x 10^-3."""

from __future__ import annotations

import numpy as np

from cleanlib.core.fields import MISSING, Fields
from cleanlib.core.lexer import Roles, same_role
from cleanlib.core.text_buffer import Ints

POWER_OF_TEN = "power_of_ten"
_POWER = r"(?:\+?<power>|-<negative_power>)"
SCIENTIFIC = (rf"{{n}}<:e>{_POWER}", rf"{{n}} ?(?:<:times>|\*) ?<ten>\^ ?{_POWER}")
SCIENTIFIC_DIGITS = ("power", "negative_power", "ten")
SCIENTIFIC_WORDS: dict[str, Roles] = {**same_role("e", "e"), **same_role("times", "x", "\u00d7")}


def apply_power(fields: Fields) -> None:
    """Move the point of numbers in scientific notation; ``power_of_ten`` says by how much."""
    if "power" not in fields and "negative_power" not in fields:
        return
    if "ten" in fields:
        fields.fail(fields.has("ten") & (fields["ten"] != 10), "syntax", "not a power of ten")
    up = np.where(fields.has("power"), fields["power"], 0)
    down = np.where(fields.has("negative_power"), fields["negative_power"], 0)
    has_power = fields.has("power") | fields.has("negative_power")
    power = _clipped(up) - _clipped(down)
    fields[POWER_OF_TEN] = np.where(has_power, power, MISSING)
    fields["n_exponent"] = fields["n_exponent"] + power


def _clipped(power: Ints) -> Ints:
    """Powers that no number may have are refused later; here they must not overflow."""
    return np.where((power < 0) | (power > 10**6), 10**6, power)
