"""Reads one e-mail address; the library email-validator judges what is left after repairs."""

from __future__ import annotations

import re
from typing import NamedTuple

from cleanlib.column_types.email.guesses import deobfuscated, fixed_domain
from cleanlib.column_types.email.options import EmailOptions
from cleanlib.column_types.email.repairs import bare_addresses, unfolded
from cleanlib.core.errors import Invalid
from cleanlib.core.notes import note

LONGEST_LOCAL = 64  # octets, RFC 5321
LONGEST = 254
LONGEST_LABEL = 63
LONGEST_CELL = 2_000
RESERVED = ("arpa", "invalid", "local", "localhost", "onion", "test")
_BLANK = re.compile(r"\s")


class Email(NamedTuple):
    """An address: the local part as it was written, the domain as written but for its case."""

    local: str
    domain: str
    ascii_domain: str


def split(text: str, options: EmailOptions) -> Email:
    """Find the address in a cell and let the judge read it."""
    text = text.strip()
    if len(text) > LONGEST_CELL:
        raise Invalid("length", f"{len(text):,} characters, more than {LONGEST_CELL:,}")
    text = unfolded(text) if options.repair else text
    if options.deobfuscate:
        text = deobfuscated(text)
    return _judged(_guessed(_only_one(text, options), options), options)


def _only_one(text: str, options: EmailOptions) -> str:
    if not options.repair:
        return text
    found = bare_addresses(text)
    if len(found) > 1:
        if options.on_multiple == "reject":
            raise Invalid("ambiguous", "several addresses; on_multiple='first' takes the first")
        note("first_taken")
    return found[0]


def _guessed(address: str, options: EmailOptions) -> str:
    if options.remove_whitespace and not address.startswith('"'):
        address = _BLANK.sub("", address)
    if options.fix_domain:
        local, at, domain = address.rpartition("@")
        address = f"{local}{at}{fixed_domain(domain)}"
    return address


def _judged(address: str, options: EmailOptions) -> Email:
    """The address as email-validator reads it, or its objection."""
    from email_validator import EmailNotValidError, validate_email

    _check_shape(address, options)
    try:
        found = validate_email(
            address,
            check_deliverability=False,
            strict=True,
            allow_quoted_local=options.allow_quoted_local or options.repair,
            allow_domain_literal=options.allow_domain_literal,
        )
    except EmailNotValidError as error:
        raise Invalid(_reason(address), str(error)) from error
    local, written = _local(address, found.local_part), address.rpartition("@")[2]
    if local[0] == '"' and not options.allow_quoted_local:
        raise Invalid("component", "a local part that needs quotes; allow_quoted_local=True")
    domain = found.ascii_domain if written.isascii() else found.domain
    return Email(local, domain, found.ascii_domain)


def _local(address: str, judged: str) -> str:
    """The local part as it was written; the judge writes a few, such as INFO, in lower case."""
    written = address.rpartition("@")[0].strip('"')
    return written if written.lower() == judged != written else judged


def _check_shape(address: str, options: EmailOptions) -> None:
    """Refuse what has a reason of its own."""
    if "@" not in address:
        raise Invalid("syntax", "no @ sign")
    if _BLANK.search(address) and not address.startswith('"'):
        raise Invalid("syntax", "a blank within the address; remove_whitespace=True leaves it out")
    local, _, domain = address.rpartition("@")
    if not (local and domain):
        raise Invalid("missing_part", "nothing on one side of the @ sign")
    if len(local.encode()) > LONGEST_LOCAL and local[0] != '"':
        raise Invalid("length", f"the local part has more than {LONGEST_LOCAL} octets")
    if domain[0] == "[" and not options.allow_domain_literal:
        raise Invalid("component", "an IP address as the domain; allow_domain_literal=True")


def _reason(address: str) -> str:
    """Which of our reasons the judge's objection falls under."""
    domain = address.rpartition("@")[2]
    too_long = len(address.encode()) > LONGEST or any(
        len(label) > LONGEST_LABEL for label in domain.split(".")
    )
    if too_long:
        return "length"
    return "component" if domain.lower().rpartition(".")[2] in RESERVED else "syntax"
