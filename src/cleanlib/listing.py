"""The table of column types, for people who look for the one they need."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import asdict, fields
from html import escape
from typing import TYPE_CHECKING, Any, overload

from cleanlib.catalogue import registry
from cleanlib.core.errors import shorten
from cleanlib.reporting.wording import printable
from cleanlib.type_info import TypeInfo, info_of
from cleanlib.type_search import find, names_of, near
from cleanlib.type_summaries import summaries

if TYPE_CHECKING:
    import pandas

_HEADS = ("type", "title", "example", "becomes", "formats")
_WIDTHS = (24, 22, 24, 22, 44)
_STYLE = "text-align:left;vertical-align:top;padding:2px 12px 2px 0"


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
        Part of a name or alias, a country (``"germany"``, ``"DE"``), a family (``"id_tax"``), a
        word that headers of such columns hold, or the start of a word of the title, the family's
        title, the standard or the documentation; of several words, each must be found. Letter
        case does not matter, but among several words a country's code counts in capitals only.

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
    >>> [info.name for info in cl.types("poland vat")]
    ['pl_nip']
    >>> "date" in [info.name for info in cl.types()]
    True
    """
    infos = [_info(name) for name in registry.names()]
    if word is None or not word.strip():
        return TypeTable(infos)
    found = find(infos, word)
    hint = "." if found else near(word, infos)
    return TypeTable(found, f"no column type is about {shorten(word)}{hint}")


def _info(name: str) -> TypeInfo:
    """From the summaries of the built-in types; others tell it themselves."""
    if registry.is_builtin(name) and name in summaries():
        return summaries()[name]
    return info_of(registry.get(name))


def _cells(info: TypeInfo) -> tuple[str, ...]:
    """The row of a type in the printed table."""
    cells = (
        ", ".join(names_of(info)),
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
