"""Writes IP addresses, one or many."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
import pyarrow as pa
from numpy.typing import NDArray

from cleanlib.column_types.ip.kernel import Dotted
from cleanlib.column_types.ip.reading import Ip
from cleanlib.core.byte_matrix import Piece, join, literal
from cleanlib.core.column_type import TargetFormat
from cleanlib.core.text_buffer import TEXT
from cleanlib.shared.ip_addresses import BITS, compressed, full


def _around(host: str, value: Ip) -> str:
    """An address in the form ``host``, with all that followed it."""
    host = f"{host}%{value.zone}" if value.zone else host
    if value.prefix is not None:
        return f"{host}/{value.prefix}"
    if value.port is not None:
        return f"[{host}]:{value.port}" if value.address.version == 6 else f"{host}:{value.port}"
    return host


def _bits(value: Ip) -> int:
    return BITS[value.address.version]


def _hex(value: Ip) -> str:
    return f"0x{int(value.address):0{_bits(value) // 4}x}"


def _parts(value: Ip) -> tuple[Any, ...]:
    address, port, prefix, zone = value
    return address.version, compressed(address), port, prefix, zone or None


def _text(value: Dotted) -> Any:
    return value.texts


def _all_numbers(value: Dotted) -> Any:
    return pa.array(value.numbers())


@cache
def _table(pattern: str) -> NDArray[Any]:
    return np.array([format(octet, pattern).encode() for octet in range(256)])


def _joined(prefix: str, pattern: str, value: Dotted) -> Any:
    """Each octet by a pattern, side by side."""
    pieces = [Piece(_table(pattern)[octet]) for octet in value.octets]
    return join([literal(prefix)] * bool(prefix) + pieces, len(value))


def _all_parts(value: Dotted) -> tuple[Any, ...]:
    rows = len(value)
    versions = pa.array(np.full(rows, 4))
    blank = pa.nulls(rows, pa.int64())
    return versions, value.texts, blank, blank, pa.nulls(rows, TEXT)


COMPRESSED: TargetFormat[Ip] = TargetFormat(
    lambda v: _around(compressed(v.address), v),
    "192.0.2.17, 2001:db8::1: the shortest form (RFC 5952)",
    render_all=_text,
)
FULL: TargetFormat[Ip] = TargetFormat(
    lambda v: _around(full(v.address), v),
    "192.0.2.17, 2001:0db8:0000:0000:0000:0000:0000:0001",
    render_all=_text,
)
INTEGER: TargetFormat[Ip] = TargetFormat(
    lambda v: int(v.address), "3221225985, as whole numbers", lossless=False, dtype="object"
)
SMALL_INTEGER: TargetFormat[Ip] = TargetFormat(
    INTEGER.render, INTEGER.doc, lossless=False, dtype="integer", render_all=_all_numbers
)
HEX: TargetFormat[Ip] = TargetFormat(
    _hex,
    "0xc0000211, of 8 or 32 digits",
    lossless=False,
    render_all=lambda v: _joined("0x", "02x", v),
)
BINARY: TargetFormat[Ip] = TargetFormat(
    lambda v: f"{int(v.address):0{_bits(v)}b}",
    "32 or 128 binary digits",
    lossless=False,
    render_all=lambda v: _joined("", "08b", v),
)
PACKED: TargetFormat[Ip] = TargetFormat(
    lambda v: v.address.packed, "the 4 or 16 bytes of the address", lossless=False, dtype="object"
)
ADDRESS: TargetFormat[Ip] = TargetFormat(
    lambda v: compressed(v.address),
    "192.0.2.17: as compressed, without port, prefix and zone",
    lossless=False,
    render_all=_text,
)
VERSION: TargetFormat[Ip] = TargetFormat(
    lambda v: v.address.version,
    "4 or 6",
    lossless=False,
    dtype="integer",
    render_all=lambda v: pa.array(np.full(len(v), 4)),
)
REVERSE: TargetFormat[Ip] = TargetFormat(
    lambda v: v.address.reverse_pointer,
    "17.2.0.192.in-addr.arpa, the name for reverse DNS",
    lossless=False,
)
PARTS: TargetFormat[Ip] = TargetFormat(
    _parts,
    "version, address, port, prefix length and zone",
    ("version", "ip", "port", "prefix", "zone"),
    lossless=False,
    dtypes={"version": "integer", "port": "integer", "prefix": "integer"},
    render_all=_all_parts,
)
