"""Names of machines."""

from __future__ import annotations

from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat
from cleanlib.core.errors import Invalid
from cleanlib.core.exact_json import write_json
from cleanlib.shared.host_names import ascii_name
from cleanlib.shared.hosts import is_numeric
from cleanlib.shared.plain_text import plain_text

_LONGEST = 300


class Hostname(NamedTuple):
    """A host name in lower case and ASCII."""

    name: str


def split(text: str, options: NoOptions) -> Hostname:
    """Read a name of one label or more."""
    return Hostname(ascii_name(plain_text(text, _LONGEST)))


def validate(value: Hostname, options: NoOptions) -> Hostname:
    """Refuse what would be read as an IP address."""
    if is_numeric(value.name):
        raise Invalid("component", "it ends with a number, as an IP address does")
    return value


HOSTNAME: ColumnType[Hostname, NoOptions] = ColumnType(
    name="hostname",
    title="Host name",
    doc=(
        "Names of machines, of one label or more (RFC 952 and 1123): letters, digits and inner "
        "hyphens, 63 characters a label and 253 in all. Other letters become A-labels of IDNA "
        "2008; the dot of the root is left out. IP addresses and underscores are invalid."
    ),
    split=split,
    validate=validate,
    formats={
        "lower": TargetFormat(lambda v: v.name, "db-01.example.com"),
        "labels": TargetFormat(
            lambda v: write_json(v.name.split("."), separators=(", ", ": ")),
            '["db-01", "example", "com"]',
            lossless=False,
        ),
    },
    default_format="lower",
    examples={
        "DB-01.Example.com": "db-01.example.com",
        "Printer7.": "printer7",
        "bücher.example": "xn--bcher-kva.example",
    },
    refused={
        "-bad-": "syntax",
        "my_host": "syntax",
        "192.0.2.1": "component",
        "a..b": "syntax",
        "db 01": "syntax",
    },
    hints=frozenset({"hostname", "host", "server", "machine"}),
)
