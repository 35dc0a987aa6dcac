"""User agents, as browsers and robots name themselves to servers."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import astuple
from typing import NamedTuple

from cleanlib.core.column_type import ColumnType, NoOptions, TargetFormat
from cleanlib.core.errors import Invalid
from cleanlib.core.exact_json import write_json
from cleanlib.core.unicode import without_invisible

_LONGEST = 4_000
_TOKEN = r"[!#$%&'*+.^_`|~0-9A-Za-z-]{1,200}"
_PRODUCT = re.compile(rf"{_TOKEN}/{_TOKEN}(?=[\s();,]|$)")
_PARTS = ("browser", "version", "os", "device")


class UserAgent(NamedTuple):
    """A text with single blanks, and what is known of it."""

    text: str
    browser: str | None = None
    version: str | None = None
    os: str | None = None
    device: str | None = None


def split(text: str, options: NoOptions) -> UserAgent:
    """Take away a header name, quotes and doubled blanks."""
    if len(text) > _LONGEST:
        raise Invalid("length", f"{len(text):,} characters, more than {_LONGEST:,}")
    text = " ".join(without_invisible(text).split())
    if text[:11].lower() == "user-agent:":
        text = text[11:].lstrip()
    if len(text) > 1 and text[0] == text[-1] and text[0] in "\"'":
        text = text[1:-1].strip()
    if not text.isprintable():
        raise Invalid("syntax", "control characters")
    return UserAgent(text)


def validate(value: UserAgent, options: NoOptions) -> UserAgent:
    """Look the text up; what is not known has to start with a product and its version."""
    import ua_parser

    found = ua_parser.parse(value.text)
    browser, os, device = found.user_agent, found.os, found.device
    if not (browser or _PRODUCT.match(value.text)):
        raise Invalid("unknown", "no known browser, and no product with a version, as in curl/8.5")
    return UserAgent(
        value.text,
        browser.family if browser else None,
        _dotted(astuple(browser)[1:]) if browser else None,
        " ".join(filter(None, (os.family, _dotted(astuple(os)[1:])))) if os else None,
        device.family if device else None,
    )


def _dotted(numbers: Iterable[str | None]) -> str | None:
    return ".".join(filter(None, numbers)) or None


def _json(value: UserAgent) -> str:
    return write_json(dict(zip(_PARTS, value[1:], strict=True)))


USER_AGENT: ColumnType[UserAgent, NoOptions] = ColumnType(
    name="user_agent",
    title="User agent",
    doc=(
        "The text by which a browser, robot or program names itself to a server. Browser, version, "
        "system and device are those the ua-parser project knows, in the version installed; a text "
        "it does not know is valid if it starts with a product and its version."
    ),
    split=split,
    validate=validate,
    formats={
        "standard": TargetFormat(lambda v: v.text, "Wget/1.21.4 (linux-gnu)"),
        "family": TargetFormat(lambda v: v.browser, "Wget", lossless=False),
        "json": TargetFormat(_json, "the four parts as one JSON object", lossless=False),
        "parts": TargetFormat(
            lambda v: v[1:], "the browser, its version, the system and the device", _PARTS
        ),
    },
    default_format="standard",
    examples={
        "Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101  Firefox/120.0": (
            "Mozilla/5.0 (X11; Linux x86_64; rv:120.0) Gecko/20100101 Firefox/120.0"
        ),
        "User-Agent: curl/8.5.0": "curl/8.5.0",
        '"Wget/1.21.4 (linux-gnu)"': "Wget/1.21.4 (linux-gnu)",
        "own-robot/0.3 (+https://example.org)": "own-robot/0.3 (+https://example.org)",
    },
    refused={"hello": "unknown", "1.2.3": "unknown"},
    hints=frozenset({"user_agent", "useragent", "ua", "agent", "browser"}),
)
