"""Endpoints: a host and the port that a service listens on."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import BadOption, Invalid
from cleanlib.core.notes import note
from cleanlib.shared.hosts import check_port, read_host, read_port, split_port
from cleanlib.shared.plain_text import plain_text
from cleanlib.shared.services import service_ports

_LONGEST = 400
_SCHEME = re.compile(r"([a-z][a-z0-9+.-]*)://", re.IGNORECASE)


class HostPort(NamedTuple):
    """A host, IPv6 addresses in brackets, and a port."""

    host: str
    port: int


@dataclass(frozen=True)
class HostPortOptions:
    """What a caller may say about a column of endpoints."""

    default_port: int | None = option(
        None, "the port of hosts without one; without it they are invalid"
    )


def check_options(options: HostPortOptions) -> None:
    """Refuse a port that is none."""
    port = options.default_port
    if port is not None and not (type(port) is int and 0 <= port <= 65_535):
        raise BadOption(f"default_port={port!r} must be a whole number from 0 to 65535")


def split(text: str, options: HostPortOptions) -> HostPort:
    """Take host and port apart at the last colon."""
    text = plain_text(text, _LONGEST)
    if scheme := _SCHEME.match(text):
        text = text[scheme.end() :].removesuffix("/")
    service = scheme[1].lower() if scheme else ""
    host, port = split_port(text)
    if port is not None and ":" in host and host[0] != "[":
        raise Invalid("ambiguous", "an IPv6 address needs brackets when a port follows")
    return HostPort(read_host(host, underscores=True), _port(port, service, options))


def _port(text: str | None, service: str, options: HostPortOptions) -> int:
    if text:
        return read_port(text)
    if options.default_port is None:
        raise Invalid("missing_part", "no port; default_port= supplies one")
    if service_ports().get(service, options.default_port) != options.default_port:
        raise Invalid("component", f"default_port= is not the port of {service}")
    note("port_filled")
    return options.default_port


def validate(value: HostPort, options: HostPortOptions) -> HostPort:
    """Check the port's range."""
    check_port(value.port)
    return value


HOST_PORT: ColumnType[HostPort, HostPortOptions] = ColumnType(
    name="host_port",
    title="Host and port",
    doc=(
        "A host name, an IPv4 address or an IPv6 address in brackets, a colon and a port from 0 "
        "to 65535. Names are written in lower case and ASCII, IPv6 addresses as RFC 5952 does. A "
        "scheme in front, such as tcp://, is left out."
    ),
    split=split,
    validate=validate,
    formats={
        "host:port": TargetFormat(lambda v: f"{v.host}:{v.port}", "db.example.com:5432"),
        "host": TargetFormat(lambda v: v.host.strip("[]"), "db.example.com", lossless=False),
        "port": TargetFormat(
            lambda v: v.port, "5432, a whole number", lossless=False, dtype="integer"
        ),
        "parts": TargetFormat(
            lambda v: (v.host.strip("[]"), v.port),
            "the host, and the port as a whole number",
            ("host", "port"),
            dtypes={"port": "integer"},
        ),
    },
    default_format="host:port",
    options=HostPortOptions,
    check_options=check_options,
    examples={
        "[2001:DB8::1]:8080": "[2001:db8::1]:8080",
        "Localhost:80": "localhost:80",
        "tcp://192.0.2.1:22": "192.0.2.1:22",
    },
    refused={
        "h:99999": "range",
        "example.com": "missing_part",
        "2001:db8::1:8080": "ambiguous",
        "example.com:http": "syntax",
        ":80": "missing_part",
    },
    hints=frozenset({"endpoint", "host", "server", "host_port"}),
)
