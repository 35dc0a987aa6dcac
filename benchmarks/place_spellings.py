"""The ways of writing an IP address or a place on the Earth that the workloads mix."""

from __future__ import annotations

import ipaddress
from collections.abc import Callable

import numpy as np
import pyarrow as pa

from benchmarks.spellings import TEXT

Texts = list[str]
STEPS = 10**5  # of a degree


def _table(texts: Texts, truth: Texts) -> pa.Table:
    return pa.table({"text": pa.array(texts, TEXT), "truth": pa.array(truth, TEXT)})


def _numbers(size: int, bits: int, rng: np.random.Generator) -> list[int]:
    width = bits // 8
    data = rng.bytes(size * width)
    return [int.from_bytes(data[at : at + width]) for at in range(0, len(data), width)]


def ip_addresses(size: int, rng: np.random.Generator) -> pa.Table:
    """Addresses of version 4 as programs write them."""
    texts = [str(ipaddress.IPv4Address(number)) for number in _numbers(size, 32, rng)]
    return _table(texts, texts)


def mixed_ip_addresses(size: int, rng: np.random.Generator) -> pa.Table:
    """Addresses of both versions: three of four are of version 4, the others written in full."""
    six = size // 4
    four = ip_addresses(size - six, rng)
    addresses = [ipaddress.IPv6Address(number) for number in _numbers(six, 128, rng)]
    full = [address.exploded.upper() for address in addresses]
    return pa.concat_tables([four, _table(full, [str(address) for address in addresses])])


def not_ip_addresses(size: int, rng: np.random.Generator) -> pa.Table:
    """Octets that are too large, short forms, ports, MAC addresses."""
    shapes: tuple[Callable[[int], str], ...] = (
        lambda n: f"192.0.2.{256 + n % 700}",
        lambda n: f"10.{n % 256}",
        lambda n: f"198.51.100.7:{n}",
        lambda n: f"02:00:5e:10:{n % 256:02x}:01",
    )
    return _bad(shapes, size, rng)


def _bad(shapes: tuple[Callable[[int], str], ...], size: int, rng: np.random.Generator) -> pa.Table:
    numbers = rng.integers(1, 65_536, size).tolist()
    texts = [shapes[at % len(shapes)](number) for at, number in enumerate(numbers)]
    return pa.table({"text": pa.array(texts, TEXT), "truth": pa.nulls(size, TEXT)})


def _pairs(size: int, rng: np.random.Generator) -> list[tuple[int, int]]:
    latitudes = rng.integers(-90 * STEPS, 90 * STEPS, size).tolist()
    longitudes = rng.integers(-180 * STEPS, 180 * STEPS, size).tolist()
    return list(zip(latitudes, longitudes, strict=True))


def _plain(steps: int) -> str:
    text = f"{'-' * (steps < 0)}{abs(steps) // STEPS}.{abs(steps) % STEPS:05}"
    return text.rstrip("0").rstrip(".")


def _truth(pair: tuple[int, int]) -> str:
    return f"{_plain(pair[0])}, {_plain(pair[1])}"


def plain_places(size: int, rng: np.random.Generator) -> pa.Table:
    """Pairs of decimal degrees."""
    texts = [_truth(pair) for pair in _pairs(size, rng)]
    return _table(texts, texts)


def _seconds(steps: int, letters: str) -> str:
    """Degrees, minutes and seconds; exact, for a step is 0.036 seconds."""
    minutes, thousandths = divmod(abs(steps) * 36, 60_000)
    side = letters[steps < 0]
    return f"{minutes // 60}°{minutes % 60}'{thousandths / 1000:.3f}\"{side}"


def mixed_places(size: int, rng: np.random.Generator) -> pa.Table:
    """Half of the pairs in decimal degrees, the others in degrees, minutes and seconds."""
    half = _pairs(size // 2, rng)
    texts = [f"{_seconds(north, 'NS')} {_seconds(east, 'EW')}" for north, east in half]
    written = _table(texts, [_truth(pair) for pair in half])
    return pa.concat_tables([plain_places(size - len(half), rng), written])


def not_places(size: int, rng: np.random.Generator) -> pa.Table:
    """Latitudes beyond the pole, one number alone, two latitudes."""
    shapes: tuple[Callable[[int], str], ...] = (
        lambda n: f"{91 + n % 80}.5, 10.{n}",
        lambda n: f"51.{n}",
        lambda n: f"10.{n} S, 20.{n} S",
    )
    return _bad(shapes, size, rng)
