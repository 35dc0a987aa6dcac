"""Reads one IP address, with what may stand around it."""

from __future__ import annotations

import re
from typing import Any, NamedTuple

from cleanlib.column_types.ip.options import IpOptions
from cleanlib.core.cells import EXACT_POINT, exact_cell_text
from cleanlib.core.errors import Invalid, shorten
from cleanlib.shared.brackets import unwrapped
from cleanlib.shared.ip_addresses import (
    BITS,
    Address,
    masked,
    of_number,
    read_address,
    read_prefix,
)
from cleanlib.shared.plain_text import plain_text

_LONGEST = 200
_BRACKETED = re.compile(r"\[(?P<host>[^\[\]]*)\]:(?P<port>[^\[\]]*)")
_NUMBER = re.compile(r"\d{1,39}|0[xX][0-9a-fA-F]{1,32}", re.ASCII)
_CELL = re.compile(rf"-?\d+{EXACT_POINT}", re.ASCII)
_ZONE = re.compile(r"[^\s%/\[\]]+")
_PORT = re.compile(r"\d{1,5}", re.ASCII)
_MOST_PORTS = 65_536
_FIRST_MAPPED = 96  # the bits of an IPv4-mapped address before those of version 4
_LONG_HEX = 2 + BITS[4] // 4


class Ip(NamedTuple):
    """An address and what followed it."""

    address: Address
    port: int | None = None
    prefix: int | None = None
    zone: str = ""


def cell(value: Any) -> str | None:
    """The text of a cell; a mark follows a whole number, which is known to be no text.

    >>> cell(3232235777) == f"3232235777{EXACT_POINT}", cell("3232235777")
    (True, '3232235777')
    """
    text = exact_cell_text(value)
    is_number = text is not None and not isinstance(value, (str, bytes, bool))
    whole = is_number and str(text).removeprefix("-").isdecimal()
    return f"{text}{EXACT_POINT}" if whole else text


def split(text: str, options: IpOptions) -> Ip:
    """Take the port, the prefix and the zone from an address, or read a number."""
    if _CELL.fullmatch(text):
        return _numbered(text[:-1], options)
    text = plain_text(text, _LONGEST)
    bracketed = _BRACKETED.fullmatch(text)
    if bracketed:
        return _with_port(bracketed["host"], bracketed["port"], options)
    text = unwrapped(text)
    if "/" in text:
        return _with_prefix(text, options)
    if "." in text and text.count(":") == 1:
        host, _, port = text.partition(":")
        return _with_port(host, port, options)
    if _NUMBER.fullmatch(text):
        return _digits(text, options)
    return _host(text, options)


def _digits(text: str, options: IpOptions) -> Ip:
    if options.input != "integer":
        raise Invalid("syntax", "digits alone; input='integer' reads them as a number")
    return _numbered(text, options)


def _numbered(text: str, options: IpOptions) -> Ip:
    if text[:2].lower() == "0x":
        version = options.version or (6 if len(text) > _LONG_HEX else 4)
        return Ip(of_number(int(text, 16), version))
    if len(text) > 39:
        raise Invalid("range", "no number of 128 bits")
    return Ip(of_number(int(text), options.version))


def _host(text: str, options: IpOptions) -> Ip:
    address, mark, zone = text.partition("%")
    read = read_address(address, options.leading_zeros == "decimal")
    if mark and (read.version == 4 or not _ZONE.fullmatch(zone)):
        raise Invalid("syntax", f"%{shorten(zone, 20)} is no zone of an IPv6 address")
    return Ip(read, zone=zone)


def _with_port(host: str, port: str, options: IpOptions) -> Ip:
    read = _host(host, options)
    if not _PORT.fullmatch(port):
        raise Invalid("syntax", f"{shorten(port, 20)} is no port")
    if int(port) >= _MOST_PORTS:
        raise Invalid("range", f"port {port} is above 65535")
    return read._replace(port=int(port))


def _with_prefix(text: str, options: IpOptions) -> Ip:
    host, _, prefix = text.partition("/")
    read = _host(host.rstrip(), options)
    return read._replace(prefix=read_prefix(prefix.lstrip(), read.address.version))


def validate(value: Ip, options: IpOptions) -> Ip:
    """Check the version and what may follow, and change what the options ask for."""
    for name in ("port", "prefix"):
        if getattr(value, name) is not None and name not in options.allowed:
            raise Invalid("component", f"a {name} follows; allow={[name]!r} takes it")
    value = _unmapped(value) if options.unmap else value
    if options.version not in (None, value.address.version):
        raise Invalid("component", f"an address of version {value.address.version}")
    if options.network and value.prefix is not None:
        return value._replace(address=masked(value.address, value.prefix))
    return value


def _unmapped(value: Ip) -> Ip:
    mapped = getattr(value.address, "ipv4_mapped", None)
    prefix = value.prefix
    if mapped is None or value.zone or (prefix is not None and prefix < _FIRST_MAPPED):
        return value
    return Ip(mapped, value.port, None if prefix is None else prefix - _FIRST_MAPPED)
