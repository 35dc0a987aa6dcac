"""The structure of the IBANs of each country, from the registry in python-stdnum, as arrays."""

from __future__ import annotations

import re
from importlib import import_module

import numpy as np

from cleanlib.core.text_buffer import Bytes, Mask

_DIGIT, _LETTER = 1, 2
_CLASSES = {"n": _DIGIT, "a": _LETTER, "c": _DIGIT | _LETTER}
_PIECE = re.compile(r"(\d+)!([nac])")
_KINDS = np.zeros(256, np.uint8)
_KINDS[48:58] = _DIGIT
_KINDS[65:91] = _LETTER


def by_length() -> dict[int, dict[int, Bytes]]:
    """For each length of an IBAN the classes of its bytes, by the two bytes of the country."""
    database = import_module("stdnum.numdb").get("iban")
    found: dict[int, dict[int, Bytes]] = {}
    for first in range(65, 91):
        for second in range(65, 91):
            country = chr(first) + chr(second)
            structure = database.info(country)[0][1].get("bban")
            if structure:
                classes = _classes(structure)
                found.setdefault(len(classes), {})[first * 256 + second] = classes
    return found


def _classes(structure: str) -> Bytes:
    kinds = [_LETTER, _LETTER, _DIGIT, _DIGIT]
    for size, kind in _PIECE.findall(structure):
        kinds += [_CLASSES[kind]] * int(size)
    return np.array(kinds, np.uint8)


def fits(classes: Bytes, cells: Bytes) -> Mask:
    """The rows of which every byte is of its class."""
    return np.asarray(((_KINDS[cells] & classes) > 0).all(axis=1))
