"""Text as Markdown: values that show every character, prose that is no markup, tables."""

from __future__ import annotations

import re
from collections.abc import Collection, Sequence
from html import escape

from cleanlib.reporting.wording import printable

_MARKUP = re.compile(r"([\\`*_\[\]~$:@#])")
_LOOSE_MARKUP = re.compile(r"[\\`*<>\[\]~&$]|(?<!\w)_|_(?!\w)")
_CODE_SPAN = re.compile(r"(`[^`]+`)")
_BACKTICKS = re.compile("`+")


def table(
    heads: Sequence[str], rows: Sequence[Sequence[str]], numbers: Collection[str] = ()
) -> str:
    r"""A table of cells that are Markdown already; pipes in them do not end a cell.

    >>> print(table(["a", "b"], [["`x|y`", "2"]], numbers=["b"]))
    | a | b |
    | --- | ---: |
    | `x\|y` | 2 |
    """
    rule = ["---:" if head in numbers else "---" for head in heads]
    lines = ([cell.replace("|", r"\|") for cell in cells] for cells in (heads, rule, *rows))
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


def escaped(text: str) -> str:
    r"""A text in which nothing is markup.

    >>> escaped("5 * <b> & [x]")
    '5 \\* &lt;b&gt; &amp; \\[x\\]'
    """
    return _MARKUP.sub(r"\\\1", escape(text, quote=False))


def prose(text: str) -> str:
    r"""A sentence in which only spans of code, in backticks, are markup.

    >>> prose("taken from `now_*`; min_year, ? for *")
    'taken from `now_*`; min_year, ? for \\*'
    """
    between = _CODE_SPAN.split(printable(text))
    between[::2] = [_LOOSE_MARKUP.sub(r"\\\g<0>", part) for part in between[::2]]
    return "".join(between)


def code(source: str) -> str:
    """A text of printable characters as a span of code, whatever backticks it holds.

    >>> code("a"), code("a`b"), code("``")
    ('`a`', '``a`b``', '``` `` ```')
    """
    longest = max(map(len, _BACKTICKS.findall(source)), default=0)
    fence = "`" * (longest + 1)
    gap = " " if source.startswith("`") or source.endswith("`") else ""
    return f"{fence}{gap}{source}{gap}{fence}"


def shown(value: object) -> str:
    """A value as a span of code; a text that would not show as it is, as a Python string.

    >>> shown("12 %"), shown(1.5), shown(" 12"), shown("'12'")
    ('`12 %`', '`1.5`', "`' 12'`", '`"\\'12\\'"`')
    """
    text = str(value)
    return code(text if _shows(text) else repr(text))


def _shows(text: str) -> bool:
    """Whether a reader sees each character, and no Python string where there is none."""
    seen = text.isprintable() and text.split() == text.split(" ")
    return seen and not (text[0] in "'\"" and text[-1] == text[0])
