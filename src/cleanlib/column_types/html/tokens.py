"""Tags and texts of HTML, read from left to right in one go, however the tags are nested."""

from __future__ import annotations

import html
import re
from collections.abc import Iterator
from typing import NamedTuple

from cleanlib.core.errors import Invalid

# No element has an @ in its name, nor an address behind it: <me@example.org> is text.
_NAME = re.compile(r"</?([A-Za-z](?:(?!:/)[^\s/>@])*+)(?![@:])")
_ATTRIBUTE = re.compile(
    r"[\s/]*([^\s/>=][^\s/>=]*)"
    r"(?:\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s\"'>][^\s>]*)))?"
)
_TAG_END = re.compile(r"[\s/]*>")
_ONLY_TEXT = frozenset({"script", "style", "textarea", "title"})  # no tags inside
VOID = frozenset(
    {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "wbr"}
)


class Tag(NamedTuple):
    """A tag: its name in small letters, whether it closes an element, and its attributes."""

    name: str
    closes: bool = False
    attributes: tuple[tuple[str, str], ...] = ()

    def get(self, name: str) -> str:
        """The value of an attribute; empty when there is none."""
        return dict(reversed(self.attributes)).get(name, "")


def read_html(markup: str) -> Iterator[Tag | str]:
    """The tags and, as they are written, the texts between them; comments are left out.

    Raises
    ------
    Invalid
        ``syntax`` when a tag, a quote in it, a comment or a script does not end.

    Examples
    --------
    >>> list(read_html("1 < 2 <B title='x'>Hi"))
    ['1 < 2 ', Tag(name='b', closes=False, attributes=(('title', 'x'),)), 'Hi']
    """
    start = at = 0
    while (at := markup.find("<", at)) >= 0:
        end, tag = _read_markup(markup, at)
        if end == at:
            at += 1
            continue
        if start < at:
            yield markup[start:at]
        if tag is not None:
            yield tag
            if tag.name in _ONLY_TEXT and not tag.closes:
                inner, end = end, _end_of(tag.name, markup, end)
                yield markup[inner:end]
        start = at = end
    if start < len(markup):
        yield markup[start:]


def _read_markup(markup: str, at: int) -> tuple[int, Tag | None]:
    """Where a tag or comment ends that begins here; right here, when none does."""
    if markup.startswith("<!--", at):
        return _find(markup, "-->", at + 4, "a comment"), None
    if markup[at + 1 : at + 2] in ("!", "?"):
        return _find(markup, ">", at, "a declaration"), None
    name = _NAME.match(markup, at)
    if name is None:
        return at, None
    attributes, end = _read_attributes(markup, name.end())
    return end, Tag(name[1].lower(), markup[at + 1] == "/", tuple(attributes))


def _find(markup: str, what: str, at: int, thing: str) -> int:
    end = markup.find(what, at)
    if end < 0:
        raise Invalid("syntax", f"{thing} does not end")
    return end + len(what)


def _read_attributes(markup: str, at: int) -> tuple[list[tuple[str, str]], int]:
    attributes = []
    while (end := _TAG_END.match(markup, at)) is None:
        match = _ATTRIBUTE.match(markup, at)
        if match is None:
            raise Invalid("syntax", "a tag does not end, or a quote in it")
        value = match[2] or match[3] or match[4] or ""
        attributes.append((match[1].lower(), html.unescape(value)))
        at = match.end()
    return attributes, end.end()


def _end_of(name: str, markup: str, at: int) -> int:
    closing = re.compile(rf"</{name}(?=[\s/>])", re.IGNORECASE).search(markup, at)
    if closing is None:
        raise Invalid("syntax", f"<{name}> does not end")
    return closing.start()
