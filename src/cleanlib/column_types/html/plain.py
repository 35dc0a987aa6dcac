"""The text of HTML as a browser shows it, its title and its links."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable

from cleanlib.column_types.html.tokens import Tag
from cleanlib.shared.blanks import collapse_blanks
from cleanlib.shared.html_elements import elements

_BLANKS = re.compile(r"[^\S\n]+")
_CELLS = frozenset({"td", "th"})
_UNSHOWN = frozenset({"title"})


def plain_text(pieces: Iterable[Tag | str], unescape: bool) -> str:
    """What is shown, one line for each block; the lines of plain text stay."""
    lines: list[list[str]] = [[]]
    hidden = tagged = False
    for piece in pieces:
        if isinstance(piece, str):
            if not hidden:
                lines[-1].append(html.unescape(piece) if unescape else piece)
            continue
        tagged = True
        display = "none" if piece.name in _UNSHOWN else elements().get(piece.name, "inline")
        if display == "none":
            hidden = not piece.closes
        elif piece.name in _CELLS:
            lines[-1].append(" ")
        elif display == "block":
            lines.append([])
    return _tidy(["".join(line) for line in lines], tagged)


def _tidy(lines: list[str], tagged: bool) -> str:
    if not tagged:
        lines = lines[0].splitlines()
    tidy = [collapse_blanks(line) for line in lines]
    return "\n".join(line for line in tidy if line or not tagged).strip()


def title_of(pieces: Iterable[Tag | str]) -> str | None:
    """The text of the first title."""
    inside = False
    for piece in pieces:
        if isinstance(piece, str) and inside:
            return collapse_blanks(html.unescape(piece)) or None
        inside = isinstance(piece, Tag) and piece.name == "title" and not piece.closes
    return None


def links_of(pieces: Iterable[Tag | str]) -> list[str]:
    """The addresses that links lead to, as they are written, each once."""
    found = (
        piece.get("href").strip()
        for piece in pieces
        if isinstance(piece, Tag) and piece.name == "a"
    )
    return list(dict.fromkeys(address for address in found if address))
