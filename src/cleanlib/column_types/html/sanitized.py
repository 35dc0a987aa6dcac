"""HTML with harmless tags only, for showing what others wrote."""

from __future__ import annotations

import html
import re
from collections import Counter
from collections.abc import Iterable

from cleanlib.column_types.html.tokens import VOID, Tag

_GLOBAL = frozenset({"title"})
_PLAIN = (
    "abbr b blockquote br caption cite code dd del dfn div dl dt em h1 h2 h3 h4 h5 h6 hr i ins kbd "
    "li mark p pre q s samp small span strong sub sup table tbody tfoot thead tr u ul var wbr"
)
_ALLOWED = dict.fromkeys(_PLAIN.split(), _GLOBAL) | {
    "a": _GLOBAL | {"href"},
    "img": _GLOBAL | {"src", "alt", "width", "height"},
    "ol": _GLOBAL | {"start"},
    "td": _GLOBAL | {"colspan", "rowspan"},
    "th": _GLOBAL | {"colspan", "rowspan"},
}
_CELL, _TERM = ("td", "th"), ("dt", "dd")
_ENDED_BY = {"li": ("li",), "p": ("p",), "tr": (*_CELL, "tr")} | {
    name: kind for kind in (_CELL, _TERM) for name in kind
}  # the elements that end, if innermost, where another begins
_WITHOUT_CONTENT = frozenset({"script", "style", "title", "textarea"})
_URLS = frozenset({"href", "src"})
_SCHEMES = {"href": ("http", "https", "mailto", "tel"), "src": ("http", "https")}
_NUMBERS = frozenset({"width", "height", "start", "colspan", "rowspan"})
_SCHEME = re.compile(r"([^/?#:]*):")
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\ufeff]")


def sanitized(pieces: Iterable[Tag | str]) -> str:
    """HTML that holds nothing but the tags and attributes allowed, every element closed."""
    written: list[str] = []
    opened: list[str] = []
    count: Counter[str] = Counter()
    hidden = ""
    for piece in pieces:
        if isinstance(piece, str):
            written.append("" if hidden else html.escape(html.unescape(piece), quote=False))
        elif piece.name in _WITHOUT_CONTENT:
            hidden = "" if piece.closes else piece.name
        elif piece.name in _ALLOWED and not piece.closes:
            while opened and opened[-1] in _ENDED_BY.get(piece.name, ()):
                written += _close(opened, count, opened[-1])
            written.append(_start(piece))
            if piece.name not in VOID:
                opened.append(piece.name)
                count[piece.name] += 1
        elif count[piece.name]:
            written += _close(opened, count, piece.name)
    return "".join([*written, *(f"</{name}>" for name in reversed(opened))]).strip()


def _close(opened: list[str], count: Counter[str], name: str) -> list[str]:
    """The end tags up to the innermost open element of a name."""
    closed: list[str] = []
    while not closed or closed[-1] != f"</{name}>":
        last = opened.pop()
        count[last] -= 1
        closed.append(f"</{last}>")
    return closed


def _start(tag: Tag) -> str:
    allowed = _ALLOWED[tag.name]
    kept: dict[str, str] = {}
    for name, value in tag.attributes:
        if name in allowed and name not in kept and (safe := _safe(name, value)) is not None:
            kept[name] = safe
    attributes = "".join(f' {name}="{html.escape(value)}"' for name, value in kept.items())
    return f"<{tag.name}{attributes}>"


def _safe(name: str, value: str) -> str | None:
    """The value of an attribute, if it can do no harm."""
    if name in _NUMBERS:
        return value if value.isascii() and value.isdecimal() else None
    return safe_url(value, _SCHEMES[name]) if name in _URLS else value


def safe_url(url: str, schemes: tuple[str, ...] = _SCHEMES["href"]) -> str | None:
    r"""A link that runs no script; None for one that might.

    >>> safe_url("https://example.org/"), safe_url("/a?b=c:d"), safe_url("java\tscript:x")
    ('https://example.org/', '/a?b=c:d', None)
    """
    url = _UNSEEN.sub("", url).strip()
    scheme = _SCHEME.match(url.replace("\\", "/"))
    return url if scheme is None or scheme[1].lower() in schemes else None
