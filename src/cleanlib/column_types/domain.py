"""Domain names, taken apart at their public suffix."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.errors import Invalid, shorten
from cleanlib.core.unicode import without_invisible
from cleanlib.shared.host_names import ascii_name, unicode_name
from cleanlib.shared.hosts import is_numeric, read_port, split_port
from cleanlib.shared.public_suffixes import split_name

_LONGEST = 2_000
_SCHEME = re.compile(r"[A-Za-z][A-Za-z0-9+.-]*://|//")
_AUTHORITY = re.compile(r"[^/?#\\]*")
_BLANKS = " \t\r\n\v\f\u00a0\u3000"


class Domain(NamedTuple):
    """A domain in ASCII, its parts, and whether it was written in other letters."""

    name: str
    suffix: str | None
    registered: str | None
    subdomain: str | None
    in_unicode: bool = False


@dataclass(frozen=True)
class DomainOptions:
    """Which rules divide names, and which names are known."""

    private_suffixes: bool = option(
        False, "let names such as github.io count as suffixes, as their owners ask", (True, False)
    )
    allow_unknown_tld: bool = option(
        False, "allow names whose end is not in the Public Suffix List", (True, False)
    )
    strip_www: bool = option(False, "leave out www. in front", (True, False))


def split(text: str, options: DomainOptions) -> Domain:
    """Find the name in a cell, which may be a whole URL."""
    if len(text) > _LONGEST:
        raise Invalid("length", f"{len(text):,} characters, more than {_LONGEST:,}")
    host = _host(without_invisible(text).strip(_BLANKS))
    name = ascii_name(host)
    if "." not in name:
        raise Invalid("syntax", f"{shorten(name, 30)} by itself is no domain")
    if is_numeric(name):
        raise Invalid("component", "it ends with a number: an IP address is no domain")
    if options.strip_www and name.startswith("www.") and name.count(".") > 1:
        name = name.removeprefix("www.")
    return _divided(name, not host.isascii(), options)


def _host(text: str) -> str:
    """The host of a URL, or of the text if it is none."""
    scheme = _SCHEME.match(text)
    authority = _AUTHORITY.match(text, scheme.end() if scheme else 0)
    place = authority[0].rpartition("@")[2] if authority else ""
    host, port = split_port(place)
    if port:
        read_port(port)
    if not host:
        raise Invalid("missing_part", "no host")
    return host


def _divided(name: str, in_unicode: bool, options: DomainOptions) -> Domain:
    found = split_name(name, options.private_suffixes)
    if found is not None:
        return Domain(name, *found, in_unicode)
    if not options.allow_unknown_tld:
        top = shorten(name.rpartition(".")[2], 30)
        raise Invalid("unknown", f"{top} is no top-level domain of the Public Suffix List")
    labels = name.split(".")
    below = ".".join(labels[:-2]) or None
    return Domain(name, labels[-1], ".".join(labels[-2:]), below, in_unicode)


def validate(value: Domain, options: DomainOptions) -> Domain:
    """Names are found or refused by `split`; nothing is left to check."""
    return value


def _as_written(part: str | None, value: Domain) -> str | None:
    """A part in the letters in which the name was written."""
    return unicode_name(part) if part and value.in_unicode else part


def _registered(value: Domain) -> str | None:
    if value.registered is None:
        raise Invalid("missing_part", "the whole name is a public suffix; nobody registered it")
    return _as_written(value.registered, value)


DOMAIN: ColumnType[Domain, DomainOptions] = ColumnType(
    name="domain",
    title="Domain name",
    doc=(
        "Names of the domain name system that end as the Public Suffix List knows, in lower case. "
        "Of a URL the host is taken; a user, a port and the dot of the root are left out. Other "
        "letters than a to z follow IDNA 2008. Underscores, single labels and IP addresses are "
        "invalid. A name that is itself a suffix, such as co.uk, has no registered domain."
    ),
    split=split,
    validate=validate,
    formats={
        "host": TargetFormat(
            lambda v: _as_written(v.name, v), "www.example.co.uk, in the letters it is written in"
        ),
        "registered": TargetFormat(
            _registered, "example.co.uk; invalid where there is none", lossless=False
        ),
        "ascii": TargetFormat(lambda v: v.name, "xn--bcher-kva.example", lossless=False),
        "unicode": TargetFormat(lambda v: unicode_name(v.name), "bücher.example", lossless=False),
        "suffix": TargetFormat(lambda v: _as_written(v.suffix, v), "co.uk", lossless=False),
        "parts": TargetFormat(
            lambda v: tuple(_as_written(p, v) for p in (v.subdomain, v.registered, v.suffix)),
            "what stands in front, the registered domain, and the public suffix",
            ("subdomain", "registered", "suffix"),
        ),
    },
    default_format="host",
    options=DomainOptions,
    examples={
        "WWW.Example.CO.UK.": "www.example.co.uk",
        "https://www.Example.co.uk:8443/path": "www.example.co.uk",
        "Faß.de": "faß.de",
        "hokkaido.jp": "hokkaido.jp",
    },
    refused={
        "exa mple": "syntax",
        "localhost": "syntax",
        "my_host.example.com": "syntax",
        "foo.notatld": "unknown",
        "192.0.2.1": "component",
        "a..example.com": "syntax",
    },
    hints=frozenset({"domain", "host", "site"}),
    aliases=("domain_name",),
)
