"""Networks in CIDR notation (RFC 4632)."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network
from typing import Any

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import Invalid
from cleanlib.shared.brackets import unwrapped
from cleanlib.shared.ip_addresses import compressed, masked, read_address, read_prefix
from cleanlib.shared.plain_text import plain_text

Network = IPv4Network | IPv6Network
_LONGEST = 200
_SPACED_MASK = re.compile(r"([\d.]+) +([\d.]+)", re.ASCII)


@dataclass(frozen=True)
class CidrOptions:
    """What a caller may say about a column of networks."""

    strict: bool = option(False, "refuse addresses inside a network for its own", (True, False))


def split(text: str, options: CidrOptions) -> Network:
    """Read an address and the length of its prefix or its mask, or the first and last address."""
    text = unwrapped(plain_text(text, _LONGEST))
    if "-" in text:
        return _range(*(part.strip() for part in text.split("-", 1)))
    text = _SPACED_MASK.sub(r"\1/\2", text)
    host, mark, mask = text.partition("/")
    address = read_address(host.rstrip())
    if not mark:
        raise Invalid("missing_part", "an address without the length of its network's prefix")
    prefix = read_prefix(mask.lstrip(), address.version)
    first = masked(address, prefix)
    if options.strict and first != address:
        raise Invalid("component", f"{compressed(address)} is inside the network, not its own")
    return ipaddress.ip_network((first, prefix))


def _range(first_text: str, last_text: str) -> Network:
    """The one network of the addresses from the first to the last."""
    first, last = read_address(first_text), read_address(last_text)
    different = int(first) ^ int(last)
    prefix = first.max_prefixlen - different.bit_length()
    if first.version != last.version or int(first) > int(last):
        raise Invalid("component", "the last address is not behind the first")
    network = ipaddress.ip_network((masked(first, prefix), prefix))
    if (network[0], network[-1]) != (first, last):
        raise Invalid("component", "the addresses are not those of one network")
    return network


def validate(value: Network, options: CidrOptions) -> Network:
    """Nothing is left to check."""
    return value


def _cidr(value: Network) -> str:
    return f"{compressed(value[0])}/{value.prefixlen}"


def _of(address: Callable[[Network], Any], doc: str) -> TargetFormat[Network]:
    return TargetFormat(lambda v: compressed(address(v)), doc, lossless=False)


CIDR: ColumnType[Network, CidrOptions] = ColumnType(
    name="cidr",
    title="Network",
    doc=(
        "Networks of Internet addresses: an address and the length of its prefix, a netmask or a "
        "wildcard mask, or the first and last address. The address becomes that of the network "
        "unless strict=True refuses it."
    ),
    split=split,
    validate=validate,
    formats={
        "cidr": TargetFormat(_cidr, "192.0.2.0/24"),
        "netmask": _of(lambda v: v.netmask, "255.255.255.0"),
        "range": TargetFormat(
            lambda v: f"{compressed(v[0])}-{compressed(v[-1])}", "192.0.2.0-192.0.2.255"
        ),
        "network": _of(lambda v: v[0], "192.0.2.0"),
        "broadcast": _of(lambda v: v[-1], "192.0.2.255, the last address"),
        "parts": TargetFormat(
            lambda v: (compressed(v[0]), v.prefixlen, compressed(v.netmask), v.num_addresses),
            "first address, length of the prefix, netmask, and how many addresses there are",
            ("network", "prefix_length", "netmask", "num_addresses"),
            lossless=False,
            dtypes={"prefix_length": "integer", "num_addresses": "object"},
        ),
    },
    default_format="cidr",
    options=CidrOptions,
    examples={
        "192.0.2.17/255.255.255.0": "192.0.2.0/24",
        "198.51.100.0/0.0.0.255": "198.51.100.0/24",
        "192.0.2.0 - 192.0.2.127": "192.0.2.0/25",
        "2001:DB8::/32": "2001:db8::/32",
    },
    refused={
        "192.0.2.0/33": "range",
        "192.0.2.0": "missing_part",
        "10.0.0.0/255.0.255.0": "component",
        "192.0.2.1-192.0.2.9": "component",
        "192.0.2/24": "syntax",
    },
    hints=frozenset({"cidr", "subnet", "network", "netblock"}),
)
