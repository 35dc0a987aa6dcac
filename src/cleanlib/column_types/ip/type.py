"""The types of IP addresses: of either version, and of one."""

from __future__ import annotations

from dataclasses import replace

from cleanlib.column_types.ip.kernel import kernel
from cleanlib.column_types.ip.options import IpOptions, Ipv4Options, Ipv6Options, check_options
from cleanlib.column_types.ip.reading import Ip, cell, split, validate
from cleanlib.column_types.ip.writing import (
    ADDRESS,
    BINARY,
    COMPRESSED,
    FULL,
    HEX,
    INTEGER,
    PACKED,
    PARTS,
    REVERSE,
    SMALL_INTEGER,
    VERSION,
)
from cleanlib.core.column_type import ColumnType

_RULES = (
    "Brackets around an address go. A port or a prefix is invalid unless allow= names it, octets "
    "with leading zeros unless leading_zeros= says what they mean. Short forms (1.1), octets in "
    "hexadecimal, masks with gaps and MAC addresses are invalid. Whole numbers are addresses; text "
    "of digits alone is one with input='integer'."
)

IP: ColumnType[Ip, IpOptions] = ColumnType(
    name="ip",
    title="IP address",
    doc=f"Internet addresses of version 4 and 6, written as in RFC 5952. {_RULES}",
    split=split,
    validate=validate,
    formats={
        "compressed": COMPRESSED,
        "full": FULL,
        "integer": INTEGER,
        "hex": HEX,
        "binary": BINARY,
        "packed": PACKED,
        "address": ADDRESS,
        "version": VERSION,
        "reverse": REVERSE,
        "parts": PARTS,
    },
    default_format="compressed",
    options=IpOptions,
    check_options=check_options,
    cell=cell,
    kernel=kernel,
    examples={
        " 2001:0DB8:0:0:8:800:200C:417A ": "2001:db8::8:800:200c:417a",
        "[192.0.2.17]": "192.0.2.17",
        "198.51.100.7": "198.51.100.7",
        "::FFFF:192.0.2.128": "::ffff:192.0.2.128",
        "fe80::1%eth0": "fe80::1%eth0",
    },
    refused={
        "192.000.002.017": "ambiguous",
        "192.0.2.256": "range",
        "192.0.2.1:8080": "component",
        "192.0.2.0/24": "component",
        "1.1": "syntax",
        "0xc0.0.2.1": "syntax",
        "2001:db8:::1": "syntax",
        "01:1c:43:10:20:0a": "syntax",
        "3232235777": "syntax",
        "fe80::1%": "syntax",
    },
    hints=frozenset({"ip", "ip_address", "addr", "host_ip"}),
)

IPV4: ColumnType[Ip, IpOptions] = replace(
    IP,
    name="ipv4",
    title="IPv4 address",
    doc=f"Internet addresses of version 4. {_RULES}",
    formats={
        "compressed": COMPRESSED,
        "integer": SMALL_INTEGER,
        "hex": HEX,
        "binary": BINARY,
        "parts": PARTS,
    },
    options=Ipv4Options,
    examples={"[192.0.2.17]": "192.0.2.17", "198.51.100.7": "198.51.100.7"},
    refused={"192.0.2.256": "range", "192.0.02.6": "ambiguous", "2001:db8::1": "component"},
    hints=frozenset({"ipv4", "ip_v4"}),
)

IPV6: ColumnType[Ip, IpOptions] = replace(
    IP,
    name="ipv6",
    title="IPv6 address",
    doc=f"Internet addresses of version 6, written as in RFC 5952. {_RULES}",
    formats={
        "compressed": COMPRESSED,
        "full": FULL,
        "integer": INTEGER,
        "hex": HEX,
        "binary": BINARY,
        "parts": PARTS,
    },
    options=Ipv6Options,
    examples={
        "2001:0DB8:0000:0000:0000:0000:0000:0001": "2001:db8::1",
        "::ffff:c000:280": "::ffff:192.0.2.128",
    },
    refused={"2001:db8:::1": "syntax", "192.0.2.17": "component"},
    hints=frozenset({"ipv6", "ip_v6"}),
)
