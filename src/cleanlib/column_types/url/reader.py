"""Reads one URL."""

from __future__ import annotations

import re
from typing import NamedTuple
from urllib.parse import unquote

from cleanlib.column_types.url import repairs
from cleanlib.column_types.url.escapes import normal_escapes, without_dots
from cleanlib.column_types.url.options import UrlOptions
from cleanlib.column_types.url.query import edited, without_auth
from cleanlib.core.errors import Invalid, shorten
from cleanlib.core.notes import note
from cleanlib.core.unicode import fold_unicode
from cleanlib.shared.hosts import read_host, read_port, split_port
from cleanlib.shared.options import texts

DEFAULT_PORTS = {"http": 80, "https": 443, "ftp": 21, "ws": 80, "wss": 443, "ssh": 22, "sftp": 22}
LONGEST = 32_768
_SCHEME = re.compile(r"([A-Za-z][A-Za-z0-9+.-]*):")
_PORT_BEHIND = re.compile(r"[0-9]{1,5}(?:[/?#]|$)")
_CONTROL = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")
_ANOTHER = re.compile(
    r"(?<=.)(?:[\s,;|<>][A-Za-z][A-Za-z0-9+.-]*|[A-Za-z0-9](?i:https?))://|\swww\."
)


class Url(NamedTuple):
    """The normalised parts of a URL; the host in ASCII, the port only if it is not the usual."""

    scheme: str
    userinfo: str | None
    host: str
    port: int | None
    path: str
    query: str | None
    fragment: str | None


def split(text: str, options: UrlOptions) -> Url:
    """Find the parts and bring each to its normal form."""
    text = _prepared(text, options)
    scheme, rest = _scheme(text, options)
    rest, hash_sign, fragment = rest.partition("#")
    rest, question_mark, query = rest.partition("?")
    authority, slash, path = rest.partition("/")
    userinfo, host, port = _authority(authority)
    return Url(
        scheme,
        userinfo,
        host,
        None if port == DEFAULT_PORTS.get(scheme) else port,
        without_dots(normal_escapes(slash + path)),
        normal_escapes(query) if question_mark else None,
        normal_escapes(fragment) if hash_sign else None,
    )


def _prepared(text: str, options: UrlOptions) -> str:
    text = repairs.trimmed(text)
    if options.extract:
        text = repairs.extracted(text[: LONGEST * 8])
    if options.repair:
        text = repairs.unwrapped(text)
    if len(text) > LONGEST:
        raise Invalid("length", f"{len(text):,} characters, more than {LONGEST:,}")
    if _CONTROL.search(text):
        raise Invalid("syntax", "a line break or another control character")
    if _ANOTHER.search(text):
        raise Invalid("ambiguous", "several addresses")
    if " " in text:
        if not options.repair:
            raise Invalid("syntax", "a blank within the address")
        note("blanks_escaped")
    return text


def _scheme(text: str, options: UrlOptions) -> tuple[str, str]:
    """The scheme, and the text from the authority on."""
    found = _SCHEME.match(text)
    if found is None or _is_host_with_port(text, found):
        return _without_scheme(text.removeprefix("//"), options)
    scheme = found[1].lower()
    if scheme not in map(str.lower, texts(options.schemes, "schemes")):
        raise Invalid("unknown", f"the scheme {shorten(scheme, 20)} is not among schemes=")
    if not text.startswith("//", found.end()):
        raise Invalid("syntax", f"no // behind {scheme}:")
    return scheme, text[found.end() + 2 :]


def _is_host_with_port(text: str, found: re.Match[str]) -> bool:
    is_host = "." in found[1] or found[1].lower() == "localhost"
    return is_host and _PORT_BEHIND.match(text, found.end()) is not None


def _without_scheme(text: str, options: UrlOptions) -> tuple[str, str]:
    if options.default_scheme is None:
        raise Invalid("missing_part", "no scheme; default_scheme= supplies one")
    if "@" in re.split("[/?#]", text, maxsplit=1)[0]:
        raise Invalid("syntax", "looks like an e-mail address: an @ sign, and no scheme")
    note("scheme_assumed")
    return options.default_scheme.lower(), text


def _authority(authority: str) -> tuple[str | None, str, int | None]:
    userinfo, at, place = authority.rpartition("@")
    host, port = split_port(place)
    if not host.isascii():
        host = fold_unicode(host)
    if "%" in host:
        host = unquote(host)
    if " " in host:
        raise Invalid("syntax", "a blank in the host")
    host = read_host(host, underscores=True)
    if "." not in host and host[0] != "[" and host != "localhost":
        raise Invalid("component", f"{shorten(host, 30)} by itself is no host of the internet")
    return (normal_escapes(userinfo) if at else None), host, read_port(port) if port else None


def validate(value: Url, options: UrlOptions) -> Url:
    """Leave out what the options, or good sense, do not keep."""
    if value.userinfo is not None and not options.keep_userinfo:
        note("userinfo_dropped")
        value = value._replace(userinfo=None)
    if value.query is not None and options.edits_query:
        value = value._replace(query=edited(value.query, options) or None)
    if value.fragment and options.remove_auth:
        value = value._replace(fragment=without_auth(value.fragment, options) or None)
    return value
