"""HTML as Markdown: CommonMark with tables."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

from cleanlib.column_types.html.sanitized import safe_url
from cleanlib.column_types.html.tokens import Tag
from cleanlib.shared.html_elements import elements

_MARKS = {
    "b": "**", "strong": "**", "em": "*", "i": "*", "del": "~~", "s": "~~", "strike": "~~",
    "code": "`", "kbd": "`", "a": "a",
}  # fmt: skip
_HEADINGS = {f"h{level}": "#" * level + " " for level in range(1, 7)}
_SPECIAL = re.compile(r"[\\`*_\[\]<>~|]|&(?=#?\w{1,31};)")
_SPECIAL_AT_START = re.compile(r"^(\d{0,9})(#{1,6}|[-+=.)]+)(?=\s|$)")
_BLANKS = re.compile(r"\s+")
_TICKS = re.compile("`+")
_ESCAPES = {ord(sign): f"%{ord(sign):02X}" for sign in " ()<>\\"}
_CELL = "\x1f"
_MOST_INDENTS = 9


class _Mark(NamedTuple):
    """An open span: its tag, what it is written with, and where it begins in the line."""

    tag: Tag
    sign: str
    start: int


class MarkdownWriter:
    """Takes tags and texts one by one and keeps finished blocks."""

    def __init__(self) -> None:
        self._blocks: list[tuple[str, str]] = []  # a kind that stands together, and the text
        self._line: list[str] = []
        self._marks: list[_Mark] = []
        self._lists: list[int | None] = []  # the number of the last item; None for bullets
        self._prefix = ""
        self._quotes = self._rows = 0
        self._pre = self._hidden = False

    def finished(self) -> str:
        """The whole text."""
        self._end_block()
        groups = groupby(self._blocks, key=lambda block: block[0])
        return "\n\n".join(
            ("\n" if kind in ("item", "row") else "\n\n").join(text for _, text in group)
            for kind, group in groups
        )

    def text(self, text: str) -> None:
        """Write a piece of text."""
        if self._hidden:
            return
        text = html.unescape(text).replace(_CELL, " ")
        if self._pre:
            self._line.append(text)
            return
        text = _BLANKS.sub(" ", text)
        in_code = any(mark.sign == "`" for mark in self._marks)
        self._line.append(text if in_code else _SPECIAL.sub(r"\\\g<0>", text))

    def tag(self, tag: Tag) -> None:
        """Write what a tag stands for."""
        display = elements().get(tag.name, "inline")
        if display == "none" or tag.name == "title":
            self._hidden = not tag.closes
        elif tag.name == "br":
            self._line.append("\n")
        elif tag.name in ("td", "th"):
            self._line.append("" if tag.closes else _CELL)
        elif tag.name == "img":
            self._image(tag)
        elif display == "block":
            self._end_block()
            self._begin_block(tag)
        elif tag.name in _MARKS and not self._pre:
            self._mark(tag)

    def _image(self, tag: Tag) -> None:
        address = _address(tag.get("src"))
        alt = _SPECIAL.sub(r"\\\g<0>", _BLANKS.sub(" ", tag.get("alt")))
        self._line.append(f"![{alt}]({address})" if address else alt)

    def _mark(self, tag: Tag) -> None:
        """Open a span, or close one and those within it; none lies in one of its own kind."""
        sign = _MARKS[tag.name]
        at = next((at for at, mark in enumerate(self._marks) if mark.sign == sign), None)
        if not tag.closes:
            if at is None:
                self._marks.append(_Mark(tag, sign, len(self._line)))
            return
        if at is None:
            return
        mark = self._marks[at]
        del self._marks[at:]
        inner = "".join(self._line[mark.start :])
        self._line[mark.start :] = [_span(mark, inner)]

    def _begin_block(self, tag: Tag) -> None:
        name, opens = tag.name, not tag.closes
        if name in ("ul", "ol"):
            self._nest(tag)
        elif name == "blockquote":
            self._quotes = max(0, self._quotes + (1 if opens else -1))
        elif name == "pre":
            self._pre = opens
        elif name == "table":
            self._rows = 0
        elif name == "hr" and opens:
            self._add("rule", "---")
        elif name == "li" and opens:
            self._prefix = self._bullet()
        else:
            self._prefix = _HEADINGS.get(name, "") if opens else ""

    def _nest(self, tag: Tag) -> None:
        if tag.closes:
            del self._lists[-1:]
        elif len(self._lists) < _MOST_INDENTS:
            self._lists.append(None if tag.name == "ul" else 0)

    def _bullet(self) -> str:
        indent = "   " * (len(self._lists) - 1)
        if not self._lists or self._lists[-1] is None:
            return f"{indent}- "
        self._lists[-1] += 1
        return f"{indent}{self._lists[-1]}. "

    def _end_block(self) -> None:
        written = "".join(self._line)
        self._line.clear()
        self._marks.clear()
        if self._pre:
            self._add("code", _fenced(written))
        elif _CELL in written:
            self._row(written.split(_CELL)[1:])
        elif written.strip():
            self._add("item" if self._lists else "paragraph", self._paragraph(written))
            self._prefix = ""

    def _paragraph(self, written: str) -> str:
        lines = [_BLANKS.sub(" ", line).strip() for line in written.strip().split("\n")]
        joint = " " if self._prefix.startswith("#") else "  \n"
        return self._prefix + _SPECIAL_AT_START.sub(r"\1\\\2", joint.join(lines))

    def _row(self, cells: list[str]) -> None:
        self._add("row", f"| {' | '.join(' '.join(cell.split()) for cell in cells)} |")
        self._rows += 1
        if self._rows == 1:
            self._add("row", "| " + " | ".join(["---"] * len(cells)) + " |")

    def _add(self, kind: str, text: str) -> None:
        quote = "> " * min(self._quotes, _MOST_INDENTS)
        self._blocks.append((kind, "\n".join(quote + line for line in text.split("\n"))))


def markdown(pieces: Iterable[Tag | str]) -> str:
    """Markdown that shows what the HTML shows."""
    writer = MarkdownWriter()
    for piece in pieces:
        if isinstance(piece, str):
            writer.text(piece)
        else:
            writer.tag(piece)
    return writer.finished()


def _span(mark: _Mark, inner: str) -> str:
    """The text of a span with its signs close around it, blanks outside."""
    text = inner.strip()
    before, _, after = inner.partition(text) if text else (inner, "", "")
    sign = mark.sign
    if text and sign == "a":
        address = _address(mark.tag.get("href"))
        text = f"[{text}]({address})" if address else text
    elif text and sign == "`":
        text = _code(text)
    elif text:
        text = f"{sign}{text}{sign}"
    return f"{before}{text}{after}"


def _code(text: str) -> str:
    ticks = "`" * (1 + _longest_ticks(text))
    blank = " " if "`" in (text[0], text[-1]) else ""
    return f"{ticks}{blank}{text}{blank}{ticks}"


def _fenced(text: str) -> str:
    fence = "`" * max(3, 1 + _longest_ticks(text))
    inner = text.strip("\n")
    return f"{fence}\n{inner}\n{fence}"


def _longest_ticks(text: str) -> int:
    return max(map(len, _TICKS.findall(text)), default=0)


def _address(url: str) -> str:
    """A link target that Markdown can hold; empty when it might run a script."""
    safe = safe_url(url) or ""
    return safe.translate(_ESCAPES)
