"""The column type `html`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from cleanlib.column_types.html.markdown import markdown
from cleanlib.column_types.html.plain import links_of, plain_text, title_of
from cleanlib.column_types.html.sanitized import sanitized
from cleanlib.column_types.html.tokens import Tag, read_html
from cleanlib.core.column_type import ColumnType, TargetFormat, option
from cleanlib.core.exact_json import write_json


class Html(NamedTuple):
    """Tags and texts, and whether character references are replaced in plain text."""

    pieces: tuple[Tag | str, ...]
    unescape: bool = True


@dataclass(frozen=True)
class HtmlOptions:
    """What becomes of character references."""

    unescape: bool = option(
        True, "replace &amp; and the like in the format text; False leaves them", (True, False)
    )


def split(text: str, options: HtmlOptions) -> Html:
    """Tell tags and texts apart."""
    return Html(tuple(read_html(text)), options.unescape)


def validate(value: Html, options: HtmlOptions) -> Html:
    """Whatever can be read is valid."""
    return value


def _text(value: Html) -> str:
    return plain_text(value.pieces, value.unescape)


def _parts(value: Html) -> tuple[str | None, str | None, str | None]:
    links = links_of(value.pieces)
    return _text(value) or None, title_of(value.pieces), write_json(links) if links else None


HTML: ColumnType[Html, HtmlOptions] = ColumnType(
    name="html",
    title="HTML",
    doc=(
        "Pieces of HTML and whole pages. Any text will do, also one without tags; only a tag, "
        "quote, comment or script that does not end is invalid. The format sanitized keeps simple "
        "tags and harmless links, closes what is open, and drops scripts, styles and events."
    ),
    split=split,
    validate=validate,
    formats={
        "text": TargetFormat(_text, "what a browser shows, a line for each block", lossless=False),
        "markdown": TargetFormat(
            lambda v: markdown(v.pieces), "headings, lists, links, tables as Markdown",
            lossless=False,
        ),
        "sanitized": TargetFormat(
            lambda v: sanitized(v.pieces), "HTML without anything that could run or disguise"
        ),
        "parts": TargetFormat(
            _parts, "the text, the title, and the links as a JSON list", ("text", "title", "links"),
            lossless=False,
        ),
    },
    default_format="text",
    options=HtmlOptions,
    any_text=True,
    keeps=frozenset({"none", "-"}),
    examples={
        "<b>Hi</b> &amp; bye": "Hi & bye",
        "<p>One</p><p>Two<br>three</p>": "One\nTwo\nthree",
        "<script>x()</script>a < b": "a < b",
        "<ul><li>x <a href='https://example.org'>y</a></li></ul>": "x y",
    },
    refused={"<a href='x>y</a>": "syntax", "a <!-- b": "syntax", "<script>x()": "syntax"},
    hints=frozenset({"html", "markup", "body"}),
)  # fmt: skip
