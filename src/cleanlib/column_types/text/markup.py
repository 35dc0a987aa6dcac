"""Steps that undo what programs did to text: HTML escapes and tags."""

from __future__ import annotations

import html
import re

from cleanlib.shared.html_elements import elements

_MOST_LEVELS = 100  # each takes as long as the text
_HEADING_WITHOUT_DIGIT = "h"  # dataprep's pipeline takes digits out first
_CLOSE = {  # what ends a comment, and elements that show nothing
    "<!--": re.compile("-->"),
    "<!doc": re.compile(">"),
    "script": re.compile(r"</script\s*>", re.IGNORECASE),
    "style": re.compile(r"</style\s*>", re.IGNORECASE),
}
_TAG = re.compile(
    r"<(?P<end>/?)(?P<name>[A-Za-z][A-Za-z0-9]{0,11})"
    r"(?:\s(?:[^<>\"']|\"[^\"<]*\"|'[^'<]*')*|/)?>|<!(?:--|[Dd][Oo][Cc])"
)


def unescape_html(text: str, levels: bool | str = True) -> str:
    """Replace the character references of HTML, one level of them or (``"repeat"``) all.

    >>> unescape_html("AT&amp;amp;T"), unescape_html("AT&amp;amp;T", "repeat")
    ('AT&amp;T', 'AT&T')
    """
    for _ in range(_MOST_LEVELS if levels == "repeat" else 1):
        plain = html.unescape(text)
        if plain == text:
            break
        text = plain
    return text


def remove_html(text: str) -> str:
    """The text of a piece of HTML: no tags, comments, scripts; character references replaced.

    Only names of HTML elements make a tag, so that ``a < b`` and ``<me@example.org>`` stay. Where
    a tag breaks the line there is a blank.

    >>> remove_html("One<br/>two <b>AT&amp;T</b>, a<5 <x@y.org>")
    'One two AT&T, a<5 <x@y.org>'
    """
    pieces: list[str | None] = []  # None: the line breaks
    at, last = 0, {name: _last_close(close, text) for name, close in _CLOSE.items()}
    while (tag := _TAG.search(text, at)) is not None:
        name = (tag["name"] or tag[0]).casefold()
        shown, end = _read_tag(tag, name, text, last)
        pieces += (text[at : tag.start()], shown)
        at = end
    return html.unescape(_joined([*pieces, text[at:]]))


def _joined(pieces: list[str | None]) -> str:
    """The pieces in one line, with a blank at each break unless there is one already."""
    line, broken = [""], False
    for piece in pieces:
        if piece is None:
            broken = line != [""]
        elif piece:
            has_blank = line[-1][-1:].isspace() or piece[0].isspace()
            line.append(f" {piece}" if broken and not has_blank else piece)
            broken = False
    return "".join(line)


def _last_close(close: re.Pattern[str], text: str) -> int:
    return max((match.start() for match in close.finditer(text)), default=-1)


def _read_tag(
    tag: re.Match[str], name: str, text: str, last: dict[str, int]
) -> tuple[str | None, int]:
    """What a tag leaves in the text, and where the text goes on."""
    if name in _CLOSE and not tag["end"] and last[name] >= tag.end():
        closing = _CLOSE[name].search(text, tag.end())
        return "", closing.end() if closing else tag.end()
    if name not in elements() and name != _HEADING_WITHOUT_DIGIT:
        return tag[0], tag.end()
    return "" if elements().get(name) == "inline" else None, tag.end()
