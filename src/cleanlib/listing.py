"""The table of column types, for people who look for the one they need."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, fields
from html import escape
from typing import TYPE_CHECKING, Any, overload

from cleanlib.catalogue import registry
from cleanlib.core.column_type import ColumnType
from cleanlib.core.errors import did_you_mean, shorten
from cleanlib.reporting.wording import printable

if TYPE_CHECKING:
    import pandas

_HEADS = ("type", "title", "example", "becomes", "formats")
_WIDTHS = (24, 22, 24, 22, 44)
_STYLE = "text-align:left;vertical-align:top;padding:2px 12px 2px 0"


@dataclass(frozen=True)
class TypeInfo:
    """What to know about a column type before using it.

    Attributes
    ----------
    name, title : str
        As in ``clean_<name>``, and a noun for people.
    formats : tuple of str
        The named target formats, the default first.
    example_in, example_out : str
        A text, and what the default format makes of it.
    aliases : tuple of str
        Other names of the same type.
    doc : str
        What is accepted and which standard is followed.
    hints : tuple of str
        Words that column headers of this type often hold, sorted.
    """

    name: str
    title: str
    formats: tuple[str, ...]
    example_in: str
    example_out: str
    aliases: tuple[str, ...]
    doc: str
    hints: tuple[str, ...] = ()


class TypeTable(Sequence[TypeInfo]):
    """Column types, sorted by name; prints as a table.

    Parameters
    ----------
    infos : iterable of TypeInfo
        The rows.
    remark : str
        What is printed in place of an empty table.
    """

    def __init__(self, infos: Iterable[TypeInfo], remark: str = "no column types") -> None:
        self._infos = tuple(infos)
        self._remark = remark

    def __len__(self) -> int:
        return len(self._infos)

    @overload
    def __getitem__(self, index: int) -> TypeInfo: ...
    @overload
    def __getitem__(self, index: slice) -> TypeTable: ...
    def __getitem__(self, index: int | slice) -> TypeInfo | TypeTable:
        found = self._infos[index]
        return found if isinstance(found, TypeInfo) else TypeTable(found, self._remark)

    def __str__(self) -> str:
        if not self._infos:
            return self._remark
        rows = [_HEADS, *(_cells(info) for info in self._infos)]
        widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
        return "\n".join(
            "  ".join(f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)).rstrip()
            for row in rows
        )

    __repr__ = __str__

    def _repr_html_(self) -> str:
        if not self._infos:
            return f"<p>{escape(self._remark)}</p>"
        head = "".join(f"<th scope='col' style='{_STYLE}'>{name}</th>" for name in _HEADS)
        body = "\n".join(_html_row(info) for info in self._infos)
        return (
            "<div style='max-height:40em;overflow:auto'><table>\n"
            f"<thead><tr>{head}</tr></thead>\n<tbody>{body}</tbody></table></div>"
        )

    def to_dict(self) -> list[dict[str, Any]]:
        """A dict for each type, of texts and lists of texts."""
        return [
            {name: list(v) if isinstance(v, tuple) else v for name, v in asdict(info).items()}
            for info in self._infos
        ]

    def to_frame(self) -> pandas.DataFrame:
        """A pandas frame with a row for each type."""
        import pandas as pd

        return pd.DataFrame(self.to_dict(), columns=[field.name for field in fields(TypeInfo)])


def types(word: str | None = None) -> TypeTable:
    """The column types there are, or those that a word is about.

    Parameters
    ----------
    word : str, optional
        Part of a name or alias, a word that headers of such columns hold, or the start of a word
        of the title or the documentation; of several words, each must be found. Letter case does
        not matter.

    Returns
    -------
    TypeTable
        A sequence of `TypeInfo` that prints as a table, with ``to_dict()`` and ``to_frame()``.
        Types of that very name come first, then those whose name holds it. Empty when nothing is
        found; its text then names what is near.

    Examples
    --------
    >>> import cleanlib as cl
    >>> cl.types("time of day")[0].name
    'time'
    >>> cl.types("dats")
    no column type is about 'dats'; did you mean 'date'...
    >>> cl.types("wochentag")[0].name
    'day_of_week'
    >>> "date" in [info.name for info in cl.types()]
    True
    """
    infos = [_info(registry.get(name)) for name in registry.names()]
    if word is None or not word.strip():
        return TypeTable(infos)
    words = word.casefold().split()
    found = [info for info in infos if all(_is_about(info, w) for w in words)]
    found.sort(key=lambda info: _distance(info, words))
    return TypeTable(found, f"no column type is about {shorten(word)}{_near(words, infos)}")


def _info(column_type: ColumnType[Any, Any]) -> TypeInfo:
    default = column_type.default_format
    formats = (default, *(name for name in column_type.formats if name != default))
    given, written = next(iter(column_type.examples.items()), ("", ""))
    return TypeInfo(
        column_type.name,
        column_type.title,
        formats,
        given,
        str(written),
        column_type.aliases,
        column_type.doc,
        tuple(sorted(column_type.hints)),
    )


def _names(info: TypeInfo) -> tuple[str, ...]:
    return (info.name, *info.aliases)


def _is_about(info: TypeInfo, word: str) -> bool:
    starts = re.compile(rf"\b{re.escape(word)}")
    return (
        any(word in name for name in _names(info))
        or word in info.hints
        or bool(starts.search(f"{info.title} {info.doc}".casefold()))
    )


def _distance(info: TypeInfo, words: Sequence[str]) -> int:
    """0 when a word is a name of the type, 1 when it is part of one, else 2."""
    names = _names(info)
    if any(word in names for word in words):
        return 0
    return 1 if any(word in name for word in words for name in names) else 2


def _near(words: Sequence[str], infos: Sequence[TypeInfo]) -> str:
    titles = [word for info in infos for word in info.title.casefold().split() if len(word) > 2]
    known = [*(name for info in infos for name in _names(info)), *titles]
    hints = (did_you_mean(word, known) for word in words)
    return next((hint for hint in hints if hint), "")


def _cells(info: TypeInfo) -> tuple[str, ...]:
    """The row of a type in the printed table."""
    cells = (
        ", ".join(_names(info)),
        info.title,
        info.example_in,
        info.example_out,
        ", ".join(info.formats),
    )
    return tuple(_cut(cell, width) for cell, width in zip(cells, _WIDTHS, strict=True))


def _cut(text: str, width: int) -> str:
    shown = printable(text)
    return shown if not width or len(shown) <= width else f"{shown[: width - 3]}..."


def _html_row(info: TypeInfo) -> str:
    name, *others = (escape(cell) for cell in _cells(info))
    cells = "".join(f"<td style='{_STYLE}'>{cell}</td>" for cell in others)
    title = escape(info.doc, quote=True)
    return f"<tr><th scope='row' style='{_STYLE}' title='{title}'>{name}</th>{cells}</tr>"
