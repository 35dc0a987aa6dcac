"""Keccak-256 as Ethereum uses it: SHA-3 of before the standard, with another padding byte."""

from __future__ import annotations

_LANE = (1 << 64) - 1
_RATE = 136
_ROUNDS = 24
_ROTATIONS = (
    (0, 36, 3, 41, 18), (1, 44, 10, 45, 2), (62, 6, 43, 15, 61), (28, 55, 25, 21, 56),
    (27, 20, 39, 8, 14),
)  # fmt: skip


def _round_constants() -> tuple[int, ...]:
    """From the linear feedback shift register x^8 + x^6 + x^5 + x^4 + 1."""
    constants, register = [], 1
    for _ in range(_ROUNDS):
        constant = 0
        for power in range(7):
            if register & 1:
                constant |= 1 << ((1 << power) - 1)
            register <<= 1
            if register & 0x100:
                register ^= 0x171
        constants.append(constant)
    return tuple(constants)


_CONSTANTS = _round_constants()


def keccak_256(data: bytes) -> bytes:
    """The digest of some bytes.

    >>> keccak_256(b"").hex()
    'c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470'
    """
    lanes = [[0] * 5 for _ in range(5)]
    for block in _blocks(data):
        for at in range(_RATE // 8):
            lanes[at % 5][at // 5] ^= int.from_bytes(block[8 * at : 8 * at + 8], "little")
        lanes = _permuted(lanes)
    return b"".join(lanes[at][0].to_bytes(8, "little") for at in range(4))


def _blocks(data: bytes) -> list[bytes]:
    """The data, padded, in pieces of the rate."""
    padded = bytearray(data + b"\x01" + bytes(-(len(data) + 1) % _RATE))
    padded[-1] |= 0x80
    return [bytes(padded[start : start + _RATE]) for start in range(0, len(padded), _RATE)]


def _permuted(lanes: list[list[int]]) -> list[list[int]]:
    """Keccak-f[1600]."""
    for constant in _CONSTANTS:
        parity = [a[0] ^ a[1] ^ a[2] ^ a[3] ^ a[4] for a in lanes]
        change = [parity[x - 1] ^ _rotated(parity[(x + 1) % 5], 1) for x in range(5)]
        moved = [[0] * 5 for _ in range(5)]
        for x in range(5):
            for y in range(5):
                lane = _rotated(lanes[x][y] ^ change[x], _ROTATIONS[x][y])
                moved[y][(2 * x + 3 * y) % 5] = lane
        lanes = [
            [moved[x][y] ^ (~moved[(x + 1) % 5][y] & moved[(x + 2) % 5][y]) for y in range(5)]
            for x in range(5)
        ]
        lanes[0][0] ^= constant
    return lanes


def _rotated(lane: int, places: int) -> int:
    return ((lane << places) | (lane >> (64 - places))) & _LANE
