"""Port numbers of TCP and UDP."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat
from cleanlib.core.errors import Invalid, shorten
from cleanlib.core.tables import read_table
from cleanlib.shared.hosts import read_port
from cleanlib.shared.plain_text import plain_text
from cleanlib.shared.services import service_ports

_LONGEST = 60
_PROTOCOL = "tcp|udp|sctp|dccp"
_NUMBERED = re.compile(
    rf"(?:port\s*[:#]?\s*)?(?:(?:{_PROTOCOL})\s*[/:]?\s*)?(?:port\s*)?:?(?P<port>[0-9]+)(?:\.0)?"
    rf"(?:\s*[/ ]\s*(?:{_PROTOCOL}))?(?:[\s(]+(?P<service>[a-z][a-z0-9_-]*)\)?)?"
)
_SERVICE = re.compile(rf"(?P<service>[a-z][a-z0-9_-]*)(?:\s*/\s*(?:{_PROTOCOL}))?")


class Port(NamedTuple):
    """A port from 0 to 65535."""

    number: int


@cache
def _names() -> dict[int, str]:
    return {int(row["port"]): row["service"] for row in read_table("ports")}


def split(text: str, options: NoOptions) -> Port:
    """Read a number, with the protocol or the service beside it, or the name of a service."""
    text = plain_text(text, _LONGEST).lower()
    if numbered := _NUMBERED.fullmatch(text):
        return Port(_agreed(read_port(numbered["port"]), numbered["service"]))
    named = _SERVICE.fullmatch(text)
    if named is None:
        raise Invalid("syntax", "neither a number nor the name of a service")
    if named["service"] not in service_ports():
        raise Invalid("unknown", f"no service is called {shorten(text, 30)}")
    return Port(service_ports()[named["service"]])


def _agreed(port: int, service: str | None) -> int:
    if service and service_ports().get(service) != port:
        raise Invalid("component", f"{shorten(service, 30)} is not the service of port {port}")
    return port


def validate(value: Port, options: NoOptions) -> Port:
    """Ports are found or refused by `split`; nothing is left to check."""
    return value


def _service(value: Port) -> str:
    name = _names().get(value.number)
    if name is None:
        raise Invalid("unknown", f"no service is known for port {value.number}")
    return name


PORT: ColumnType[Port, NoOptions] = ColumnType(
    name="port",
    title="Port number",
    doc=(
        "Ports of TCP and UDP from 0 to 65535, with a colon, the word port, the protocol or the "
        "service beside them, or the name of a usual service for its port."
    ),
    split=split,
    validate=validate,
    formats={
        "integer": TargetFormat(lambda v: v.number, "443, a whole number", dtype="integer"),
        "name": TargetFormat(_service, "https; invalid where none is known"),
        "parts": TargetFormat(
            lambda v: (v.number, _names().get(v.number)),
            "the number, and the usual service if one is known",
            ("port", "service"),
            dtypes={"port": "integer"},
        ),
    },
    default_format="integer",
    examples={":443/tcp": "443", "Port 22": "22", "https": "443", "5432 (postgresql)": "5432"},
    refused={
        "70000": "range",
        "-1": "syntax",
        "80.5": "syntax",
        "nosuchservice": "unknown",
        "80 (https)": "component",
    },
    hints=frozenset({"port"}),
)
