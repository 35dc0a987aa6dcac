"""Hosts as addresses name them: a host name, an IPv4 address, or an IPv6 address in brackets."""

from __future__ import annotations

import re

from cleanlib.core.errors import Invalid, shorten
from cleanlib.shared.host_names import ascii_name
from cleanlib.shared.ip_addresses import compressed, read_address

_NUMERIC_END = re.compile(r"(?:.*\.)?(?:[0-9]+|0x[0-9a-f]*)", re.DOTALL)
_MOST_PORT = 65_535
_PORT = re.compile(r"[0-9]{1,10}")


def read_host(text: str, underscores: bool = False) -> str:
    """A host in its usual form: a name in lower case and ASCII, or an IP address.

    >>> read_host("Example.COM"), read_host("192.0.2.1"), read_host("[2001:DB8:0::1]")
    ('example.com', '192.0.2.1', '[2001:db8::1]')
    """
    if not text:
        raise Invalid("missing_part", "no host")
    if text[0] == "[":
        if text[-1] != "]":
            raise Invalid("syntax", "a bracket that is not closed")
        return f"[{_ipv6_text(text[1:-1])}]"
    name = ascii_name(text, underscores)
    return ip_text(name) if is_numeric(name) else name


def is_numeric(name: str) -> bool:
    """Whether a name ends with a number, as IPv4 addresses do and domains never."""
    return _NUMERIC_END.fullmatch(name) is not None


def ip_text(text: str) -> str:
    """An IP address as RFC 5952 writes it; short and hexadecimal forms of IPv4 are invalid."""
    try:
        return compressed(read_address(text))
    except Invalid as refusal:
        raise Invalid(refusal.reason, f"{shorten(text, 30)} is no IP address") from refusal


def _ipv6_text(text: str) -> str:
    if ":" not in text:
        raise Invalid("syntax", f"{shorten(text, 30)} in brackets is no IPv6 address")
    return ip_text(text)


def read_port(text: str) -> int:
    """A port number, 0 to 65535."""
    if _PORT.fullmatch(text) is None:
        raise Invalid("syntax", f"{shorten(text, 20)} is no port")
    return check_port(int(text))


def check_port(port: int) -> int:
    """The port, unless it is out of range."""
    if not 0 <= port <= _MOST_PORT:
        raise Invalid("range", f"port {port} is above {_MOST_PORT:,}")
    return port


def split_port(text: str) -> tuple[str, str | None]:
    """Host and port of an authority; the port is None where there is no colon for it.

    >>> split_port("[::1]:80"), split_port("localhost"), split_port("a:")
    (('[::1]', '80'), ('localhost', None), ('a', ''))
    """
    if text.endswith("]"):
        return text, None
    host, colon, port = text.rpartition(":")
    return (host, port) if colon else (text, None)
