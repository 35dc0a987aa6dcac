"""IP addresses: the standard library judges them, and they are written alike on every Python."""

from __future__ import annotations

import ipaddress
import re
from ipaddress import IPv4Address, IPv6Address

from cleanlib.core.errors import Invalid, shorten

Address = IPv4Address | IPv6Address
BITS = {4: 32, 6: 128}
_OCTETS = re.compile(r"\d+(?:\.\d+){3}", re.ASCII)
_PADDED = re.compile(r"(?<!\d)0+(?=\d)")
_LIKE_MAC = re.compile(r"(?=.*(?<![0-9a-f])0)[0-9a-f]{2}(?::[0-9a-f]{2}){7}", re.IGNORECASE)
MOST_DIGITS = 3  # of an octet
TOO_LARGE = ("range", "an octet is above 255")
PADDED = ("ambiguous", "octets with leading zeros; leading_zeros='decimal' reads them")


def read_address(text: str, padded: bool = False) -> Address:
    """The address that a text spells.

    Parameters
    ----------
    text : str
        An address of either version, without port, prefix or zone.
    padded : bool
        Whether leading zeros of octets are read as decimal; they are refused otherwise.

    Raises
    ------
    Invalid
        ``range`` for an octet above 255, ``ambiguous`` for leading zeros, else ``syntax``.

    Examples
    --------
    >>> read_address("192.0.2.17"), read_address("2001:DB8::1")
    (IPv4Address('192.0.2.17'), IPv6Address('2001:db8::1'))
    """
    return _version_6(text, padded) if ":" in text else _version_4(text, padded)


def _version_4(text: str, padded: bool) -> IPv4Address:
    try:
        return IPv4Address(text)
    except ValueError:
        unpadded = _unpadded(text)
    if padded and unpadded != text:
        return _version_4(unpadded, False)
    raise Invalid(*PADDED)


def _unpadded(text: str) -> str:
    """Octets without leading zeros; `Invalid` for what has other faults."""
    if not _OCTETS.fullmatch(text):
        raise Invalid("syntax", f"{shorten(text, 50)} is no IP address")
    octets = text.split(".")
    if any(len(octet) > MOST_DIGITS or int(octet) > 255 for octet in octets):
        raise Invalid(*TOO_LARGE)
    return _PADDED.sub("", text)


def _version_6(text: str, padded: bool) -> IPv6Address:
    if _LIKE_MAC.fullmatch(text):
        raise Invalid("syntax", "eight groups of two digits: a MAC address")
    head, _, tail = text.rpartition(":")
    if "." in tail:
        text = f"{head}:{_version_4(tail, padded)}"
    try:
        return IPv6Address("" if "%" in text else text)
    except ValueError:
        raise Invalid("syntax", f"{shorten(text, 50)} is no IP address") from None


def compressed(address: Address) -> str:
    """The text form of RFC 5952; the last part of an IPv4-mapped address is dotted.

    >>> compressed(IPv6Address("::ffff:c000:280")), compressed(IPv6Address("1:0:0:2::"))
    ('::ffff:192.0.2.128', '1:0:0:2::')
    """
    mapped = address.ipv4_mapped if isinstance(address, IPv6Address) else None
    return str(address) if mapped is None else f"::ffff:{mapped}"


def full(address: Address) -> str:
    """All eight groups of four digits; octets are never padded.

    >>> full(IPv6Address("2001:db8::1")), full(IPv4Address("192.0.2.1"))
    ('2001:0db8:0000:0000:0000:0000:0000:0001', '192.0.2.1')
    """
    if isinstance(address, IPv4Address):
        return str(address)
    digits = f"{int(address):032x}"
    return ":".join(digits[at : at + 4] for at in range(0, 32, 4))


def of_number(number: int, version: int | None = None) -> Address:
    """The address that has a number; of version 4 where it fits, unless one is stated.

    >>> of_number(3232235777), of_number(1, 6)
    (IPv4Address('192.168.1.1'), IPv6Address('::1'))
    """
    version = version or (4 if 0 <= number < 1 << BITS[4] else 6)
    if not 0 <= number < 1 << BITS[version]:
        raise Invalid("range", f"no number of {BITS[version]} bits")
    return IPv4Address(number) if version == 4 else IPv6Address(number)


def read_prefix(text: str, version: int) -> int:
    """The length of a prefix from its number, or from a netmask or wildcard mask of version 4.

    >>> read_prefix("24", 4), read_prefix("255.255.255.0", 4), read_prefix("0.0.0.255", 4)
    (24, 24, 24)
    """
    if text.isascii() and text.isdigit():
        if len(text) > 3 or int(text) > BITS[version]:
            raise Invalid("range", f"a prefix of more than {BITS[version]} bits")
        return int(text)
    if version == 6 or not _OCTETS.fullmatch(text):
        raise Invalid("syntax", f"{shorten(text, 50)} is no length of a prefix and no mask")
    mask = _version_4(text, False)
    try:
        return ipaddress.IPv4Network(f"0.0.0.0/{mask}").prefixlen
    except ValueError:
        raise Invalid("component", f"the ones of the mask {mask} are not side by side") from None


def masked(address: Address, prefix: int) -> Address:
    """The first address of the network.

    >>> masked(IPv4Address("192.168.1.67"), 24)
    IPv4Address('192.168.1.0')
    """
    host_bits = BITS[address.version] - prefix
    return of_number(int(address) >> host_bits << host_bits, address.version)
