"""Geohashes: cells of the Earth as digits of base 32, whose bits halve longitude and latitude."""

from __future__ import annotations

from fractions import Fraction

from cleanlib.shared.coordinates.writing import rounded

ALPHABET = "0123456789bcdefghjkmnpqrstuvwxyz"
_BITS = 5
Cell = tuple[Fraction, Fraction, Fraction, Fraction]  # south, west, height, width


def encode(latitude: Fraction, longitude: Fraction, length: int) -> str:
    """The geohash of so many digits in whose cell a point lies.

    >>> encode(Fraction("57.64911"), Fraction("10.40744"), 11)
    'u4pruydqqvj'
    """
    places = _BITS * length
    bits = [""] * places
    bits[0::2] = _bits(longitude + 180, 360, (places + 1) // 2)
    bits[1::2] = _bits(latitude + 90, 180, places // 2)
    number = int("".join(bits), 2)
    return "".join(ALPHABET[number >> at & 31] for at in range(places - _BITS, -1, -_BITS))


def _bits(distance: Fraction, whole: int, bits: int) -> str:
    """In which of the equal parts a distance ends."""
    part = min(int(distance * (1 << bits) / whole), (1 << bits) - 1)
    return f"{part:0{bits}b}"


def decode(geohash: str) -> Cell:
    """The cell of a geohash.

    >>> south, west, height, width = decode("ezs42")
    >>> float(south + height / 2), float(west + width / 2)
    (42.60498046875, -5.60302734375)
    """
    across = up = places = 0
    for digit in geohash:
        number = ALPHABET.index(digit)
        for shift in range(_BITS - 1, -1, -1):
            bit = number >> shift & 1
            if places % 2:
                up = up << 1 | bit
            else:
                across = across << 1 | bit
            places += 1
    height, width = Fraction(180, 1 << places // 2), Fraction(360, 1 << (places + 1) // 2)
    return up * height - 90, across * width - 180, height, width


def centre(cell: Cell) -> tuple[Fraction, Fraction]:
    """The middle of a cell, with no more decimals than tell it from other cells.

    >>> latitude, longitude = centre(decode("ezs42"))
    >>> float(latitude), float(longitude)
    (42.6, -5.6)
    """
    south, west, height, width = cell
    return _within(south, height), _within(west, width)


def _within(start: Fraction, size: Fraction) -> Fraction:
    """The middle with the fewest decimals that keep it within a quarter of the cell's size."""
    middle = start + size / 2
    decimals = 0
    while abs(Fraction(rounded(middle, 10**decimals), 10**decimals) - middle) * 4 > size:
        decimals += 1
    return Fraction(rounded(middle, 10**decimals), 10**decimals)
