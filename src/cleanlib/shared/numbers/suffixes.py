"""Words and letters behind a number that stand for a power of ten."""

from __future__ import annotations

import numpy as np

from cleanlib.core.fields import Fields
from cleanlib.core.lexer import Roles

# How many places to the left: short-scale words, their abbreviations, and the Indian ones
_PLACES = {
    "hundred": 2, "k": 3, "thousand": 3, "thousands": 3, "tsd": 3, "lakh": 5, "lakhs": 5, "lac": 5,
    "lacs": 5, "m": 6, "mm": 6, "mn": 6, "mln": 6, "mio": 6, "million": 6, "millions": 6,
    "crore": 7, "crores": 7, "b": 9, "bn": 9, "bln": 9, "billion": 9, "billions": 9, "mrd": 9,
    "mia": 9, "t": 12, "tn": 12, "trn": 12, "trillion": 12, "trillions": 12,
}  # fmt: skip
SUFFIX_WORDS: dict[str, Roles] = {word: {"suffix": places} for word, places in _PLACES.items()}
SUFFIXES_DOC = "read k, M, B, T, bn, million, lakh, crore and the like behind a number"


def shift_exponent(fields: Fields, name: str, sign: int = 1) -> None:
    """Move the number by as many places as a field says, where it has any."""
    if name in fields:
        places = np.where(fields.has(name), fields[name], 0)
        fields["n_exponent"] = fields["n_exponent"] + sign * places
